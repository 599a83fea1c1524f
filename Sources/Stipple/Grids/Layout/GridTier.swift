// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// One size of marks of a grid that has several: minor and major ones, or levels of a ladder.
struct GridTier: Equatable {
  /// From a mark to the next, in pitches.
  var stride: GridStride
  /// Every how many marks, both ways, there is one that is left out: it is of the next tier.
  var hole: Int?
  /// Every how many marks, both ways, there is one that is drawn; nil for all of them. Where a figure is not its own at
  /// another stride, major marks are some of its marks.
  var only: Int?
  /// How far the marks are on the way from minor ones, 0, to major ones, 1.
  var emphasis: Double
  /// How strong they are, from 0 to 1.
  var opacity: Double

  init(
    _ stride: GridStride = GridStride(), hole: Int? = nil, only: Int? = nil, emphasis: Double = 0, opacity: Double = 1
  ) {
    self.stride = stride
    self.hole = hole
    self.only = only
    self.emphasis = emphasis
    self.opacity = opacity
  }

  /// Whether a line of an index is of the tier, all along.
  func holds(line index: Double) -> Bool {
    guard let interval = hole ?? only else { return true }
    return (index.remainder(dividingBy: Double(interval)) == 0) == (hole == nil)
  }
}

/// A multiple or an exact fraction of the pitch.
struct GridStride: Equatable {
  /// Whole numbers, of which one is 1.
  var factor: Double = 1
  var divisor: Double = 1

  /// A power of a whole number.
  init?(_ base: Int, toThe exponent: Double) {
    guard let size = Self.power(base, abs(exponent)) else { return nil }
    if exponent < 0 { divisor = size } else { factor = size }
  }

  init(factor: Double = 1) {
    self.factor = factor
  }

  var value: Double { factor / divisor }

  /// Nil if not every whole number up to it is a Double.
  private static func power(_ base: Int, _ exponent: Double) -> Double? {
    guard exponent <= 52 else { return nil }
    var result = 1.0
    for _ in 0..<Int(exponent) { result *= Double(base) }
    return result <= 0x1p52 ? result : nil
  }
}
