// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// What the standard library has no function for, since C's library has it: Embedded Swift comes without one.
// Plain series after a reduction of the argument; no tables, so that nothing is set up at a first call.

extension Double {
  /// The sine of an angle in radians, within 2e-16 for angles up to 1e6 either way; not a number beyond that.
  ///
  /// Source: the reduction is that of W. J. Cody and W. Waite, "Software manual for the elementary functions" (1980);
  /// then Taylor's series, whose first term left out is below 1e-19.
  static func sin(_ angle: Double) -> Double {
    guard let (quarter, rest) = quarterTurns(angle) else { return .nan }
    let value = quarter & 1 == 0 ? sineSeries(rest) : cosineSeries(rest)
    return quarter & 2 == 0 ? value : -value
  }

  /// The cosine of an angle in radians, as exact as the sine.
  static func cos(_ angle: Double) -> Double {
    guard let (quarter, rest) = quarterTurns(angle) else { return .nan }
    let value = quarter & 1 == 0 ? cosineSeries(rest) : sineSeries(rest)
    return (quarter + 1) & 2 == 0 ? value : -value
  }

  /// The angle of a point from the x axis, from -pi to pi, within 5e-16; 0 at the origin. A zero's sign counts as a side.
  ///
  /// Not a number if a coordinate is not finite; so that no scale is lost, neither should be above 1e300.
  /// Source: the reduction by `atan(t) = atan(c) + atan((t - c) / (1 + t c))` (Cody and Waite, as above), with c of
  /// 0, 1/2 and 1; then Gregory's series, whose first term left out is below 1e-17.
  static func atan2(y: Double, x: Double) -> Double {
    guard x.isFinite, y.isFinite else { return .nan }
    let (width, height) = (abs(x), abs(y))
    let (long, short) = (max(width, height), min(width, height))
    guard long > 0 else { return 0 }
    // The bounds are those where the next c gives the smaller rest.
    let base: (tangent: Double, angle: Double) =
      short < 0.236 * long ? (0, 0) : short < 0.721 * long ? (0.5, 0.46364760900080611) : (1, 0.78539816339744831)
    let rest = (short - base.tangent * long) / (long + base.tangent * short)
    var angle = base.angle + arctangentSeries(rest)
    if height > width { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y.sign == .minus ? -angle : angle
  }

  /// The angle from -pi/2 to pi/2 whose sine is a value from -1 to 1, within 5e-16; not a number for other values.
  static func asin(_ sine: Double) -> Double {
    atan2(y: sine, x: ((1 - sine) * (1 + sine)).squareRoot())
  }

  /// The angle from 0 to pi whose cosine is a value from -1 to 1, within 5e-16; not a number for other values.
  static func acos(_ cosine: Double) -> Double {
    atan2(y: ((1 - cosine) * (1 + cosine)).squareRoot(), x: cosine)
  }

  /// The nearest whole number of quarter turns in an angle, and the angle from -pi/4 to pi/4 that is left.
  private static func quarterTurns(_ angle: Double) -> (quarter: Int, rest: Double)? {
    guard abs(angle) <= 1_000_000 else { return nil }
    let quarter = Int(floor: angle * (2 / .pi) + 0.5)
    let count = Double(quarter)
    // Half of pi in parts of 33 bits: their products with a count of 20 bits are exact.
    let high = 0x1.921fb544p+0
    let middle = 0x1.0b4611a6p-34
    let low = 0x1.3198a2e037073p-69
    return (quarter, ((angle - count * high) - count * middle) - count * low)
  }

  private static func sineSeries(_ x: Double) -> Double {
    let y = x * x
    var sum = 1 / 355_687_428_096_000.0
    sum = sum * y - 1 / 1_307_674_368_000
    sum = sum * y + 1 / 6_227_020_800
    sum = sum * y - 1 / 39_916_800
    sum = sum * y + 1 / 362_880
    sum = sum * y - 1 / 5_040
    sum = sum * y + 1 / 120
    sum = sum * y - 1 / 6
    return x + x * y * sum
  }

  private static func cosineSeries(_ x: Double) -> Double {
    let y = x * x
    var sum = 1 / 20_922_789_888_000.0
    sum = sum * y - 1 / 87_178_291_200
    sum = sum * y + 1 / 479_001_600
    sum = sum * y - 1 / 3_628_800
    sum = sum * y + 1 / 40_320
    sum = sum * y - 1 / 720
    sum = sum * y + 1 / 24
    return 1 - y * (0.5 - y * sum)
  }

  private static func arctangentSeries(_ x: Double) -> Double {
    let y = x * x
    var sum = 1 / 23.0
    sum = 1 / 21 - y * sum
    sum = 1 / 19 - y * sum
    sum = 1 / 17 - y * sum
    sum = 1 / 15 - y * sum
    sum = 1 / 13 - y * sum
    sum = 1 / 11 - y * sum
    sum = 1 / 9 - y * sum
    sum = 1 / 7 - y * sum
    sum = 1 / 5 - y * sum
    sum = 1 / 3 - y * sum
    return x - x * y * sum
  }
}

extension Int {
  /// The greatest whole number that is not above a value; 0 for not a number.
  ///
  /// Beyond 2^60 it is 2^60, either way: there is room for sums and differences of some such numbers. It takes no call
  /// of a library, as rounding a `Double` does on processors without an instruction for it.
  @inline(__always)
  init(floor value: Double) {
    let value = Self.clampable(value)
    let truncated = Int(value)
    self = Double(truncated) > value ? truncated - 1 : truncated
  }

  /// The least whole number that is not below a value; 0 for not a number, and beyond 2^60 as the floor.
  @inline(__always)
  init(ceil value: Double) {
    let value = Self.clampable(value)
    let truncated = Int(value)
    self = Double(truncated) < value ? truncated + 1 : truncated
  }

  @inline(__always)
  private static func clampable(_ value: Double) -> Double {
    let limit = 0x1p60
    if value >= limit { return limit }
    if value <= -limit { return -limit }
    return value == value ? value : 0
  }
}
