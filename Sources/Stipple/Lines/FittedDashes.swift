// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Where the marks of a line are: what a ``DotFit`` gives.
///
/// All lengths are as seen, in points, from where the line starts. The mark of index `k` starts at
/// `start + Double(k) * period`.
public struct FittedDashes: Equatable, Sendable {
  /// Where the first mark starts; below 0 where it is cut.
  public let start: Double
  /// The lengths of marks and of the clear gaps behind them in turn.
  public let lengths: [Double]
  /// How many periods begin on the line: with one mark a period, the number of marks.
  public let count: Int
  /// Where marks end: none starts here or beyond.
  public let end: Double

  /// Makes dashes that end with the first mark of their last period.
  public init(start: Double, lengths: [Double], count: Int) {
    let period = lengths.reduce(0, +)
    self.init(start: start, lengths: lengths, count: count, end: start + Double(count - 1) * period + lengths[0])
  }

  /// Makes dashes that end anywhere.
  public init(start: Double, lengths: [Double], count: Int, end: Double) {
    self.start = start
    self.lengths = lengths
    self.count = count
    self.end = end
  }

  /// The length of a period.
  public var period: Double { lengths.reduce(0, +) }

  /// The clear gap behind the first mark of a period.
  public var gap: Double { lengths[1] }

  /// Where a mark starts: of each period, the first.
  public func start(ofMark index: Int) -> Double {
    start + Double(index) * period
  }

  /// Where each mark starts and how long it is, in order.
  package var marks: [(start: Double, length: Double)] {
    let period = period
    var marks: [(start: Double, length: Double)] = []
    marks.reserveCapacity(count * lengths.count / 2)
    for index in 0..<count {
      var place = start + Double(index) * period
      for entry in stride(from: 0, to: lengths.count, by: 2) where place < end - Self.tolerance {
        marks.append((place, lengths[entry]))
        place += lengths[entry] + lengths[entry + 1]
      }
    }
    return marks
  }

  /// What rounding can move a mark by, and far less than what can be seen.
  private static let tolerance = 1e-7
}
