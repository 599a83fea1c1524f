// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
package import FoundationEssentials

/// A file that is written beside its place and moved there when it is whole, so that nobody ever sees half of it.
///
/// What it replaces keeps its permissions, and its owner and group where this user may give them. Other names of the old
/// file (hard links) go on leading to that, and its extended attributes are not taken over.
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
    draft = try Self.writeDraft(data, in: folder.isEmpty ? "." : folder, inPlaceOf: old, for: path)
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
    _ data: Data, in folder: String, inPlaceOf old: FileIdentity?, for path: String
  ) throws(OutputFileError) -> String {
    do throws(SystemError) {
      // A new file is open to whom the user's mask lets; one in place of another, at first to nobody else.
      let (draft, descriptor) = try makeDraft(in: folder, permissions: old == nil ? 0o666 : 0o600)
      do throws(SystemError) {
        if let old { try adopt(old, descriptor) }
        try FileDescriptor.write(data, to: descriptor)
        // Once the old one is gone, nothing but this is left of it: a machine that goes down must find it whole.
        if old != nil, fsync(descriptor) != 0, errno != EINVAL { throw .last }
      } catch {
        close(descriptor)
        unlink(draft)
        throw error
      }
      // Closing, too, can tell of a failed write.
      if close(descriptor) != 0 {
        let error = SystemError.last
        unlink(draft)
        throw error
      }
      return draft
    } catch {
      throw failure(path, error.reason)
    }
  }

  /// An empty file of a name that no other has.
  private static func makeDraft(in folder: String, permissions: mode_t) throws(SystemError) -> (String, Int32) {
    while true {
      let draft = "\(folder)/.stipple-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
      if descriptor >= 0 { return (draft, descriptor) }
      if errno != EEXIST, errno != EINTR { throw .last }
    }
  }

  /// Gives a file the permissions of another, and its owner and group where this user may.
  private static func adopt(_ old: FileIdentity, _ descriptor: Int32) throws(SystemError) {
    var permissions = old.permissions
    // To change the owner takes back permissions, so it comes first.
    if fchown(descriptor, old.owner, old.group) != 0, fchown(descriptor, .max, old.group) != 0 {
      // What its group might do is not for another group: that may do what all may.
      permissions = permissions & ~0o2070 | (permissions & 0o7) << 3
    }
    if fchmod(descriptor, mode_t(permissions)) != 0 { throw .last }
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
