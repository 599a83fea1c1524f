// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The memory of a canvas, which the next one takes over: that of a window that is resized sixty times a second.
///
/// Asked of the system for each size, it would come page by page, which takes longer than drawing; asked of the C
/// library, it leaves holes between small blocks, as large as all pictures of some sizes together.
package final class CanvasMemory {
  /// From so many bytes on nothing is kept in reserve.
  private static let mostToSpare = 1 << 26

  private var bytes: UnsafeMutableRawPointer?
  private var capacity = 0

  package init() {}

  deinit { free(bytes) }

  /// Gives memory of a size, which is what it last was; nil if there is not as much.
  ///
  /// What was given before is gone, if it was less, or far more.
  func take(_ count: Int) -> UnsafeMutableRawPointer? {
    if let bytes, count <= capacity, count >= capacity / 4 { return bytes }
    free(bytes)
    // Half as much again, so that few steps of a window that grows ask for more.
    capacity = count < Self.mostToSpare ? count + count / 2 : count
    bytes = malloc(capacity)
    if bytes == nil { capacity = 0 }
    return bytes
  }
}
