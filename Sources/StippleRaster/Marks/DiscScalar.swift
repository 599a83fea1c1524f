// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A number that areas of discs are computed in.
protocol DiscScalar: BinaryFloatingPoint {
  /// Half the area of a segment of the unit disc, of a height from 0 to 1.
  static func halfSegment(height: Self) -> Self
}

extension Float: DiscScalar {
  /// Within 1e-8 and some roundings: `h sqrt(h)` times a polynomial fitted by Chebyshev's nodes. It goes to 0 at the
  /// edge without loss, as the difference of an arc sine from a quarter turn would not.
  static func halfSegment(height: Float) -> Float {
    // In pairs, by Estrin's scheme: a vector of them need not wait for each product in turn.
    let square = height * height
    let first = height * -0.1414215458 + 0.9428090431
    let second = height * -0.002485612627 - 0.01262298987
    let third = height * -0.0004085623591 - 0.000514360995
    let fourth = height * -0.0001254723042 + 0.0001676667317
    let sum = (fourth * square + third) * (square * square) + (second * square + first)
    return height * height.squareRoot() * sum
  }
}

extension Double: DiscScalar {
  /// Within 4e-16.
  static func halfSegment(height: Double) -> Double {
    let distance = 1 - height
    return .pi / 4 - (distance * (height * (1 + distance)).squareRoot() + .asin(distance)) / 2
  }
}
