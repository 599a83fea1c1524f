// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the system knows of the file that a path leads to, through links.
package struct FileIdentity: Hashable {
  package enum Kind: Hashable { case regular, folder, other }

  package let device: UInt64
  package let number: UInt64
  package let kind: Kind
  package let permissions: UInt32
  package let owner: UInt32
  package let group: UInt32

  /// Nil where the path leads nowhere.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    permissions = UInt32(status.st_mode) & 0o7777
    (owner, group) = (status.st_uid, status.st_gid)
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      default: .other
      }
  }
}
