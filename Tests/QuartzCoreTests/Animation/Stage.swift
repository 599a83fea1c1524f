// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport

/// A root that has been ticked at 0, and a layer in it.
struct Stage {
  let root = box(0, 0, 40, 40)
  let layer: CALayer

  init(_ layer: CALayer = box(0, 0, 10, 10, .red)) {
    self.layer = layer
    root.addSublayer(layer)
    root.tick(timestamp: 0)
  }

  /// The value of the layer as it is shown at a time.
  func value<Value>(_ key: String, at time: CFTimeInterval, as type: Value.Type = CGFloat.self) -> Value? {
    root.tick(timestamp: time)
    return layer.presentation()?.value(forKeyPath: key) as? Value
  }

  /// What is shown, in a square of 40 pixels.
  var picture: Bitmap {
    get throws {
      try Bitmap(size: CGSize(width: 40, height: 40)) { root.renderPresentation(in: $0) }
    }
  }

  /// What the model is.
  var modelPicture: Bitmap {
    get throws { try Bitmap(layer: root, width: 40, height: 40) }
  }
}

/// A basic animation of a second.
func animation(_ keyPath: String, from: Any?, to: Any?, duration: CFTimeInterval = 1) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
  return animation
}

/// Writes down what it is told.
final class Diary: NSObject, CAAnimationDelegate {
  private(set) var entries: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    entries.append("start \(name(anim))")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    entries.append("\(flag ? "end" : "removed") \(name(anim))")
  }

  func note(_ entry: String) {
    entries.append(entry)
  }

  private func name(_ animation: CAAnimation) -> String {
    animation.value(forKey: "name") as? String ?? (animation as? CAPropertyAnimation)?.keyPath ?? "?"
  }
}
