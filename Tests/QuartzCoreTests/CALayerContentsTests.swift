// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

/// Pictures that layers show.
struct CALayerContentsTests {
  @Test func imageIsUprightWithYDown() throws {
    let layer = box(0, 0, 2, 2)
    layer.contents = try image([[.red, .green], [.blue, .red]])
    let pixels = try Bitmap(layer: layer, width: 2, height: 2)
    #expect([pixels[0, 0], pixels[1, 0], pixels[0, 1], pixels[1, 1]] == [.red, .green, .blue, .red])
  }

  @Test(arguments: [
    // UIKit's y points down, the names' y up.
    (CALayerContentsGravity.center, CGRect(x: 8, y: 3, width: 4, height: 4)),
    (.top, CGRect(x: 8, y: 6, width: 4, height: 4)), (.bottom, CGRect(x: 8, y: 0, width: 4, height: 4)),
    (.left, CGRect(x: 0, y: 3, width: 4, height: 4)), (.right, CGRect(x: 16, y: 3, width: 4, height: 4)),
    (.topLeft, CGRect(x: 0, y: 6, width: 4, height: 4)), (.topRight, CGRect(x: 16, y: 6, width: 4, height: 4)),
    (.bottomLeft, CGRect(x: 0, y: 0, width: 4, height: 4)), (.bottomRight, CGRect(x: 16, y: 0, width: 4, height: 4)),
    (.resize, CGRect(x: 0, y: 0, width: 20, height: 10)), (.resizeAspect, CGRect(x: 5, y: 0, width: 10, height: 10)),
    (.resizeAspectFill, CGRect(x: 0, y: -5, width: 20, height: 20)),
    (CALayerContentsGravity(rawValue: "odd"), CGRect(x: 0, y: 0, width: 20, height: 10)),
  ])
  func gravityPlacesContents(gravity: CALayerContentsGravity, place: CGRect) throws {
    let layer = box(0, 0, 20, 10)
    layer.contents = try image(Array(repeating: Array(repeating: .red, count: 4), count: 4))
    layer.contentsGravity = gravity
    let pixels = try Bitmap(layer: layer, width: 40, height: 40, origin: CGPoint(x: -10, y: -10))
    #expect(pixels.inkedBox == place.offsetBy(dx: 10, dy: 10))
    layer.masksToBounds = true
    let masked = try Bitmap(layer: layer, width: 40, height: 40, origin: CGPoint(x: -10, y: -10))
    #expect(masked.inkedBox == place.intersection(layer.bounds).offsetBy(dx: 10, dy: 10))
  }

  @Test func contentsScaleMakesPointsOfPixels() throws {
    let layer = box(0, 0, 20, 10)
    layer.contents = try image(Array(repeating: Array(repeating: .red, count: 4), count: 4))
    (layer.contentsGravity, layer.contentsScale) = (.bottomLeft, 2)
    #expect(try Bitmap(layer: layer, width: 20, height: 10).inkedBox == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func contentsThatAreNoImageAreNotDrawn() throws {
    let layer = box(0, 0, 20, 10)
    layer.contents = "image"
    #expect(try Bitmap(layer: layer, width: 20, height: 10).inkedCount == 0)
    #expect(layer.contents as? String == "image")
  }
}
