// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// What a block of animations makes of changes of views.
///
/// Blocks are run on the main actor; the object itself goes with the layers that it changes.
final class ViewAnimation {
  let duration: TimeInterval
  let delay: TimeInterval
  let pace: ViewAnimationPace
  /// How often; zero for once.
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  /// What has been changed, in order; for those alone that go back to it.
  private(set) var changes: [Change] = []
  private let keepsChanges: Bool
  /// The part of the animation in which a key frame's changes happen; nil outside of key frames.
  var frame: ClosedRange<Double>?
  /// How far the whole is when the changes begin, of an animator.
  var delayFactor = 0.0
  /// Whether an animator moves the animations.
  var isDriven = false
  /// The views whose layers were changed.
  private(set) var views: [UIView] = []

  /// A change of a layer, which holds the animation of it, and is not held.
  struct Change {
    weak var layer: CALayer?
    let key: String
    let old: Any?
    let new: Any?
    /// What was shown before.
    let shown: Any?
    let frame: ClosedRange<Double>?
  }

  init(duration: TimeInterval, delay: TimeInterval = 0, pace: ViewAnimationPace, keepsChanges: Bool = false) {
    self.duration = duration
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.pace = pace
    self.keepsChanges = keepsChanges
  }

  /// The innermost block that is being run.
  @MainActor static var current: ViewAnimation? { blocks.last }

  /// Whether changes are animated at all.
  @MainActor static var isEnabled = true

  @MainActor private static var blocks: [ViewAnimation] = []

  /// Whether there is time for something to happen in.
  private var animates: Bool { duration > 0 && duration.isFinite || isDriven }

  /// Runs a block whose changes are animated.
  @MainActor func run(_ batch: AnimationBatch, _ block: () -> Void) {
    CATransaction.begin()
    CATransaction.watch(batch)
    CATransaction.setAnimationDuration(animates ? duration : 0)
    CATransaction.implicitTimingFunction = pace.function
    Self.blocks.append(self)
    block()
    Self.blocks.removeLast()
    CATransaction.commit()
    views = []
  }

  /// Lays out the views that have been changed, within the animation.
  @MainActor func layOutViews() {
    for view in views { view.layoutIfNeeded() }
  }

  /// The action for a change of a view's layer; nil if it is not animated.
  @MainActor static func action(of view: UIView, forKey key: String) -> (any CAAction)? {
    guard isEnabled, let current, current.animates, CALayer.animates(key), view.layer.isOnScreen else { return nil }
    let layer = view.layer
    if current.views.last !== view { current.views.append(view) }
    return ViewAnimationAction(current, old: layer.value(forKey: key), shown: layer.shownValue(forKey: key))
  }

  /// Animates a change that has been made.
  fileprivate func animate(_ layer: CALayer, key: String, from old: Any?, shown: Any?) {
    let new = layer.value(forKey: key)
    if keepsChanges {
      changes.append(Change(layer: layer, key: key, old: old, new: new, shown: shown, frame: frame))
      if frame != nil { return }
    }
    for (keyPath, difference) in Self.differences(key, from: old, to: new) {
      let animation = pace.animation(keyPath: keyPath, duration: duration)
      if let difference {
        (animation.fromValue, animation.toValue, animation.isAdditive) = (difference.from, difference.to, true)
      } else {
        animation.fromValue = beginsFromCurrentState || key == "transform" ? shown : old
        if isDriven { animation.toValue = new }
      }
      add(animation, to: layer, key: keyPath)
    }
  }

  /// Adds an animation of this block's to a layer.
  func add(_ animation: CAPropertyAnimation, to layer: CALayer, key: String) {
    animation.delay = delay
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    if isDriven { animation.drive = AnimationDrive(from: 0, to: 0, duration: .infinity, start: delayFactor) }
    layer.add(animation, forKey: animation.isAdditive ? layer.freeKey(key) : key)
  }

  /// The paths of keys that a change is animated by, each with what is added to the new value at first and at last; nil
  /// for values that are not added up.
  ///
  /// Source: what UIKit adds since iOS 8, https://gist.github.com/d-ronnqvist/137ce6b4c852d8ebd96d. That transforms are
  /// added up there and are not here is a difference.
  private static func differences(_ key: String, from old: Any?, to new: Any?) -> [(String, (from: Any, to: Any)?)] {
    switch (old, new) {
    case (let old as CGRect, let new as CGRect) where key == "bounds":
      let origin = CGPoint(x: old.minX - new.minX, y: old.minY - new.minY)
      let size = CGSize(width: old.width - new.width, height: old.height - new.height)
      let all: [(String, (from: Any, to: Any)?)] = [
        ("bounds.origin", (origin, CGPoint.zero)), ("bounds.size", (size, CGSize.zero)),
      ]
      return [origin != .zero, size != .zero].enumerated().filter(\.element).map { all[$0.offset] }
    case (let old as CGPoint, let new as CGPoint) where key == "position":
      return [(key, (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero))]
    case (let old as Float, let new as Float):
      return [(key, (old - new, Float(0)))]
    case (let old as CGFloat, let new as CGFloat):
      return [(key, (old - new, CGFloat(0)))]
    default:
      return [(key, nil)]
    }
  }
}

/// The action for a change of a view's layer within a block of animations.
private final class ViewAnimationAction: NSObject, CAAction {
  private let animation: ViewAnimation
  private let old: Any?
  private let shown: Any?

  init(_ animation: ViewAnimation, old: Any?, shown: Any?) {
    (self.animation, self.old, self.shown) = (animation, old, shown)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    animation.animate(layer, key: event, from: old, shown: shown)
  }
}

extension CALayer {
  /// A key that no animation has: the path itself, or with a number.
  fileprivate func freeKey(_ keyPath: String) -> String {
    guard animation(forKey: keyPath) != nil else { return keyPath }
    var number = 2
    while animation(forKey: "\(keyPath)-\(number)") != nil { number += 1 }
    return "\(keyPath)-\(number)"
  }
}
