// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

@testable import UIKit

@MainActor struct UIButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration, _ title: String? = "Draw") -> UIButton {
    var configuration = configuration
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    return button
  }

  private func backdrop(_ button: UIButton) -> UIView? { button.subviews.first }

  @Test func titlesHaveTheInsetsOfTheSize() {
    for (size, height, font) in [
      (UIButton.Configuration.Size.mini, 10, 15), (.small, 10, 15), (.medium, 14, 17), (.large, 30, 17),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat)] {
      var configuration = UIButton.Configuration.filled()
      configuration.buttonSize = size
      let button = button(configuration)
      let title = button.titleLabel?.intrinsicContentSize ?? .zero
      #expect(button.titleLabel?.font.pointSize == font)
      #expect(button.bounds.height == title.height + height)
      #expect(backdrop(button)?.frame == button.bounds)
    }
  }

  @Test func aTitleSetByStateIsTaken() {
    let button = button(.gray(), nil)
    button.setTitle("Draw", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Draw")
  }

  @Test func stylesHaveTheirColors() {
    let tint = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    for (configuration, alpha, text) in [
      (UIButton.Configuration.plain(), 0, tint), (.tinted(), 0.18, tint), (.filled(), 1, .white),
    ] as [(UIButton.Configuration, CGFloat, UIColor)] {
      let button = button(configuration)
      button.tintColor = tint
      button.layoutIfNeeded()
      #expect(abs((backdrop(button)?.backgroundColor?.cgColor.alpha ?? -1) - alpha) < 1e-6, "alpha is a Float")
      #expect(button.titleLabel?.textColor == text)
    }
  }

  @Test func statesChangeTheColors() {
    let button = button(.filled())
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(backdrop(button)?.backgroundColor?.cgColor.alpha == 0.75)
    button.isHighlighted = false
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(backdrop(button)?.backgroundColor == .tertiarySystemFill)
    button.isEnabled = true
    button.automaticallyUpdatesConfiguration = false
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(backdrop(button)?.backgroundColor?.cgColor.alpha == 1)
  }

  @Test func selectionFillsAPlainButton() {
    let button = button(.plain())
    button.isSelected = true
    button.layoutIfNeeded()
    #expect((backdrop(button)?.backgroundColor?.cgColor.alpha ?? 0) > 0.1)
    button.configuration?.automaticallyUpdateForSelection = false
    button.layoutIfNeeded()
    #expect(backdrop(button)?.backgroundColor?.cgColor.alpha == 0)
  }

  @Test func ownColorsWin() {
    var configuration = UIButton.Configuration.filled()
    configuration.baseForegroundColor = .black
    configuration.baseBackgroundColor = .yellow
    let button = button(configuration)
    #expect(button.titleLabel?.textColor == .black)
    #expect(backdrop(button)?.backgroundColor == .yellow)
    button.configuration?.background.backgroundColor = .cyan
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(backdrop(button)?.backgroundColor == .cyan)
  }

  @Test func anUpdatedConfigurationIsUpdatedAgain() {
    let button = button(.filled())
    button.isEnabled = false
    let disabled = UIButton.Configuration.filled().updated(for: button)
    #expect(disabled.background.backgroundColor == .tertiarySystemFill)
    button.isEnabled = true
    #expect(disabled.updated(for: button).background.backgroundColor == button.tintColor)
  }

  @Test func cornersAreRounded() {
    for (style, radius) in [
      (UIButton.Configuration.CornerStyle.fixed, 5.95), (.dynamic, 5.95), (.small, 4), (.medium, 6), (.large, 9),
      (.capsule, 20),
    ] as [(UIButton.Configuration.CornerStyle, CGFloat)] {
      var configuration = UIButton.Configuration.filled()
      configuration.cornerStyle = style
      let button = button(configuration)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
      #expect(backdrop(button)?.layer.cornerRadius == radius)
    }
  }

  @Test func theStrokeIsAroundTheBackground() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.background.strokeWidth = 2
    configuration.background.strokeOutset = 3
    configuration.background.strokeColor = .red
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let button = button(configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let background = try #require(backdrop(button))
    #expect(background.frame == CGRect(x: 2, y: 1, width: 94, height: 36))
    let stroke = try #require(background.subviews.first)
    #expect(stroke.frame == CGRect(x: -3, y: -3, width: 100, height: 42))
    #expect(stroke.layer.borderWidth == 2)
    #expect(abs(stroke.layer.cornerRadius - 8.95) < 1e-9, "a sum of doubles")
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, CGRect(x: 0, y: 5, width: 10, height: 10), 14.0, 0.0),
    (.trailing, CGRect(x: 34, y: 5, width: 10, height: 10), 0, 0),
    (.top, CGRect(x: 10, y: 0, width: 10, height: 10), 0, 14),
    (.bottom, CGRect(x: 10, y: 24, width: 10, height: 10), 0, 0),
  ])
  func theImageIsOnItsSide(edge: NSDirectionalRectEdge, image: CGRect, x: Double, y: Double) {
    var layout = ConfiguredButtonLayout()
    layout.side =
      switch edge {
      case .leading: .left
      case .trailing: .right
      case .top: .top
      default: .bottom
      }
    layout.imagePadding = 4
    layout.image = CGSize(width: 10, height: 10)
    layout.title = CGSize(width: 30, height: 20)
    let rects = layout.rects(at: .zero)
    #expect(rects.image == image)
    #expect(rects.title == CGRect(x: x, y: y, width: 30, height: 20))
  }

  @Test func titleAndSubtitleAreAligned() {
    var configuration = UIButton.Configuration.gray()
    configuration.subtitle = "a subtitle that is longer"
    configuration.titlePadding = 5
    let button = button(configuration)
    let (title, subtitle) = (button.titleLabel?.frame ?? .zero, button.subtitleLabel?.frame ?? .zero)
    #expect(subtitle.minY == title.maxY + 5)
    #expect(title.minX == subtitle.minX)
    button.configuration?.titleAlignment = .trailing
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == button.subtitleLabel?.frame.maxX)
    button.configuration?.subtitle = nil
    button.layoutIfNeeded()
    #expect(button.subtitleLabel == nil)
  }

  @Test func longTitlesTakeSeveralLines() {
    var configuration = UIButton.Configuration.filled()
    configuration.contentInsets = .zero
    let button = button(configuration, "a title of many letters and words")
    let one = button.intrinsicContentSize
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height >= 2 * one.height)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)) == CGSize(width: 120, height: one.height))
    button.configuration?.setDefaultContentInsets()
    let insets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    #expect(button.configuration?.contentInsets == insets)
  }

  @Test func theHandlerIsCalledOnceALayoutAndMayChangeTheConfiguration() {
    final class Noting: UIButton {
      var calls: [String] = []
      override func updateConfiguration() { calls.append("update") }
    }
    let button = Noting(configuration: .plain())
    button.configurationUpdateHandler = { button in
      (button as? Noting)?.calls.append("handler")
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.calls == ["update", "handler"])
    #expect(button.titleLabel?.text == "off")
    button.isSelected = true
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(button.calls == ["update", "handler", "update", "handler"])
    #expect(button.titleLabel?.text == "on")
    button.layoutIfNeeded()
    #expect(button.calls.count == 4)
  }

  @Test func withoutAConfigurationTheButtonIsAsBefore() {
    let button = button(.filled())
    button.setTitle("plain", for: .normal)
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "plain")
    #expect(button.subviews.count == 1)
  }

  @Test func thePrimaryActionGivesItsTitle() {
    let button = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.configuration?.title == "Go")
    #expect(button.allControlEvents == .primaryActionTriggered)
  }

  @Test func configurationsAreComparedByAllTheySay() {
    #expect(UIButton.Configuration.plain() == .borderless())
    #expect(UIButton.Configuration.gray() != .filled())
    var other = UIButton.Configuration.gray()
    other.imagePadding = 3
    #expect(other != .gray())
    #expect(Set([other, .gray(), .bordered()]).count == 2)
  }

  /// From left to right: plain, gray, tinted, filled; from top to bottom: normal, pressed, disabled, selected.
  @Test func stylesAndStatesLookAsInTheirGolden() throws {
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    sheet.backgroundColor = .white
    for (column, style) in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()].enumerated() {
      for row in 0..<4 {
        var configuration = style
        configuration.title = "A"
        configuration.buttonSize = .mini
        configuration.contentInsets = .zero
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 16 * column, y: 16 * row, width: 15, height: 15)
        (button.isHighlighted, button.isEnabled, button.isSelected) = (row == 1, row != 2, row == 3)
        sheet.addSubview(button)
      }
    }
    try expectGolden(Bitmap(view: sheet), "button-styles")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -100, 1e300])
  func numbersThatMakeNoSenseAreHarmless(value: CGFloat) {
    var configuration = UIButton.Configuration.filled()
    configuration.subtitle = "b"
    configuration.contentInsets = NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
    configuration.background.backgroundInsets = configuration.contentInsets
    configuration.background.cornerRadius = value
    configuration.background.strokeWidth = value
    configuration.background.strokeOutset = value
    (configuration.imagePadding, configuration.titlePadding) = (value, value)
    let button = button(configuration)
    button.frame = CGRect(x: 0, y: 0, width: value, height: 40)
    button.layoutIfNeeded()
  }
}
