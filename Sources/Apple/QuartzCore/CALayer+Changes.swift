// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CALayer {
  /// Changes a property: finds its action, applies the change, asks for new contents where the class wants that, and
  /// runs the action, which thus sees the new value. Nothing happens if the value is the same.
  final func change<Value: Equatable>(_ key: String, from old: Value, to new: Value, apply: (Value) -> Void) {
    guard old != new else { return }
    change(key) { apply(new) }
  }

  /// Changes a value that cannot be compared.
  final func change(_ key: String, apply: () -> Void) {
    guard !isTwin else { return changeTwin(key, apply: apply) }
    // Of a change of the sublayers those are noted that come and go.
    if key != "sublayers" { willChangeOnStage() }
    let action = CATransaction.disableActions() ? nil : completed(action(forKey: key), forKey: key)
    apply()
    presentationChanged()
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Changes a property of a copy, which nobody needs to know of.
  private func changeTwin(_ key: String, apply: () -> Void) {
    apply()
    knownExtent = nil
  }

  final func setBounds(_ bounds: CGRect) {
    held.bounds = bounds
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    requestLayout()
    parent?.requestLayout()
  }

  final func setTransform(_ transform: CATransform3D) {
    held.transform = transform
    requestLayout()
    parent?.requestLayout()
  }

  final func searchAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styleAction(forKey: event)
      ?? type(of: self).defaultAction(forKey: event) ?? implicitAction(forKey: event)
    return found is NSNull ? nil : found
  }

  private func styleAction(forKey event: String) -> (any CAAction)? {
    for level in styles {
      if let actions = level["actions"] as? [String: any CAAction], let action = actions[event] { return action }
    }
    return nil
  }

  /// The style, its own style, and so on.
  final var styles: [[AnyHashable: Any]] {
    var styles: [[AnyHashable: Any]] = []
    var next = style
    while let level = next {
      styles.append(level)
      next = level["style"] as? [AnyHashable: Any]
    }
    return styles
  }
}
