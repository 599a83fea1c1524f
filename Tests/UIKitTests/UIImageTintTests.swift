// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

struct UIImageTintTests {
  /// Opaque, half covered and clear, from left to right.
  private let shades = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1)).image { context in
    UIColor.blue.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIColor(white: 1, alpha: 0.5).setFill()
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
  }

  @Test func aNewImageIsDrawnAsItIs() throws {
    #expect(shades.renderingMode == .automatic)
    #expect(shades.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    let pixels = try drawing(3, 1) { _ in
      UIColor.red.setFill()
      shades.draw(at: .zero)
    }
    #expect(pixels[0, 0] == .blue)
  }

  @Test func aTemplateIsDrawnInTheFillColour() throws {
    let pixels = try drawing(3, 1) { _ in
      UIColor.red.set()
      shades.withRenderingMode(.alwaysTemplate).draw(at: .zero)
    }
    #expect(pixels[0, 0] == .red)
    #expect(pixels[1, 0] == Bitmap.Pixel(128, 0, 0, 128))
    #expect(pixels[2, 0] == .clear)
  }

  @Test func aTintWinsOverTheFillColour() throws {
    let image = shades.withRenderingMode(.alwaysTemplate).withTintColor(.green)
    #expect(image.renderingMode == .alwaysTemplate)
    let pixels = try drawing(3, 1) { _ in
      UIColor.red.setFill()
      image.draw(at: .zero)
    }
    #expect(pixels[0, 0] == .green)
    #expect(pixels[1, 0] == Bitmap.Pixel(0, 128, 0, 128))
  }

  @Test func theTintsAlphaCounts() throws {
    let image = shades.withTintColor(UIColor.red.withAlphaComponent(0.5), renderingMode: .alwaysOriginal)
    #expect(image.renderingMode == .alwaysOriginal)
    let pixels = try drawing(3, 1) { _ in image.draw(at: .zero) }
    #expect(pixels[0, 0] == Bitmap.Pixel(128, 0, 0, 128))
    #expect(pixels[1, 0] == Bitmap.Pixel(64, 0, 0, 64))
  }

  @Test func aDynamicTintIsResolvedWhenItIsDrawn() throws {
    let image = shades.withTintColor(.label)
    for (style, color) in [(UIUserInterfaceStyle.light, Bitmap.Pixel.black), (.dark, .white)] {
      let pixels = try drawing(3, 1) { _ in
        UITraitCollection(userInterfaceStyle: style).performAsCurrent { image.draw(at: .zero) }
      }
      #expect(pixels[0, 0] == color)
    }
  }

  @Test func pixelsAndFilesHaveNoTint() throws {
    let image = shades.withTintColor(.red)
    #expect(image.cgImage === shades.cgImage)
    #expect(image.pngData() == shades.pngData())
  }

  @Test(arguments: 0...7)
  func flippingTwiceIsNothing(rawValue: Int) throws {
    let orientation = try #require(UIImage.Orientation(rawValue: rawValue))
    let image = UIImage(cgImage: try #require(shades.cgImage), scale: 1, orientation: orientation)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation != orientation)
    #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == orientation)
    let (width, height) = (image.size.width, image.size.height)
    let pixels = try drawing(width, height) { _ in image.draw(at: .zero) }
    let mirrored = try drawing(width, height) { context in
      context.translateBy(x: width, y: 0)
      context.scaleBy(x: -1, y: 1)
      flipped.draw(at: .zero)
    }
    #expect(pixels.difference(from: mirrored) == 0)
  }

  @Test func insetsAndFlippingAreKept() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = shades.withAlignmentRectInsets(insets).imageFlippedForRightToLeftLayoutDirection()
    #expect(image.alignmentRectInsets == insets)
    #expect(image.flipsForRightToLeftLayoutDirection)
    #expect(!shades.flipsForRightToLeftLayoutDirection)
    #expect(image.size == shades.size)
  }

  @Test func anEmptyImageInATintIsNothing() throws {
    let image = UIImage().withTintColor(.red).withRenderingMode(.alwaysTemplate)
    #expect(image.size == .zero)
    let pixels = try drawing(2, 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(pixels.inkedCount == 0)
  }

  @Test func theFormatForAnImageIsLikeIt() throws {
    let image = UIImage(cgImage: try #require(shades.cgImage), scale: 3, orientation: .up)
    #expect(image.imageRendererFormat.scale == 3)
    #expect(!image.imageRendererFormat.opaque)
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let opaque = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
    #expect(opaque.imageRendererFormat.opaque)
  }
}
