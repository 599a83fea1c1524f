// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

/// Two pixels wide, three high: red, green / blue, white / black, clear.
private func sixPixels() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { context in
    let colors: [[UIColor]] = [[.red, .green], [.blue, .white], [.black, .clear]]
    for (y, row) in colors.enumerated() {
      for (x, color) in row.enumerated() {
        color.setFill()
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
  }
}

/// An image as people make their own: by the initializers that Apple's class lets a subclass call.
private final class NotedImage: UIImage, @unchecked Sendable {
  let note: String

  init(_ note: String, cgImage: CGImage) {
    self.note = note
    super.init(cgImage: cgImage, scale: 2, orientation: .left)
  }

  init?(_ note: String, data: Data) {
    self.note = note
    super.init(data: data, scale: .nan)
  }

  required init?(coder: NSCoder) { nil }

  required init(imageLiteralResourceName name: String) {
    note = name
    super.init()
  }
}

struct UIImageTests {
  @Test func subclassesMakeImagesByTheDesignatedInitializers() throws {
    let pixels = sixPixels()
    let bitmap = try #require(pixels.cgImage)
    let noted = NotedImage("a", cgImage: bitmap)
    #expect(noted.note == "a")
    #expect(noted.size == CGSize(width: 1.5, height: 1))
    let data = try #require(pixels.pngData())
    let read = try #require(NotedImage("b", data: data))
    #expect(read.scale == 1)
    #expect(read.size == CGSize(width: 2, height: 3))
    #expect(NotedImage("c", data: Data()) == nil)
  }

  @Test func anImageWithoutPixelsHasNoSize() throws {
    let image = UIImage()
    #expect(image.size == .zero)
    #expect(image.scale == 1)
    #expect(image.cgImage == nil)
    #expect(image.pngData() == nil)
    _ = try drawing(2, 2) { _ in image.draw(at: .zero) }
  }

  @Test func pngComesBackPixelByPixel() throws {
    let image = sixPixels()
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 1, height: 1.5))
    #expect(read.scale == 2)
    #expect(try Bitmap(image: read) == Bitmap(image: image))
    #expect(read.pngData() == data)
    #expect(UIImage(data: data)?.scale == 1)
  }

  @Test(arguments: [Data(), Data("PNG".utf8), Data([0x89, 0x50, 0x4E, 0x47])])
  func whatIsNoPictureIsRefused(data: Data) {
    #expect(UIImage(data: data) == nil)
    #expect(UIImage(data: data, scale: 2) == nil)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aUselessScaleCountsAsOne(scale: CGFloat) throws {
    let pixels = try #require(sixPixels().cgImage)
    let image = UIImage(cgImage: pixels, scale: scale, orientation: .up)
    #expect(image.scale == 1)
    #expect(image.size == CGSize(width: 2, height: 3))
  }

  @Test func drawingKeepsImagesUpright() throws {
    let image = sixPixels()
    let pixels = try drawing(4, 5) { _ in image.draw(at: CGPoint(x: 1, y: 1)) }
    #expect(pixels[1, 1] == .red)
    #expect(pixels[2, 1] == .green)
    #expect(pixels[1, 2] == .blue)
    #expect(pixels[1, 3] == .black)
    #expect(pixels[2, 3] == .clear)
    #expect(pixels[0, 0] == .clear)
  }

  @Test func drawingInARectangleStretches() throws {
    let one = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let pixels = try drawing(6, 6) { _ in one.draw(in: CGRect(x: 1, y: 2, width: 4, height: 3)) }
    #expect(pixels.count(of: .red) == 12)
    #expect(pixels[1, 2] == .red)
    #expect(pixels[4, 4] == .red)
  }

  @Test func alphaAndBlendModeAreForOneDrawingAlone() throws {
    let image = sixPixels()
    let pixels = try drawing(8, 3) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
      image.draw(at: .zero, blendMode: .copy, alpha: 1)
      image.draw(in: CGRect(x: 4, y: 0, width: 2, height: 3), blendMode: .normal, alpha: 0.5)
      context.fill(CGRect(x: 6, y: 0, width: 2, height: 3))
    }
    #expect(pixels[1, 2] == .clear)
    #expect([127, 128].contains(pixels[4, 0].alpha))
    #expect(pixels[6, 0] == .white)
  }

  @Test(arguments: [
    CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 0, height: 5),
    CGRect(x: 0, y: 0, width: 1e300, height: 1e300),
  ])
  func anOddRectangleHarmsNothing(rect: CGRect) throws {
    let image = sixPixels()
    let pixels = try drawing(2, 2) { context in
      image.draw(in: rect)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(pixels.count(of: .red) == 4)
  }

  /// What lies at the shown top left and top right, by the Exif orientations.
  @Test(arguments: [
    (UIImage.Orientation.up, [Bitmap.Pixel.red, .green]), (.upMirrored, [.green, .red]), (.down, [.clear, .black]),
    (.downMirrored, [.black, .clear]), (.leftMirrored, [.red, .blue, .black]), (.right, [.black, .blue, .red]),
    (.rightMirrored, [.clear, .white, .green]), (.left, [.green, .white, .clear]),
  ])
  func orientationsTurnTheImage(orientation: UIImage.Orientation, topRow: [Bitmap.Pixel]) throws {
    let stored = try #require(sixPixels().cgImage)
    let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
    #expect(image.imageOrientation == orientation)
    #expect(image.size.width == CGFloat(topRow.count))
    #expect(image.size.height == CGFloat(5 - topRow.count))
    let pixels = try drawing(image.size.width, image.size.height) { _ in image.draw(at: .zero) }
    #expect((0..<pixels.width).map { pixels[$0, 0] } == topRow)
    let written = try Bitmap(image: UIImage(data: try #require(image.pngData())))
    #expect(written == pixels)
  }

  @Test func rawValuesOfOrientationsAreApples() {
    let all: [UIImage.Orientation] = [
      .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]
    #expect(all.map(\.rawValue) == Array(0...7))
  }

  @Test func theVariantForTheDisplayScaleIsRead() throws {
    let folder = try TemporaryFolder()
    let data = try #require(sixPixels().pngData())
    for name in ["all.png", "all@2x.png", "all@3x.png", "one.png", "three@3x.png"] {
      try data.write(to: folder.url.appending(path: name))
    }
    func scale(_ name: String, at displayScale: CGFloat) -> CGFloat? {
      var scale: CGFloat?
      UITraitCollection(displayScale: displayScale).performAsCurrent {
        scale = UIImage(contentsOfFile: folder.url.appending(path: name).path)?.scale
      }
      return scale
    }
    #expect(scale("all.png", at: 1) == 1)
    #expect(scale("all.png", at: 2) == 2)
    #expect(scale("all", at: 3) == 3)
    #expect(scale("all@2x.png", at: 3) == 2)
    #expect(scale("one", at: 3) == 1)
    #expect(scale("three", at: 1) == 3)
    #expect(scale("none", at: 1) == nil)
    let bundle = try #require(Bundle(url: folder.url))
    let traits = UITraitCollection(displayScale: 2)
    #expect(UIImage(named: "all", in: bundle, compatibleWith: traits)?.scale == 2)
    #expect(UIImage(named: "all.png", in: bundle, compatibleWith: traits)?.size == CGSize(width: 1, height: 1.5))
    #expect(UIImage(named: "none", in: bundle, compatibleWith: nil) == nil)
  }

  @Test(arguments: ["", "there is no such image", "../../etc"])
  func anUnknownNameIsRefused(name: String) {
    #expect(UIImage(named: name) == nil)
  }
}
