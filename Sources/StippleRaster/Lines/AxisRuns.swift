// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Columns of pixels, or rows, sorted out by their shares in some layers: those of one kind look alike.
///
/// A grid has few kinds of them: those without a line, which are most, and some for each place of a line between
/// pixels. So a row is computed for the kinds of columns, and then spread over the columns.
struct AxisRuns {
  /// Columns or rows side by side of one kind.
  struct Run {
    var pixels: Range<Int>
    var kind: Int
  }

  /// In order, without gaps.
  private(set) var runs: [Run] = []
  /// The shares of each kind, for each layer.
  private(set) var kinds: [[AxisShares.Shares]]
  private(set) var kindCount = 0
  /// The kind of most of them.
  private(set) var commonest = 0

  /// A kind is looked for among so many last ones: equal kinds may be there twice, which costs time alone.
  private static let memory = 8

  /// Sorts out some columns or rows, of which there is at least one.
  init(_ layers: [AxisShares], pixels: Range<Int>) {
    kinds = [[AxisShares.Shares]](repeating: [], count: layers.count)
    var totals: [Int] = []
    var start = pixels.lowerBound
    func endRun(at end: Int) {
      let kind = kind(layers, start)
      if kind == totals.count { totals.append(0) }
      totals[kind] += end - start
      runs.append(Run(pixels: start..<end, kind: kind))
      start = end
    }
    for word in 0...pixels.count / 64 {
      var changes = layers.reduce(0) { $0 | $1.changes[word] }
      while changes != 0 {
        let pixel = pixels.lowerBound + word * 64 + changes.trailingZeroBitCount
        if start < pixel { endRun(at: pixel) }
        changes &= changes - 1
      }
    }
    if start < pixels.upperBound { endRun(at: pixels.upperBound) }
    for (kind, total) in totals.enumerated() where total > totals[commonest] { commonest = kind }
  }

  /// The kind of a column or row, a new one if it is not among the last.
  private mutating func kind(_ layers: [AxisShares], _ pixel: Int) -> Int {
    for kind in max(0, kindCount - Self.memory)..<kindCount {
      if layers.indices.allSatisfy({ kinds[$0][kind] == layers[$0][pixel] }) { return kind }
    }
    for (index, layer) in layers.enumerated() { kinds[index].append(layer[pixel]) }
    kindCount += 1
    return kindCount - 1
  }
}
