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
      if !hasBegun { path.move(to: part.start) }
      hasBegun = true
      part.add(to: path)
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
        if !hasBegun { path.move(to: part.start) }
        hasBegun = true
        part.add(to: path)
      }
      guard place.offset + curve.length < range.upperBound else { return }
      place.offset += curve.length
      place.curve += 1
    }
  }
}

/// A line or a Bézier curve of two to four points, with its length.
package struct MeasuredCurve {
  package let points: [CGPoint]
  package let length: CGFloat

  package init(points: [CGPoint]) {
    self.points = points
    self.length = Self.length(of: points, depth: 0)
  }

  package var start: CGPoint {
    points[0]
  }

  package var end: CGPoint {
    points[points.count - 1]
  }

  /// The length between the chord's and the polygon's, weighed as Gravesen found, of curves halved until both are
  /// close.
  ///
  /// Source: Jens Gravesen, Adaptive subdivision and the length and energy of Bézier curves, Computational Geometry
  /// 8 (1997).
  private static func length(of points: [CGPoint], depth: Int) -> CGFloat {
    let chord = points[0].distance(to: points[points.count - 1])
    guard points.count > 2 else { return chord }
    let polygon = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    // The estimate is off by about the square of this share. Sixteen halvings bound the work at a cusp.
    guard polygon - chord > polygon * 1e-4, depth < 16 else {
      let degree = CGFloat(points.count - 1)
      return (2 * chord + (degree - 1) * polygon) / (degree + 1)
    }
    let halves = split(points, at: 0.5)
    return length(of: halves.0, depth: depth + 1) + length(of: halves.1, depth: depth + 1)
  }

  /// The part between two lengths from the start.
  func part(from first: CGFloat, to last: CGFloat) -> MeasuredCurve {
    let head = last < length ? Self.split(points, at: parameter(at: last)).0 : points
    guard first > 0 else { return MeasuredCurve(points: head) }
    let curve = MeasuredCurve(points: head)
    return MeasuredCurve(points: Self.split(head, at: curve.parameter(at: first)).1)
  }

  /// The parameter at a length from the start, by bisection sharpened with secants.
  private func parameter(at distance: CGFloat) -> CGFloat {
    guard points.count > 2 else { return distance / length }
    var (low, high) = (CGFloat(0), CGFloat(1))
    var (lowLength, highLength) = (CGFloat(0), length)
    for step in 0..<48 where highLength - lowLength > length * 1e-9 {
      let secant = low + (high - low) * (distance - lowLength) / (highLength - lowLength)
      let middle = step.isMultiple(of: 2) ? secant : (low + high) / 2
      let middleLength = Self.length(of: Self.split(points, at: middle).0, depth: 0)
      if middleLength < distance {
        (low, lowLength) = (middle, middleLength)
      } else {
        (high, highLength) = (middle, middleLength)
      }
      if abs(middleLength - distance) <= length * 1e-9 { return middle }
    }
    return (low + high) / 2
  }

  /// The curves on both sides of a parameter, by de Casteljau's construction.
  package static func split(_ points: [CGPoint], at t: CGFloat) -> ([CGPoint], [CGPoint]) {
    var row = points
    var (head, tail) = ([points[0]], [points[points.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
      head.append(row[0])
      tail.append(row[row.count - 1])
    }
    return (head, tail.reversed())
  }

  /// Adds the curve to a path that ends where it starts.
  func add(to path: CGMutablePath) {
    switch points.count {
    case 2: path.addLine(to: points[1])
    case 3: path.addQuadCurve(to: points[2], control: points[1])
    default: path.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }
}
