// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The Swift package of an app.
struct AppPackage {
  /// As the person named it, for messages.
  let name: String
  let folder: URL
  /// Where it is built: an example beside this package's own products, so that nothing is built twice.
  let buildFolder: URL

  /// Finds a package by its folder, or an example by its name.
  ///
  /// What has a slash in it is a path. Of a name alone, a package in the current folder goes before an example.
  init(named name: String) throws(CommandFailure) {
    self.name = name
    let path = URL(fileURLWithPath: name).standardizedFileURL
    let folder: URL
    if Self.isPackage(path) {
      folder = path
    } else if !name.contains("/"), let example = Self.examples.first(where: { $0.lastPathComponent == name }) {
      folder = example
    } else {
      throw Self.failure(name, path)
    }
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    let isExample = Self.examples(of: root).contains { FileIdentity(path: $0.path) == FileIdentity(path: folder.path) }
    self.folder = folder
    buildFolder = (isExample ? root : folder).appending(path: ".build")
  }

  /// The options of SwiftPM that say what is built, and where.
  var places: [String] { ["--package-path", folder.path, "--scratch-path", buildFolder.path] }

  /// The file that a build leaves of an executable.
  func path(of executable: String) -> String {
    buildFolder.appending(path: "release").appending(path: executable).path
  }

  private static func failure(_ name: String, _ path: URL) -> CommandFailure {
    switch FileIdentity(path: path.path)?.kind {
    case .folder:
      return CommandFailure(.noInput, "'\(name)' is no Swift package: there is no Package.swift in it")
    case .regular, .other:
      return CommandFailure(.noInput, "'\(name)' is a file; name the folder of a Swift package")
    case nil:
      if name.contains("/") { return CommandFailure(.noInput, "there is no folder '\(name)'") }
      let names = examples.map(\.lastPathComponent)
      let hint =
        name.nearest(in: names).map { "the nearest example is '\($0)'" }
        ?? (names.isEmpty ? "no examples are near" : "the examples are \(names.joined(separator: ", "))")
      return CommandFailure(.noInput, "there is no app '\(name)': no folder is called so, and \(hint)")
    }
  }

  private static func isPackage(_ folder: URL) -> Bool {
    FileIdentity(path: folder.appending(path: "Package.swift").path)?.kind == .regular
  }

  /// Those of this package, which is looked for above the current folder, then above this program.
  private static var examples: [URL] {
    let starts = [
      FileManager.default.currentDirectoryPath, URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path,
    ]
    for start in starts {
      var folder = URL(fileURLWithPath: start).standardizedFileURL
      while folder.path != "/" {
        let found = examples(of: folder)
        if !found.isEmpty { return found }
        folder = folder.deletingLastPathComponent()
      }
    }
    return []
  }

  /// The packages in the folder of examples of this package's checkout, if the folder is one, by name.
  private static func examples(of root: URL) -> [URL] {
    guard isPackage(root), FileIdentity(path: root.appending(path: "Sources/Apple/UIKit").path)?.kind == .folder else {
      return []
    }
    let examples = root.appending(path: "Examples")
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: examples.path)
    } catch {
      return []
    }
    return names.sorted().map { examples.appending(path: $0) }.filter(isPackage)
  }
}
