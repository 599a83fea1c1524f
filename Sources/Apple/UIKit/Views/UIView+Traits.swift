// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore

extension UIView {
  /// Works out the traits anew, from above and from the view's own overrides.
  ///
  /// If they differ, takes over scale and colours, tells the view and its observers, and goes on below.
  func updateTraits() {
    let previous = currentTraits
    var traits = superview?.traitCollection ?? .standard
    if overrideUserInterfaceStyle != .unspecified {
      traits = traits.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
    }
    traits = traits.applying(traitOverrides)
    guard traits != previous else { return }
    currentTraits = traits
    takeScaleFromTraits()
    showBackgroundColor()
    setNeedsLayout()
    setNeedsDisplay()
    traits.performAsCurrent { traitCollectionDidChange(previous) }
    traitRegistrations.notify(self, previous: previous)
    if traits.hasDifferentColorAppearance(comparedTo: previous) {
      traits.performAsCurrent { tintColorDidChange() }
    }
    for subview in subviews { subview.updateTraits() }
  }

  /// Gives the layer the traits' display scale, unless the view was given a scale of its own.
  func takeScaleFromTraits() {
    let scale = traitCollection.displayScale
    layer.contentsScale = ownContentScaleFactor ?? (scale > 0 ? scale : 1)
  }
}
