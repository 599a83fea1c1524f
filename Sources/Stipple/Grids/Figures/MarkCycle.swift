// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Which marks of a row are drawn: of each so many, some that follow each other.
struct MarkCycle: Equatable {
  /// From the first of them to that of the next cycle, in marks.
  var length: Double
  /// The index of a first one.
  var start: Double
  /// How many are drawn from there on.
  var count: Double

  /// Whether all marks are drawn.
  var isWhole: Bool { count == length }

  /// Those of a row that are of a tier, nil if none are. `majors` are the indices of the marks, and of their rows, that
  /// are major about that of index 0.
  init?(ofRow row: Double, majors: [SIMD2<Double>], tier: GridTier) {
    (length, start, count) = (1, 0, 1)
    guard let interval = (tier.hole ?? tier.only).map({ Double($0) }) else { return }
    let columns = majors.filter { (row - $0.y).remainder(dividingBy: interval) == 0 }.map(\.x)
    // Two in a row are all there are: the rows of a cell's two edges are two from each other.
    let isAll = Double(columns.count) >= interval
    if let column = columns.first, !isAll {
      length = interval
      (start, count) = tier.hole == nil ? (column, 1) : (column + 1, interval - 1)
    } else if isAll != (tier.hole == nil) {
      return nil
    }
  }

  /// From an index to the first mark of a cycle there or after it, in marks.
  func way(from index: Double) -> Double {
    let way = (start - index).truncatingRemainder(dividingBy: length)
    return way < 0 ? way + length : way
  }

  /// Whether the mark of an index is drawn.
  func holds(_ index: Double) -> Bool {
    let way = way(from: index)
    return way == 0 || length - way < count
  }
}
