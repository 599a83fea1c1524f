// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

struct CAGradientLayerTests {
  private func gradient(_ colors: [Any]?) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.colors = colors
    return layer
  }

  private var black: CGColor { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }
  private var white: CGColor { CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) }

  @Test func defaults() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil)
    #expect(layer.locations == nil)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
  }

  @Test func axialGradientRunsFromTheTopToTheBottom() throws {
    let pixels = try Bitmap(layer: gradient([black, white]), width: 20, height: 10)
    for y in 0..<10 {
      // A pixel has the colour of its middle; Cairo's gradients are right to two 255ths.
      #expect(abs(Int(pixels[3, y].red) - Int((Double(y) + 0.5) / 10 * 255)) <= 2)
      #expect(pixels[3, y] == pixels[16, y])
    }
    #expect(pixels.opaqueCount == 200)
  }

  @Test func pointsAreInUnitsOfTheBounds() throws {
    let layer = gradient([black, white])
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.25, y: 0.5), CGPoint(x: 0.75, y: 0.5))
    layer.bounds.origin = CGPoint(x: 100, y: 50)
    let pixels = try Bitmap(layer: layer, width: 20, height: 10, origin: CGPoint(x: 100, y: 50))
    #expect(pixels[4, 0] == .black)
    #expect(pixels[15, 0] == .white)
    // Cairo's gradients are right to two 255ths.
    #expect(abs(Int(pixels[9, 5].red) - Int(4.5 / 10 * 255)) <= 2)
  }

  @Test func locationsPlaceTheColors() throws {
    let layer = gradient([CGColor.red, CGColor.red, CGColor.green, CGColor.green])
    layer.locations = [0, 0.5, 0.5, 1]
    let pixels = try Bitmap(layer: layer, width: 20, height: 10)
    #expect(pixels[0, 4] == .red)
    #expect(pixels[0, 5] == .green)
  }

  @Test(arguments: [[0.5], [], [0, 0.5, 1]])
  func locationsOfAnotherCountAreSpreadEvenly(locations: [Double]) throws {
    let (layer, even) = (gradient([black, white]), gradient([black, white]))
    layer.locations = locations.map { NSNumber(value: $0) }
    #expect(try Bitmap(layer: layer, width: 20, height: 10) == Bitmap(layer: even, width: 20, height: 10))
  }

  @Test(arguments: [[0.5, 0.2], [-3, 9], [.nan, 1], [.infinity, -.infinity]] as [[Double]])
  func oddLocationsStillFillTheLayer(locations: [Double]) throws {
    let layer = gradient([black, white])
    layer.locations = locations.map { NSNumber(value: $0) }
    #expect(try Bitmap(layer: layer, width: 20, height: 10).opaqueCount == 200)
  }

  @Test func radialGradientFillsAnEllipseAndBeyond() throws {
    let layer = gradient([CGColor.red, CGColor.red, CGColor.green])
    (layer.type, layer.locations) = (.radial, [0, 1, 1])
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    let pixels = try Bitmap(layer: layer, width: 20, height: 10)
    #expect(pixels[10, 5] == .red)
    #expect(pixels[1, 5] == .red)
    #expect(pixels[10, 0] == .red)
    #expect(pixels[0, 0] == .green)
    #expect(pixels[19, 9] == .green)
  }

  @Test func oneColorFillsAll() throws {
    let pixels = try Bitmap(layer: gradient([CGColor.red]), width: 20, height: 10)
    #expect(pixels[0, 0] == .red)
    #expect(pixels.opaqueCount == 200)
  }

  @Test func withoutColorsOnlyTheBackgroundIsDrawn() throws {
    for colors in [nil, [], ["red"]] as [[Any]?] {
      let layer = gradient(colors)
      #expect(try Bitmap(layer: layer, width: 20, height: 10).inkedCount == 0)
      layer.backgroundColor = .blue
      #expect(try Bitmap(layer: layer, width: 20, height: 10)[0, 0] == .blue)
    }
  }

  @Test func gradientLiesOverTheBackgroundWithinRoundedCorners() throws {
    let layer = gradient([CGColor.red, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0)])
    (layer.backgroundColor, layer.cornerRadius, layer.maskedCorners) = (.blue, 5, .layerMinXMinYCorner)
    let pixels = try Bitmap(layer: layer, width: 20, height: 10)
    #expect(pixels[0, 0] == .clear)
    #expect(pixels[10, 0].red > 240)
    #expect(pixels[10, 9].blue > 240)
    #expect(pixels[19, 9].alpha == 255)
  }

  @Test(arguments: [CAGradientLayerType.axial, .radial])
  func gradientOfNoExtentIsNotDrawn(type: CAGradientLayerType) throws {
    let layer = gradient([black, white])
    (layer.type, layer.endPoint) = (type, layer.startPoint)
    #expect(try Bitmap(layer: layer, width: 20, height: 10).inkedCount == 0)
    layer.endPoint = CGPoint(x: CGFloat.nan, y: 1)
    #expect(try Bitmap(layer: layer, width: 20, height: 10).inkedCount == 0)
  }

  @Test func sublayersLieInFront() throws {
    let layer = gradient([black, white])
    layer.addSublayer(box(0, 0, 5, 5, .red))
    #expect(try Bitmap(layer: layer, width: 20, height: 10)[2, 2] == .red)
  }

  @Test func copyByLayerHasAllValues() {
    let layer = gradient([CGColor.red])
    (layer.locations, layer.type, layer.startPoint) = ([0.5], .radial, .zero)
    let copy = CAGradientLayer(layer: layer)
    #expect(copy.colors as? [CGColor] == [.red])
    #expect(copy.locations == [0.5])
    #expect(copy.type == .radial)
    #expect(copy.startPoint == .zero)
    #expect(copy.frame == layer.frame)
  }
}
