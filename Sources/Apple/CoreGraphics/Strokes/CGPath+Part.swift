// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

extension CGPath {
  /// The part of the path between two shares of the length of all its contours, clamped to 0...1; nil if it is empty.
  ///
  /// A contour that is wholly inside stays closed if it was. Lengths are those of the curves themselves, to about
  /// 1e-8 of them. The cost grows with the number of elements.
  package func part(from start: CGFloat, to end: CGFloat) -> CGPath? {
    guard start < end, end > 0, start < 1 else { return nil }
    if start <= 0, end >= 1 { return self }
    let contours = measuredContours
    let total = contours.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return nil }
    let part = CGMutablePath()
    let range = total * max(start, 0)...total * min(end, 1)
    var offset: CGFloat = 0
    for contour in contours {
      contour.add(range, from: offset, to: part)
      offset += contour.length
    }
    return part.isEmpty ? nil : part
  }

  var measuredContours: [MeasuredContour] {
    var contours: [MeasuredContour] = []
    var contour = MeasuredContour(start: .zero)
    for element in elements {
      switch element {
      case .move(let point):
        contours.append(contour)
        contour = MeasuredContour(start: point)
      case .close:
        contour.close()
        contours.append(contour)
        contour = MeasuredContour(start: contour.start)
      case .line, .quad, .cubic:
        contour.append(element.points)
      }
    }
    return contours + [contour]
  }
}

/// One contour of a path, with its length.
struct MeasuredContour {
  let start: CGPoint
  private var curves: [MeasuredCurve] = []
  private(set) var isClosed = false
  private(set) var length: CGFloat = 0

  init(start: CGPoint) {
    self.start = start
  }

  /// Whether there is more of it than its start.
  var isDrawn: Bool { isClosed || !curves.isEmpty }

  private var end: CGPoint {
    curves.last?.end ?? start
  }

  mutating func append(_ points: [CGPoint]) {
    let curve = MeasuredCurve(points: [end] + points)
    curves.append(curve)
    length += curve.length
  }

  mutating func close() {
    if end != start { append([start]) }
    isClosed = true
  }

  /// Adds the part that lies in a range of lengths to a path; the contour itself begins at `offset`.
  func add(_ range: ClosedRange<CGFloat>, from offset: CGFloat, to path: CGMutablePath) {
    guard length > 0, offset < range.upperBound, offset + length > range.lowerBound else { return }
    let isWhole = range.lowerBound <= offset && offset + length <= range.upperBound
    var offset = offset
    var hasBegun = false
    for curve in curves {
      let first = max(range.lowerBound - offset, 0)
      let last = min(range.upperBound - offset, curve.length)
      offset += curve.length
      guard first < last else { continue }
      let part = curve.part(from: first, to: last)
      if !hasBegun { path.move(to: part[0]) }
      hasBegun = true
      path.addCurve(part)
    }
    if isWhole, isClosed { path.closeSubpath() }
  }
}

extension MeasuredContour {
  /// Where one has come to along the contour: the curve, and the length before it.
  struct Place {
    var curve = 0
    var offset: CGFloat = 0
  }

  /// Adds the part that lies in a range of lengths to a path, and remembers where it ends: ranges must follow each other.
  func add(
    _ range: ClosedRange<CGFloat>, after place: inout Place, to path: CGMutablePath
  ) {
    var hasBegun = false
    while place.curve < curves.count {
      let curve = curves[place.curve]
      let (first, last) = (max(range.lowerBound - place.offset, 0), min(range.upperBound - place.offset, curve.length))
      if first < last {
        let part = curve.part(from: first, to: last)
        if !hasBegun { path.move(to: part[0]) }
        hasBegun = true
        path.addCurve(part)
      }
      guard place.offset + curve.length < range.upperBound else { return }
      place.offset += curve.length
      place.curve += 1
    }
  }
}

extension CGMutablePath {
  /// Adds a line or curve of two to four points, the first of which is where the path ends.
  fileprivate func addCurve(_ points: [CGPoint]) {
    switch points.count {
    case 2: addLine(to: points[1])
    case 3: addQuadCurve(to: points[2], control: points[1])
    default: addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }
}
