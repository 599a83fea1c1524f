// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

struct UIGraphicsImageRendererTests {
  @Test func theDefaultFormatFollowsTheDisplayScale() {
    UITraitCollection(displayScale: 3).performAsCurrent {
      #expect(UIGraphicsImageRendererFormat().scale == 3)
      #expect(UIGraphicsImageRendererFormat.default().scale == 3)
      #expect(UIGraphicsImageRendererFormat.preferred().scale == 3)
      #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2)).scale == 2)
      #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == 3)
    }
    #expect(UIGraphicsImageRendererFormat().scale == UITraitCollection.current.displayScale)
    #expect(!UIGraphicsImageRendererFormat().opaque)
  }

  @Test func anImageHasTheAskedSizeAndScale() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 7), format: format)
    format.scale = 9
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.format.bounds == CGRect(x: 0, y: 0, width: 5, height: 7))
      #expect((context.format as? UIGraphicsImageRendererFormat)?.scale == 2)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 5, height: 7))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 10)
    #expect(renderer.format.bounds.size == CGSize(width: 5, height: 7))
    #expect(renderer.allowsImageOutput)
  }

  @Test func partPixelsBecomeWholeOnes() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 33.4, height: 1 / 3.0), format: format).image { _ in }
    #expect(image.cgImage?.width == 101)
    #expect(image.cgImage?.height == 1)
  }

  @Test func theBoundsOriginIsTheTopLeftCorner() throws {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: -2, y: 10, width: 4, height: 4))
    let pixels = try Bitmap(
      image: renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: -2, y: 10, width: 1, height: 1))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 1, y: 13, width: 5, height: 5))
      })
    #expect(pixels[0, 0] == .red)
    #expect(pixels[3, 3] == .blue)
    #expect(pixels.count(of: .clear) == 14)
  }

  @Test func anOpaqueImageIsBlackAtFirst() throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
    let pixels = try Bitmap(
      image: renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1), blendMode: .clear)
      })
    #expect(pixels[0, 0] == .red)
    #expect(pixels.count(of: .black) == 3)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 5), CGSize(width: 5, height: 0), CGSize(width: -5, height: 5),
    CGSize(width: CGFloat.nan, height: 5), CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 1e6, height: 5),
  ])
  func anImpossibleSizeGivesAnEmptyImage(size: CGSize) {
    let renderer = UIGraphicsImageRenderer(size: size)
    let image = renderer.image { _ in Issue.record("there is nothing to draw in") }
    #expect(image.cgImage == nil)
    #expect(image.size == .zero)
    #expect(renderer.pngData { _ in }.isEmpty)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func anImpossibleScaleGivesAnEmptyImage(scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }.cgImage == nil)
  }

  @Test func contextsFillStrokeAndClip() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let pixels = try Bitmap(
      image: renderer.image { context in
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1), blendMode: .clear)
        context.cgContext.setLineWidth(2)
        context.stroke(CGRect(x: 6, y: 6, width: 2, height: 2))
        context.clip(to: CGRect(x: 9, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      })
    #expect(pixels[1, 1] == .clear)
    #expect(pixels[5, 5] == .blue)
    #expect(pixels[9, 0] == .red)
    #expect(pixels[9, 1] == .clear)
    #expect(pixels.count(of: .red) == 16)
    #expect(pixels.count(of: .blue) == 16)
  }

  @Test func theCurrentImageDoesNotChangeLater() throws {
    var early: UIImage?
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      early = context.currentImage
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(try Bitmap(image: early)[0, 0] == .clear)
  }

  @Test func theSameDrawingGivesTheSameBytes() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    func data() -> Data {
      renderer.pngData { _ in
        UIColor.systemRed.setFill()
        UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 15, height: 16)).fill()
      }
    }
    #expect(data() == data())
    #expect(data().starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func theRangeIsKept() {
    let format = UIGraphicsImageRendererFormat()
    #expect(format.preferredRange == .automatic)
    format.preferredRange = .standard
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
    #expect((renderer.format as? UIGraphicsImageRendererFormat)?.preferredRange == .standard)
    #expect(UIGraphicsImageRendererFormat.Range.standard.rawValue == 2)
  }
}
