// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGColorTests {
  @Test func componentsAreKeptWithAlphaLast() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
    #expect(color.rgba == (0.1, 0.2, 0.3, 0.4))
  }

  @Test func graysHaveTwoComponents() {
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
    #expect(CGColor(gray: 0.5, alpha: 0.25).rgba == (0.5, 0.5, 0.5, 0.25))
    #expect(CGColor(gray: 0.5, alpha: 1).colorSpace?.model == .monochrome)
    #expect(CGColor(genericGrayGamma2_2Gray: 1, alpha: 1) == .white)
    #expect(CGColor.black.components == [0, 1])
    #expect(CGColor.clear.components == [0, 0])
  }

  @Test(
    arguments: [
      ([0, 0, 0, 0], (1.0, 1.0, 1.0)), ([1, 0, 0, 0], (0, 1, 1)), ([0, 1, 1, 0], (1, 0, 0)), ([0, 0, 0, 1], (0, 0, 0)),
      ([0.5, 0, 0, 0.5], (0.25, 0.5, 0.5)),
    ] as [([CGFloat], (Double, Double, Double))])
  func inksAreMixed(inks: [CGFloat], rgb: (Double, Double, Double)) {
    let color = CGColor(
      genericCMYKCyan: inks[0], magenta: inks[1], yellow: inks[2], black: inks[3], alpha: 0.5)
    #expect(color.rgba == (rgb.0, rgb.1, rgb.2, 0.5))
    #expect(color.numberOfComponents == 5)
  }

  @Test func colorIsMadeOfASpaceAndItsComponents() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: p3, components: [0.1, 0.2, 0.3, 0.4]))
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.colorSpace == p3)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])?.components == [0.5, 1])
  }

  @Test func partsOutOfRangeAreKeptButClampedForDrawing() {
    let color = CGColor(srgbRed: 1.5, green: -0.5, blue: .nan, alpha: 2)
    #expect(color.components?.prefix(2) == [1.5, -0.5])
    #expect(color.rgba == (1, 0, 0, 1))
    #expect(CGColor(srgbRed: .infinity, green: -.infinity, blue: 0, alpha: .nan).rgba == (1, 0, 0, 0))
    let inks = CGColor(genericCMYKCyan: .infinity, magenta: .nan, yellow: 0, black: 1, alpha: 1)
    #expect(inks.rgba == (0, 0, 0, 1))
  }

  @Test func alphaCanBeReplaced() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.copy(alpha: 0.9) == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.9))
    #expect(color.copy() == color)
    #expect(CGColor.white.copy(alpha: 0.5)?.components == [1, 0.5])
  }

  @Test func equalityTakesSpaceAndComponents() throws {
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let deviceRed = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1]))
    #expect(red == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(red != deviceRed)
    #expect(red != red.copy(alpha: 0.5))
    #expect(Set([red, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), deviceRed]).count == 2)
  }

  @Test func literalsAreInSRGB() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    #expect(color == CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 0.75))
  }

  @Test func conversionToTheSameSpaceChangesNothing() throws {
    let color = CGColor(srgbRed: 1.5, green: 0.2, blue: 0.3, alpha: 0.4)
    let space = try #require(color.colorSpace)
    #expect(color.converted(to: space, intent: .perceptual, options: nil) == color)
  }

  @Test func conversionKeepsAlpha() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.25)
    #expect(color.converted(to: space, intent: .defaultIntent, options: nil)?.alpha == 0.25)
  }
}
