// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@MainActor struct UIImageViewTests {
  /// Red over blue, 2 points wide and 4 high.
  private func picture(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 2, width: 2, height: 2))
    }
  }

  @Test func defaultsAreApples() {
    let view = UIImageView()
    #expect(view.image == nil)
    #expect(view.highlightedImage == nil)
    #expect(!view.isHighlighted)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.frame == .zero)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func theViewTakesTheSizeOfItsImage() {
    let image = picture(scale: 2)
    #expect(UIImageView(image: image).frame == CGRect(x: 0, y: 0, width: 2, height: 4))
    #expect(UIImageView(image: nil).frame == .zero)
    let view = UIImageView(image: image, highlightedImage: UIImage())
    #expect(view.frame.size == image.size)
    view.frame = CGRect(x: 5, y: 6, width: 100, height: 100)
    #expect(view.intrinsicContentSize == image.size)
    #expect(view.sizeThatFits(.zero) == image.size)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 2, height: 4))
  }

  @Test func theImageIsUpright() throws {
    let pixels = try Bitmap(view: UIImageView(image: picture()))
    #expect(pixels.pixels == Array(repeating: .red, count: 4) + Array(repeating: .blue, count: 4))
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 12, height: 8)),
    (.redraw, CGRect(x: 0, y: 0, width: 12, height: 8)),
    (.scaleAspectFit, CGRect(x: 4, y: 0, width: 4, height: 8)),
    (.scaleAspectFill, CGRect(x: 0, y: 0, width: 12, height: 8)),
    (.center, CGRect(x: 5, y: 2, width: 2, height: 4)), (.top, CGRect(x: 5, y: 0, width: 2, height: 4)),
    (.bottom, CGRect(x: 5, y: 4, width: 2, height: 4)), (.left, CGRect(x: 0, y: 2, width: 2, height: 4)),
    (.right, CGRect(x: 10, y: 2, width: 2, height: 4)), (.topLeft, CGRect(x: 0, y: 0, width: 2, height: 4)),
    (.bottomRight, CGRect(x: 10, y: 4, width: 2, height: 4)),
  ])
  func contentModePlacesTheImage(mode: UIView.ContentMode, box: CGRect) throws {
    for scale in [1, 2] as [CGFloat] {
      let view = UIImageView(image: picture(scale: scale))
      view.frame.size = CGSize(width: 12, height: 8)
      view.contentMode = mode
      let pixels = try Bitmap(view: view)
      #expect(pixels.inkedBox == box, "\(scale)")
      let (x, y) = (Int(box.midX), Int(box.minY))
      if mode != .scaleAspectFill { #expect(pixels[x, y] == .red, "\(scale)") }
    }
  }

  @Test func aChangeOfTheImageIsShown() throws {
    let view = UIImageView(image: picture())
    _ = try Bitmap(view: view)
    view.image = picture().withTintColor(.green)
    #expect(try Bitmap(view: view).count(of: .green) == 8)
    view.image = nil
    #expect(try Bitmap(view: view).inkedCount == 0)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func theHighlightedImageIsShownWhileHighlighted() throws {
    let view = UIImageView(image: picture(), highlightedImage: picture().withTintColor(.green))
    #expect(try Bitmap(view: view).count(of: .green) == 0)
    view.isHighlighted = true
    #expect(try Bitmap(view: view).count(of: .green) == 8)
    view.highlightedImage = nil
    #expect(try Bitmap(view: view).count(of: .red) == 4)
  }

  @Test func aTemplateFollowsTheTint() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 4))
    let view = UIImageView(image: picture().withRenderingMode(.alwaysTemplate))
    parent.addSubview(view)
    parent.tintColor = .green
    #expect(try Bitmap(view: parent).count(of: .green) == 8)
    view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try Bitmap(view: parent).count(of: .black) == 8)
    parent.overrideUserInterfaceStyle = .dark
    #expect(try Bitmap(view: parent).count(of: .white) == 8)
    view.image = picture()
    #expect(try Bitmap(view: parent).count(of: .red) == 4)
  }

  @Test func anImageFlipsWithTheLayoutDirection() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
    #expect(try Bitmap(view: view).row(0) == [255, 0])
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try Bitmap(view: view).row(0) == [0, 255])
    view.semanticContentAttribute = .unspecified
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(try Bitmap(view: view).row(0) == [0, 255])
    view.image = image
    #expect(try Bitmap(view: view).row(0) == [255, 0])
  }

  @Test func aResizableImageKeepsItsCaps() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let view = UIImageView(image: image)
    view.frame.size = CGSize(width: 10, height: 6)
    #expect(try Bitmap(view: view).count(of: .blue) == 8 * 4)
    view.frame.size = CGSize(width: 4, height: 12)
    #expect(try Bitmap(view: view).count(of: .blue) == 2 * 10)
    #expect(try Bitmap(view: view, scale: 2).count(of: .blue) == 4 * 20)
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    #expect(try Bitmap(view: view).count(of: .green) == 48)
    view.contentMode = .center
    view.frame.size = CGSize(width: 5, height: 11)
    #expect(try Bitmap(view: view).inkedCount == 9)
  }

  @Test func aTurnedImageIsShownUpright() throws {
    let image = UIImage(cgImage: try #require(picture().cgImage), scale: 1, orientation: .left)
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 4, height: 2))
    let pixels = try Bitmap(view: view)
    #expect((0..<4).map { pixels[$0, 0] } == [.red, .red, .blue, .blue])
  }

  @Test func sizesThatAreNoneDrawNothing() throws {
    let view = UIImageView(image: picture().resizableImage(withCapInsets: .zero))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    parent.addSubview(view)
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: CGFloat.infinity, height: 1)] {
      view.bounds.size = size
      #expect(try Bitmap(view: parent).inkedCount == 0)
    }
  }

  @Test func drawOfASubclassIsNotCalled() throws {
    final class Drawn: UIImageView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let view = Drawn(image: picture())
    #expect(try Bitmap(view: view).count(of: .red) == 4)
    #expect(view.count == 0)
  }

  @Test(arguments: [PictureFormat.pdf, .svg])
  func documentsHoldTheImage(format: PictureFormat) throws {
    let view = UIImageView(image: picture())
    view.frame.size = CGSize(width: 20, height: 20)
    let data = try Picture(of: view, size: view.bounds.size, scale: 1).data(format)
    let mark = format == .pdf ? "/Subtype /Image" : "<image "
    #expect(data.firstRange(of: Data(mark.utf8)) != nil)
  }

  @Test func imagesAreArchived() throws {
    let view = UIImageView(image: picture(scale: 2), highlightedImage: picture().withTintColor(.green))
    view.isHighlighted = true
    view.isUserInteractionEnabled = true
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let copy = try #require(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIImageView)
    #expect(copy.image?.scale == 2)
    #expect(copy.isHighlighted)
    #expect(copy.isUserInteractionEnabled)
    #expect(copy.frame == view.frame)
    #expect(try Bitmap(view: copy).count(of: .green) == 8)
  }

  @Test func aDocumentsImageViewIsMade() throws {
    let contents = try NibSamples.contents(
      ofObjects: """
        <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" image="stamp" \
        highlightedImage="none" id="a"><rect key="frame" x="1" y="2" width="30" height="40"/></imageView>
        <imageView contentMode="center" image="star.fill" id="b" customClass="NibImageView">
        <rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
        """, resources: "<image name=\"stamp\" width=\"8\" height=\"8\"/><image name=\"star.fill\" catalog=\"system\"/>"
    )
    let view = try #require(contents.views.first as? UIImageView)
    #expect(view.image != nil)
    #expect(view.highlightedImage == nil)
    #expect(view.contentMode == .scaleAspectFit)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(try Bitmap(view: view).inkedCount > 0)
    #expect(contents.views.last is NibImageView)
    #expect(
      contents.warnings.map(\.message) == [
        "there is no PNG file of the image 'none'", "the symbol 'star.fill' is left out: there are no symbols here",
      ])
  }
}
