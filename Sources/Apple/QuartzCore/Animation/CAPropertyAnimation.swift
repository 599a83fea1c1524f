// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// An animation of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of the property that a path of keys leads to, such as `transform.rotation.z`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The path of keys that leads to the property. `frame` is none that can be animated.
  open var keyPath: String?

  /// Whether the value is added to the one that the property has otherwise; transforms are concatenated. False at first.
  open var isAdditive = false

  /// Whether each run goes on from where the one before ended. False at first.
  open var isCumulative = false

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override var animatedKeys: [String] {
    keyPath.map { [String($0.prefix { $0 != "." })] } ?? []
  }

  override func apply(to layer: CALayer, progress: Double, duration: CFTimeInterval, run: Double) {
    guard let keyPath, keyPath != "frame", !keyPath.hasPrefix("frame.") else { return }
    let underlying = layer.value(forKeyPath: keyPath)
    guard var value = value(at: progress, duration: duration, over: underlying) else { return }
    if isCumulative, run > 0, let step = self.value(at: 1, duration: duration, over: underlying) {
      value = value.sum(step, times: run) ?? value
    }
    if isAdditive, case .mixed(let addend) = value, let base = AnimatableValue(underlying) {
      value = base.adding(addend).map(AnimatedValue.mixed) ?? value
    }
    layer.setPresented(value.any(like: underlying), forKeyPath: keyPath)
  }

  /// The value at a part of a run.
  ///
  /// - Parameter underlying: The value of the property without the animation.
  func value(at progress: Double, duration: CFTimeInterval, over underlying: Any?) -> AnimatedValue? {
    nil
  }
}

/// What an animation gives a property.
enum AnimatedValue {
  case mixed(AnimatableValue)
  /// A value that there is nothing between it and others.
  case plain(Any?)

  func any(like model: Any?) -> Any? {
    switch self {
    case .mixed(let value): value.any(like: model)
    case .plain(let value): value
    }
  }

  /// The value with another one added some times; nil if there is no such sum.
  func sum(_ other: AnimatedValue, times: Double) -> AnimatedValue? {
    guard case .mixed(let a) = self, case .mixed(let b) = other else { return nil }
    if case .transform = a {
      // Concatenated one by one; more often than can be told apart in a picture is not worth it.
      return (0..<Int(min(times, 1024))).reduce(a as AnimatableValue?) { sum, _ in sum?.adding(b) }.map { .mixed($0) }
    }
    return a.adding(b, times: times).map { .mixed($0) }
  }
}
