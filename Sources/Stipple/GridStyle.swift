// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What the background of a `GridView` is.
public enum GridStyle: String, CaseIterable, Sendable {
  /// Nothing.
  case none
  /// Lines both ways.
  case grid
  /// Dots where the lines would cross.
  case dot

  /// The style after this one: none, grid, dot, and none again.
  public var next: GridStyle {
    switch self {
    case .none: .grid
    case .grid: .dot
    case .dot: .none
    }
  }
}
