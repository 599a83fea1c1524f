// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

@testable import StippleText

/// What is drawn.
struct LaidOutTextDrawingTests {
  private func picture(
    _ text: LaidOutText, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1,
    at origin: CGPoint = CGPoint(x: 2, y: 2),
    color: CGColor? = nil
  ) throws -> Bitmap {
    try Bitmap(size: CGSize(width: width, height: height), scale: scale) { text.draw(in: $0, at: origin, color: color) }
  }

  @Test func glyphsAreTheirOutlinesFilled() throws {
    let text = sample("Stipple", size: 13).laidOut()
    var top = CGPoint(x: 2, y: 2)
    let drawn = try picture(text, 60, 20, at: top)
    // The baseline goes to the nearest edge between rows.
    top.y += (2 + text.firstBaseline).rounded() - (2 + text.firstBaseline)
    let filled = try Bitmap(size: CGSize(width: 60, height: 20)) { context in
      context.translateBy(x: top.x, y: top.y)
      context.addPath(text.outline)
      context.fillPath()
    }
    #expect(drawn.inkedCount > 100)
    // The outlines' coordinates are added up in another order.
    #expect((drawn.difference(from: filled) ?? 255) <= 1)
  }

  @Test func inkIsAsMuchAsTheOutlinesArea() throws {
    let text = sample("l", size: 40, weight: 0.4).laidOut()
    let bounds = text.outline.boundingBoxOfPath
    // Inter's l is a plain bar.
    #expect(
      abs(try picture(text, 40, 60).coverage - bounds.width * bounds.height) < bounds.width * bounds.height * 0.01)
  }

  @Test func textMovedByAPartOfAPixelIsDrawnThere() throws {
    let text = sample("l", size: 20).laidOut()
    let whole = try picture(text, 12, 30, at: CGPoint(x: 2, y: 2))
    let half = try picture(text, 12, 30, at: CGPoint(x: 2.5, y: 2))
    #expect(whole != half)
    #expect(abs(whole.coverage - half.coverage) < 0.3)
  }

  @Test func baselinesAreOnTheEdgeOfARow() throws {
    let text = sample("l", size: 20).laidOut()
    for y in [2, 2.2, 2.4, 2.7, 3.1] {
      let picture = try picture(text, 12, 30, at: CGPoint(x: 2, y: y))
      let row = Int((y + text.firstBaseline).rounded())
      #expect(picture.row(row).allSatisfy { $0 == 0 })
      #expect(picture.row(row - 1).contains { $0 > 200 })
    }
  }

  @Test func outsideTheClipNothingIsDrawn() throws {
    let text = sample("Stipple\nStipple").laidOut()
    let clipped = try Bitmap(size: CGSize(width: 60, height: 50)) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 20))
      text.draw(in: context, at: .zero)
    }
    #expect(clipped.inkedCount > 0)
    #expect((20..<50).allSatisfy { clipped.row($0).allSatisfy { $0 == 0 } })
  }

  @Test func theContextsStateStaysAsItWas() throws {
    let text = sample("abc") {
      $0.underline.bits = 0x109
      $0.strokeWidth = -2
    }.laidOut()
    let colors = try Bitmap(size: CGSize(width: 40, height: 30)) { context in
      context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      text.draw(in: context, at: CGPoint(x: 100, y: 100))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
    #expect(colors[20, 15] == Bitmap.Pixel(255, 0, 0, 255))
  }

  @Test(arguments: [
    ("single", 0x01, 1.0), ("thick", 0x02, 2), ("double", 0x09, 2), ("dots", 0x101, 0.5), ("by word", 0x8001, 0.95),
  ])
  func linesUnderTextHaveTheirArea(name: String, bits: Int, share: Double) throws {
    let plain = sample("mmmm mmmm", size: 16).laidOut()
    let lined = sample("mmmm mmmm", size: 16) { $0.underline.bits = bits }.laidOut()
    let thickness = try #require(plain.lines[0].runs.first?.font.metrics.underlineThickness)
    let extra = try picture(lined, 140, 30).coverage - picture(plain, 140, 30).coverage
    let area = thickness * plain.size.width
    // A space is about a ninth; dots may end with a whole one.
    #expect(abs(extra / area - share) < 0.16, "\(name): \(extra / area)")
  }

  @Test func colorsAreAskedForWhenDrawing() throws {
    final class Lamp: TextColor {
      var isOn = false
      var textColor: CGColor { CGColor(srgbRed: isOn ? 1 : 0, green: 0, blue: 0, alpha: 1) }
    }
    let lamp = Lamp()
    let text = sample("M", size: 30, weight: 0.62) { $0.color = lamp }.laidOut()
    let dark = try picture(text, 40, 40)
    lamp.isOn = true
    let lit = try picture(text, 40, 40)
    #expect(dark.pixels.allSatisfy { $0.red == 0 })
    #expect(lit.pixels.contains { $0.red == 255 })
    #expect(dark.inkedCount == lit.inkedCount)
  }

  @Test(arguments: [
    ("plain", "Ag", 0.0, 0.0), ("outlined", "Ag", 3.0, 0), ("leaning", "Il", 0, 0.3),
  ])
  func looksAsInItsGolden(name: String, string: String, stroke: Double, slant: Double) throws {
    let text = sample(string, size: 32, weight: 0.4) { ($0.strokeWidth, $0.obliqueness) = (stroke, slant) }.laidOut()
    try expectGolden(picture(text, 56, 44, at: CGPoint(x: 4, y: 2)), "text-\(name)")
  }

  @Test func bothDirectionsLookAsInTheirGolden() throws {
    try expectGolden(picture(sample("ab שלום\nمرحبا", size: 15).laidOut(), 64, 44), "text-directions")
  }

  @Test func linesLookAsInTheirGolden() throws {
    let text = sample("gap on", size: 16) {
      $0.underline.bits = 0x01
      $0.strikethrough.bits = 0x09
      $0.strikethrough.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      $0.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
    }
    try expectGolden(picture(text.laidOut(), 64, 26), "text-lines")
  }
}
