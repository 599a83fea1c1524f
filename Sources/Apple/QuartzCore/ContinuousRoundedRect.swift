// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// The rounded rectangle that UIKit draws since iOS 7, and layers whose corner curve is continuous: its corners bend
/// gently into the edges.
///
/// In UIKit's paths, where half an edge is shorter than smoothing reaches, it is not smoothed, and the radius is half the
/// shorter side whatever was asked for. So there are three shapes: all edges smoothed; only the longer ones; none, which
/// is a capsule. In each, a corner comes after a line along its edge; some of the lines and curves have no length. A
/// radius below zero bends the corners outwards, as it does on Apple.
///
/// A layer keeps its radius, and its corners are cut off where they meet: measured off a picture by Apple's renderer, of
/// a layer of 60 by 30 points with a radius of 12, whose edge is that of the full curve to 1/50 of a pixel.
///
/// Source: the numbers are measured off UIKit's paths, as printed in PixelCut, Code for iOS 7 rounded rectangles
/// (https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles) and in the tests of ChouTiUI
/// (https://github.com/honghaoz/ChouTiUI); the construction that gives them is worked out from those. With some corners
/// square, which edges are smoothed is not verified.
package struct ContinuousRoundedRect {
  private let rect: CGRect
  private let corners: CACornerMask
  private let askedRadius: CGFloat
  private let radius: CGFloat
  private let smoothsHorizontalEdges: Bool
  private let smoothsVerticalEdges: Bool
  private let cutsCorners: Bool

  /// Makes the shape of UIKit's paths; a radius that is no number or minus infinity counts as 0.
  package init(rect: CGRect, corners: CACornerMask, radius: CGFloat) {
    self.rect = rect.standardized
    self.corners = radius.isNaN || radius == 0 || radius == -.infinity ? [] : corners
    askedRadius = radius
    smoothsHorizontalEdges = self.rect.width > 2 * ContinuousCorner.reach * radius
    smoothsVerticalEdges = self.rect.height > 2 * ContinuousCorner.reach * radius
    let isAskedRadiusUsed = smoothsHorizontalEdges && smoothsVerticalEdges
    self.radius = isAskedRadiusUsed ? radius : min(self.rect.width, self.rect.height) / 2
    cutsCorners = false
  }

  /// Makes the shape of a layer; the radius is at most half the shorter side.
  init(layer rect: CGRect, corners: CACornerMask, radius: CGFloat) {
    self.rect = rect.standardized
    self.corners = corners
    (askedRadius, self.radius) = (radius, radius)
    (smoothsHorizontalEdges, smoothsVerticalEdges) = (true, true)
    cutsCorners = true
  }

  /// The path: clockwise where y points down, from the top left corner's end on the top edge.
  package var path: CGMutablePath {
    let path = CGMutablePath()
    guard !rect.isNull, rect.width.isFinite, rect.height.isFinite else { return path }
    let start = self.start
    path.move(to: start)
    for turn in turns { add(turn, to: path) }
    path.addLine(to: start)
    path.closeSubpath()
    return path
  }

  /// A corner of the rectangle, and the direction from there back along the edge that leads to it.
  private struct Turn {
    let corner: CACornerMask
    let before: CACornerMask
    let after: CACornerMask
    let point: CGPoint
    let back: CGVector
  }

  /// The corners in the path's order.
  private var turns: [Turn] {
    let corners: [CACornerMask] = [
      .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner, .layerMinXMinYCorner,
    ]
    let points = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
    ]
    let backs = [CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)]
    return (0..<4).map { index in
      Turn(
        corner: corners[index], before: corners[(index + 3) % 4], after: corners[(index + 1) % 4],
        point: points[index], back: backs[index])
    }
  }

  private var start: CGPoint {
    guard corners.contains(.layerMinXMinYCorner) else { return CGPoint(x: rect.minX, y: rect.minY) }
    if cutsCorners { return curve(of: turns[3]).end }
    return CGPoint(x: rect.minX + straightStart(ofEdge: rect.width), y: rect.minY)
  }

  /// Adds the line to a corner and the corner.
  private func add(_ turn: Turn, to path: CGMutablePath) {
    guard corners.contains(turn.corner) else {
      path.addLine(to: turn.point)
      return
    }
    let curve = curve(of: turn)
    if cutsCorners {
      path.addLine(to: curve.start)
    } else {
      let straight = straightStart(ofEdge: turn.back.dy == 0 ? rect.width : rect.height)
      path.addLine(to: CGPoint(x: turn.point.x + straight * turn.back.dx, y: turn.point.y + straight * turn.back.dy))
    }
    curve.add(to: path)
  }

  private func curve(of turn: Turn) -> ContinuousCorner {
    let comesHorizontally = turn.back.dy == 0
    var curve = ContinuousCorner(
      point: turn.point, back: turn.back, radius: radius,
      smoothsIn: comesHorizontally ? smoothsHorizontalEdges : smoothsVerticalEdges,
      smoothsOut: comesHorizontally ? smoothsVerticalEdges : smoothsHorizontalEdges)
    if cutsCorners, corners.contains(turn.before) {
      curve.limitIn = (comesHorizontally ? rect.width : rect.height) / 2
    }
    if cutsCorners, corners.contains(turn.after) {
      curve.limitOut = (comesHorizontally ? rect.height : rect.width) / 2
    }
    return curve
  }

  /// How far from a corner the straight part of an edge starts.
  private func straightStart(ofEdge length: CGFloat) -> CGFloat {
    min(ContinuousCorner.reach * askedRadius, length / 2)
  }
}
