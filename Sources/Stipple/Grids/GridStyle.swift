// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What the background of a `GridView` is, of the first three kinds there were: a shorthand of `GridPattern`.
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

  /// The pattern it stands for.
  public var pattern: GridPattern {
    switch self {
    case .none: .none
    case .grid: .grid
    case .dot: .dot
    }
  }
}
