// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels.
public struct PixelRect: Equatable, Sendable {
  public var columns: Range<Int>
  public var rows: Range<Int>

  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The pixels in both rectangles; empty if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}
