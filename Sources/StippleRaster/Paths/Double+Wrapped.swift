// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension Double {
  /// What is left of the value by whole periods: at least 0, less than the period. Not a number if it is not finite.
  ///
  /// Exact to the value's own precision; it takes no call of a library, as the remainder does.
  func wrapped(to period: Double) -> Double {
    guard isFinite else { return .nan }
    let quotient = self / period
    // Beyond 2^53 the value has no digits behind the period's any more.
    guard abs(quotient) < 0x1p53 else { return 0 }
    let rest = self - period * Double(Int(floor: quotient))
    return rest < 0 ? max(rest + period, 0) : rest < period ? rest : 0
  }
}
