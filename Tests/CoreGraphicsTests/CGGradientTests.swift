// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGGradientTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
  private let space = CGColorSpaceCreateDeviceRGB()

  @Test func colorsWithoutLocationsAreSpreadEvenly() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: space, colors: [red, blue, red] as CFArray, locations: nil))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops[1] == (0.5, 0, 0, 1, 0.5))
  }

  @Test func locationsAreTaken() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: [0.25, 0.75]))
    #expect(gradient.stops.map(\.location) == [0.25, 0.75])
    #expect(gradient.stops.map(\.red) == [1, 0])
  }

  @Test func locationsAreClampedAndPutInOrder() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: space, colors: [blue, red, blue, red] as CFArray, locations: [2, 0.5, 0.5, .nan]))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 0.5, 1])
    // Of two colours at one place the first stays first.
    #expect(gradient.stops.map(\.red) == [1, 1, 0, 0])
  }

  @Test func componentsMakeAGradient() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 0.5, 0.25], locations: [0, 1], count: 2))
    #expect(gradient.stops[0] == (0, 0, 0, 0, 1))
    #expect(gradient.stops[1] == (1, 0.5, 0.5, 0.5, 0.25))
  }

  @Test func noColorsAreRefused() {
    #expect(CGGradient(colorsSpace: space, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorSpace: space, colorComponents: [], locations: nil, count: 0) == nil)
    #expect(CGGradient(colorSpace: space, colorComponents: [], locations: nil, count: -1) == nil)
    #expect(CGGradient(colorsSpace: space, colors: [red, "red"] as [Any] as CFArray, locations: nil) == nil)
  }

  @Test func oneColorIsItself() throws {
    let gradient = try #require(CGGradient(colorsSpace: space, colors: [red] as CFArray, locations: nil))
    #expect(gradient.stops.count == 1)
    #expect(gradient.stops[0] == (0, 1, 0, 0, 1))
  }

  @Test func colorsAreConvertedToTheSpace() throws {
    let gray = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceGray(), colors: [red, blue] as CFArray, locations: nil))
    #expect(gray.stops[0].red == gray.stops[0].green)
    #expect(gray.stops[1].alpha == 0.5)
  }

  /// The middle of black and white by light is 0.7354 in sRGB.
  @Test func linearSpaceMixesLight() throws {
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let gradient = try #require(
      CGGradient(colorsSpace: linear, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
    let middle = try #require(gradient.stops.first { $0.location == 0.5 })
    #expect(abs(middle.red - 0.735357) < 1e-6)
    #expect(gradient.stops.first?.red == 0)
    // The curve of sRGB ends at 1.055 - 0.055, rounded.
    #expect(abs((gradient.stops.last?.red ?? 0) - 1) < 1e-15)
  }

  @Test func optionsAreASet() {
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    #expect(both.rawValue == 3)
    #expect(CGGradientDrawingOptions.drawsAfterEndLocation.rawValue == 2)
  }
}
