// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Shapes whose bounds have pixels in common, put together: shapes of different clusters share no pixel.
struct OutlineClusters {
  struct Cluster {
    var members: [Int]
    /// The columns and rows outside of which no pixel is in the bounds of two members.
    var shared: PixelRect
  }

  private(set) var clusters: [Cluster] = []

  /// Takes time for each pair of shapes whose columns meet.
  init(bounds: [PixelRect]) {
    let order = bounds.indices.sorted { bounds[$0].columns.lowerBound < bounds[$1].columns.lowerBound }
    // For each shape the one that it was put together with, up to the first of a cluster.
    var parents = Array(bounds.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    var shared: [PixelRect] = Array(repeating: PixelRect(columns: 0..<0, rows: 0..<0), count: bounds.count)
    for (place, index) in order.enumerated() {
      for other in order[(place + 1)...] {
        guard bounds[other].columns.lowerBound < bounds[index].columns.upperBound else { break }
        let common = bounds[index].intersection(bounds[other])
        guard !common.isEmpty else { continue }
        let (first, second) = (root(index), root(other))
        let rect = shared[first].union(shared[second]).union(common)
        parents[second] = first
        shared[first] = rect
      }
    }
    var members: [[Int]] = Array(repeating: [], count: bounds.count)
    for index in bounds.indices { members[root(index)].append(index) }
    for index in bounds.indices where members[index].count > 1 {
      clusters.append(Cluster(members: members[index], shared: shared[index]))
    }
  }
}

extension PixelRect {
  /// The smallest rectangle around both; of an empty one and another, the other.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    func union(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
      min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
    return PixelRect(columns: union(columns, other.columns), rows: union(rows, other.rows))
  }
}
