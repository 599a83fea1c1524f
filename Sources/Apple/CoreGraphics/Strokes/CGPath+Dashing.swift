// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGPath {
  /// The dashes of the path, each a subpath.
  ///
  /// Lengths and phase are those of `CGContext.setLineDash(phase:lengths:)`; where that draws a line solid, the path comes
  /// back as it is, and also for more than 1,048,576 dashes. Dashes are found on the curves themselves, to about 1e-8 of
  /// their lengths. A dash of no length becomes a line that is too short to be seen, but has a direction, and so does
  /// one that begins just where an open subpath ends: strokes show a cap there. On a closed subpath a dash at the end is
  /// not joined with one at the start, as in strokes on a bitmap. The cost grows with the number of elements and dashes.
  ///
  /// - Parameter transform: What is applied to the dashes, after all.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashes = DashPattern(phase: phase, lengths: lengths).flatMap(dashes)
    let elements = dashes ?? self.elements
    return CGPath(elements: transform.isIdentity ? elements : elements.map { $0.applying(transform) })
  }

  /// The most dashes that are cut out.
  private static let dashLimit: CGFloat = 1_048_576

  private func dashes(_ pattern: DashPattern) -> [PathElement]? {
    let contours = measuredContours.filter { $0.length.isFinite && $0.start.isFinite }
    let length = contours.reduce(0) { $0 + $1.length }
    guard (length / pattern.period + CGFloat(contours.count)) * CGFloat(pattern.lengths.count / 2) <= Self.dashLimit
    else { return nil }
    let path = CGMutablePath()
    for contour in contours { contour.addDashes(pattern, to: path) }
    return path.elements
  }
}

extension MeasuredContour {
  /// How long a dash of no length is made, of the pattern's period.
  private static let shortest: CGFloat = 1e-6

  /// How near a dash must begin to the end of a contour to count as beginning there, of the pattern's period.
  private static let tolerance: CGFloat = 1e-6

  /// Adds the painted parts.
  fileprivate func addDashes(_ pattern: DashPattern, to path: CGMutablePath) {
    guard length > 0 else {
      // A point is a dash if the pattern begins with one.
      guard isDrawn, dashRanges(pattern).contains(where: { $0.lowerBound <= 0 }) else { return }
      path.move(to: start)
      return path.addLine(to: start)
    }
    var place = Place()
    for range in dashRanges(pattern) { add(range, after: &place, to: path) }
  }

  /// From where to where the dashes reach.
  private func dashRanges(_ pattern: DashPattern) -> [ClosedRange<CGFloat>] {
    var ranges: [ClosedRange<CGFloat>] = []
    var starts: [CGFloat] = []
    var sum: CGFloat = 0
    for (index, length) in pattern.lengths.enumerated() {
      if index.isMultiple(of: 2) { starts.append(sum) }
      sum += length
    }
    for period in 0...Int((length + pattern.phase) / pattern.period) {
      for (index, start) in starts.enumerated() {
        let begin = CGFloat(period) * pattern.period + start - pattern.phase
        // Where a closed contour ends it has begun, and what begins there is painted already.
        if isClosed, ranges.first?.lowerBound == 0, begin >= length - Self.tolerance * pattern.period { continue }
        let end = min(begin + pattern.lengths[index * 2], length)
        guard begin <= length, begin >= 0 || begin + pattern.lengths[index * 2] > 0 else { continue }
        let least = Self.shortest * pattern.period
        let low = max(0, min(begin, length - least))
        ranges.append(low...max(end, min(low + least, length)))
      }
    }
    return ranges
  }
}
