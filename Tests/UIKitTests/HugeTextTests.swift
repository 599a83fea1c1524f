// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing
import UIKit

/// Text that is larger than a font may be for FreeType, which Cairo does not forgive the font's file.
struct HugeTextTests {
  private static let weight = UIFont.Weight.ultraLight

  private static func inkOfSmallText() throws -> Bool {
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    draw("H", size: 24, in: context)
    let image = try #require(context.makeImage())
    return try Bitmap(image: image).inkedBox.width > 4
  }

  private static func draw(_ text: String, size: CGFloat, scale: CGFloat = 1, in context: CGContext) {
    UIGraphicsPushContext(context)
    context.scaleBy(x: scale, y: scale)
    text.draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: size, weight: weight)])
    UIGraphicsPopContext()
  }

  @Test(arguments: [1025, 4096, 1e9, .infinity] as [CGFloat])
  func hugeTextOnABitmapLeavesTheFontToOthers(size: CGFloat) throws {
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    Self.draw("M", size: size, in: context)
    #expect(try Self.inkOfSmallText())
  }

  @Test(arguments: [(4096, 1), (24, 1e5), (4096, 1e6), (24, 1e30)] as [(CGFloat, CGFloat)])
  func hugeTextInPDFLeavesTheFontToOthers(size: CGFloat, scale: CGFloat) throws {
    var box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPage(mediaBox: nil)
    Self.draw("M", size: size, scale: scale, in: context)
    context.endPage()
    context.closePDF()
    #expect(try Self.inkOfSmallText())
  }
}
