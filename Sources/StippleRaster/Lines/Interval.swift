// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A part of the x or the y axis, in pixels; it may reach to infinity either way.
///
/// It is empty where the lower end is not below the upper one, so also where an end is not a number.
public struct Interval: Equatable, Sendable {
  public var lower: Double
  public var upper: Double

  public init(from lower: Double, to upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The whole axis.
  public static let everywhere = Interval(from: -.infinity, to: .infinity)

  var isEmpty: Bool { !(lower < upper) }

  /// The part that is in another interval too.
  func intersection(_ other: Interval) -> Interval {
    other.isEmpty ? other : Interval(from: max(lower, other.lower), to: min(upper, other.upper))
  }

  /// The pixels that it touches, of some.
  func pixels(in range: Range<Int>) -> Range<Int> {
    guard !isEmpty else { return range.lowerBound..<range.lowerBound }
    let first = max(Int(floor: lower), range.lowerBound)
    let end = min(Int(ceil: upper), range.upperBound)
    return first < end ? first..<end : range.lowerBound..<range.lowerBound
  }

  /// How much of a pixel's side it covers, in units of a share.
  func share(ofPixel pixel: Int) -> Int {
    PixelShare.share(min(upper, Double(pixel) + 1) - max(lower, Double(pixel)))
  }

  /// Calls with each of some pixels that it touches, and the share of it, in order.
  @inline(__always)
  func forEachShare(in range: Range<Int>, _ body: (_ pixel: Int, _ share: Int) -> Void) {
    let pixels = pixels(in: range)
    guard let first = pixels.first, let last = pixels.last else { return }
    body(first, share(ofPixel: first))
    guard first < last else { return }
    for pixel in first + 1..<last { body(pixel, PixelShare.whole) }
    body(last, share(ofPixel: last))
  }
}
