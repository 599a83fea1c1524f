// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGContextPathTests {
  @Test func emptyPathTellsSo() throws {
    let context = try Canvas(4, 4).context
    #expect(context.isPathEmpty)
    #expect(context.path == nil)
    #expect(context.boundingBoxOfPath.isNull)
    #expect(context.currentPointOfPath == .zero)
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 0), radius: 1)
    #expect(context.isPathEmpty)
  }

  @Test func pathIsThatOfAMutablePath() throws {
    let context = try Canvas(4, 4).context
    let path = CGMutablePath()
    func points(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    context.move(to: points(1, 2))
    path.move(to: points(1, 2))
    context.addLine(to: points(3, 4))
    path.addLine(to: points(3, 4))
    context.addQuadCurve(to: points(5, 6), control: points(7, 8))
    path.addQuadCurve(to: points(5, 6), control: points(7, 8))
    context.addCurve(to: points(1, 1), control1: points(2, 2), control2: points(3, 1))
    path.addCurve(to: points(1, 1), control1: points(2, 2), control2: points(3, 1))
    context.closePath()
    path.closeSubpath()
    context.addRects([CGRect(x: 1, y: 1, width: 2, height: 2), CGRect(x: 4, y: 1, width: 2, height: 2)])
    path.addRects([CGRect(x: 1, y: 1, width: 2, height: 2), CGRect(x: 4, y: 1, width: 2, height: 2)])
    context.addLines(between: [points(1, 1), points(2, 3), points(4, 4)])
    path.addLines(between: [points(1, 1), points(2, 3), points(4, 4)])
    context.addArc(tangent1End: points(8, 4), tangent2End: points(8, 8), radius: 2)
    path.addArc(tangent1End: points(8, 4), tangent2End: points(8, 8), radius: 2)
    context.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    path.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    // Canvas space has y the other way: whole numbers come back exactly, arcs to a few last bits.
    let drawn = try #require(context.path)
    #expect(drawn.elements.count == path.elements.count)
    for (mine, theirs) in zip(drawn.elements.flatMap(\.points), path.elements.flatMap(\.points)) {
      #expect(abs(mine.x - theirs.x) < 1e-12)
      #expect(abs(mine.y - theirs.y) < 1e-12)
    }
    #expect(context.currentPointOfPath == path.currentPoint)
  }

  @Test func pathStaysWhereItWasBuilt() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    canvas.context.translateBy(x: 5, y: 5)
    #expect(canvas.context.boundingBoxOfPath == CGRect(x: -4, y: -4, width: 2, height: 2))
    canvas.context.fillPath()
    #expect(canvas[1, 8].alpha == 255)
    #expect(canvas.coverage == 4)
    #expect(canvas.context.isPathEmpty)
  }

  @Test func arcDirectionIsSeenWithYUp() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.addArc(
      center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi, clockwise: false)
    canvas.context.fillPath()
    #expect(canvas[10, 5].alpha == 255)
    #expect(canvas[10, 15].alpha == 0)
  }

  @Test func containsWhatWouldBePainted() throws {
    let context = try Canvas(20, 20).context
    context.addRect(CGRect(x: 2, y: 2, width: 12, height: 12))
    context.addRect(CGRect(x: 5, y: 5, width: 6, height: 6))
    context.setLineWidth(2)
    let (hole, band, edge, outside) = (
      CGPoint(x: 8, y: 8), CGPoint(x: 3.5, y: 8), CGPoint(x: 1.5, y: 8), CGPoint(x: 0.5, y: 8)
    )
    #expect([hole, band, edge, outside].map { context.pathContains($0, mode: .fill) } == [true, true, false, false])
    #expect(
      [hole, band, edge, outside].map { context.pathContains($0, mode: .eoFill) } == [false, true, false, false])
    #expect(
      [hole, band, edge, outside].map { context.pathContains($0, mode: .stroke) } == [false, false, true, false])
    #expect(
      [hole, band, edge, outside].map { context.pathContains($0, mode: .eoFillStroke) } == [false, true, true, false])
    context.scaleBy(x: 2, y: 2)
    #expect(context.pathContains(CGPoint(x: 4, y: 4), mode: .fillStroke))
    #expect(context.pathContains(CGPoint(x: 7.9, y: 5), mode: .fillStroke))
    #expect(!context.pathContains(CGPoint(x: 8.1, y: 5), mode: .fillStroke))
    #expect(!context.pathContains(CGPoint(x: CGFloat.nan, y: 8), mode: .fillStroke))
  }
}
