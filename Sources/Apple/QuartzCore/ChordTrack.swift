// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A path as Apple's renderer counts its length: along chords of its curves, few of them.
///
/// A curve is halved until an eighth of its greatest second derivative, which bounds how far it lies off its chord, is
/// half a point at most. A place on a chord is that of its curve with the same share of the length. The rule is
/// worked out from three pictures by Apple's renderer, whose corners of UIKit's rounded rectangles count 12.966 points
/// for a radius of 5 (their curves are 13.104 long), 15.673 for 6 (15.724), and 26.25 for the tight ones of 60 by 30
/// points with 12 (26.33): it gives 12.965, 15.673 and 26.250. Those pictures would fit a tolerance of 0.46 to 0.55
/// points. That it does not depend on the scale is not verified.
struct ChordTrack {
  private struct Piece {
    /// Where it starts, along the chords.
    let start: CGFloat
    let chord: CGFloat
    /// Where it starts, along the curves.
    let curveStart: CGFloat
    let curveLength: CGFloat
  }

  private var pieces: [Piece] = []
  /// The length along the chords.
  private(set) var length: CGFloat = 0
  /// The length along the curves.
  private(set) var curveLength: CGFloat = 0

  static let tolerance: CGFloat = 0.5

  /// Makes the track of a path of one contour.
  init(_ path: CGPath) {
    var (start, end) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point): start = point
      case .close: add([end, start])
      case .line, .quad, .cubic: add([end] + element.points)
      }
      end = element.points.last ?? start
    }
  }

  private mutating func add(_ points: [CGPoint], depth: Int = 0) {
    // Sixteen halvings reduce a bend four billion times.
    if depth < 16, Self.bend(of: points) > Self.tolerance {
      let halves = MeasuredCurve.split(points, at: 0.5)
      add(halves.0, depth: depth + 1)
      add(halves.1, depth: depth + 1)
    } else {
      let curve = MeasuredCurve(points: points)
      let chord = hypot(curve.end.x - curve.start.x, curve.end.y - curve.start.y)
      pieces.append(Piece(start: length, chord: chord, curveStart: curveLength, curveLength: curve.length))
      length += chord
      curveLength += curve.length
    }
  }

  /// An eighth of the greatest second derivative.
  private static func bend(of points: [CGPoint]) -> CGFloat {
    let degree = CGFloat(points.count - 1)
    let differences = zip(zip(points, points.dropFirst()), points.dropFirst(2)).map { pair, last in
      hypot(pair.0.x - 2 * pair.1.x + last.x, pair.0.y - 2 * pair.1.y + last.y)
    }
    return degree * (degree - 1) / 8 * (differences.max() ?? 0)
  }

  /// The lengths along the curves, of places given by their lengths along the chords, in growing order.
  func curveLengths(at places: [CGFloat]) -> [CGFloat] {
    var index = 0
    return places.map { place in
      while index + 1 < pieces.count, place >= pieces[index + 1].start { index += 1 }
      let piece = pieces[index]
      guard piece.chord > 0 else { return piece.curveStart }
      return piece.curveStart + piece.curveLength * min(max((place - piece.start) / piece.chord, 0), 1)
    }
  }
}
