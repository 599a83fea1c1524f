// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

@testable import UIKit

@MainActor struct UIButtonTests {
  private let button = UIButton(type: .system)

  // MARK: Content by state

  @Test func statesWithoutValuesHaveThoseOfTheNormalOne() {
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitle("both", for: [.selected, .highlighted])
    #expect(button.title(for: .disabled) == "normal")
    #expect(button.currentTitle == "normal")
    button.isSelected = true
    #expect(button.titleLabel?.text == "selected")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "both")
    button.isEnabled = false
    #expect(button.titleLabel?.text == "normal")
    button.setTitle(nil, for: .normal)
    #expect(button.title(for: .disabled) == nil)
    #expect(button.titleLabel?.text == nil)
  }

  @Test func colorsImagesAndBackgroundsFollowTheState() {
    let (image, other) = (picture(.red, 4), picture(.blue, 4))
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    button.setImage(other, for: .selected)
    button.setBackgroundImage(other, for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setTitleShadowColor(.green, for: .highlighted)
    button.setTitle("a", for: .normal)
    #expect(button.imageView?.image === image)
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.currentTitleShadowColor == nil)
    #expect(button.currentBackgroundImage === other)
    button.isSelected = true
    #expect(button.imageView?.image === other)
    button.isHighlighted = true
    #expect(button.currentImage === image)
    #expect(button.titleColor(for: [.selected, .highlighted]) == .red)
  }

  @Test func anAttributedTitleWinsAndLeavesTheFont() {
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 30)]), for: .selected)
    button.isSelected = true
    #expect(button.titleLabel?.text == "large")
    #expect(button.titleLabel?.font.pointSize == 30)
    button.setAttributedTitle(nil, for: .selected)
    #expect(button.titleLabel?.text == "plain")
    #expect(button.titleLabel?.font.pointSize == 20)
  }

  @Test func defaultsAreThoseOfTheType() {
    let custom = UIButton()
    #expect(custom.buttonType == .custom)
    #expect(custom.currentTitleColor == .white)
    #expect(custom.titleLabel?.font.pointSize == 18)
    #expect(button.buttonType == .system)
    #expect(button.currentTitleColor == button.tintColor)
    #expect(button.titleLabel?.font.pointSize == 15)
    #expect(UIButton.ButtonType.roundedRect == .system)
    #expect(!button.isOpaque)
  }

  @Test func theTitleOfASystemButtonFollowsTheTint() {
    let parent = UIView()
    parent.addSubview(button)
    button.setTitle("a", for: .normal)
    parent.tintColor = .purple
    #expect(button.titleLabel?.textColor == .purple)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func aPressedSystemButtonIsPale() {
    button.setTitle("a", for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == CGFloat(Float(0.2)))
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
    button.setTitleColor(.red, for: .highlighted)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 1)
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func aPressedCustomButtonHasADarkerImage() throws {
    let button = UIButton(type: .custom)
    let image = picture(UIColor(red: 1, green: 0, blue: 0, alpha: 1), 4)
    button.setImage(image, for: .normal)
    button.isHighlighted = true
    let shown = try #require(button.imageView?.image)
    let pixel = try Bitmap(image: shown)[1, 1]
    #expect(abs(Int(pixel.red) - 128) <= 1, "half of 255, either way of rounding")
    #expect(pixel.alpha == 255)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.image === image)
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
  }

  @Test func aSystemButtonShowsTemplates() {
    button.setImage(picture(.red, 4), for: .normal)
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
    button.setImage(picture(.red, 4).withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(button.imageView?.image?.renderingMode == .alwaysOriginal)
  }

  // MARK: Actions

  @Test func aTapTriggersThePrimaryAction() {
    var calls: [String] = []
    let button = UIButton(type: .custom, primaryAction: UIAction(title: "Tap Me!!") { _ in calls.append("primary") })
    #expect(button.currentTitle == "Tap Me!!")
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    button.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in calls.append("either") }, for: [.touchUpInside, .primaryActionTriggered])
    tap(button)
    #expect(calls == ["primary", "up", "either"])
  }

  @Test func aTapMayChangeTheSelection() {
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    button.changesSelectionAsPrimaryAction = true
    var seen: [Bool] = []
    button.addAction(UIAction { [button] _ in seen.append(button.isSelected) }, for: .primaryActionTriggered)
    tap(button)
    tap(button)
    #expect(seen == [true, false])
  }

  private func tap(_ button: UIButton) {
    let touch = UITouch()
    touch.values.location = CGPoint(x: 10, y: 10)
    button.touchesBegan([touch], with: nil)
    button.touchesEnded([touch], with: nil)
  }

  // MARK: Layout

  @Test func sizesAskedForHoldTitleAndImage() {
    for (type, font) in [(UIButton.ButtonType.system, 15), (.custom, 18)] as [(UIButton.ButtonType, CGFloat)] {
      let height = UIFont.systemFont(ofSize: font).lineHeight.rounded(.up) + 12
      #expect(UIButton(type: type).intrinsicContentSize == CGSize(width: 30, height: height))
    }
    button.setTitle("Tap Me!!", for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    button.setImage(picture(.red, 40), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 40, height: 40))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.titleEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 46, height: 44))
    button.setTitle(nil, for: .normal)
    button.contentEdgeInsets = .zero
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 40))
    button.setBackgroundImage(picture(.red, 60), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 60))
  }

  /// Source: the measurements that ``ButtonLayout`` names.
  @Test(
    arguments: [
      (0, 0, 0, 0, 124.5, 156.5), (50, 0, 0, 0, 149.5, 156.5), (50, 0, 0, 100, 149.5, 106.5),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func imageAndTitleArePlacedAsMeasured(
    imageLeft: CGFloat, imageRight: CGFloat, titleLeft: CGFloat, titleRight: CGFloat, image: CGFloat, title: CGFloat
  ) {
    let layout = ButtonLayout(
      imageSize: CGSize(width: 32, height: 32), titleSize: CGSize(width: 54, height: 21.5), scale: 2)
    let content = CGRect(x: 0, y: 0, width: 335, height: 40)
    let imageRect = layout.imageRect(
      in: content.inset(by: UIEdgeInsets(top: 0, left: imageLeft, bottom: 0, right: imageRight)))
    let titleRect = layout.titleRect(
      in: content.inset(by: UIEdgeInsets(top: 0, left: titleLeft, bottom: 0, right: titleRight)))
    #expect(imageRect == CGRect(x: image, y: 4, width: 32, height: 32))
    #expect(titleRect == CGRect(x: title, y: 9.5, width: 54, height: 21.5))
  }

  @Test func contentIsAligned() {
    var layout = ButtonLayout(imageSize: CGSize(width: 10, height: 10), titleSize: CGSize(width: 20, height: 6))
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    (layout.horizontal, layout.vertical) = (.left, .top)
    #expect(layout.imageRect(in: rect) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(layout.titleRect(in: rect) == CGRect(x: 10, y: 0, width: 20, height: 6))
    (layout.horizontal, layout.vertical) = (.right, .bottom)
    #expect(layout.imageRect(in: rect) == CGRect(x: 70, y: 40, width: 10, height: 10))
    #expect(layout.titleRect(in: rect) == CGRect(x: 80, y: 44, width: 20, height: 6))
    layout.isRightToLeft = true
    #expect(layout.titleRect(in: rect).minX == 70)
    #expect(layout.imageRect(in: rect).minX == 90)
    (layout.horizontal, layout.vertical) = (.fill, .fill)
    #expect(layout.titleRect(in: rect) == CGRect(x: 0, y: 0, width: 90, height: 50))
  }

  @Test func aTitleWithoutRoomIsShortened() {
    button.setTitle("A title of many letters", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 40)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func rectanglesMayBeOverridden() {
    final class Own: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    let own = Own(type: .system)
    own.setTitle("a", for: .normal)
    own.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    own.layoutIfNeeded()
    #expect(own.titleLabel?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(own.buttonType == .system)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1000, 1e300])
  func insetsThatMakeNoSenseAreHarmless(value: CGFloat) {
    button.setTitle("a", for: .normal)
    button.setImage(picture(.red, 4), for: .normal)
    let insets = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    (button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets) = (insets, insets, insets)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    button.layoutIfNeeded()
    _ = button.intrinsicContentSize
    button.frame = CGRect(x: value, y: value, width: value, height: value)
    button.layoutIfNeeded()
  }

  @Test func archivesHoldWhatIsShown() throws {
    button.setTitle("normal", for: .normal)
    button.setTitle("pressed", for: .highlighted)
    button.setTitleColor(.red, for: .selected)
    button.setImage(picture(.red, 4), for: .disabled)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.titleLabel?.font = .systemFont(ofSize: 31)
    let data = try NSKeyedArchiver.archivedData(withRootObject: button, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let root = unarchiver.decodeObject(of: [UIButton.self], forKey: NSKeyedArchiveRootObjectKey)
    let copy = try #require(root as? UIButton)
    #expect(copy.buttonType == .system)
    #expect(copy.title(for: .highlighted) == "pressed")
    #expect(copy.titleColor(for: .selected) == .red)
    #expect(copy.image(for: .disabled)?.size == CGSize(width: 4, height: 4))
    #expect(copy.image(for: .normal) == nil)
    #expect(copy.contentEdgeInsets == button.contentEdgeInsets)
    #expect(copy.titleLabel?.font.pointSize == 31)
    #expect(copy.titleLabel?.text == "normal")
    #expect(copy.subviews.count == 1)
  }

  // MARK: Pictures

  /// From top to bottom: normal, pressed, disabled, selected; a system button at the left, a custom one at the right.
  @Test func statesLookAsInTheirGolden() throws {
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    sheet.backgroundColor = .systemGray
    for (column, type) in [UIButton.ButtonType.system, .custom].enumerated() {
      for row in 0..<4 {
        let button = UIButton(type: type)
        button.frame = CGRect(x: 32 * column, y: 16 * row, width: 32, height: 16)
        button.setTitle("Ag", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 12)
        button.setImage(picture(.red, 6), for: .normal)
        button.setTitleColor(.yellow, for: .selected)
        (button.isHighlighted, button.isEnabled, button.isSelected) = (row == 1, row != 2, row == 3)
        sheet.addSubview(button)
      }
    }
    try expectGolden(Bitmap(view: sheet), "button-states")
  }

  private func picture(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}
