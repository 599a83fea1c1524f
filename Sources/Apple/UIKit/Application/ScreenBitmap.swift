// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The pixels of an app's screen: 32 bits each, premultiplied blue, green, red, alpha in memory, top row first.
package struct ScreenBitmap {
  /// The rows.
  package let bytes: UnsafeRawBufferPointer
  /// Pixels a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// The distance between rows.
  package let bytesPerRow: Int

  package init(bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) {
    (self.bytes, self.width, self.height, self.bytesPerRow) = (bytes, width, height, bytesPerRow)
  }
}
