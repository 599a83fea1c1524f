// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
  /// Shows changes of a view, and of what is in it, by a transition from its old picture to the new one.
  ///
  /// The changes themselves are not animated. Without `transitionCrossDissolve`, or off a screen, they are seen at once.
  /// The old picture lies over the view while it fades.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - completion: Runs at the tick that ends the transition, or at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let batch = ViewAnimation.batch(completion)
    let isShown = ViewAnimation.isEnabled && view.layer.isOnScreen && duration > 0 && duration.isFinite
    let picture = isShown && options.contains(.transitionCrossDissolve) ? view.shownPicture : nil
    performWithoutAnimation { animations?() }
    if let picture {
      CATransaction.begin()
      CATransaction.watch(batch)
      view.fade(picture, duration: duration, curve: options.curve)
      CATransaction.commit()
    }
    batch.seal()
  }

  /// Puts a view in the place of another one, by a transition of the view that they are in.
  ///
  /// - Parameters:
  ///   - fromView: Is taken out of its superview, or hidden by `showHideTransitionViews`.
  ///   - toView: Is added in front of the superview's other views, or shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(true)
      return
    }
    let changes = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    transition(with: container, duration: duration, options: options, animations: changes, completion: completion)
  }

  /// What the view shows; nil for one of no finite size.
  private var shownPicture: CGImage? {
    guard let canvas = BitmapCanvas(bounds: bounds, scale: traitCollection.usableDisplayScale, opaque: false) else {
      return nil
    }
    layer.renderPresentation(in: canvas.context)
    return canvas.image
  }

  /// Lays a picture over the view, and has it fade away.
  private func fade(_ picture: CGImage, duration: TimeInterval, curve: UIView.AnimationCurve) {
    let cover = CALayer()
    cover.contents = picture
    cover.frame = bounds
    cover.opacity = 0
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (Float(1), Float(0), duration)
    animation.timingFunction = curve.function
    CATransaction.setCompletionBlock { cover.removeFromSuperlayer() }
    cover.add(animation, forKey: "opacity")
    layer.addSublayer(cover)
  }
}
