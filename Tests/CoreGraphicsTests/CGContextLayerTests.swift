// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGContextLayerTests {
  private let square = CGRect(x: 0, y: 0, width: 6, height: 6)

  @Test func layerIsDrawnAsOne() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.setAlpha(0.5)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.fill(square)
    canvas.context.fill(square.offsetBy(dx: 3, dy: 3))
    canvas.context.endTransparencyLayer()
    #expect(Set(canvas.bitmap.pixels.map(\.alpha)) == [0, 128])
    canvas.context.fill(CGRect(x: 9, y: 0, width: 1, height: 1))
    #expect(canvas[9, 9].alpha == 128)
  }

  @Test func layersNest() throws {
    let canvas = try Canvas(1, 1)
    for _ in 0..<3 {
      canvas.context.setAlpha(0.5)
      canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    canvas.context.fill(square)
    for _ in 0..<3 { canvas.context.endTransparencyLayer() }
    // 255 halved thrice, rounded each time.
    #expect(canvas[0, 0].alpha == 32)
  }

  @Test func endingALayerEndsStatesSavedInIt() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.saveGState()
    canvas.context.translateBy(x: 1, y: 1)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.saveGState()
    canvas.context.saveGState()
    canvas.context.scaleBy(x: 9, y: 9)
    canvas.context.endTransparencyLayer()
    #expect(canvas.context.ctm == CGAffineTransform(translationX: 1, y: 1))
    canvas.context.restoreGState()
    #expect(canvas.context.ctm == .identity)
    canvas.context.fill(square)
    #expect(canvas.coverage == 36)
    #expect(canvas.context.failure == nil)
  }

  @Test func statesSavedBeforeALayerAreNotRestoredInIt() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.saveGState()
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.restoreGState()
    canvas.context.fill(square)
    canvas.context.endTransparencyLayer()
    canvas.context.restoreGState()
    #expect(canvas.coverage == 36)
    #expect(canvas.context.failure == nil)
  }

  @Test func layerInARectangleIsCutToIt() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.addRect(CGRect(x: 8, y: 8, width: 1, height: 1))
    canvas.context.beginTransparencyLayer(in: CGRect(x: 1, y: 1, width: 2, height: 2), auxiliaryInfo: nil)
    #expect(!canvas.context.isPathEmpty)
    canvas.context.fill(square)
    canvas.context.endTransparencyLayer()
    #expect(canvas.coverage == 4)
    canvas.context.fill(square)
    #expect(canvas.coverage == 36)
  }

  @Test func erasingInALayerLeavesWhatIsUnderIt() throws {
    let canvas = try Canvas(2, 1)
    canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    canvas.context.fill(square)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    canvas.context.fill(square)
    canvas.context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    canvas.context.endTransparencyLayer()
    #expect(canvas.bytes == [0, 255, 0, 255, 255, 0, 0, 255])
  }

  @Test func unendedLayersAreHarmless() throws {
    let canvas = try Canvas(2, 2)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.fill(square)
    #expect(canvas.coverage == 0)
    #expect(canvas.context.makeImage() != nil)
  }
}
