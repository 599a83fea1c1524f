// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Whole numbers from one to another, as Doubles: they count marks far beyond what is in memory.
struct GridIndices: Equatable {
  var first: Double
  var last: Double

  init(_ first: Double, _ last: Double) {
    self.first = first
    self.last = last
  }

  static let none = GridIndices(1, 0)

  var isEmpty: Bool { !(first <= last) }

  var count: Int { isEmpty ? 0 : Int(last - first) + 1 }

  /// Without those at either end that do not hold: they are few, of roundings.
  func trimmed(while holds: (Double) -> Bool) -> GridIndices {
    var result = self
    for _ in 0..<4 where !result.isEmpty && !holds(result.first) { result.first += 1 }
    for _ in 0..<4 where !result.isEmpty && !holds(result.last) { result.last -= 1 }
    return result
  }

  func prefix(_ count: Double) -> GridIndices {
    GridIndices(first, Swift.min(last, first + count - 1))
  }
}

extension GridIndices: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate var indices: GridIndices

    mutating func next() -> Double? {
      guard !indices.isEmpty else { return nil }
      // Exact: they are far below 2^53.
      defer { indices.first += 1 }
      return indices.first
    }
  }

  func makeIterator() -> Iterator { Iterator(indices: self) }
}
