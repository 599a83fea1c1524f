// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct UIViewMarginTests {
  private final class Noting: UIView {
    var calls: [String] = []
    override func layoutMarginsDidChange() { calls.append("margins") }
    override func safeAreaInsetsDidChange() { calls.append("safe area") }
  }

  private let eight = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  private let view = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func defaultsAreApples() {
    #expect(view.layoutMargins == eight)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func directionalMarginsFollowTheDirection() {
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
    #expect(view.directionalLayoutMargins.leading == 6)
    #expect(view.directionalLayoutMargins.trailing == 5)
  }

  @Test func aChangeIsToldOnce() {
    view.layoutMargins = eight
    #expect(view.calls.isEmpty)
    view.layoutMargins.left = 20
    view.layoutMargins.left = 20
    #expect(view.calls == ["margins"])
    #expect(view.layer.needsLayout())
  }

  @Test func marginsOfTheSuperviewReachIn() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    view.frame = CGRect(x: 5, y: 0, width: 90, height: 50)
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 10)
    #expect(view.layoutMargins == eight)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 25, bottom: 8, right: 8))
    view.calls = []
    parent.layoutMargins.top = 40
    #expect(view.calls == ["margins"])
    view.calls = []
    view.frame.origin.x = 0
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(view.calls == ["margins"])
    #expect(view.layoutMargins.left == 30)
  }

  @Test func theSafeAreaReachesIn() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let plain = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 80))
    window.addSubview(plain)
    plain.addSubview(view)
    view.frame = CGRect(x: 10, y: 10, width: 80, height: 70)
    window.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(plain.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 34, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 22, left: 8, bottom: 42, right: 8))
    #expect(view.calls == ["safe area", "margins"])
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == eight)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
    plain.addSubview(view)
    #expect(view.safeAreaInsets.top == 14)
    view.frame.origin.y = 30
    plain.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.top == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func marginsThatAreNoneCountAsZero(value: CGFloat) {
    view.layoutMargins = UIEdgeInsets(top: value, left: 1, bottom: value, right: value)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: value, leading: value, bottom: 2, trailing: value)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 0))
    view.setSafeAreaInsets(UIEdgeInsets(top: value, left: -5, bottom: 0, right: 0))
    #expect(view.safeAreaInsets == .zero)
    view.layoutIfNeeded()
    #expect(!view.layer.needsLayout())
  }
}
