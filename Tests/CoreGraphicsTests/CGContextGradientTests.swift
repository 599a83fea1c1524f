// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGContextGradientTests {
  private func gradient(_ alpha: CGFloat = 1) throws -> CGGradient {
    let (red, blue) = (
      CGColor(red: 1, green: 0, blue: 0, alpha: alpha), CGColor(red: 0, green: 0, blue: 1, alpha: alpha)
    )
    return try #require(CGGradient(colorsSpace: nil, colors: [red, blue] as NSArray, locations: nil))
  }

  @Test func colorsRunFromStartToEnd() throws {
    let canvas = try Canvas(100, 1)
    canvas.context.drawLinearGradient(try gradient(), start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    for x in 0..<100 {
      let part = (Double(x) + 0.5) / 100
      // Half a step of rounding, and one of Cairo's fixed-point positions.
      #expect(abs(Double(canvas[x, 0].red) - 255 * (1 - part)) <= 1.5)
      #expect(abs(Double(canvas[x, 0].blue) - 255 * part) <= 1.5)
      #expect(canvas[x, 0].alpha == 255)
    }
  }

  @Test(
    arguments: [
      ([], [0, 1, 0]), ([.drawsBeforeStartLocation], [1, 1, 0]), ([.drawsAfterEndLocation], [0, 1, 1]),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], [1, 1, 1]),
    ] as [(CGGradientDrawingOptions, [Int])])
  func optionsTellWhetherColorsGoOn(options: CGGradientDrawingOptions, parts: [Int]) throws {
    let line = try Canvas(90, 1)
    line.context.drawLinearGradient(
      try gradient(), start: CGPoint(x: 30, y: 0), end: CGPoint(x: 60, y: 0), options: options)
    let expected = parts.flatMap { Array(repeating: UInt8($0 * 255), count: 30) }
    #expect(line.row(0) == expected)
    if parts[0] == 1 { #expect(line[10, 0] == .red) }
    if parts[2] == 1 { #expect(line[80, 0] == .blue) }

    let center = CGPoint(x: 0, y: 0.5)
    let circle = try Canvas(90, 1)
    circle.context.drawRadialGradient(
      try gradient(), startCenter: center, startRadius: 30, endCenter: center, endRadius: 60, options: options)
    #expect(circle.row(0) == expected)
  }

  @Test func shrinkingCirclesStopToo() throws {
    let center = CGPoint(x: 0, y: 0.5)
    let canvas = try Canvas(90, 1)
    canvas.context.drawRadialGradient(
      try gradient(), startCenter: center, startRadius: 60, endCenter: center, endRadius: 30, options: [])
    #expect(canvas.row(0) == [0, 255, 0].flatMap { Array(repeating: $0, count: 30) })
    #expect(canvas[31, 0].blue > 240)
  }

  @Test func gradientFollowsUserSpaceAndClip() throws {
    let canvas = try Canvas(40, 40)
    canvas.context.scaleBy(x: 2, y: 1)
    canvas.context.clip(to: CGRect(x: 0, y: 10, width: 20, height: 20))
    canvas.context.drawRadialGradient(
      try gradient(), startCenter: CGPoint(x: 10, y: 20), startRadius: 0, endCenter: CGPoint(x: 10, y: 20),
      endRadius: 5, options: [])
    #expect(canvas[11, 20].alpha == 255)
    #expect(canvas[28, 20].alpha == 255)
    #expect(canvas[31, 20].alpha == 0)
    #expect(canvas[20, 13].alpha == 0)
    #expect(canvas[20, 16].alpha == 255)
  }

  @Test func alphaMultipliesTheColors() throws {
    let canvas = try Canvas(1, 1)
    canvas.context.setAlpha(0.5)
    canvas.context.drawLinearGradient(
      try gradient(0.5), start: CGPoint(x: -1, y: 0), end: CGPoint(x: 2, y: 0), options: [])
    #expect(canvas[0, 0].alpha == 64)
  }

  @Test func oddGeometryDrawsNothing() throws {
    let canvas = try Canvas(4, 4)
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let colors = try gradient()
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      canvas.context.drawLinearGradient(colors, start: .zero, end: CGPoint(x: value, y: 0), options: both)
      canvas.context.drawRadialGradient(
        colors, startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: value, options: both)
      canvas.context.drawRadialGradient(
        colors, startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: value, y: 0), endRadius: 2, options: both)
    }
    canvas.context.drawLinearGradient(colors, start: .zero, end: .zero, options: both)
    canvas.context.drawRadialGradient(
      colors, startCenter: .zero, startRadius: 2, endCenter: .zero, endRadius: 2, options: both)
    canvas.context.drawRadialGradient(
      colors, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 2, options: both)
    #expect(canvas.coverage == 0)
    #expect(canvas.context.failure == nil)
  }
}
