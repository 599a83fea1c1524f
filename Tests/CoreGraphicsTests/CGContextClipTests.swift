// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGContextClipTests {
  private let everywhere = CGRect(x: -100, y: -100, width: 200, height: 200)

  @Test func clipsIntersect() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 6))
    canvas.context.clip(to: CGRect(x: 4, y: 4, width: 6, height: 6))
    #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 4, y: 4, width: 2, height: 2))
    canvas.context.fill(everywhere)
    #expect(canvas.coverage == 4)
  }

  @Test func clipFollowsTheRule() throws {
    for (rule, expected) in [(CGPathFillRule.winding, 64.0), (.evenOdd, 64.0 - 16)] {
      let canvas = try Canvas(10, 10)
      canvas.context.addRect(CGRect(x: 1, y: 1, width: 8, height: 8))
      canvas.context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
      canvas.context.clip(using: rule)
      #expect(canvas.context.isPathEmpty)
      canvas.context.fill(everywhere)
      #expect(canvas.coverage == expected)
    }
  }

  @Test func rectanglesClipToTheirUnion() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.clip(to: [CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 2, y: 2, width: 4, height: 4)])
    #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 6, height: 6))
    canvas.context.fill(everywhere)
    #expect(canvas.coverage == 28)
  }

  @Test func emptyPathDoesNotClip() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.clip()
    canvas.context.clip(to: [])
    canvas.context.fill(everywhere)
    #expect(canvas.coverage == 100)
  }

  @Test(arguments: [
    CGRect.zero, CGRect(x: 20, y: 0, width: 5, height: 5), CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
  ])
  func clipOutsideTheCanvasLetsNothingThrough(rect: CGRect) throws {
    let canvas = try Canvas(10, 10)
    canvas.context.saveGState()
    canvas.context.clip(to: rect)
    #expect(canvas.context.boundingBoxOfClipPath == .zero)
    canvas.context.fill(everywhere)
    canvas.context.strokeLine(0, 5, 10, 5)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.fill(everywhere)
    canvas.context.endTransparencyLayer()
    #expect(canvas.coverage == 0)
    canvas.context.restoreGState()
    canvas.context.fill(everywhere)
    #expect(canvas.coverage == 100)
    #expect(canvas.context.failure == nil)
  }

  @Test(arguments: [1e9, 1e100, 1e300] as [CGFloat])
  func hugeClipsKeepTheirEdges(size: CGFloat) throws {
    let canvas = try Canvas(10, 10)
    canvas.context.clip(to: .infinite)
    canvas.context.clip(to: CGRect(x: -size, y: 3, width: 2 * size, height: size))
    canvas.context.fill(everywhere)
    #expect(canvas.coverage == 70)
  }

  @Test func edgesBetweenPixelsAreSoft() throws {
    let canvas = try Canvas(4, 1)
    canvas.context.clip(to: CGRect(x: 0.5, y: 0, width: 2, height: 1))
    #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 0.5, y: 0, width: 2, height: 1))
    canvas.context.fill(everywhere)
    #expect(canvas.row(0) == [128, 255, 128, 0])
  }

  @Test func boxOfTheClipIsInUserSpace() throws {
    let context = try Canvas(20, 20).context
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
    context.translateBy(x: 0, y: 20)
    context.scaleBy(x: 2, y: -2)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.clip(to: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
