// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

struct CALayerMaskTests {
  @Test func maskShowsWhatItsAlphaCovers() throws {
    let layer = box(0, 0, 20, 20, .red)
    layer.mask = box(4, 6, 8, 4, CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5))
    let pixels = try Bitmap(layer: layer, width: 20, height: 20)
    #expect(pixels.inkedBox == CGRect(x: 4, y: 6, width: 8, height: 4))
    #expect(pixels[4, 6] == Bitmap.Pixel(128, 0, 0, 128))
  }

  @Test func maskCoversBorderSublayersAndShadow() throws {
    let layer = box(5, 5, 20, 20, .red)
    (layer.borderWidth, layer.shadowOpacity, layer.shadowRadius) = (2, 1, 4)
    layer.addSublayer(box(15, 15, 20, 20, .blue))
    layer.mask = box(0, 0, 10, 10, .green)
    let pixels = try Bitmap(layer: layer, width: 50, height: 50)
    #expect(pixels.inkedBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(pixels[0, 0] == .black)
  }

  /// A group under a mask equals its colours times the mask's alpha, rounded once more.
  @Test(arguments: [0.25, 0.5, 1] as [CGFloat])
  func maskOfAGroupEqualsItsProduct(alpha: CGFloat) throws {
    let (layer, plain) = (box(0, 0, 16, 16, .red), box(0, 0, 16, 16, .red))
    for each in [layer, plain] { each.addSublayer(box(3, 3, 8, 8, CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.4))) }
    layer.mask = box(0, 0, 16, 16, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: alpha))
    plain.opacity = Float(alpha)
    let difference = try Bitmap(layer: layer, width: 16, height: 16)
      .difference(from: Bitmap(layer: plain, width: 16, height: 16))
    #expect(try #require(difference) <= 1)
  }

  @Test func hiddenMaskShowsNothingAndNoneShowsAll() throws {
    let layer = box(0, 0, 8, 8, .red)
    let mask = box(0, 0, 8, 8, .red)
    mask.isHidden = true
    layer.mask = mask
    #expect(try Bitmap(layer: layer, width: 8, height: 8).inkedCount == 0)
    layer.mask = nil
    #expect(try Bitmap(layer: layer, width: 8, height: 8).opaqueCount == 64)
  }

  @Test func opacityAndMaskAreMultiplied() throws {
    let layer = box(0, 0, 8, 8, .red)
    layer.opacity = 0.5
    layer.mask = box(0, 0, 8, 8, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5))
    let pixel = try Bitmap(layer: layer, width: 8, height: 8)[4, 4]
    // A quarter of 255, each of the two steps rounded.
    #expect(abs(Int(pixel.alpha) - 64) <= 1)
  }

  @Test func maskMovesWithItsTransformAndBounds() throws {
    let layer = box(0, 0, 40, 40, .red)
    let mask = box(10, 10, 20, 10, .green)
    mask.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    layer.mask = mask
    #expect(try Bitmap(layer: layer, width: 40, height: 40).inkedBox == CGRect(x: 15, y: 5, width: 10, height: 20))
  }

  @Test func shapeIsAMask() throws {
    let layer = box(0, 0, 40, 40, .red)
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30), transform: nil)
    layer.mask = shape
    let pixels = try Bitmap(layer: layer, width: 40, height: 40)
    // About ninety edge pixels, each rounded to a 255th.
    #expect(abs(pixels.coverage - .pi * 225) < 0.3)
    #expect(pixels[20, 20] == .red)
  }

  @Test func maskIsLaidOutBeforeItIsDrawn() throws {
    final class Filling: CALayer {
      override func layoutSublayers() { sublayers?.first?.frame = bounds }
    }
    let layer = box(0, 0, 8, 8, .red)
    let mask = Filling()
    mask.addSublayer(box(0, 0, 1, 1, .green))
    mask.frame = CGRect(x: 0, y: 0, width: 4, height: 8)
    layer.mask = mask
    #expect(try Bitmap(layer: layer, width: 8, height: 8).opaqueCount == 32)
  }

  @Test func layerMasksOneLayerAndHasNoSuperlayer() {
    let (first, second, mask, parent) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(mask)
    first.mask = mask
    #expect(mask.superlayer == nil)
    #expect(parent.sublayers == nil)
    second.mask = mask
    #expect(first.mask == nil)
    parent.addSublayer(mask)
    #expect(second.mask == nil)
  }

  @Test func layerIsNoMaskOfWhatItHolds() {
    let (outer, inner, mask) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.mask = outer
    outer.mask = outer
    #expect(inner.mask == nil && outer.mask == nil)
    inner.mask = mask
    mask.addSublayer(outer)
    mask.addSublayer(inner)
    #expect(mask.sublayers == nil)
    #expect(outer.superlayer == nil)
  }

  @Test func archiveKeepsTheMask() throws {
    let layer = box(0, 0, 8, 8, .red)
    layer.mask = box(2, 2, 4, 4, .green)
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
    #expect(copy.mask?.frame == CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(try Bitmap(layer: copy, width: 8, height: 8).opaqueCount == 16)
  }
}
