// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct UIAccessibilityTests {
  @Test func defaultsAreApples() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityValue == nil)
    #expect(view.accessibilityHint == nil)
    #expect(view.accessibilityTraits == .none)
    #expect(view.accessibilityLanguage == nil)
    #expect(view.accessibilityElements == nil)
    #expect(!view.accessibilityElementsHidden)
    #expect(!view.accessibilityViewIsModal)
    #expect(!view.shouldGroupAccessibilityChildren)
    #expect(!view.accessibilityActivate())
    #expect(UIImageView().accessibilityTraits == .image)
  }

  @Test func theFrameIsThatInTheWindow() {
    let parent = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    window.addSubview(parent)
    parent.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 11, y: 22, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 26, y: 42))
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 4, height: 6)
    #expect(view.accessibilityFrame == CGRect(x: 0, y: 0, width: 4, height: 6))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 2, y: 3))
  }

  @Test func valuesAreKept() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Grid"
    view.accessibilityValue = "60%"
    view.accessibilityHint = "Shows dots"
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityIdentifier = "grid"
    view.accessibilityTraits.insert(.header)
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Grid")
    #expect(view.accessibilityValue == "60%")
    #expect(view.accessibilityHint == "Shows dots")
    #expect(view.accessibilityTraits == [.button, .selected, .header])
    #expect(view.accessibilityIdentifier == "grid")
  }

  @Test func viewsMayOverrideThem() {
    final class Slider: UIView {
      var percent = 50
      override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
      }
      override var accessibilityValue: String? {
        get { "\(percent)%" }
        set {}
      }
      override func accessibilityIncrement() { percent += 10 }
      override func accessibilityDecrement() { percent -= 10 }
    }
    let slider = Slider()
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "60%")
    slider.accessibilityDecrement()
    #expect(slider.percent == 50)
    slider.accessibilityTraits = .header
    #expect(slider.accessibilityTraits == [.header, .adjustable])
    #expect(slider.isAccessibilityElement)
  }

  @Test func feedbackIsForEveryDevice() {
    let generator = UIImpactFeedbackGenerator(style: .soft)
    generator.prepare()
    generator.impactOccurred()
    generator.impactOccurred(intensity: 0.5)
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
  }
}
