// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

struct CALayerRenderingTests {
  @Test func backgroundFillsTheBounds() throws {
    let pixels = try Bitmap(layer: box(0, 0, 80, 60, .red), width: 100, height: 100)
    #expect(pixels.opaqueCount == 4800)
    #expect(pixels.inkedCount == 4800)
    #expect(pixels[79, 59] == .red)
    #expect(pixels[80, 59] == .clear)
  }

  @Test func borderLiesInsideTheBounds() throws {
    let layer = box(0, 0, 80, 60)
    layer.borderWidth = 5
    let pixels = try Bitmap(layer: layer, width: 100, height: 100)
    #expect(pixels.opaqueCount == 1300)
    #expect(pixels.inkedCount == 1300)
    #expect(pixels[0, 0] == .black)
  }

  @Test func borderLiesInFrontOfSublayers() throws {
    let layer = box(0, 0, 20, 20)
    layer.borderWidth = 2
    layer.borderColor = .green
    layer.addSublayer(box(0, 0, 20, 20, .red))
    let pixels = try Bitmap(layer: layer, width: 20, height: 20)
    #expect(pixels[1, 1] == .green)
    #expect(pixels[2, 2] == .red)
  }

  /// Each part covers what is under it but for two columns.
  @Test func backgroundContentsShapeSublayersAndBorderLieInThisOrder() throws {
    let stamp = try Canvas(1, 1)
    stamp.context.setFillColor(.green)
    stamp.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = .red
    (layer.contents, layer.contentsGravity) = (stamp.context.makeImage(), .resizeAspect)
    (layer.borderWidth, layer.borderColor) = (2, CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    layer.path = CGPath(rect: CGRect(x: 4, y: 0, width: 6, height: 10), transform: nil)
    (layer.fillColor, layer.strokeColor) = (.blue, nil)
    layer.addSublayer(box(6, 0, 4, 10, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)))
    let pixels = try Bitmap(layer: layer, width: 10, height: 10)
    #expect(
      (0..<10).map { pixels[$0, 5] } == [
        .white, .white, .green, .green, .blue, .blue, .black, .black, .white, .white,
      ])
    layer.contents = nil
    #expect(try Bitmap(layer: layer, width: 10, height: 10)[3, 5] == .red)
  }

  @Test(arguments: [20, 30, 1e9, CGFloat.infinity])
  func borderWiderThanHalfTheBoundsFillsThem(width: CGFloat) throws {
    let layer = box(0, 0, 40, 40)
    layer.borderWidth = width
    #expect(try Bitmap(layer: layer, width: 60, height: 60).opaqueCount == 1600)
  }

  @Test(arguments: [0, -3, CGFloat.nan])
  func borderWithoutWidthIsNotDrawn(width: CGFloat) throws {
    let layer = box(0, 0, 40, 40)
    layer.borderWidth = width
    #expect(try Bitmap(layer: layer, width: 60, height: 60).inkedCount == 0)
  }

  @Test func roundedBorderIsARing() throws {
    let layer = box(0, 0, 40, 40)
    (layer.cornerRadius, layer.borderWidth) = (20, 4)
    let pixels = try Bitmap(layer: layer, width: 40, height: 40)
    // The coverage of each of about 230 edge pixels is rounded to a 255th.
    #expect(abs(pixels.coverage - .pi * (400 - 256)) < 0.5)
    #expect(pixels[20, 20] == .clear)
  }

  @Test func cornerRadiusLargerThanHalfIsClamped() throws {
    let (layer, disc) = (box(0, 0, 40, 40, .red), box(0, 0, 40, 40, .red))
    (layer.cornerRadius, disc.cornerRadius) = (500, 20)
    let pixels = try Bitmap(layer: disc, width: 40, height: 40)
    #expect(try Bitmap(layer: layer, width: 40, height: 40) == pixels)
    // The cubic quarters stray from the circle by 0.03 % of the radius, and coverage is rounded to a 255th.
    #expect(abs(pixels.coverage - .pi * 400) < 0.7)
  }

  @Test(arguments: [0, -5, CGFloat.nan])
  func cornerRadiusThatIsNoneLeavesCornersSquare(radius: CGFloat) throws {
    let layer = box(0, 0, 40, 40, .red)
    layer.cornerRadius = radius
    #expect(try Bitmap(layer: layer, width: 40, height: 40).opaqueCount == 1600)
  }

  @Test(arguments: [
    (CACornerMask.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, 39, 0), (.layerMinXMaxYCorner, 0, 39),
    (.layerMaxXMaxYCorner, 39, 39),
  ])
  func maskedCornersRoundsOnlyTheCornersNamed(corner: CACornerMask, x: Int, y: Int) throws {
    let layer = box(0, 0, 40, 40, .red)
    (layer.cornerRadius, layer.maskedCorners) = (10, corner)
    let pixels = try Bitmap(layer: layer, width: 40, height: 40)
    #expect(pixels[x, y] == .clear)
    #expect(pixels[39 - x, y] == .red)
    #expect(pixels[x, 39 - y] == .red)
    #expect(pixels[39 - x, 39 - y] == .red)
    // The coverage of each of some twenty edge pixels is rounded to a 255th, and Cairo samples 15 rows a pixel.
    #expect(abs(pixels.coverage - (1600 - (1 - .pi / 4) * 100)) < 0.2)
  }

  @Test func maskedCornersClipsSublayersAndRoundsTheBorderToo() throws {
    let layer = box(0, 0, 40, 40)
    (layer.cornerRadius, layer.maskedCorners, layer.masksToBounds) = (10, .layerMaxXMaxYCorner, true)
    layer.addSublayer(box(0, 0, 40, 40, .blue))
    layer.borderWidth = 1
    let pixels = try Bitmap(layer: layer, width: 40, height: 40)
    #expect(pixels[39, 39] == .clear)
    #expect(pixels[0, 0] == .black)
    #expect(pixels[1, 1] == .blue)
  }

  @Test func noMaskedCornersLeavesAllSquare() throws {
    let layer = box(0, 0, 40, 40, .red)
    (layer.cornerRadius, layer.maskedCorners) = (10, [])
    #expect(try Bitmap(layer: layer, width: 40, height: 40).opaqueCount == 1600)
  }

  @Test func opacityAppliesToTheGroup() throws {
    let layer = box(0, 0, 20, 20)
    layer.opacity = 0.5
    layer.addSublayer(box(0, 0, 10, 10, .red))
    layer.addSublayer(box(5, 0, 10, 10, .green))
    let pixels = try Bitmap(layer: layer, width: 20, height: 20)
    #expect(pixels[0, 0] == Bitmap.Pixel(128, 0, 0, 128))
    #expect(pixels[7, 0] == Bitmap.Pixel(0, 128, 0, 128))
  }

  @Test(arguments: [0, -1, Float.nan])
  func opacityOfNothingDrawsNothing(opacity: Float) throws {
    let layer = box(0, 0, 20, 20, .red)
    layer.opacity = opacity
    #expect(try Bitmap(layer: layer, width: 20, height: 20).inkedCount == 0)
  }

  @Test func opacityAboveOneIsOne() throws {
    let layer = box(0, 0, 20, 20, .red)
    layer.opacity = 2
    #expect(try Bitmap(layer: layer, width: 20, height: 20).opaqueCount == 400)
  }

  @Test func hiddenLayerHidesItsSublayers() throws {
    let (layer, hidden) = (box(0, 0, 20, 20), box(0, 0, 20, 20, .red))
    layer.addSublayer(hidden)
    hidden.addSublayer(box(0, 0, 5, 5, .green))
    hidden.isHidden = true
    #expect(try Bitmap(layer: layer, width: 20, height: 20).inkedCount == 0)
  }

  @Test func masksToBoundsClipsSublayers() throws {
    let layer = box(0, 0, 20, 20)
    layer.addSublayer(box(10, 10, 20, 20, .red))
    #expect(try Bitmap(layer: layer, width: 40, height: 40).opaqueCount == 400)
    layer.masksToBounds = true
    #expect(try Bitmap(layer: layer, width: 40, height: 40).opaqueCount == 100)
  }

  @Test func greaterZPositionIsDrawnLater() throws {
    let layer = box(0, 0, 20, 20)
    let (red, green, blue) = (box(0, 0, 9, 9, .red), box(0, 0, 9, 9, .green), box(0, 0, 9, 9, .blue))
    layer.sublayers = [red, green, blue]
    #expect(try Bitmap(layer: layer, width: 20, height: 20)[0, 0] == .blue)
    green.zPosition = 1
    #expect(try Bitmap(layer: layer, width: 20, height: 20)[0, 0] == .green)
    red.zPosition = 1
    #expect(try Bitmap(layer: layer, width: 20, height: 20)[0, 0] == .green)
    (red.zPosition, green.zPosition, blue.zPosition) = (-1, .nan, -2)
    #expect(try Bitmap(layer: layer, width: 20, height: 20)[0, 0] == .green)
  }

  @Test func boundsOriginMovesSublayersOnly() throws {
    let (root, layer) = (box(0, 0, 40, 40), box(5, 5, 20, 20, .red))
    layer.bounds.origin = CGPoint(x: 10, y: 3)
    layer.addSublayer(box(10, 3, 4, 4, .green))
    root.addSublayer(layer)
    let pixels = try Bitmap(layer: root, width: 40, height: 40)
    #expect(pixels.inkedBox == CGRect(x: 5, y: 5, width: 20, height: 20))
    #expect(pixels[5, 5] == .green)
    #expect(pixels[9, 9] == .red)
  }

  @Test func rootIsDrawnInItsOwnSpace() throws {
    let layer = box(30, 30, 10, 10, .red)
    layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
    layer.bounds = CGRect(x: 2, y: 4, width: 10, height: 10)
    #expect(try Bitmap(layer: layer, width: 40, height: 40).inkedBox == CGRect(x: 2, y: 4, width: 10, height: 10))
  }

  @Test func transformTurnsAboutTheAnchorPoint() throws {
    let (root, layer) = (box(0, 0, 60, 60), box(20, 20, 20, 10, .red))
    root.addSublayer(layer)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(try Bitmap(layer: root, width: 60, height: 60).inkedBox == CGRect(x: 25, y: 15, width: 10, height: 20))
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 20, y: 20)
    #expect(try Bitmap(layer: root, width: 60, height: 60).inkedBox == CGRect(x: 10, y: 20, width: 10, height: 20))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func oddNumbersDrawNothingAndHarmNoOther(number: CGFloat) throws {
    let changes: [(CALayer) -> Void] = [
      { $0.frame.origin.x = number }, { $0.frame.size.width = number }, { $0.bounds.origin.y = number },
      { $0.bounds.size.height = number }, { $0.position.y = number }, { $0.anchorPoint.x = number },
      { $0.transform.m11 = number }, { $0.transform.m42 = number },
      { $0.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0)) },
    ]
    for change in changes {
      let (root, odd) = (box(0, 0, 40, 40), CAShapeLayer())
      odd.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      odd.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
      root.sublayers = [odd, box(20, 20, 5, 5, .red)]
      odd.addSublayer(box(0, 0, 1, 1, .green))
      change(odd)
      let pixels = try Bitmap(layer: root, width: 40, height: 40)
      if number.magnitude == .infinity || number.isNaN { #expect(pixels.inkedCount == 25) }
      #expect(pixels[22, 22] == .red)
    }
  }

  @Test func layerWithoutAreaDrawsNoBackground() throws {
    let layer = box(0, 0, 0, 20, .red)
    layer.borderWidth = 4
    #expect(try Bitmap(layer: layer, width: 20, height: 20).inkedCount == 0)
  }

  @Test func pathBegunByTheCallerIsNotDrawn() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.addRect(CGRect(x: 10, y: 10, width: 5, height: 5))
    box(0, 0, 4, 4, .red).render(in: canvas.context)
    #expect(canvas.bitmap.opaqueCount == 16)
  }

  /// A tree with everything that a static layer draws.
  private var everything: CALayer {
    let root = box(0, 0, 60, 60, .red)
    (root.cornerRadius, root.masksToBounds, root.opacity, root.borderWidth) = (8, true, 0.5, 2)
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 30, height: 20), transform: nil)
    (shape.strokeColor, shape.lineDashPattern, shape.lineCap, shape.strokeEnd) = (.blue, [1, 4], .round, 0.9)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 30, y: 30, width: 20, height: 20)
    gradient.colors = [CGColor.red, CGColor.green]
    root.sublayers = [shape, gradient]
    return root
  }

  @Test func svgIsVectorAndTheSameEveryTime() throws {
    let first = try everything.svg(width: 60, height: 60)
    #expect(first.contains("<path"))
    #expect(!first.contains("<image"))
    #expect(first.contains("stroke-dasharray"))
    #expect(try everything.svg(width: 60, height: 60) == first)
  }

  @Test func pdfIsVectorAndTheSameEveryTime() throws {
    let first = try everything.pdf(width: 60, height: 60)
    #expect(first.range(of: Data("/Image".utf8)) == nil)
    #expect(try everything.pdf(width: 60, height: 60) == first)
  }

  @Test func bitmapIsTheSameEveryTime() throws {
    let layer = everything
    #expect(try Bitmap(layer: layer, width: 60, height: 60) == Bitmap(layer: layer, width: 60, height: 60))
  }
}
