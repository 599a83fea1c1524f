// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore

extension UIView {
  /// Works out the traits anew, from above and from what the view itself says.
  ///
  /// If they differ, takes over scale and colours, tells the view and its observers, and goes on below.
  func updateTraits() {
    let previous = currentTraits
    let traits = effectiveTraits
    guard traits != previous else { return }
    currentTraits = traits
    takeTraits()
    backgroundTraitsChanged()
    setNeedsLayout()
    if drawsItself { setNeedsDisplay() }
    tellTraitsChanged(from: previous)
    for subview in subviews { subview.updateTraits() }
    maskingView?.updateTraits()
  }

  private var effectiveTraits: UITraitCollection {
    let inherited = (superview ?? maskedView)?.traitCollection ?? traitsOfScene
    let own = inherited.modifyingTraits {
      if let style = controller?.overrideUserInterfaceStyle, style != .unspecified { $0.userInterfaceStyle = style }
      if overrideUserInterfaceStyle != .unspecified { $0.userInterfaceStyle = overrideUserInterfaceStyle }
    }
    let traits = own.applying(traitOverrides)
    return traits.replacing(TintColorTrait.self, value: effectiveTintColor(in: traits))
  }

  private var traitsOfScene: UITraitCollection { (self as? UIWindow)?.windowScene?.traitCollection ?? .standard }

  /// Makes the callbacks for a change, each under the new traits.
  private func tellTraitsChanged(from previous: UITraitCollection) {
    let traits = currentTraits
    // That the tint is kept as a trait is nobody's business: it has a callback of its own.
    if traits.changedTraits(from: previous).contains(where: { $0 != TintColorTrait.self }) {
      traits.performAsCurrent {
        controller?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
      }
    }
    traitRegistrations.notify(self, previous: previous)
    if traits.hasDifferentColorAppearance(comparedTo: previous) {
      traits.performAsCurrent { tintColorDidChange() }
    }
  }
}

extension UIView {
  /// Calls a closure when one of some traits has changed, under the new traits.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitRegistrations.add(traits, handler: handler)
  }

  /// Stops calling a closure.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }
}
