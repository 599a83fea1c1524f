// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The pixels in which a small mark may have coverage.
struct MarkBox {
  /// The first column and row.
  let column: Int32
  let row: Int32
  /// The number of columns, from 1 to 16.
  let width: Int32
  /// The number of rows.
  let height: Int32

  @inline(__always)
  init(column: Int, row: Int, width: Int, height: Int) {
    self.column = Int32(truncatingIfNeeded: column)
    self.row = Int32(truncatingIfNeeded: row)
    self.width = Int32(truncatingIfNeeded: width)
    self.height = Int32(truncatingIfNeeded: height)
  }
}
