// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension String {
  /// The one of `names` that is written most like this one, if one is at all like it: at most about a third of the
  /// letters differ, in any case. For "did you mean" in messages; names longer than 100 letters have none.
  package func nearest(in names: [String]) -> String? {
    guard count <= 100 else { return nil }
    let limit = (count + 1) / 3
    let distances = names.map { (name: $0, distance: distance(to: $0)) }
    return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// The number of letters to insert, delete or change, or of neighbours to swap, to get from one to the other.
  ///
  /// Source: "Optimal string alignment distance", https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
  private func distance(to other: String) -> Int {
    let (letters, others) = (Array(lowercased()), Array(other.lowercased()))
    var earlier: [Int] = []
    var row = Array(0...letters.count)
    for (line, letter) in others.enumerated() {
      var next = [line + 1]
      for column in letters.indices {
        let substitution = row[column] + (letters[column] == letter ? 0 : 1)
        var least = Swift.min(substitution, next[column] + 1, row[column + 1] + 1)
        if line > 0, column > 0, letters[column] == others[line - 1], letters[column - 1] == letter {
          least = Swift.min(least, earlier[column - 1] + 1)
        }
        next.append(least)
      }
      (earlier, row) = (row, next)
    }
    return row[letters.count]
  }
}
