// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A number of twice the digits of a Double, as the sum of two.
///
/// A mark's place is a small difference of large numbers where a canvas is far scrolled and zoomed; with Doubles alone it
/// would be lost by 0.0001 pt at 10^9 pt and a zoom of 1,000.
///
/// Source: T. J. Dekker, A floating-point technique for extending the available precision (1971).
struct PairedDouble {
  var high: Double
  var low: Double

  /// The product, exactly.
  init(_ factor: Double, times other: Double) {
    high = factor * other
    low = (-high).addingProduct(factor, other)
  }

  private init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The nearest Double.
  var value: Double { high + low }

  static func + (one: PairedDouble, other: PairedDouble) -> PairedDouble {
    let sum = one.high + other.high
    let part = sum - one.high
    let error = (one.high - (sum - part)) + (other.high - part)
    return PairedDouble(high: sum, low: error + one.low + other.low)
  }

  static func + (one: PairedDouble, other: Double) -> PairedDouble {
    one + PairedDouble(high: other, low: 0)
  }

  static func * (one: PairedDouble, factor: Double) -> PairedDouble {
    var product = PairedDouble(one.high, times: factor)
    product.low += one.low * factor
    return product
  }

  static func / (one: PairedDouble, divisor: Double) -> PairedDouble {
    let quotient = one.high / divisor
    let rest = one.high.addingProduct(-quotient, divisor) + one.low
    return PairedDouble(high: quotient, low: rest / divisor)
  }
}
