// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Painted and unpainted lengths that alternate along every contour of a path, each beginning at the same phase.
///
/// The k-th repeat of a dash begins at `first + Double(k) * period` of its contour, whatever came before.
struct DashCycle: Equatable, Sendable {
  /// One painted length of the pattern.
  struct Dash: Equatable, Sendable {
    /// Where it begins in the first period that has some of it on the contour; negative if it is cut there.
    let first: Double
    /// Its length, in pixels; 0 for a dot.
    let length: Double
  }

  let dashes: [Dash]
  /// In pixels.
  let period: Double
  private let inverse: Double
  /// Whether no dash has a length.
  let hasOnlyPoints: Bool

  /// Lengths along a contour that differ by less are the same; what Cairo takes for nothing when it counts dashes.
  static let tolerance = 1.0 / 512

  /// Makes the pattern.
  ///
  /// - Parameters:
  ///   - lengths: An even number of lengths in pixels, painted ones first.
  ///   - phase: The distance into the pattern at which each contour begins, in pixels; a negative one counts backwards.
  /// - Returns: nil if there is no pattern: no lengths or an odd number of them, one that is negative or not finite, all
  ///   of them zero, or a phase that is not finite.
  init?(lengths: [Double], phase: Double) {
    guard lengths.count.isMultiple(of: 2), lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite else { return nil }
    let phase = phase.wrapped(to: period)
    var offset = 0.0
    var dashes: [Dash] = []
    for index in stride(from: 0, to: lengths.count, by: 2) {
      var first = offset - phase
      // What ends where the contour begins has gone by; a dot that rounding put just before it has not.
      let hasGoneBy = lengths[index] > 0 ? first + lengths[index] < Self.tolerance : first < -Self.tolerance
      if hasGoneBy { first += period }
      // One that is cut at the start, and comes again within the first period.
      dashes.append(Dash(first: first, length: lengths[index]))
      offset += lengths[index] + lengths[index + 1]
    }
    self.init(dashes: dashes, period: period)
  }

  init(dashes: [Dash], period: Double) {
    self.dashes = dashes
    self.period = period
    inverse = 1 / period
    hasOnlyPoints = dashes.allSatisfy { $0.length == 0 }
  }

  /// The repeats of a dash that begin from a place on and before another.
  ///
  /// Neighbouring ranges of places have neighbouring ranges of repeats: each repeat is in one of them.
  @inline(__always)
  func repeats(of dash: Dash, from start: Double, to end: Double) -> Range<Int> {
    let lower = firstRepeat(of: dash, from: start)
    return lower..<max(lower, firstRepeat(of: dash, from: end))
  }

  /// The first repeat that begins at a place or behind it.
  @inline(__always)
  func firstRepeat(of dash: Dash, from place: Double) -> Int {
    var index = max(0, Int(ceil: (place - dash.first) * inverse))
    // The product is rounded: the place that is used decides.
    if index > 0, dash.first + Double(index - 1) * period >= place { index -= 1 }
    if dash.first + Double(index) * period < place { index += 1 }
    return index
  }
}
