// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A length of line, and the marks that are asked for on it: what a ``DotFit`` works on.
///
/// All lengths are as seen, with the caps of the marks: points, in `Double`.
public struct DashSpan: Equatable, Sendable {
  /// The most periods on one line.
  public static let maximumCount = 32_768
  /// The shortest period that is drawn as marks; a shorter one is a solid line.
  public static let shortestPeriod = 1.0 / 16

  /// How long the line is, from the outer edge of the mark at one end to that at the other. A fit whose marks reach
  /// beyond the ends (``DotFit/reachesBeyondEnds``) takes that of the centre line instead.
  public let length: Double
  /// The lengths of marks and of the clear gaps behind them in turn; a gap below 0 is an overlap.
  public let lengths: [Double]
  /// Whether the line ends where it starts.
  public let isClosed: Bool
  /// Of a closed line: what the number of periods should be a multiple of, so that its parts look alike; 1 for any.
  public let symmetry: Int
  /// Whether the line runs from one corner to another, both of which must have their mark.
  public let hasCorners: Bool
  /// How far the cap of the first mark reaches beyond its dash.
  public let overhang: Double
  /// The most periods on this line.
  public let limit: Int

  /// Makes a span; `nil` where a number is not finite, the length is not positive, a mark has no length, or the period
  /// is shorter than `shortestPeriod`.
  public init?(
    length: Double, lengths: [Double], isClosed: Bool = false, symmetry: Int = 1, hasCorners: Bool = false,
    overhang: Double = 0, limit: Int = maximumCount
  ) {
    guard length.isFinite, length > 0, overhang.isFinite, !lengths.isEmpty, lengths.count.isMultiple(of: 2),
      lengths.allSatisfy(\.isFinite), stride(from: 0, to: lengths.count, by: 2).allSatisfy({ lengths[$0] > 0 }),
      lengths.reduce(0, +) >= Self.shortestPeriod, symmetry >= 1, limit >= 1
    else { return nil }
    self.length = length
    self.lengths = lengths
    self.isClosed = isClosed
    self.symmetry = symmetry
    self.hasCorners = hasCorners
    self.overhang = overhang
    self.limit = limit
  }

  /// One mark and one gap.
  public init?(length: Double, mark: Double, gap: Double, isClosed: Bool = false) {
    self.init(length: length, lengths: [mark, gap], isClosed: isClosed)
  }

  /// The length of the first mark, with which a line starts and ends.
  public var first: Double { lengths[0] }

  /// The length of all marks of a period.
  public var painted: Double { stride(from: 0, to: lengths.count, by: 2).reduce(0) { $0 + lengths[$1] } }

  /// The length of all gaps of a period.
  public var clear: Double { stride(from: 1, to: lengths.count, by: 2).reduce(0) { $0 + lengths[$1] } }

  /// The length of a period.
  public var period: Double { painted + clear }

  /// The length of an open line that is fitted: as much as holds the most periods.
  public var fittedLength: Double {
    min(length, first + Double(limit - 1) * period)
  }

  /// The lengths with other gaps, which are together as long as `clear` and to each other as they were.
  public func lengths(clear: Double) -> [Double] {
    let old = self.clear
    let shift = (clear - old) / Double(lengths.count / 2)
    return lengths.indices.map { index in
      guard !index.isMultiple(of: 2) else { return lengths[index] }
      if lengths.count == 2 { return clear }
      return old > 0 ? lengths[index] * (clear / old) : lengths[index] + shift
    }
  }
}
