// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A cell of a grid.
///
/// Columns and rows are counted from the origin, to the right and down, and may be negative. In patterns of triangles,
/// the two that share a slanted edge have columns of their own; rings of polar paper are rows.
public struct GridCell: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
