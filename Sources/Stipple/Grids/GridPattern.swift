// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What a grid is made of: its kind.
///
/// A kind is a value of its own file under `Patterns`, and has a line in ``all``. It knows no view and no place: a
/// `GridLayout` gives it a pitch, an origin, sizes and a zoom.
public struct GridPattern: Sendable {
  /// What Interface Builder and the command call it.
  public let name: String

  /// The height of a pitch whose width is 1, where none is asked for: 1 for square cells.
  let aspect: Double

  /// What is drawn, for a pitch and the other measures of a layout.
  let figure: @Sendable (_ pitch: SIMD2<Double>, GridLayout) -> GridFigure

  init(
    name: String, aspect: Double = 1, figure: @escaping @Sendable (_ pitch: SIMD2<Double>, GridLayout) -> GridFigure
  ) {
    self.name = name
    self.aspect = aspect
    self.figure = figure
  }

  /// Every kind, in the order in which they are offered.
  public static let all: [GridPattern] = [
    .none,
    .grid,
    .dot,
    .cross,
    .plus,
    .ruled,
    .isometric,
    .triangular,
    .hexagonal,
    .staggered,
    .music,
    .cornell,
    .polar,
  ]

  /// The kind of a name; nil if there is none.
  public init?(name: String) {
    guard let pattern = Self.all.first(where: { $0.name == name }) else { return nil }
    self = pattern
  }
}

extension GridPattern: Hashable {
  public static func == (one: GridPattern, other: GridPattern) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension GridPattern: CustomStringConvertible {
  public var description: String { name }
}
