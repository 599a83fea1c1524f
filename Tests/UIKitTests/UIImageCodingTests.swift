// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

struct UIImageCodingTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
  }

  private func archived(_ image: UIImage) throws -> UIImage {
    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
  }

  @Test func imagesAreArchivedWithAllThatSaysHowTheyAreDrawn() throws {
    let pixels = try #require(image.cgImage)
    let original = UIImage(cgImage: pixels, scale: 2, orientation: .leftMirrored)
      .withTintColor(.systemRed, renderingMode: .alwaysTemplate)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch)
      .withAlignmentRectInsets(UIEdgeInsets(top: -1, left: 5, bottom: 6, right: .infinity))
      .imageFlippedForRightToLeftLayoutDirection()
    let copy = try archived(original)
    #expect(try Bitmap(image: #require(copy.cgImage)) == Bitmap(image: pixels))
    #expect(copy.scale == 2)
    #expect(copy.imageOrientation == .leftMirrored)
    #expect(copy.renderingMode == .alwaysTemplate)
    let area = CGRect(x: 0, y: 0, width: 20, height: 20)
    let same = try drawing(20, 20) { _ in original.draw(in: area) }
    #expect(same.inkedCount > 0)
    #expect(try drawing(20, 20) { _ in copy.draw(in: area) }.difference(from: same) == 0)
    #expect(copy.capInsets == original.capInsets)
    #expect(copy.resizingMode == .stretch)
    #expect(copy.alignmentRectInsets == original.alignmentRectInsets)
    #expect(copy.flipsForRightToLeftLayoutDirection)
  }

  @Test func plainAndEmptyImagesAreArchived() throws {
    let copy = try archived(image)
    #expect(try Bitmap(image: copy) == Bitmap(image: image))
    #expect(copy.renderingMode == .automatic)
    #expect(copy.capInsets == .zero)
    #expect(try archived(UIImage()).size == .zero)
  }

  @Test func anotherArchiveIsRefused() {
    #expect(UIImage(coder: NSCoder()) == nil)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(NSData(data: Data("no picture".utf8)), forKey: "png")
    let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.map { UIImage(coder: $0) == nil } == true)
  }

  @Test func anImageLiteralThatIsNotThereIsEmpty() {
    #expect(UIImage(imageLiteralResourceName: "there is no such image").size == .zero)
  }
}
