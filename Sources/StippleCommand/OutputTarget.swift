// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Where a picture goes, and in which form.
struct OutputTarget {
  /// As given; "-" is standard output.
  let path: String
  let format: PictureFormat

  var isStandardOutput: Bool { path == "-" }

  /// The form follows from the ending; for standard output it is named.
  init(path: String, format named: PictureFormat?, syntax: ArgumentSyntax) throws(CommandFailure) {
    self.path = path
    if path == "-" {
      guard let named else { throw syntax.failure("'-o -' needs --format png, pdf or svg") }
      format = named
      return
    }
    let ending = (path as NSString).pathExtension
    guard let format = PictureFormat(rawValue: ending.lowercased()) else {
      let what = ending.isEmpty ? "no ending" : "the unknown ending '.\(ending)'"
      throw syntax.failure("output '\(path)' has \(what); it must be .png, .pdf or .svg")
    }
    self.format = format
  }

  /// Whether both lead to one file, by whatever names and links.
  func isSame(as other: OutputTarget) -> Bool {
    if path == other.path { return true }
    if isStandardOutput || other.isStandardOutput { return false }
    if let own = FileIdentity(path: path), let others = FileIdentity(path: other.path) {
      return own == others && own.kind == .regular
    }
    return name == other.name && FileIdentity(path: folder) != nil
      && FileIdentity(path: folder) == FileIdentity(path: other.folder)
  }

  var name: String { (path as NSString).lastPathComponent }

  var folder: String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }
}
