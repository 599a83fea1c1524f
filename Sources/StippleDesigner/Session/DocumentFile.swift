// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The document that is edited: what is shown of it, and what is on disk.
struct DocumentFile: Sendable {
  /// What a file is told from what it was by, without reading it.
  struct Stamp: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    /// When what it holds has changed, and when anything about it has, such as who may read it.
    let times: [Int]

    /// Nil where there is no file.
    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino))
      size = Int64(status.st_size)
      times = [status.st_mtim, status.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
    }
  }

  /// As the person named it.
  let path: String
  /// The bytes that are shown, with the edits; nil as long as none could be.
  private(set) var bytes: Data?
  /// What the file held when it was last read or written: other than what is shown once edits have been saved.
  private(set) var disk: Data?
  /// Which reading of it is shown, for the worker.
  private(set) var number = 0
  /// What the bytes that are shown set.
  private(set) var attributes: NibValues = [:]
  /// What the file set when it was last read or written.
  private(set) var diskAttributes: NibValues = [:]
  private(set) var warnings: [String] = []
  /// Why what is on disk is not shown.
  var error: DesignState.Document.Failure?
  var isChangedOnDisk = false
  var isGone = false

  init(path: String) {
    self.path = path
  }

  var name: String { (path as NSString).lastPathComponent }
  var folder: String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Takes bytes for those that are shown, under a new number.
  mutating func show(_ bytes: Data, warnings: [String], attributes: NibValues) {
    (self.bytes, disk) = (bytes, bytes)
    number += 1
    self.warnings = warnings
    (self.attributes, diskAttributes) = (attributes, attributes)
    noteFollowed()
  }

  /// Takes note of what has been written to the file. What is shown stays, so that edits before it can be undone.
  mutating func noteSaved(_ bytes: Data, attributes: NibValues) {
    (disk, diskAttributes) = (bytes, attributes)
    noteFollowed()
  }

  /// Takes note that what is on disk is what was last read or written.
  mutating func noteFollowed() {
    (error, isChangedOnDisk, isGone) = (nil, false, false)
  }

  /// What is on disk, or why nothing can be read there.
  static func read(_ path: String) -> Result<Data, SystemError> {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(.last) }
    defer { close(descriptor) }
    do throws(SystemError) {
      // One byte more than a document may have tells that it has more.
      return .success(try FileDescriptor.read(from: descriptor, limit: 16 << 20 + 1))
    } catch {
      return .failure(error)
    }
  }
}
