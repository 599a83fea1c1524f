// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

struct ImageAttachmentTests {
  /// A red square of 3 by 3 points at scale 2.
  let image: UIImage
  let cgImage: CGImage

  init() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    cgImage = try #require(image.cgImage)
  }

  @Test func aUIImageIsAttachedAsThePNGOfItsPixels() throws {
    let attachment = Attachment(image, named: "square", as: .png)
    let data = try attachment.withUnsafeBytes { Data($0) }
    #expect(data == image.pngData())
    let decoded = try #require(UIImage(data: data)?.cgImage)
    #expect(decoded.width == 6)
    #expect(decoded.height == 6)
  }

  @Test func aCGImageIsAttachedAsThePNGOfItsPixels() throws {
    let attachment = Attachment(cgImage, named: "square", as: .png)
    #expect(try attachment.withUnsafeBytes { Data($0) } == cgImage.pngData())
  }

  @Test(arguments: [
    ("dots", AttachableImageFormat.png, "dots.png"),
    ("dots.png", .png, "dots.png"),
    ("dots.PNG", nil, "dots.PNG"),
    ("dots", nil, "dots.png"),
    ("dots.v2", nil, "dots.v2.png"),
    ("dots.jpg", nil, "dots.jpg"),
    ("dots", .jpeg, "dots.jpeg"),
  ])
  func theNameGetsTheEndingOfItsFormat(name: String, format: AttachableImageFormat?, expected: String) {
    #expect(Attachment(image, named: name, as: format).preferredName == expected)
  }

  @Test(arguments: [
    ("square", AttachableImageFormat.jpeg),
    ("square.png", .jpeg(withEncodingQuality: 0.5)),
    ("square.jpg", nil),
  ])
  func jpegIsRefusedByAnErrorThatSaysWhatToDo(name: String, format: AttachableImageFormat?) {
    let error = #expect(throws: (any Error).self) {
      try Attachment(cgImage, named: name, as: format).withUnsafeBytes { $0.count }
    }
    #expect(error.map { "\($0)" }?.hasSuffix("attach it as .png") == true)
  }

  @Test func anImageWithoutPixelsIsRefused() {
    let error = #expect(throws: (any Error).self) {
      try Attachment(UIImage(), named: "nothing").withUnsafeBytes { $0.count }
    }
    #expect(error.map { "\($0)" } == "the image has no pixels to attach")
  }

  @Test func theFormatAskedForIsKept() {
    #expect(Attachment(image, as: .jpeg(withEncodingQuality: 0.5)).imageFormat?.encodingQuality == 0.5)
    #expect(Attachment(image).imageFormat == nil)
  }

  @Test func aTestRecordsAnImage() {
    Attachment.record(image, named: "square")
    Attachment.record(cgImage, named: "square", as: .png)
    Attachment.record(Attachment(image, named: "square"))
  }

  @Test func recordingAnImageThatCannotBeEncodedIsAnIssue() {
    withKnownIssue {
      Attachment.record(image, named: "square", as: .jpeg)
    } matching: { issue in
      "\(issue)".contains("attach it as .png")
    }
  }

  @Test func aTypeOfOnesOwnIsAttached() throws {
    struct Letter: AttachableAsImage {
      func withUnsafeBytes<R>(
        as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
      ) throws -> R {
        try Array("\(imageFormat)".utf8).withUnsafeBytes(body)
      }
    }
    let bytes = try Attachment(Letter(), as: .jpeg(withEncodingQuality: 0.25)).withUnsafeBytes { Array($0) }
    #expect(bytes == Array("JPEG (quality 0.25)".utf8))
  }
}
