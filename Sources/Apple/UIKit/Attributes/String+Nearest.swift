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

  /// The number of letters to insert, delete or change to get from one to the other (Levenshtein's distance).
  private func distance(to other: String) -> Int {
    let letters = Array(lowercased())
    var row = Array(0...letters.count)
    for (line, letter) in other.lowercased().enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in letters.indices {
        let substitution = diagonal + (letters[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(substitution, diagonal + 1, row[column] + 1)
      }
    }
    return row[letters.count]
  }
}
