// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

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
