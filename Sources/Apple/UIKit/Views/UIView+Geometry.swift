// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
public import QuartzCore

extension UIView {
  /// What an intrinsic size has in a direction in which the content asks for none: -1.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Takes the size that suits the view best.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity {
      frame.size = size
    } else {
      bounds.size = size
    }
  }

  /// The deepest and topmost view at a point that takes events.
  func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

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

extension UIView {
  /// The layer's transform; ``transform`` is the affine part of it, and all that is drawn.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds that is at ``center``, from (0, 0) at the top left to (1, 1).
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// A point of this view in the space of `view`; of the topmost view above, if that is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// A point of `view`, or of the topmost view above if that is nil, in this view's space.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// The box in the space of `view` around a rectangle of this view; nil is the topmost view above.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// The box in this view's space around a rectangle of `view`; nil is the topmost view above.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }
}
