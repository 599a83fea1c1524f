// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import StippleRaster

/// The dashes of one straight line, as runs of equal ones.
struct DashedLine: Equatable {
  /// Dashes of one length, each a period after the one before.
  struct Run: Equatable {
    /// The distance from the start of the line to the middle of the first dash.
    let first: Double
    let count: Int
    /// Of each dash.
    let length: Double
  }

  /// Whole dashes, and those that an end of the line cuts.
  private(set) var runs: [Run] = []
  let period: Double
  /// The least clear distance between two dashes, caps left aside; infinite if there are fewer than two.
  private(set) var gap = Double.infinity

  private let hasCaps: Bool

  /// How far a dash may reach beyond an end of the line and still be whole: far less than can be seen, and more than
  /// rounding makes of a line that is a whole number of periods long.
  private static let slack = 1e-6

  /// Lays a pattern along a line.
  ///
  /// A dash that begins just where the line ends is painted if it has caps, which show.
  ///
  /// - Parameters:
  ///   - lengths: Painted and unpainted lengths in turn, an even number; their sum is positive.
  ///   - phase: The distance into the pattern at which the line begins; at least 0, less than the period.
  ///   - mark: What its dashes look like; their length is not taken from it.
  init(length total: Double, lengths: [Double], phase: Double, mark: Mark) {
    hasCaps = mark.cap != .butt
    period = lengths.reduce(0, +)
    var offset = -phase
    for index in stride(from: 0, to: lengths.count, by: 2) {
      add(length: lengths[index], offset: offset, total: total)
      offset += lengths[index] + lengths[index + 1]
      gap = min(gap, lengths[index + 1])
    }
    if lengths.count == 2, gap <= mark.widestUnseenGap { closeGaps() }
  }

  /// Takes the whole line as one dash.
  init(solid length: Double) {
    hasCaps = true
    period = length
    runs = [Run(first: length / 2, count: 1, length: length)]
  }

  /// Makes one dash of all, from where the first begins to where the last ends.
  private mutating func closeGaps() {
    let start = runs.map { $0.first - $0.length / 2 }.min()
    let end = runs.map { $0.first + Double($0.count - 1) * period + $0.length / 2 }.max()
    guard let start, let end else { return }
    runs = [Run(first: (start + end) / 2, count: 1, length: end - start)]
  }

  /// Adds all dashes of one length; one of them begins at an offset from the start of the line.
  private mutating func add(length: Double, offset: Double, total: Double) {
    let first = ((-offset - Self.slack) / period).rounded(.up)
    let last = ((total - length - offset + Self.slack) / period).rounded(.down)
    guard first.isFinite, last.isFinite else { return }
    let before = offset + (first - 1) * period
    if before < 0, before + length > Self.slack { addCut(from: 0, to: min(before + length, total)) }
    let count = last - first + 1
    if count >= 1 {
      let middle = offset + first * period + length / 2
      runs.append(Run(first: middle, count: Int(min(count, 0x1p62)), length: length))
    }
    let after = offset + max(last + 1, first) * period
    if after <= total + Self.slack, after >= 0, after + length > total + Self.slack {
      addCut(from: min(after, total), to: total)
    }
  }

  private mutating func addCut(from start: Double, to end: Double) {
    guard hasCaps || start < end else { return }
    runs.append(Run(first: (start + end) / 2, count: 1, length: end - start))
  }
}
