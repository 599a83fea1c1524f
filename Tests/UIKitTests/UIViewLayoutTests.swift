// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor struct UIViewLayoutTests {
  /// Counts its layouts, and does something in them.
  private final class Laid: UIView {
    var count = 0
    var onLayout: (Laid) -> Void = { _ in }
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      onLayout(self)
    }
  }

  private let view = Laid(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func requestsAreOneLayout() {
    view.layoutIfNeeded()
    view.count = 0
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.count == 0)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test func newBoundsAreLaidOut() {
    view.layoutIfNeeded()
    view.count = 0
    view.bounds.size.width = 20
    view.layoutIfNeeded()
    #expect(view.count == 1)
    view.frame.size.width = 30
    view.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test func addedSubviewHasTheSuperviewLaidOut() {
    view.layoutIfNeeded()
    view.count = 0
    view.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test func addedViewIsLaidOutEvenIfEmpty() {
    let child = Laid()
    view.addSubview(child)
    view.layoutIfNeeded()
    #expect(child.count == 1)
  }

  @Test func layoutBeginsAtTheTopmostViewInNeed() {
    let child = Laid()
    view.addSubview(child)
    var order: [String] = []
    view.onLayout = { _ in order.append("parent") }
    child.onLayout = { _ in order.append("child") }
    view.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(order == ["parent", "child"])
  }

  @Test func implicitRequestsInOnesOwnLayoutAreIgnored() {
    view.layoutIfNeeded()
    view.count = 0
    view.onLayout = { $0.addSubview(UIView()) }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test func explicitRequestsInOnesOwnLayoutAreKept() {
    view.layoutIfNeeded()
    view.count = 0
    view.onLayout = { if $0.count < 3 { $0.setNeedsLayout() } }
    view.setNeedsLayout()
    for _ in 0..<5 { view.layoutIfNeeded() }
    #expect(view.count == 3)
  }

  @Test func layoutRunsUnderTheViewsTraits() {
    var style = UIUserInterfaceStyle.unspecified
    view.overrideUserInterfaceStyle = .dark
    view.onLayout = { _ in style = UITraitCollection.current.userInterfaceStyle }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(style == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func newIntrinsicSizeHasTheSuperviewLaidOut() {
    let child = UIView()
    view.addSubview(child)
    view.layoutIfNeeded()
    view.count = 0
    child.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test(
    arguments: [
      (.unspecified, .leftToRight, .leftToRight), (.unspecified, .rightToLeft, .rightToLeft),
      (.playback, .rightToLeft, .leftToRight), (.spatial, .rightToLeft, .leftToRight),
      (.forceLeftToRight, .rightToLeft, .leftToRight), (.forceRightToLeft, .leftToRight, .rightToLeft),
    ] as [(UISemanticContentAttribute, UITraitEnvironmentLayoutDirection, UIUserInterfaceLayoutDirection)])
  func contentDirection(
    attribute: UISemanticContentAttribute, traits: UITraitEnvironmentLayoutDirection,
    expected: UIUserInterfaceLayoutDirection
  ) {
    view.traitOverrides.layoutDirection = traits
    view.semanticContentAttribute = attribute
    #expect(view.effectiveUserInterfaceLayoutDirection == expected)
    UITraitCollection(layoutDirection: traits).performAsCurrent {
      #expect(UIView.userInterfaceLayoutDirection(for: attribute) == expected)
    }
  }
}
