// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// A subpath as a pen follows it: lines and curves that have a length.
struct StrokeContour {
  let start: CGPoint
  fileprivate(set) var curves: [StrokeCurve] = []
  fileprivate(set) var isClosed = false
  /// Whether there is more of it than its start.
  fileprivate(set) var isDrawn = false

  /// The subpaths of a path; those with a coordinate that is not finite, or too great to be counted with, are left out.
  static func contours(of elements: [PathElement]) -> [StrokeContour] {
    var result: [StrokeContour] = []
    var contour = StrokeContour(start: .zero)
    for element in elements {
      switch element {
      case .move(let point):
        result.append(contour)
        contour = StrokeContour(start: point)
      case .close:
        contour.add(.line(contour.start))
        contour.isClosed = true
        result.append(contour)
        contour = StrokeContour(start: contour.start)
      default: contour.add(element)
      }
    }
    result.append(contour)
    return result.filter { contour in
      contour.isDrawn && contour.curves.allSatisfy(\.isUsable) && contour.start.isFinite
    }
  }

  private var end: CGPoint { curves.last?.end ?? start }

  private mutating func add(_ element: PathElement) {
    isDrawn = true
    let curve: Cubic
    switch element {
    case .quad(let control, let end): curve = Cubic(start: self.end, control: control, end: end)
    case .cubic(let control1, let control2, let end):
      curve = Cubic(start: self.end, control1: control1, control2: control2, end: end)
    default:
      let end = element.end ?? start
      curve = Cubic(start: self.end, control1: self.end, control2: end, end: end)
    }
    let isLine = if case .line = element { true } else { false }
    if let curve = StrokeCurve(curve, isLine: isLine) { curves.append(curve) }
  }
}

/// A line or curve with a direction at each end.
struct StrokeCurve {
  let cubic: Cubic
  let isLine: Bool
  let startTangent: CGVector
  let endTangent: CGVector

  /// Makes a curve; nil if all its points are one.
  init?(_ cubic: Cubic, isLine: Bool) {
    let (first, second) = (cubic.control1, cubic.control2)
    guard
      let start = CGVector.unit(from: cubic.start, towards: [first, second, cubic.end]),
      let end = CGVector.unit(from: cubic.end, towards: [second, first, cubic.start])
    else { return nil }
    (self.cubic, self.isLine) = (cubic, isLine)
    (startTangent, endTangent) = (start, end * -1)
  }

  private init(_ cubic: Cubic, isLine: Bool, _ startTangent: CGVector, _ endTangent: CGVector) {
    (self.cubic, self.isLine, self.startTangent, self.endTangent) = (cubic, isLine, startTangent, endTangent)
  }

  var start: CGPoint { cubic.start }
  var end: CGPoint { cubic.end }

  /// Whether sums and products of the coordinates stay finite.
  var isUsable: Bool {
    [cubic.start, cubic.control1, cubic.control2, cubic.end].allSatisfy { abs($0.x) <= 1e12 && abs($0.y) <= 1e12 }
  }

  var reversed: StrokeCurve {
    StrokeCurve(
      Cubic(start: cubic.end, control1: cubic.control2, control2: cubic.control1, end: cubic.start), isLine: isLine,
      endTangent * -1, startTangent * -1)
  }

  /// The two halves, those without length left out. At a cusp between them they have two directions.
  var halves: [StrokeCurve] {
    let (first, second) = cubic.halves
    return [StrokeCurve(first, isLine: false), StrokeCurve(second, isLine: false)].compactMap { $0 }
  }

  /// The first and second derivative at an end.
  func derivatives(atEnd: Bool) -> (CGVector, CGVector) {
    let points =
      atEnd
      ? [cubic.end, cubic.control2, cubic.control1] : [cubic.start, cubic.control1, cubic.control2]
    let first = CGVector(dx: 3 * (points[1].x - points[0].x), dy: 3 * (points[1].y - points[0].y))
    let second = CGVector(
      dx: 6 * (points[2].x - 2 * points[1].x + points[0].x), dy: 6 * (points[2].y - 2 * points[1].y + points[0].y))
    return (atEnd ? first * -1 : first, second)
  }

  /// The point at a parameter, and the direction there.
  func place(at t: CGFloat) -> (point: CGPoint, tangent: CGVector) {
    let s = 1 - t
    func slope(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
      s * s * (p1 - p0) + 2 * s * t * (p2 - p1) + t * t * (p3 - p2)
    }
    let (a, b, c, d) = (cubic.start, cubic.control1, cubic.control2, cubic.end)
    let (dx, dy) = (slope(a.x, b.x, c.x, d.x), slope(a.y, b.y, c.y, d.y))
    let length = hypot(dx, dy)
    return (cubic.point(at: t), length > 0 ? CGVector(dx: dx / length, dy: dy / length) : startTangent)
  }
}

extension Cubic {
  /// The point at a parameter.
  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    func value(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
      s * s * (s * p0 + 3 * t * p1) + t * t * (3 * s * p2 + t * p3)
    }
    return CGPoint(
      x: value(start.x, control1.x, control2.x, end.x), y: value(start.y, control1.y, control2.y, end.y))
  }
}

extension CGVector {
  /// The direction from a point to the first of some others that is another one; nil if none is.
  fileprivate static func unit(from start: CGPoint, towards points: [CGPoint]) -> CGVector? {
    for point in points {
      let (dx, dy) = (point.x - start.x, point.y - start.y)
      let length = hypot(dx, dy)
      if length > 0 { return CGVector(dx: dx / length, dy: dy / length) }
    }
    return nil
  }

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}

extension CGPoint {
  static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}
