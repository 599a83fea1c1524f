// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension UIView {
  /// The first tint set on this view or above it, not dimmed.
  var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.ownTintColor { return tint }
      view = current.superview
    }
    return .systemBlue
  }

  /// The first mode set on this view or above it.
  var inheritedTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.ownTintAdjustmentMode != .automatic { return current.ownTintAdjustmentMode }
      view = current.superview
    }
    return .normal
  }

  /// Tells this view, and those below that take their tint from it, that the tint has changed.
  func tintChanged() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for subview in subviews where subview.ownTintColor == nil { subview.tintChanged() }
  }

  /// Tells this view, and those below that take their mode from it, that the mode has changed.
  func tintAdjustmentModeChanged() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for subview in subviews where subview.ownTintAdjustmentMode == .automatic { subview.tintAdjustmentModeChanged() }
  }

  /// Tells the views if the tint is another one than before a move.
  func tintMayHaveChanged(from old: UIColor) {
    if tintColor != old { tintChanged() }
  }
}

extension UIColor {
  /// The grey of the same luminance, for a tint that is dimmed. (Apple's exact greys are not known.)
  var dimmed: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits).cgColor.rgba
      let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: luminance, alpha: color.alpha)
    }
  }
}
