// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
package import FoundationEssentials

/// A file that is written beside its place and moved there when it is whole, so that nobody ever sees half of it.
package struct OutputFile {
  /// As the person named it, for messages.
  private let path: String
  /// The place behind links.
  private let place: String
  /// The file beside it; nil for a device or a pipe, which is written where it is.
  private let draft: String?
  private let data: Data

  /// Writes the draft.
  package init(_ data: Data, to path: String) throws(OutputFileError) {
    self.path = path
    self.data = data
    let old = FileIdentity(path: path)
    if old?.kind == .folder { throw Self.failure(path, "it is a folder; name a file in it") }
    guard old?.kind != .other else {
      place = path
      draft = nil
      return
    }
    // A link stays a link: what it leads to is replaced.
    place = old == nil ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if old != nil, access(place, W_OK) != 0 { throw Self.failure(path, SystemError.last.reason) }
    let folder = (place as NSString).deletingLastPathComponent
    guard folder.isEmpty || FileIdentity(path: folder)?.kind == .folder else {
      throw Self.failure(path, "there is no folder '\(folder)'; make it first")
    }
    draft = try Self.writeDraft(data, in: folder.isEmpty ? "." : folder, permissions: old?.permissions, for: path)
  }

  /// Puts the file in its place.
  package func commit() throws(OutputFileError) {
    do throws(SystemError) {
      if let draft {
        if rename(draft, place) != 0 { throw .last }
      } else {
        try Self.overwrite(place, with: data)
      }
    } catch {
      discard()
      throw Self.failure(path, error.reason)
    }
  }

  /// Leaves nothing behind.
  package func discard() {
    if let draft { unlink(draft) }
  }

  private static func writeDraft(
    _ data: Data, in folder: String, permissions: UInt32?, for path: String
  ) throws(OutputFileError) -> String {
    var name = Array("\(folder)/.stipple-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw failure(path, SystemError.last.reason) }
    let draft = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    do throws(SystemError) {
      // mkstemp keeps a file to its owner; a new file is open to whom the user's mask lets.
      let mask = umask(0)
      umask(mask)
      if fchmod(descriptor, mode_t(permissions ?? 0o666 & ~UInt32(mask))) != 0 { throw .last }
      try FileDescriptor.writeAndClose(data, descriptor)
      return draft
    } catch {
      unlink(draft)
      throw failure(path, error.reason)
    }
  }

  private static func overwrite(_ path: String, with data: Data) throws(SystemError) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw .last }
    try FileDescriptor.writeAndClose(data, descriptor)
  }

  private static func failure(_ path: String, _ reason: String) -> OutputFileError {
    OutputFileError(path: path, reason: reason)
  }
}
