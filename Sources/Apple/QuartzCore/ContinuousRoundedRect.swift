// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// The rounded rectangle that UIKit draws since iOS 7, and layers whose corner curve is continuous: its corners bend
/// gently into the edges.
///
/// Where half an edge is shorter than smoothing reaches, it is not smoothed, and the radius is half the shorter side
/// whatever was asked for. So there are three shapes: all edges smoothed; only the longer ones; none, which is a
/// capsule. In each, a corner comes after a line along its edge; some of the lines and curves have no length. A radius
/// below zero bends the corners outwards, as it does on Apple.
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

  /// Makes the shape; a radius that is no number or minus infinity counts as 0.
  package init(rect: CGRect, corners: CACornerMask, radius: CGFloat) {
    self.rect = rect.standardized
    self.corners = radius.isNaN || radius == 0 || radius == -.infinity ? [] : corners
    askedRadius = radius
    smoothsHorizontalEdges = self.rect.width > 2 * ContinuousCorner.reach * radius
    smoothsVerticalEdges = self.rect.height > 2 * ContinuousCorner.reach * radius
    let isAskedRadiusUsed = smoothsHorizontalEdges && smoothsVerticalEdges
    self.radius = isAskedRadiusUsed ? radius : min(self.rect.width, self.rect.height) / 2
  }

  /// The path: clockwise where y points down, from the top left corner's end on the top edge.
  package var path: CGMutablePath {
    let path = CGMutablePath()
    guard !rect.isNull, rect.width.isFinite, rect.height.isFinite else { return path }
    let offset = corners.contains(.layerMinXMinYCorner) ? straightStart(ofEdge: rect.width) : 0
    let start = CGPoint(x: rect.minX + offset, y: rect.minY)
    path.move(to: start)
    add(.layerMaxXMinYCorner, at: CGPoint(x: rect.maxX, y: rect.minY), back: CGVector(dx: -1, dy: 0), to: path)
    add(.layerMaxXMaxYCorner, at: CGPoint(x: rect.maxX, y: rect.maxY), back: CGVector(dx: 0, dy: -1), to: path)
    add(.layerMinXMaxYCorner, at: CGPoint(x: rect.minX, y: rect.maxY), back: CGVector(dx: 1, dy: 0), to: path)
    add(.layerMinXMinYCorner, at: CGPoint(x: rect.minX, y: rect.minY), back: CGVector(dx: 0, dy: 1), to: path)
    path.addLine(to: start)
    path.closeSubpath()
    return path
  }

  /// Adds the line to a corner and the corner; `back` points from the corner along the edge that leads to it.
  private func add(_ corner: CACornerMask, at point: CGPoint, back: CGVector, to path: CGMutablePath) {
    guard corners.contains(corner) else {
      path.addLine(to: point)
      return
    }
    let comesHorizontally = back.dy == 0
    let straight = straightStart(ofEdge: comesHorizontally ? rect.width : rect.height)
    path.addLine(to: CGPoint(x: point.x + straight * back.dx, y: point.y + straight * back.dy))
    ContinuousCorner(
      point: point, back: back, radius: radius,
      smoothsIn: comesHorizontally ? smoothsHorizontalEdges : smoothsVerticalEdges,
      smoothsOut: comesHorizontally ? smoothsVerticalEdges : smoothsHorizontalEdges
    ).add(to: path)
  }

  /// How far from a corner the straight part of an edge starts.
  private func straightStart(ofEdge length: CGFloat) -> CGFloat {
    min(ContinuousCorner.reach * askedRadius, length / 2)
  }
}
