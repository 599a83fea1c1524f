// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor struct UIControlTests {
  /// A control that notes what it is told.
  private final class Noting: UIControl {
    var calls: [String] = []
    var begins = true
    var continues = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("continue")
      return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      calls.append("end \(isTouchInside)")
    }
    override func cancelTracking(with event: UIEvent?) {
      calls.append("cancel")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let control = Noting(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  private let touch = UITouch()

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"), (.touchUpOutside, "upOutside"),
    (.touchCancel, "touchCancel"), (.primaryActionTriggered, "primary"),
  ]

  init() {
    window.addSubview(control)
    for (event, name) in Self.names {
      control.addAction(UIAction { [control] _ in control.calls.append(name) }, for: event)
    }
  }

  private func place(_ x: CGFloat, _ y: CGFloat) {
    touch.values.location = CGPoint(x: x, y: y)
  }

  private func drag(through points: [(CGFloat, CGFloat)]) {
    place(120, 120)
    control.touchesBegan([touch], with: nil)
    for (x, y) in points {
      place(x, y)
      control.touchesMoved([touch], with: nil)
    }
    control.touchesEnded([touch], with: nil)
  }

  @Test func aTapIsDownAndUp() {
    drag(through: [])
    #expect(control.calls == ["begin", "down", "end true", "up"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test func aDragWithinReachStaysInside() {
    drag(through: [(125, 120), (219, 120), (31, 120)])
    let inside = ["continue", "inside"]
    #expect(control.calls == ["begin", "down"] + inside + inside + inside + ["end true", "up"])
  }

  @Test func aDragOutAndInTellsBothWays() {
    drag(through: [(220, 120), (230, 120), (120, 120), (120, 29)])
    #expect(
      control.calls == [
        "begin", "down", "continue", "exit", "outside", "continue", "outside", "continue", "enter", "inside",
        "continue", "exit", "outside", "end false", "upOutside",
      ])
  }

  @Test func aPointerHasNoMargin() {
    touch.values.type = .indirectPointer
    drag(through: [(151, 120)])
    #expect(control.calls.suffix(2) == ["end false", "upOutside"])
  }

  @Test func highlightFollowsTheTouchAndLastsThroughTheActions() {
    var seen: [Bool] = []
    control.addAction(
      UIAction { [control] _ in seen.append(control.isHighlighted) },
      for: [.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside])
    drag(through: [(300, 120), (120, 120)])
    #expect(seen == [true, false, true, true])
    #expect(!control.isHighlighted)
  }

  @Test func aSecondTapIsARepeat() {
    touch.values.tapCount = 2
    drag(through: [])
    #expect(control.calls == ["begin", "down", "repeat", "end true", "up"])
  }

  @Test func aSecondFingerIsNotFollowed() {
    place(120, 120)
    control.touchesBegan([touch], with: nil)
    let other = UITouch()
    other.values.location = CGPoint(x: 120, y: 120)
    control.touchesBegan([other], with: nil)
    control.touchesMoved([other], with: nil)
    control.touchesEnded([other], with: nil)
    #expect(control.calls == ["begin", "down"])
    #expect(control.isTracking)
    control.touchesEnded([touch], with: nil)
    #expect(control.calls.last == "up")
  }

  @Test func trackingMayBeRefused() {
    control.begins = false
    drag(through: [(130, 120)])
    #expect(control.calls == ["begin"])
    control.calls = []
    (control.begins, control.continues) = (true, false)
    drag(through: [(130, 120), (131, 120)])
    #expect(control.calls == ["begin", "down", "continue"])
    #expect(!control.isHighlighted)
  }

  @Test func theSystemMayEndATouch() {
    place(120, 120)
    control.touchesBegan([touch], with: nil)
    control.touchesCancelled([touch], with: nil)
    control.touchesEnded([touch], with: nil)
    #expect(control.calls == ["begin", "down", "cancel", "touchCancel"])
    #expect(!control.isHighlighted)
  }

  @Test(arguments: [true, false])
  func leavingTheWindowOrBecomingDisabledLetsGo(leaves: Bool) {
    place(120, 120)
    control.touchesBegan([touch], with: nil)
    if leaves { control.removeFromSuperview() } else { control.isEnabled = false }
    #expect(control.calls == ["begin", "down", "cancel", "touchCancel"])
    #expect(!control.isTracking)
    control.touchesMoved([touch], with: nil)
    control.touchesEnded([touch], with: nil)
    #expect(control.calls.count == 4)
  }

  @Test func anActionMayTakeTheControlAway() {
    control.addAction(UIAction { [control] _ in control.removeFromSuperview() }, for: .touchDragExit)
    drag(through: [(300, 120)])
    #expect(control.calls == ["begin", "down", "continue", "exit", "cancel", "touchCancel"])
  }

  @Test func touchesOfADisabledControlGoNowhere() {
    control.isEnabled = false
    drag(through: [])
    #expect(control.calls.isEmpty)
    #expect(control.state == .disabled)
    control.sendActions(for: .touchUpInside)
    #expect(control.calls == ["up"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func touchesThatAreNowhereAreOutside(value: CGFloat) {
    drag(through: [(value, value)])
    #expect(control.calls.suffix(2) == ["end false", "upOutside"])
  }

  @Test func stateIsAllThatHolds() {
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  @Test func alignmentFollowsTheDirection() {
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }

  @Test func archivesHoldTheState() throws {
    let plain = UIControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    (plain.isSelected, plain.isEnabled, plain.contentVerticalAlignment) = (true, false, .bottom)
    let data = try NSKeyedArchiver.archivedData(withRootObject: plain, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let root = unarchiver.decodeObject(of: [UIControl.self], forKey: NSKeyedArchiveRootObjectKey)
    let copy = try #require(root as? UIControl)
    #expect(copy.frame == plain.frame)
    #expect(copy.state == [.selected, .disabled])
    #expect(copy.contentVerticalAlignment == .bottom)
  }
}
