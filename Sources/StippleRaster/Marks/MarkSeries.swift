// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The middles of marks at equal distances along one axis.
///
/// Mark k is at `first + k * pitch`, computed so for each, so that nothing accumulates. There may be 1e12 of them: only
/// those that can be seen are ever enumerated.
struct MarkSeries {
  /// The middle of mark 0, in pixels; finite.
  let first: Double
  /// The distance from a mark to the next, in pixels; finite, not negative.
  let pitch: Double
  let count: Int

  /// Makes a series; one that is descending is turned about, one without pitch is a single mark, and one with a number
  /// that is not finite is empty.
  init(first: Double, pitch: Double, count: Int) {
    // A Double counts exactly up to here.
    let count = min(count, Int(clamping: Int64(1) << 53))
    let last = first + Double(count - 1) * pitch
    if count == 1 || pitch == 0 {
      (self.first, self.pitch, self.count) = (first, 0, first.isFinite && count > 0 ? 1 : 0)
    } else {
      let isKnown = first.isFinite && last.isFinite && count > 0
      (self.first, self.pitch, self.count) = (min(first, last), abs(pitch), isKnown ? count : 0)
    }
  }

  /// The middle of a mark, brought to the nearest 2^-18 of a pixel, so that marks a whole number of pixels apart are
  /// alike to the byte; that moves none by more than 1/2,000 of what a byte of coverage can tell.
  func middle(_ index: Int) -> Double {
    let middle = first + Double(index) * pitch
    guard abs(middle) < 1_073_741_824 else { return middle }
    // From 2^52 on a Double holds whole numbers only: adding half as much again rounds, on both sides of zero.
    let steps = middle * 262_144 + 6_755_399_441_055_744
    return (steps - 6_755_399_441_055_744) * (1 / 262_144)
  }

  /// Whether the middles are as exact as a bitmap's pixels ask for.
  var isPrecise: Bool { abs(first) <= 1_000_000_000 }

  /// Whether all marks lie alike within their pixels, as they do when the pitch is a whole number of pixels.
  var isAligned: Bool {
    guard count > 1 else { return true }
    guard pitch <= 1_048_576, pitch == pitch.rounded(), abs(first) <= 1_048_576 else { return false }
    // Not so close to the middle between two steps that one mark's rounding could differ from another's.
    let steps = first * 262_144
    return abs(steps - steps.rounded(.down) - 0.5) > 0.01
  }

  /// After how many marks they lie in their pixels as they did before, and how many pixels further; nil if marks up to
  /// an index do not, or only after more than 128.
  func period(upTo index: Int) -> (marks: Int, pixels: Int)? {
    let end = first + Double(index) * pitch
    guard pitch <= 65_536, abs(first) <= 65_536, abs(end) <= 131_072 else { return nil }
    // The denominators of the pitch's continued fraction, whose multiples come nearest to whole numbers.
    var (rest, marks, before) = (pitch, 1.0, 0.0)
    while marks <= 128 {
      let pixels = (marks * pitch).rounded()
      if abs(marks * pitch - pixels) * (Double(index) / marks) < 1e-11 {
        // No mark is so close to the middle between two steps that another's rounding could differ.
        let isClear = (0..<Int(marks)).allSatisfy { mark in
          let steps = (first + Double(mark) * pitch) * 262_144
          return abs(steps - steps.rounded(.down) - 0.5) > 2e-5
        }
        return isClear ? (Int(marks), Int(pixels)) : nil
      }
      let part = rest - rest.rounded(.down)
      guard part > 1e-9 else { return nil }
      rest = 1 / part
      (marks, before) = (marks * rest.rounded(.down) + before, marks)
    }
    return nil
  }

  /// The marks that reach into a range of pixels; at most one more at each end.
  func visible(in pixels: Range<Int>, reach: Double) -> Range<Int> {
    guard count > 0, !pixels.isEmpty else { return 0..<0 }
    guard pitch > 0 else { return self.pixels(of: 0, reach: reach, in: pixels).isEmpty ? 0..<0 : 0..<1 }
    let last = Double(count - 1)
    // Of marks that reach into each other, each is drawn in its cell only; the first and the last reach further outwards.
    let overlap = pitch < 2 * reach
    let near = overlap ? pitch / 2 : reach
    let low = (Double(pixels.lowerBound) - near - first) / pitch
    let high = (Double(pixels.upperBound) + near - first) / pitch
    guard overlap || (low <= last && high >= 0) else { return 0..<0 }
    // Towards zero is down, since neither is negative any more.
    let start = Int(min(max(low, 0), last))
    return start..<max(start + 1, min(count, Int(min(max(high, 0), last)) + 1))
  }

  /// The pixels of a range that a mark covers at least a part of.
  func pixels(of index: Int, reach: Double, in range: Range<Int>) -> Range<Int> {
    let middle = middle(index)
    return Self.pixels(from: middle - reach, to: middle + reach, in: range)
  }

  /// The part of the axis, from its middle, in which a mark is drawn: all of it, but where marks reach into each other
  /// only as far as half the pitch, so that each place is of one mark.
  func cell(of index: Int, reach: Double) -> ClosedRange<Double> {
    guard count > 1, pitch < 2 * reach else { return -Double.infinity...Double.infinity }
    return (index == 0 ? -Double.infinity : -pitch / 2)...(index == count - 1 ? Double.infinity : pitch / 2)
  }

  /// Whether two marks can cover a part of the same pixel.
  func sharesPixels(reach: Double) -> Bool {
    guard count > 1, pitch < 2 * reach + 1 else { return false }
    guard isAligned else { return true }
    // All marks cover as many pixels as the first.
    return (middle(0) + reach).rounded(.up) - (middle(0) - reach).rounded(.down) > pitch
  }

  private static func pixels(from low: Double, to high: Double, in range: Range<Int>) -> Range<Int> {
    guard low < Double(range.upperBound), high > Double(range.lowerBound) else {
      return range.lowerBound..<range.lowerBound
    }
    let lower = low > Double(range.lowerBound) ? Int(low.rounded(.down)) : range.lowerBound
    let upper = high < Double(range.upperBound) ? Int(high.rounded(.up)) : range.upperBound
    return lower..<max(lower, upper)
  }
}
