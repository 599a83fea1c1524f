// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension DashPattern {
  /// The pattern whose dashes, along the path as it is, lie where Apple's do.
  ///
  /// That differs along UIKit's rounded rectangles alone: Apple counts their dashes along a few chords of each corner, as
  /// ``ChordTrack`` says. The dashes of all other paths are counted along the curves themselves, as one who fits dashes to
  /// a curve expects. At most ten thousand dashes and gaps are moved.
  func counted(along path: CGPath) -> DashPattern {
    guard ContinuousRoundedRect(path: path) != nil else { return self }
    let track = ChordTrack(path)
    guard track.length / period * CGFloat(lengths.count) < 10_000 else { return self }
    return counted(along: track) ?? self
  }

  /// The pattern for the whole of a track, of which nothing is repeated.
  private func counted(along track: ChordTrack) -> DashPattern? {
    let sums = lengths.reduce(into: [CGFloat]()) { $0.append(($0.last ?? 0) + $1) }
    func end(_ index: Int) -> CGFloat {
      CGFloat(index / lengths.count) * period + sums[index % lengths.count] - phase
    }
    // A dash of no length is seen where the path starts; any other that ends there is not.
    var index = lengths.indices.first { end($0) > 0 || (end($0) == 0 && lengths[$0] == 0) } ?? 0
    let startsInGap = !index.isMultiple(of: 2)
    var ends: [CGFloat] = []
    while end(index) < track.length {
      ends.append(end(index))
      index += 1
    }
    let places = [0] + track.curveLengths(at: ends) + [track.curveLength + period]
    let counted = zip(places, places.dropFirst()).map { $1 - $0 }
    // A pattern starts with a dash: one that lies before the path makes it start with a gap.
    let all = (startsInGap ? [period] : []) + counted
    return DashPattern(phase: startsInGap ? period : 0, lengths: all.count.isMultiple(of: 2) ? all : all + [period])
  }
}
