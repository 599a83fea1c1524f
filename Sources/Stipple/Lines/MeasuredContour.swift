// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

/// A contour of a path, by the length along it.
package struct MeasuredContour: Sendable, Equatable {
  package let curves: [ContourCurve]
  package let isClosed: Bool
  package let length: CGFloat
  /// The length before each curve.
  private let offsets: [CGFloat]
  /// Places that count as corners though they are round; none for those where the direction turns.
  private let roundCorners: [CGFloat]

  package init(curves: [ContourCurve], isClosed: Bool, roundCorners: [CGFloat] = []) {
    self.curves = curves
    self.roundCorners = roundCorners
    self.isClosed = isClosed
    var (offsets, length) = ([CGFloat](), CGFloat.zero)
    for curve in curves {
      offsets.append(length)
      length += curve.length
    }
    (self.offsets, self.length) = (offsets, length)
  }

  /// The contours of a path that have a length; none if a number in it is not finite, or too large to measure with.
  package static func contours(of path: CGPath) -> [MeasuredContour] {
    var reader = ContourReader()
    path.applyWithBlock { reader.read($0.pointee) }
    reader.finish()
    return reader.isValid ? reader.contours.filter { $0.length > 0 } : []
  }

  package var start: CGPoint { curves.first?.points.first ?? .zero }
  package var end: CGPoint { curves.last?.points.last ?? .zero }

  /// Whether it is one straight line.
  package var isStraightLine: Bool { !isClosed && curves.count == 1 && curves[0].points.count == 2 }

  /// The curve that a length from the start is on, by halving.
  private func index(at distance: CGFloat) -> Int {
    var (low, high) = (0, offsets.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= distance { low = middle } else { high = middle }
    }
    return low
  }

  /// The point at a length from the start.
  package func point(at distance: CGFloat) -> CGPoint {
    let index = index(at: distance)
    return curves[index].point(at: curves[index].parameter(at: distance - offsets[index]))
  }

  /// Adds the part between two lengths from the start as a contour of its own; of a closed one, lengths may lie beyond
  /// either end.
  package func add(from start: CGFloat, to end: CGFloat, to path: CGMutablePath) {
    guard isClosed else {
      addPart(from: max(start, 0), to: min(end, length), to: path, isContinued: false)
      return
    }
    let turns = (start / length).rounded(.down)
    let (start, end) = (start - turns * length, end - turns * length)
    addPart(from: start, to: min(end, length), to: path, isContinued: false)
    if end > length { addPart(from: 0, to: min(end - length, length), to: path, isContinued: true) }
  }

  private func addPart(from start: CGFloat, to end: CGFloat, to path: CGMutablePath, isContinued: Bool) {
    guard end > start else { return }
    var isContinued = isContinued
    for index in index(at: start)..<curves.count where curves[index].length > 0 {
      let (curve, offset) = (curves[index], offsets[index])
      if offset >= end { break }
      let (first, last) = (max(start - offset, 0), min(end - offset, curve.length))
      guard last > first else { continue }
      // A dot is a line, whatever it is a part of: it bends by less than can be seen.
      let part = curve.part(from: first, to: last)
      let points = last - first < 2 * CGFloat(DotPen.shortestDash) ? [part[0], part[part.count - 1]] : part
      if !isContinued { path.move(to: points[0]) }
      path.add(points)
      isContinued = true
    }
  }

  /// The lengths from the start to the corners, where the direction turns by more than 45°.
  ///
  /// Source: QGIS, which has its dashes start anew at such corners.
  package var corners: [CGFloat] {
    if !roundCorners.isEmpty { return roundCorners }
    let curves = curves.enumerated().filter { $0.element.length > 0 }
    var corners: [CGFloat] = []
    for (place, (index, curve)) in curves.enumerated() where place > 0 || isClosed {
      let previous = curves[place > 0 ? place - 1 : curves.count - 1].element
      guard let from = previous.direction(atEnd: true), let to = curve.direction(atEnd: false) else { continue }
      if from.dx * to.dx + from.dy * to.dy < 0.5.squareRoot() - 1e-9 { corners.append(offsets[index]) }
    }
    return corners
  }

  /// The length from the start to the point that is nearest to another one.
  package func distance(nearestTo point: CGPoint) -> CGFloat {
    func gap(_ distance: CGFloat) -> CGFloat {
      let place = self.point(at: distance)
      return hypot(place.x - point.x, place.y - point.y)
    }
    let step = length / 256
    let best = (0...256).min { gap(CGFloat($0) * step) < gap(CGFloat($1) * step) } ?? 0
    var (low, high) = (max(CGFloat(best - 1) * step, 0), min(CGFloat(best + 1) * step, length))
    for _ in 0..<60 {
      let (one, other) = (low + (high - low) / 3, high - (high - low) / 3)
      if gap(one) < gap(other) { high = other } else { low = one }
    }
    return (low + high) / 2
  }

  /// The same contour of straight lines, none longer than a distance where it is curved; 512 a curve at most.
  ///
  /// Engines measure lines alike, and curves each in its own way.
  package func polygon(step: CGFloat) -> MeasuredContour {
    MeasuredContour(
      curves: curves.flatMap { curve -> [ContourCurve] in
        guard curve.points.count > 2, curve.length > 0 else { return [curve] }
        let count = Int(min(max((curve.length / step).rounded(.up), 1), 512))
        let points = (0...count).map { curve.point(at: CGFloat($0) / CGFloat(count)) }
        return zip(points, points.dropFirst()).map { ContourCurve(points: [$0, $1]) }
      }, isClosed: isClosed)
  }

  /// An open contour without a length at each end, or with a straight line more there if that is below 0; a closed one as
  /// it is; `nil` if nothing is left.
  func inset(start: CGFloat, end: CGFloat) -> MeasuredContour? {
    guard !isClosed, start != 0 || end != 0 else { return self }
    guard start + end < length else { return nil }
    let path = CGMutablePath()
    add(from: start, to: length - end, to: path)
    let part = MeasuredContour.contours(of: path).first
    return part?.extended(start: min(max(-start, 0), 1e9), end: min(max(-end, 0), 1e9))
  }

  /// The contour with a straight line more at both ends.
  func extended(start before: CGFloat, end behind: CGFloat) -> MeasuredContour {
    guard before > 0 || behind > 0 else { return self }
    let curves = curves.filter { $0.length > 0 }
    guard let from = curves.first?.direction(atEnd: false), let to = curves.last?.direction(atEnd: true) else {
      return self
    }
    let first = CGPoint(x: start.x - from.dx * before, y: start.y - from.dy * before)
    let last = CGPoint(x: end.x + to.dx * behind, y: end.y + to.dy * behind)
    let (head, tail) = (ContourCurve(points: [first, start]), ContourCurve(points: [end, last]))
    return MeasuredContour(
      curves: (before > 0 ? [head] : []) + curves + (behind > 0 ? [tail] : []), isClosed: false)
  }

  /// The whole contour.
  package func addWhole(to path: CGMutablePath) {
    path.move(to: start)
    for curve in curves { path.add(curve.points) }
    if isClosed { path.closeSubpath() }
  }
}

extension CGMutablePath {
  /// Adds a line or curve that goes on from where the path is.
  fileprivate func add(_ points: [CGPoint]) {
    switch points.count {
    case 2: addLine(to: points[1])
    case 3: addQuadCurve(to: points[2], control: points[1])
    default: addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }
}

/// Takes a path apart.
private struct ContourReader {
  var contours: [MeasuredContour] = []
  var isValid = true
  private var curves: [ContourCurve] = []
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// Beyond this, a coordinate has no digits left for parts of a point that matter.
  private static let limit: CGFloat = 1e9

  mutating func read(_ element: CGPathElement) {
    switch element.type {
    case .moveToPoint:
      finish()
      (start, current) = (element.points[0], element.points[0])
    case .addLineToPoint: add(element.points, 1)
    case .addQuadCurveToPoint: add(element.points, 2)
    case .addCurveToPoint: add(element.points, 3)
    default: close()
    }
  }

  private mutating func add(_ points: UnsafeMutablePointer<CGPoint>, _ count: Int) {
    let all = [current] + (0..<count).map { points[$0] }
    guard all.allSatisfy({ abs($0.x) <= Self.limit && abs($0.y) <= Self.limit }) else {
      isValid = false
      return
    }
    curves.append(ContourCurve(points: all))
    current = all[count]
  }

  private mutating func close() {
    if current != start { curves.append(ContourCurve(points: [current, start])) }
    if !curves.isEmpty { contours.append(MeasuredContour(curves: curves, isClosed: true)) }
    curves = []
    current = start
  }

  mutating func finish() {
    if !curves.isEmpty { contours.append(MeasuredContour(curves: curves, isClosed: false)) }
    curves = []
  }
}
