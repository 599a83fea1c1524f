// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The rounded rectangle that UIKit draws since iOS 7, whose corners bend gently into the edges.
///
/// A corner is a circular arc between two smoothing curves, one on each edge. The arc's circle has a radius of 0.93125 of
/// the corner's, and stays 0.01875 off a smoothed edge; smoothing takes 20 degrees off the quarter turn, and reaches
/// 1.528665 radii along the edge. Where half an edge is shorter than that, it is not smoothed, and the radius is half
/// the shorter side whatever was asked for. So there are three shapes: all edges smoothed; only the longer ones; none,
/// which is a capsule. In each, a corner is a line, a curve, a line and two curves, some of them without length.
///
/// A radius below zero bends the corners outwards, as it does on Apple.
///
/// Source: the numbers are measured off UIKit's paths, as printed in PixelCut, Code for iOS 7 rounded rectangles
/// (https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles) and in the tests of ChouTiUI
/// (https://github.com/honghaoz/ChouTiUI); the construction that gives them is worked out from those. With some corners
/// square, which edges are smoothed is not verified.
struct ContinuousRoundedRect {
  private let rect: CGRect
  private let corners: UIRectCorner
  private let askedRadius: CGFloat
  private let radius: CGFloat
  private let smoothsHorizontalEdges: Bool
  private let smoothsVerticalEdges: Bool

  /// How far smoothing reaches along an edge, in radii.
  static let reach: CGFloat = 1.528665

  /// Distances along an edge from the circle's centre, in radii: where smoothing ends, and its two control points.
  private static let smoothing: (end: CGFloat, control1: CGFloat, control2: CGFloat) = (0.578665, 0.138493, -0.081593)
  /// The centre's distance from a smoothed edge, and the radius of its circle, in radii.
  private static let circle: (inset: CGFloat, radius: CGFloat) = (0.95, 0.93125)
  /// What smoothing takes off the arc at one end: 20 degrees.
  private static let smoothedAngle = CGFloat.pi / 9

  init(rect: CGRect, corners: UIRectCorner, radius: CGFloat) {
    self.rect = rect.standardized
    self.corners = radius == 0 || !radius.isFinite && !(radius > 0) ? [] : corners
    askedRadius = radius
    smoothsHorizontalEdges = self.rect.width > 2 * Self.reach * radius
    smoothsVerticalEdges = self.rect.height > 2 * Self.reach * radius
    let isAskedRadiusUsed = smoothsHorizontalEdges && smoothsVerticalEdges
    self.radius = isAskedRadiusUsed ? radius : min(self.rect.width, self.rect.height) / 2
  }

  /// The path: clockwise where y points down, from the top left corner's end on the top edge.
  var path: CGMutablePath {
    let path = CGMutablePath()
    guard !rect.isNull, rect.width.isFinite, rect.height.isFinite else { return path }
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let start = CGPoint(
      x: corners.contains(.topLeft) ? rect.minX + straightStart(ofEdge: rect.width) : rect.minX, y: rect.minY)
    path.move(to: start)
    add(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), back: CGVector(dx: -1, dy: 0), to: path)
    add(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), back: CGVector(dx: 0, dy: -1), to: path)
    add(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), back: CGVector(dx: 1, dy: 0), to: path)
    add(.topLeft, at: topLeft, back: CGVector(dx: 0, dy: 1), to: path)
    path.addLine(to: start)
    path.closeSubpath()
    return path
  }

  /// How far from a corner the straight part of an edge starts.
  private func straightStart(ofEdge length: CGFloat) -> CGFloat {
    min(Self.reach * askedRadius, length / 2)
  }

  /// Adds the line to a corner and the corner; `back` points from the corner along the edge that leads to it.
  private func add(_ corner: UIRectCorner, at point: CGPoint, back: CGVector, to path: CGMutablePath) {
    guard corners.contains(corner) else {
      path.addLine(to: point)
      return
    }
    // Positions are (distance along the edge that leads here, distance along the edge that leads on).
    func position(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
      CGPoint(x: point.x + a * back.dx + b * back.dy, y: point.y + a * back.dy - b * back.dx)
    }
    let comesHorizontally = back.dy == 0
    let smoothsIn = comesHorizontally ? smoothsHorizontalEdges : smoothsVerticalEdges
    let smoothsOut = comesHorizontally ? smoothsVerticalEdges : smoothsHorizontalEdges
    let inset = Self.circle.inset * radius
    let arcRadius = smoothsIn || smoothsOut ? Self.circle.radius * radius : radius
    let center = (a: smoothsOut ? inset : arcRadius, b: smoothsIn ? inset : arcRadius)
    let angles = (smoothsIn ? Self.smoothedAngle : 0, .pi / 2 - (smoothsOut ? Self.smoothedAngle : 0))
    let (first, last) = (Direction(angle: angles.0), Direction(angle: angles.1))
    // The usual cubic for an arc: handles of 4/3 of the tangent of a quarter of its angle.
    let handle = 4 / 3 * tan((angles.1 - angles.0) / 4)
    func onArc(_ direction: Direction, handle: CGFloat = 0) -> CGPoint {
      position(
        center.a - arcRadius * (direction.sine + handle * direction.cosine),
        center.b - arcRadius * (direction.cosine - handle * direction.sine))
    }
    func smoothed(_ part: CGFloat, from center: CGFloat) -> CGFloat { center + part * radius }

    path.addLine(to: position(straightStart(ofEdge: comesHorizontally ? rect.width : rect.height), 0))
    if smoothsIn {
      path.addCurve(
        to: onArc(first), control1: position(smoothed(Self.smoothing.control1, from: center.a), 0),
        control2: position(smoothed(Self.smoothing.control2, from: center.a), 0))
    } else {
      addPoint(position(radius, 0), to: path)
    }
    path.addLine(to: onArc(first))
    path.addCurve(
      to: onArc(last), control1: onArc(first, handle: handle), control2: onArc(last, handle: -handle))
    if smoothsOut {
      path.addCurve(
        to: position(0, smoothed(Self.smoothing.end, from: center.b)),
        control1: position(0, smoothed(Self.smoothing.control2, from: center.b)),
        control2: position(0, smoothed(Self.smoothing.control1, from: center.b)))
    } else {
      addPoint(position(0, radius), to: path)
    }
  }

  /// Adds a straight curve to a point, as UIKit does where an edge is not smoothed.
  private func addPoint(_ point: CGPoint, to path: CGMutablePath) {
    path.addCurve(to: point, control1: point, control2: point)
  }

  /// A point on the unit circle, by its angle from the middle of the edge that leads to the corner.
  private struct Direction {
    let sine: CGFloat
    let cosine: CGFloat

    init(angle: CGFloat) {
      sine = sin(angle)
      cosine = cos(angle)
    }
  }
}
