// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore

extension UIView {
  /// A view whose alpha tells how much of this one is shown, with all views in it.
  ///
  /// It lies in this view's space, but is none of its subviews: it is taken out of its superview, and off another view
  /// that it masks. Its layer is the mask of this view's layer, and it takes this view's traits. A view that this one is
  /// in, or masks, is not taken.
  public var mask: UIView? {
    get { maskingView }
    set {
      guard newValue !== maskingView else { return }
      if let newValue, isDescendant(of: newValue) || !layer.mayHold(newValue.layer) { return }
      if let newValue {
        newValue.removeFromSuperview()
        newValue.maskedView?.mask = nil
        layer.mask = newValue.layer
        // Not taken: the layers would hold each other.
        guard layer.mask === newValue.layer else { return }
      } else {
        layer.mask = nil
      }
      let old = maskingView
      old?.maskedView = nil
      maskingView = newValue
      newValue?.maskedView = self
      old?.updateTraits()
      newValue?.updateTraits()
    }
  }
}
