// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

struct CALayerContentsTests {
  /// An image of 3 x 3 pixels: corners black, edges green, middle red.
  private func frame() throws -> CGImage? {
    let canvas = try Canvas(3, 3)
    canvas.context.setFillColor(.green)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    canvas.context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    for (x, y) in [(0, 0), (2, 0), (0, 2), (2, 2)] { canvas.context.fill(CGRect(x: x, y: y, width: 1, height: 1)) }
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    return canvas.context.makeImage()
  }

  private func layer(_ width: CGFloat, _ height: CGFloat, center: CGRect) throws -> CALayer {
    let layer = box(0, 0, width, height)
    layer.contents = try frame()
    (layer.contentsCenter, layer.magnificationFilter) = (center, .nearest)
    return layer
  }

  private let third = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)

  @Test func middleIsStretchedAndTheRestKeepsItsSize() throws {
    let pixels = try Bitmap(layer: layer(20, 10, center: third), width: 20, height: 10)
    #expect(pixels.count(of: .black) == 4)
    #expect(pixels.count(of: .green) == 2 * 18 + 2 * 8)
    #expect(pixels.count(of: .red) == 18 * 8)
    #expect(pixels[0, 0] == .black && pixels[19, 9] == .black && pixels[1, 0] == .green && pixels[1, 1] == .red)
  }

  @Test(arguments: [CALayerContentsFilter.linear, .nearest], [CGFloat(0), 0.5])
  func theMiddleTakesNoColourOfItsNeighbours(filter: CALayerContentsFilter, offset: CGFloat) throws {
    let layer = try layer(20, 10, center: third)
    layer.magnificationFilter = filter
    layer.position.x += offset
    let pixels = try Bitmap(layer: layer, width: 22, height: 10)
    for x in 2..<19 {
      for y in 1..<9 { #expect(pixels[x, y] == .red, "\(x), \(y)") }
    }
  }

  @Test func betweenThePartsIsNoGap() throws {
    let layer = try layer(19, 9, center: third)
    layer.magnificationFilter = .linear
    layer.position = CGPoint(x: layer.position.x + 0.25, y: layer.position.y + 0.75)
    let pixels = try Bitmap(layer: layer, width: 20, height: 10)
    for x in 1..<19 {
      for y in 1..<9 { #expect(pixels[x, y].alpha == 255, "\(x), \(y)") }
    }
  }

  @Test func sideOfZeroIsOnePixel() throws {
    let middle = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    #expect(
      try Bitmap(layer: layer(20, 10, center: middle), width: 20, height: 10)
        == Bitmap(layer: layer(20, 10, center: third), width: 20, height: 10))
  }

  @Test func scaleCountsForTheEdges() throws {
    let layer = try layer(20, 10, center: third)
    layer.contentsScale = 0.5
    let pixels = try Bitmap(layer: layer, width: 20, height: 10)
    #expect(pixels.count(of: .black) == 16)
    #expect(pixels[2, 2] == .red && pixels[1, 1] == .black)
  }

  @Test func edgesThatDoNotFitShrink() throws {
    let layer = try layer(4, 4, center: third)
    layer.contentsScale = 0.25
    let pixels = try Bitmap(layer: layer, width: 4, height: 4)
    #expect(pixels.count(of: .black) == 16)
  }

  @Test func partOfTheContentsIsDrawn() throws {
    let layer = try layer(12, 12, center: CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.contentsRect = third
    #expect(try Bitmap(layer: layer, width: 12, height: 12).count(of: .red) == 144)
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1.0 / 3, height: 1)
    let pixels = try Bitmap(layer: layer, width: 12, height: 12)
    #expect(pixels[5, 0] == .black && pixels[5, 6] == .green && pixels[5, 11] == .black)
  }

  @Test func partCountsForTheGravity() throws {
    let layer = try layer(12, 12, center: CGRect(x: 0, y: 0, width: 1, height: 1))
    (layer.contentsRect, layer.contentsGravity) = (third, .bottomRight)
    let pixels = try Bitmap(layer: layer, width: 12, height: 12)
    #expect(pixels.inkedBox == CGRect(x: 11, y: 0, width: 1, height: 1))
    #expect(pixels[11, 0] == .red)
  }

  @Test func nearestKeepsPixelsSharpAndLinearDoesNot() throws {
    let layer = try layer(9, 9, center: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try Bitmap(layer: layer, width: 9, height: 9).count(of: .red) == 9)
    layer.magnificationFilter = .linear
    #expect(try Bitmap(layer: layer, width: 9, height: 9).count(of: .red) < 9)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 1e300])
  func oddNumbersDrawNoMoreThanTheBounds(number: CGFloat) throws {
    let layers = [try layer(8, 8, center: third), try layer(8, 8, center: third)]
    layers[0].contentsCenter = CGRect(x: number, y: 0, width: number, height: 1)
    layers[1].contentsRect = CGRect(x: number, y: 0, width: 1, height: number)
    for layer in layers {
      let inked = try Bitmap(layer: layer, width: 12, height: 12).inkedBox
      #expect(inked.isNull || CGRect(x: 0, y: 0, width: 8, height: 8).contains(inked))
    }
  }
}
