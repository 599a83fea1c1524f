// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

struct CALayerCompositingTests {
  // MARK: Transforms of sublayers

  @Test func sublayerTransformIsAboutTheAnchorPoint() throws {
    let layer = box(0, 0, 40, 40, .green)
    layer.addSublayer(box(0, 0, 10, 10, .red))
    layer.sublayerTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let pixels = try Bitmap(layer: layer, width: 40, height: 40)
    #expect(pixels[35, 5] == .red && pixels[5, 5] == .green)
    layer.anchorPoint = .zero
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(try Bitmap(layer: layer, width: 40, height: 40).count(of: .red) == 400)
  }

  @Test func conversionsAndHitTestsKnowTheSublayerTransform() {
    let (layer, inner) = (box(0, 0, 40, 40), box(4, 4, 10, 10))
    layer.addSublayer(inner)
    (layer.anchorPoint, layer.position) = (.zero, .zero)
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: layer) == CGPoint(x: 10, y: 10))
    #expect(inner.convert(CGPoint(x: 10, y: 10), from: layer) == CGPoint(x: 1, y: 1))
    #expect(layer.hitTest(CGPoint(x: 26, y: 26)) === inner)
    #expect(layer.hitTest(CGPoint(x: 6, y: 6)) === layer)
  }

  @Test func sublayerTransformWithoutInverseShowsNoSublayer() throws {
    let layer = box(0, 0, 10, 10, .green)
    layer.addSublayer(box(0, 0, 10, 10, .red))
    for scale in [0, CGFloat.nan, .infinity] {
      layer.sublayerTransform = CATransform3DMakeScale(scale, 1, 1)
      #expect(try Bitmap(layer: layer, width: 10, height: 10).count(of: .green) == 100)
    }
  }

  // MARK: Corner curve

  @Test func continuousCornersTakeMoreOfTheEdges() throws {
    let layer = box(0, 0, 100, 100, .red)
    layer.cornerRadius = 20
    let circular = try Bitmap(layer: layer, width: 100, height: 100)
    layer.cornerCurve = .continuous
    let continuous = try Bitmap(layer: layer, width: 100, height: 100)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(circular[21, 0] == .red)
    #expect(continuous[21, 0].alpha < 255 && continuous[31, 0] == .red)
    #expect(continuous.coverage < circular.coverage)
  }

  @Test func continuousCornersAreThoseOfTheirMask() throws {
    let layer = box(0, 0, 60, 60, .red)
    (layer.cornerRadius, layer.cornerCurve, layer.maskedCorners) = (15, .continuous, .layerMaxXMinYCorner)
    let pixels = try Bitmap(layer: layer, width: 60, height: 60)
    #expect(pixels[59, 0] == .clear && pixels[0, 0] == .red && pixels[0, 59] == .red && pixels[59, 59] == .red)
  }

  // MARK: Rasterization

  @Test func rasterizationAtTheContextsScaleChangesNothing() throws {
    let (plain, rasterized) = (sample(), sample())
    (rasterized.shouldRasterize, rasterized.rasterizationScale) = (true, 2)
    #expect(
      try Bitmap(layer: rasterized, width: 30, height: 30, scale: 2)
        == Bitmap(layer: plain, width: 30, height: 30, scale: 2))
  }

  @Test func rasterizationAtALowerScaleIsCoarser() throws {
    let layer = box(0, 0, 8, 8)
    layer.addSublayer(box(0.5, 0, 4, 8, .red))
    (layer.shouldRasterize, layer.rasterizationScale, layer.magnificationFilter) = (true, 1, .nearest)
    let pixels = try Bitmap(layer: layer, width: 8, height: 8, scale: 2)
    // Half a point at the left is a whole pixel of half the colour now, seen twice.
    #expect(pixels[0, 4].difference(from: Bitmap.Pixel(128, 0, 0, 128)) <= 1)
    #expect(pixels[0, 4] == pixels[1, 4])
    #expect(pixels[2, 4] == .red)
  }

  @Test func rasterizedBitmapHoldsWhatLiesOutsideTheBounds() throws {
    let (root, layer) = (box(0, 0, 30, 30), box(10, 10, 5, 5))
    root.addSublayer(layer)
    layer.addSublayer(box(-5, -5, 4, 4, .red))
    (layer.shouldRasterize, layer.rasterizationScale) = (true, 4)
    #expect(try Bitmap(layer: root, width: 30, height: 30).inkedBox == CGRect(x: 5, y: 5, width: 4, height: 4))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity, 1e9])
  func oddRasterizationScalesNeitherTrapNorHang(scale: CGFloat) throws {
    let layer = sample()
    (layer.shouldRasterize, layer.rasterizationScale) = (true, scale)
    #expect(try Bitmap(layer: layer, width: 30, height: 30).width == 30)
  }

  /// Groups are no larger than what is drawn in them: the same pixels wherever they lie.
  @Test func groupsEqualOneAnotherWhereverTheyLie() throws {
    func picture(at x: CGFloat, _ y: CGFloat) throws -> Bitmap {
      let (root, layer) = (box(0, 0, 200, 200), sample())
      root.addSublayer(layer)
      layer.frame.origin = CGPoint(x: x, y: y)
      layer.opacity = 0.7
      return try Bitmap(size: CGSize(width: 40, height: 40), origin: CGPoint(x: x - 5, y: y - 5)) {
        root.render(in: $0)
      }
    }
    #expect(try picture(at: 5, 5) == picture(at: 150, 133))
  }

  private func sample() -> CALayer {
    let layer = box(0, 0, 20, 20, .green)
    (layer.cornerRadius, layer.borderWidth) = (6, 2)
    layer.addSublayer(box(4, 4, 22, 5, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)))
    return layer
  }
}
