// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

struct CALayerShadowTests {
  @Test func defaultsAreApples() {
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowColor?.components == [0, 0, 0, 1])
    #expect(layer.shadowPath == nil)
  }

  /// A shadow without blur is the layer's own shape, moved by the offset with y down.
  @Test func sharpShadowIsTheShapeMoved() throws {
    let (root, layer) = (box(0, 0, 40, 40), box(10, 10, 10, 10, .red))
    root.addSublayer(layer)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 5, height: 7))
    let pixels = try Bitmap(layer: root, width: 40, height: 40)
    #expect(pixels[12, 12] == .red)
    #expect(pixels[22, 24] == .black)
    #expect(pixels.inkedBox == CGRect(x: 10, y: 10, width: 15, height: 17))
    #expect(pixels.count(of: .black) == 100 - 5 * 3)
  }

  /// A blurred half plane is the normal distribution of the distance.
  @Test(arguments: [1, 2] as [CGFloat])
  func radiusIsTheStandardDeviation(scale: CGFloat) throws {
    let (root, layer) = (box(0, 0, 60, 60), box(0, 0, 30, 60))
    root.addSublayer(layer)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 4, .zero)
    layer.shadowPath = CGPath(rect: CGRect(x: -60, y: -60, width: 90, height: 180), transform: nil)
    let pixels = try Bitmap(layer: root, width: 60, height: 60, scale: scale)
    let errors = (Int(16 * scale)..<Int(44 * scale)).map { column in
      let distance = (Double(column) + 0.5) / Double(scale) - 30
      return abs(Double(pixels[column, Int(30 * scale)].alpha) - 255 * 0.5 * erfc(distance / 4 / 2.squareRoot()))
    }
    // The Gaussian is made of boxes: within 2 of 255, and 1 for rounding.
    #expect(try #require(errors.max()) <= 3)
  }

  @Test func shadowFollowsTheLayersTransform() throws {
    let (root, layer) = (box(0, 0, 60, 60), box(25, 25, 10, 10, .red))
    root.addSublayer(layer)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 10, height: 0))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(try Bitmap(layer: root, width: 60, height: 60).inkedBox == CGRect(x: 25, y: 25, width: 10, height: 20))
  }

  @Test func shadowIsOfAllThatTheLayerDraws() throws {
    let (root, layer) = (box(0, 0, 60, 60), box(10, 10, 4, 4))
    root.addSublayer(layer)
    layer.addSublayer(box(10, 0, 4, 4, .red))
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 0, height: 10))
    #expect(try Bitmap(layer: root, width: 60, height: 60).inkedBox == CGRect(x: 20, y: 10, width: 4, height: 14))
  }

  @Test func pathCastsTheShadowInPlaceOfTheLayer() throws {
    let (root, layer) = (box(0, 0, 60, 60), box(10, 10, 4, 4))
    root.addSublayer(layer)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 0, height: 10))
    layer.shadowPath = CGPath(rect: CGRect(x: 2, y: 3, width: 8, height: 6), transform: nil)
    #expect(try Bitmap(layer: root, width: 60, height: 60).inkedBox == CGRect(x: 12, y: 23, width: 8, height: 6))
  }

  @Test func opacityAndColourOfTheShadowAreMultiplied() throws {
    let (root, layer) = (box(0, 0, 20, 20), box(0, 0, 5, 5))
    root.addSublayer(layer)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.5, 0, .zero)
    layer.shadowColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    let pixel = try Bitmap(layer: root, width: 20, height: 20)[2, 2]
    #expect(abs(Int(pixel.alpha) - 64) <= 1 && pixel.red == pixel.alpha && pixel.green == 0)
  }

  @Test func layerThatMasksToItsBoundsShowsNoShadow() throws {
    let (root, layer) = (box(0, 0, 40, 40), box(10, 10, 10, 10, .red))
    root.addSublayer(layer)
    (layer.shadowOpacity, layer.masksToBounds) = (1, true)
    #expect(try Bitmap(layer: root, width: 40, height: 40).inkedCount == 100)
  }

  @Test func shadowOfWhatLiesOutsideTheClipIsSeenInIt() throws {
    let (root, window, layer) = (box(0, 0, 60, 40), box(20, 0, 40, 40), box(-15, 10, 10, 20, .red))
    root.addSublayer(window)
    window.addSublayer(layer)
    window.masksToBounds = true
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 18, height: 0))
    let pixels = try Bitmap(layer: root, width: 60, height: 40)
    #expect(pixels.inkedBox == CGRect(x: 23, y: 10, width: 10, height: 20))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -5])
  func oddNumbersNeitherTrapNorHideTheLayer(number: CGFloat) throws {
    let changes: [(CALayer) -> Void] = [
      { $0.shadowRadius = number }, { $0.shadowOffset.width = number }, { $0.shadowOpacity = Float(number) },
      { $0.shadowPath = CGPath(rect: CGRect(x: number, y: 0, width: 5, height: number), transform: nil) },
    ]
    for change in changes {
      let (root, layer) = (box(0, 0, 40, 40), box(10, 10, 10, 10, .red))
      root.addSublayer(layer)
      (layer.shadowOpacity, layer.shadowOffset) = (1, .zero)
      change(layer)
      #expect(try Bitmap(layer: root, width: 40, height: 40)[15, 15] == .red)
    }
  }
}
