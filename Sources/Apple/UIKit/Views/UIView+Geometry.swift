// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
  /// What an intrinsic size has in a direction in which the content asks for none: -1.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Runs a change of geometry and, if the bounds' size has changed by it, resizes the subviews.
  func resizing(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    let new = layer.bounds.size
    guard new != old, autoresizesSubviews else { return }
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      subview.autoresize(from: old, to: new)
    }
  }

  /// Follows a change of the superview's size by the autoresizing mask.
  ///
  /// A transformed view is resized as if it were not transformed, and then keeps its transform.
  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let anchor = layer.anchorPoint
    let size = bounds.size
    var horizontal = AutoresizingAxis(
      origin: center.x - anchor.x * size.width, length: size.width,
      flexibleNear: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
      flexibleFar: mask.contains(.flexibleRightMargin))
    var vertical = AutoresizingAxis(
      origin: center.y - anchor.y * size.height, length: size.height,
      flexibleNear: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
      flexibleFar: mask.contains(.flexibleBottomMargin))
    horizontal.resize(from: old.width, to: new.width)
    vertical.resize(from: old.height, to: new.height)
    let place = CGRect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
    guard !transform.isIdentity else {
      if place != frame { frame = place }
      return
    }
    bounds.size = place.size
    center = CGPoint(x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
  }

  /// The topmost view above this one: what stands for the window in conversions.
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
