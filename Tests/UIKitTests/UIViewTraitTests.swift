// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor struct UIViewTraitTests {
  /// Notes the appearance from before and the current one at each change.
  private final class Noting: UIView {
    var changes: [[UIUserInterfaceStyle]] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes.append([
        previousTraitCollection?.userInterfaceStyle ?? .unspecified, UITraitCollection.current.userInterfaceStyle,
      ])
    }
  }

  private let parent = UIView()
  private let view = Noting()
  private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }

  @Test func viewAloneIsLightAtScaleOne() {
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.displayScale == 1)
    #expect(view.traitCollection.layoutDirection == .leftToRight)
  }

  @Test func traitsComeFromAbove() {
    parent.overrideUserInterfaceStyle = .dark
    parent.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.changes == [[.light, .dark]])
    view.removeFromSuperview()
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.changes == [[.light, .dark], [.dark, .light]])
  }

  @Test func changesGoDownOnce() {
    let middle = UIView()
    parent.addSubview(middle)
    middle.addSubview(view)
    #expect(view.changes.isEmpty)
    parent.overrideUserInterfaceStyle = .dark
    parent.overrideUserInterfaceStyle = .dark
    #expect(view.changes == [[.light, .dark]])
  }

  @Test func ownOverrideWins() {
    parent.addSubview(view)
    view.overrideUserInterfaceStyle = .light
    parent.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.changes.isEmpty)
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func registeredHandlerIsCalledForItsTraits() {
    var seen: [UIUserInterfaceStyle] = []
    var current: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Noting, previous: UITraitCollection) in
      seen += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
      current.append(UITraitCollection.current.userInterfaceStyle)
    }
    view.traitOverrides.displayScale = 2
    #expect(seen.isEmpty)
    view.overrideUserInterfaceStyle = .dark
    #expect(seen == [.light, .dark])
    #expect(current == [.dark])
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(seen == [.light, .dark])
  }

  @Test func backgroundColorFollowsTheAppearance() {
    parent.addSubview(view)
    view.backgroundColor = dynamic
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    parent.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    #expect(view.backgroundColor === dynamic)
  }

  @Test func cgColorIsFrozenWhenItIsRead() {
    let frozen = dynamic.cgColor
    view.layer.borderColor = frozen
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.borderColor == UIColor.red.cgColor)
    // Nor is it resolved with the view's traits, but with the current ones.
    #expect(dynamic.cgColor == frozen)
    #expect(dynamic.resolvedColor(with: view.traitCollection).cgColor == UIColor.white.cgColor)
  }

  @Test func colourOfTheLayersOwnStays() {
    let own = UIColor.green.cgColor
    view.backgroundColor = dynamic
    view.layer.backgroundColor = own
    view.setNeedsDisplay()
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == own)
    #expect(view.backgroundColor == UIColor(cgColor: own))
    view.backgroundColor = dynamic
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    #expect(view.backgroundColor === dynamic)
  }

  @Test func drawnViewIsDrawnAnewInANewAppearance() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {}
    }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.layer.displayIfNeeded()
    #expect(!view.layer.needsDisplay())
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.needsDisplay())
    #expect(view.layer.needsLayout())
  }
}
