// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGColorSpaceTests {
  /// Every name there is, with the number of components.
  private static var names: [(CFString, Int)] {
    [
      (CGColorSpace.sRGB, 3), (CGColorSpace.linearSRGB, 3), (CGColorSpace.extendedSRGB, 3),
      (CGColorSpace.extendedLinearSRGB, 3), (CGColorSpace.displayP3, 3), (CGColorSpace.linearDisplayP3, 3),
      (CGColorSpace.extendedDisplayP3, 3), (CGColorSpace.extendedLinearDisplayP3, 3),
      (CGColorSpace.genericGrayGamma2_2, 1), (CGColorSpace.linearGray, 1), (CGColorSpace.extendedGray, 1),
      (CGColorSpace.extendedLinearGray, 1), (CGColorSpace.genericCMYK, 4),
    ]
  }

  @Test func everyNameMakesItsSpace() throws {
    for (name, components) in Self.names {
      let space = try #require(CGColorSpace(name: name))
      #expect(space.name == name)
      #expect(space.numberOfComponents == components)
      #expect(space == CGColorSpace(name: name))
    }
    #expect(Set(Self.names.compactMap { CGColorSpace(name: $0.0) }).count == Self.names.count)
  }

  @Test func unknownNamesAreRefused() {
    #expect(CGColorSpace(name: "kCGColorSpaceAdobeRGB1998") == nil)
    #expect(CGColorSpace(name: "") == nil)
  }

  @Test func deviceSpacesAreSpacesOfTheirOwn() {
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceCMYK().model == .cmyk)
    #expect(CGColorSpaceCreateDeviceRGB() == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpace(name: CGColorSpace.sRGB))
  }

  @Test func wideSpacesSaySo() {
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.isWideGamutRGB == false)
    #expect(CGColorSpaceCreateDeviceGray().isWideGamutRGB == false)
  }

  /// The coordinates of sRGB's primaries in Display P3 are published in many places, with these digits.
  @Test(
    arguments: [
      ([1, 0, 0], [0.9175, 0.2003, 0.1386]), ([0, 1, 0], [0.4584, 0.9853, 0.2983]),
      ([0, 0, 1], [0.0000, 0.0000, 0.9596]),
      ([1, 1, 1], [1, 1, 1]),
    ] as [([CGFloat], [CGFloat])])
  func sRGBPrimariesInDisplayP3(srgb: [CGFloat], p3: [CGFloat]) throws {
    let converted = try components(of: srgb, CGColorSpace.sRGB, in: CGColorSpace.displayP3)
    // Known to four digits behind the point.
    for (part, known) in zip(converted, p3) {
      #expect(abs(part - known) < 0.00006)
    }
  }

  @Test func displayP3RedIsOutsideSRGB() throws {
    let extended = try components(of: [1, 0, 0], CGColorSpace.displayP3, in: CGColorSpace.extendedSRGB)
    // Known to four digits behind the point.
    for (part, known) in zip(extended, [1.0931, -0.2267, -0.1501] as [CGFloat]) {
      #expect(abs(part - known) < 0.00006)
    }
    #expect(try components(of: [1, 0, 0], CGColorSpace.displayP3, in: CGColorSpace.sRGB) == [1, 0, 0])
    let color = try #require(CGColorSpace(name: CGColorSpace.displayP3)).color([1, 0, 0, 1])
    #expect(color.rgba == (1, 0, 0, 1))
  }

  @Test func linearSRGBIsAnAmountOfLight() throws {
    let linear = try components(of: [0.5, 0.04045, 1], CGColorSpace.sRGB, in: CGColorSpace.linearSRGB)
    // Known to seven or eight digits behind the point.
    for (part, known) in zip(linear, [0.21404114, 0.0031308, 1] as [CGFloat]) {
      #expect(abs(part - known) < 1e-7)
    }
  }

  @Test func extendedSpacesReflectTheCurveBelowZero() throws {
    let linear = try components(of: [-0.5, 0, 1.5], CGColorSpace.extendedSRGB, in: CGColorSpace.extendedLinearSRGB)
    // Known to eight digits behind the point.
    #expect(abs(linear[0] + 0.21404114) < 1e-7)
    #expect(linear[2] > 2)
  }

  @Test func otherSpacesAreClamped() throws {
    #expect(try components(of: [-0.5, 0.5, 1.5], CGColorSpace.extendedSRGB, in: CGColorSpace.sRGB) == [0, 0.5, 1])
  }

  @Test func graysAreEqualPartsOfSRGB() throws {
    #expect(try components(of: [0.3], CGColorSpace.genericGrayGamma2_2, in: CGColorSpace.sRGB) == [0.3, 0.3, 0.3])
    #expect(try components(of: [0.3, 0.3, 0.3], CGColorSpace.sRGB, in: CGColorSpace.genericGrayGamma2_2) == [0.3])
    #expect(try components(of: [0.5], CGColorSpace.genericGrayGamma2_2, in: CGColorSpace.linearGray) == [pow(0.5, 2.2)])
  }

  @Test(arguments: [([1, 0, 0], 0.2126), ([0, 1, 0], 0.7152), ([0, 0, 1], 0.0722)] as [([CGFloat], CGFloat)])
  func grayHasTheColorsLuminance(rgb: [CGFloat], luminance: CGFloat) throws {
    let gray = try components(of: rgb, CGColorSpace.sRGB, in: CGColorSpace.genericGrayGamma2_2)
    let light = try components(of: [gray[0], gray[0], gray[0]], CGColorSpace.sRGB, in: CGColorSpace.linearSRGB)
    // A power and its inverse round in the last digits.
    #expect(abs(light[0] - luminance) < 1e-12)
  }

  @Test func inksRoundTrip() throws {
    #expect(try components(of: [0, 0, 0], CGColorSpace.sRGB, in: CGColorSpace.genericCMYK) == [0, 0, 0, 1])
    #expect(try components(of: [1, 1, 1], CGColorSpace.sRGB, in: CGColorSpace.genericCMYK) == [0, 0, 0, 0])
    #expect(try components(of: [0.25, 0.5, 0.5], CGColorSpace.sRGB, in: CGColorSpace.genericCMYK) == [0.5, 0, 0, 0.5])
  }

  /// Colours inside every gamut come back to within rounding: curves are continued to 1e-7 at their joint only.
  @Test func everyRGBSpaceRoundTrips() throws {
    for (name, count) in Self.names where count == 3 {
      for rgb in [[0.1, 0.5, 0.9], [0.02, 0.03, 0.04], [0.7, 0.7, 0.7]] as [[CGFloat]] {
        let there = try components(of: rgb, CGColorSpace.sRGB, in: name)
        let back = try components(of: there, name, in: CGColorSpace.sRGB)
        for (part, original) in zip(back, rgb) {
          #expect(abs(part - original) < 1e-7)
        }
      }
    }
  }

  private func components(of components: [CGFloat], _ from: CFString, in to: CFString) throws -> [CGFloat] {
    let color = try #require(CGColorSpace(name: from)).color(components + [1])
    let space = try #require(CGColorSpace(name: to))
    return try #require(color.converted(to: space, intent: .defaultIntent, options: nil)?.components).dropLast()
  }
}

extension CGColorSpace {
  fileprivate func color(_ components: [CGFloat]) throws -> CGColor {
    try #require(CGColor(colorSpace: self, components: components))
  }
}
