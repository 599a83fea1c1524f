// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGPath {
  /// Whether filling the path would paint a point. Open subpaths are taken as closed.
  ///
  /// Curves are not flattened: crossings are found to the last bits of a `Double`, so that only points nearer to the
  /// outline than about 1e-14 of the path's extent may fall on either side. Of points exactly on the outline, those on
  /// sides of least x or y are in, others out. Takes time in proportion to the number of elements.
  ///
  /// - Parameters:
  ///   - point: The point, in the path's space once `transform` has been applied to it.
  ///   - rule: Which regions are inside.
  ///   - transform: What is applied to the point, not to the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let winding = segments(closingAll: true).reduce(0) { $0 + $1.winding(around: point) }
    return switch rule {
    case .winding: winding != 0
    case .evenOdd: !winding.isMultiple(of: 2)
    }
  }
}

extension PathSegment {
  /// How often the segment crosses the ray from a point towards greater x: one up for growing y, one down for shrinking.
  ///
  /// A crossing changes the winding by one, so its parity is the number of crossings' too.
  fileprivate func winding(around point: CGPoint) -> Int {
    guard !x.isAtMost(point.x) else { return 0 }
    let ends = [0] + y.turns + [1]
    var winding = 0
    for (low, high) in zip(ends, ends.dropFirst()) {
      // Between turns y only grows or only shrinks. A height counts for its upper piece alone: none is counted twice.
      let (isBelow, endsBelow) = (y.value(at: low) <= point.y, y.value(at: high) <= point.y)
      guard isBelow != endsBelow else { continue }
      let crossing = parameter(in: low...high, growing: isBelow, atHeight: point.y)
      if x.value(at: crossing) > point.x {
        winding += isBelow ? 1 : -1
      }
    }
    return winding
  }

  /// Where y, which only grows or only shrinks over a range of the parameter, has a height, to the last bits.
  private func parameter(in range: ClosedRange<CGFloat>, growing: Bool, atHeight height: CGFloat) -> CGFloat {
    if case .line(let start, let end) = y {
      return (height - start) / (end - start)
    }
    var (low, high) = (range.lowerBound, range.upperBound)
    // Each step halves the range; after 60 it is smaller than what a number near 1 can tell apart.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (y.value(at: middle) <= height) == growing {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }
}
