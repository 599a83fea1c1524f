// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Bytes that stay as they are, and where they are, for as long as this lives.
// Unchecked: nothing writes to them meanwhile.
final class DesignPixels: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  private let release: @Sendable () -> Void

  /// - Parameter release: Called when they are needed no more.
  init(_ bytes: UnsafeRawBufferPointer, release: @escaping @Sendable () -> Void) {
    (self.bytes, self.release) = (bytes, release)
  }

  deinit {
    release()
  }
}

extension DesignPixels {
  /// A copy of data.
  convenience init(_ data: Data) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    data.copyBytes(to: copy)
    let start = UInt(bitPattern: copy.baseAddress)
    self.init(UnsafeRawBufferPointer(copy), release: { UnsafeMutableRawPointer(bitPattern: start)?.deallocate() })
  }
}
