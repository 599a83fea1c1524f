// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

/// Paints its bounds' left half, and counts how often.
private final class HalfLayer: CALayer {
  var color = CGColor.red
  var drawings = 0

  override func draw(in ctx: CGContext) {
    drawings += 1
    ctx.setFillColor(color)
    ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height))
  }
}

private final class DrawingDelegate: NSObject, CALayerDelegate {
  var events: [String] = []
  var draws: (CALayer, CGContext) -> Void = { _, _ in }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    events.append("draw")
    draws(layer, ctx)
  }

  func layerWillDraw(_ layer: CALayer) {
    events.append("layerWillDraw")
  }
}

private final class DisplayingDelegate: NSObject, CALayerDelegate {
  var events: [String] = []
  let image: CGImage?

  init(image: CGImage?) {
    self.image = image
  }

  func display(_ layer: CALayer) {
    events.append("display")
    layer.contents = image
  }

  func layerWillDraw(_ layer: CALayer) {
    events.append("layerWillDraw")
  }
}

private final class PlainDelegate: NSObject, CALayerDelegate {}

struct CALayerDisplayTests {
  /// A layer that draws, marked for it.
  private func half(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> HalfLayer {
    let layer = HalfLayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.setNeedsDisplay()
    return layer
  }

  @Test func layerIsNotDrawnUnlessMarked() throws {
    let layer = HalfLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!layer.needsDisplay())
    #expect(try Bitmap(layer: layer, width: 10, height: 10).inkedCount == 0)
    #expect(layer.drawings == 0)
  }

  @Test func drawingIsMadeOnceAndKept() throws {
    let layer = half(0, 0, 10, 10)
    #expect(layer.needsDisplay())
    let pixels = try Bitmap(layer: layer, width: 10, height: 10)
    #expect(pixels.opaqueCount == 50)
    #expect(!layer.needsDisplay())
    layer.color = .green
    #expect(try Bitmap(layer: layer, width: 10, height: 10) == pixels)
    #expect(layer.drawings == 1)
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try Bitmap(layer: layer, width: 10, height: 10)[0, 0] == .green)
    #expect(layer.drawings == 2)
  }

  @Test func displayIfNeededDrawsIntoContents() throws {
    let layer = half(0, 0, 10, 4)
    layer.contentsScale = 2
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    let picture = try #require(layer.contents as? CGImage)
    #expect((picture.width, picture.height) == (20, 8))
    #expect(layer.drawings == 1)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func keptDrawingHasThePixelsOfADirectOne(scale: CGFloat) throws {
    func tree(contentsScale: CGFloat) -> CALayer {
      let (root, layer) = (box(0, 0, 40, 40), half(5, 7, 21, 13))
      layer.contentsScale = contentsScale
      layer.bounds.origin = CGPoint(x: 3, y: 2)
      root.addSublayer(layer)
      return root
    }
    let kept = try Bitmap(layer: tree(contentsScale: scale), width: 40, height: 40, scale: scale)
    let direct = try Bitmap(layer: tree(contentsScale: scale + 1), width: 40, height: 40, scale: scale)
    #expect(kept == direct)
    #expect(kept.inkedCount > 0)
  }

  @Test func anotherScaleIsDrawnDirectly() throws {
    let layer = half(0, 0, 5, 5)
    let pixels = try Bitmap(layer: layer, width: 5, height: 5, scale: 3)
    // Half of 15 pixels is seven and a half: one column is half covered, where a stretched picture would blur three.
    #expect(pixels.opaqueCount == 7 * 15)
    #expect(pixels.inkedCount == 8 * 15)
    #expect(layer.drawings == 2)
  }

  @Test func drawingIsClippedToTheBounds() throws {
    let delegate = DrawingDelegate()
    delegate.draws = { _, context in context.fill(CGRect(x: -50, y: -50, width: 100, height: 100)) }
    let layer = box(0, 0, 10, 10)
    layer.delegate = delegate
    layer.setNeedsDisplay()
    #expect(try Bitmap(layer: layer, width: 30, height: 30, origin: CGPoint(x: -10, y: -10)).opaqueCount == 100)
    #expect(try Bitmap(layer: layer, width: 30, height: 30, scale: 2).opaqueCount == 400)
  }

  @Test func vectorOutputKeepsTheDrawingAsShapes() throws {
    let document = try half(0, 0, 10, 10).svg(width: 10, height: 10)
    #expect(document.contains("<path"))
    #expect(!document.contains("<image"))
    #expect(try half(0, 0, 10, 10).pdf(width: 10, height: 10).range(of: Data("/Image".utf8)) == nil)
  }

  @Test(arguments: [1, 2])
  func drawingThatClearsLeavesWhatIsUnderIt(scale: Int) throws {
    let (root, layer, delegate) = (box(0, 0, 10, 10), box(0, 0, 10, 10), DrawingDelegate())
    root.backgroundColor = .black
    delegate.draws = { _, context in context.clear(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    layer.delegate = delegate
    layer.setNeedsDisplay()
    root.addSublayer(layer)
    #expect(try Bitmap(layer: root, width: 10, height: 10, scale: CGFloat(scale)).opaqueCount == 100 * scale * scale)
    #expect(!(try root.svg(width: 10, height: 10)).contains("<image"))
  }

  @Test func oldDrawingIsStretchedUntilTheNext() throws {
    let layer = half(0, 0, 10, 10)
    layer.displayIfNeeded()
    layer.bounds.size = CGSize(width: 20, height: 20)
    layer.color = .green
    let pixels = try Bitmap(layer: layer, width: 20, height: 20)
    #expect(pixels[2, 18] == .red)
    #expect(pixels[17, 2] == .clear)
    #expect(layer.drawings == 1)
    #expect(try layer.svg(width: 20, height: 20).contains("<image"))
    layer.contentsGravity = .bottomLeft
    #expect(try Bitmap(layer: layer, width: 20, height: 20).inkedBox == CGRect(x: 0, y: 0, width: 5, height: 10))
  }

  @Test func needsDisplayOnBoundsChangeDrawsAnew() throws {
    let layer = half(0, 0, 10, 10)
    layer.needsDisplayOnBoundsChange = true
    layer.displayIfNeeded()
    layer.bounds.size = CGSize(width: 20, height: 20)
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.bounds = layer.bounds
    #expect(!layer.needsDisplay())
  }

  @Test func layerOfNoSizeIsDrawnOnceItHasOne() throws {
    let layer = half(0, 0, 0, 0)
    layer.displayIfNeeded()
    #expect(layer.drawings == 0)
    layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(try Bitmap(layer: layer, width: 10, height: 10, origin: .zero).opaqueCount == 50)
  }

  @Test func hugeDrawingIsMadeWithoutABitmap() throws {
    let layer = half(0, 0, 1e7, 1e7)
    let pixels = try Bitmap(layer: layer, width: 10, height: 10)
    #expect(pixels.opaqueCount == 100)
    #expect(layer.contents == nil)
  }

  @Test func delegateIsToldBeforeItDraws() throws {
    let (layer, delegate) = (box(0, 0, 10, 10), DrawingDelegate())
    delegate.draws = { layer, context in context.fill(layer.bounds) }
    layer.delegate = delegate
    layer.setNeedsDisplay()
    #expect(try Bitmap(layer: layer, width: 10, height: 10).opaqueCount == 100)
    #expect(delegate.events == ["layerWillDraw", "draw"])
  }

  @Test func delegateThatDisplaysIsNotAskedToDraw() throws {
    let delegate = DisplayingDelegate(image: try image([[.green]]))
    let layer = half(0, 0, 10, 10)
    layer.delegate = delegate
    #expect(try Bitmap(layer: layer, width: 10, height: 10)[9, 9] == .green)
    #expect(delegate.events == ["display"])
    #expect(layer.drawings == 0)
  }

  @Test(arguments: [true, false])
  func contentsStayIfNothingDraws(hasDelegate: Bool) throws {
    let (layer, delegate) = (box(0, 0, 10, 10), PlainDelegate())
    if hasDelegate { layer.delegate = delegate }
    layer.contents = try image([[.green]])
    layer.setNeedsDisplay()
    #expect(try Bitmap(layer: layer, width: 10, height: 10)[5, 5] == .green)
  }

  @Test func contentsThatAreSetReplaceTheDrawing() throws {
    let layer = half(0, 0, 10, 10)
    layer.displayIfNeeded()
    layer.contents = try image([[.green]])
    #expect(try Bitmap(layer: layer, width: 10, height: 10, scale: 2)[0, 0] == .green)
    layer.contents = nil
    #expect(try Bitmap(layer: layer, width: 10, height: 10).inkedCount == 0)
  }

  @Test func opaqueLayerIsBlackWhereNothingIsPainted() throws {
    let layer = half(0, 0, 10, 10)
    layer.isOpaque = true
    #expect(try Bitmap(layer: layer, width: 10, height: 10)[9, 9] == .black)
    #expect(try Bitmap(layer: layer, width: 10, height: 10, scale: 2)[19, 19] == .black)
    layer.backgroundColor = .green
    layer.setNeedsDisplay()
    #expect(try Bitmap(layer: layer, width: 10, height: 10)[9, 9] == .green)
  }

  @Test func backgroundSetWhileDrawingWaitsForTheNextPass() throws {
    let (layer, delegate) = (box(0, 0, 10, 10), DrawingDelegate())
    delegate.draws = { layer, _ in layer.backgroundColor = .green }
    layer.delegate = delegate
    layer.setNeedsDisplay()
    #expect(try Bitmap(layer: layer, width: 10, height: 10).inkedCount == 0)
    #expect(try Bitmap(layer: layer, width: 10, height: 10)[0, 0] == .green)
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity, 1e300])
  func oddContentsScaleHarmsNothing(scale: CGFloat) throws {
    let layer = half(0, 0, 10, 10)
    layer.contentsScale = scale
    #expect(try Bitmap(layer: layer, width: 10, height: 10).opaqueCount == 50)
    let other = box(0, 0, 20, 10)
    other.contents = try image([[.red]])
    (other.contentsGravity, other.contentsScale) = (.center, scale)
    // One pixel of the picture at most, spread over four.
    #expect(try Bitmap(layer: other, width: 20, height: 20).inkedCount <= 4)
  }
}
