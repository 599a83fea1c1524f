// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

extension Pen {
  /// How far a line is made to go on, in canvas units: too little to be seen.
  private static let surplus: CGFloat = 1.0 / 64

  /// The same path, its straight lines going on a trifle where they end just as a dash begins.
  ///
  /// On a bitmap Cairo begins that dash, so that its cap shows; readers of PDF and SVG do not, unless there is a little
  /// of the line left for it. Seen with Chromium and Poppler.
  func reachingLastDashes(_ elements: [PathElement], of dash: DashPattern) -> [PathElement] {
    var result = elements
    // Of the contour so far; nil once it is not made of straight lines alone.
    var length: CGFloat?
    var current = CGPoint.zero
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point): (length, current) = (0, point)
      case .line(let end):
        let step = CGVector(dx: end.x - current.x, dy: end.y - current.y)
        length = length.map { $0 + userLength(step) }
        current = end
        let isLast = index + 1 == elements.count || elements[index + 1].isMove
        let distance = hypot(step.dx, step.dy)
        guard isLast, let length, distance > Self.surplus, dash.beginsPainted(at: length) else { continue }
        let factor = Self.surplus / distance
        result[index] = .line(CGPoint(x: end.x + step.dx * factor, y: end.y + step.dy * factor))
      default: length = nil
      }
    }
    return result
  }
}

extension DashPattern {
  /// What Cairo takes for nothing when it counts dashes.
  private static let tolerance: CGFloat = 1.0 / 512

  /// Whether a painted length begins behind an unpainted one at a distance from a contour's start.
  fileprivate func beginsPainted(at distance: CGFloat) -> Bool {
    let place = (distance + phase).truncatingRemainder(dividingBy: period)
    var (start, gap) = (CGFloat.zero, lengths[lengths.count - 1])
    for index in stride(from: 0, to: lengths.count, by: 2) {
      let offset = abs(place - start)
      if gap > Self.tolerance, min(offset, period - offset) < Self.tolerance { return true }
      gap = lengths[index + 1]
      start += lengths[index] + gap
    }
    return false
  }
}
