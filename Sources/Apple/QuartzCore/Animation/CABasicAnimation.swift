// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// An animation of a property from one value to another.
///
/// Numbers, points, sizes, rectangles, transforms, colours, images and arrays of them are mixed, and so are paths that
/// have the same elements; other values, and unlike ones, are at once what they come to. A missing colour is a clear one
/// of the other's hue.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil, at first, for `toValue` less `byValue`, or the property's own value.
  open var fromValue: Any?

  /// The last value; nil, at first, for `fromValue` and `byValue` together, or the property's own value.
  open var toValue: Any?

  /// The difference of the values; counts where one of the other two is nil. Nil at first.
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(at progress: Double, duration: CFTimeInterval, over underlying: Any?) -> AnimatedValue? {
    let part = part(at: progress, duration: duration)
    let (start, end) = ends(over: underlying)
    let (from, to) = AnimatableValue.pair(start, end, like: underlying)
    guard let from, let to, let mixed = from.mixed(with: to, by: part) else { return .plain(end) }
    return .mixed(mixed)
  }

  /// How much of the way is behind at a part of the run.
  func part(at progress: Double, duration: CFTimeInterval) -> Double {
    progress
  }

  /// The first and the last value.
  private func ends(over underlying: Any?) -> (Any?, Any?) {
    // An additive animation is the way to what there is: added to nothing.
    let own = isAdditive ? AnimatableValue(underlying)?.nothing.any(like: underlying) : underlying
    guard let byValue, let by = AnimatableValue(byValue), fromValue == nil || toValue == nil else {
      return (fromValue ?? own, toValue ?? own)
    }
    if let toValue {
      return (AnimatableValue(toValue)?.adding(by, times: -1)?.any(like: underlying) ?? toValue, toValue)
    }
    let from = fromValue ?? own
    return (from, AnimatableValue(from)?.adding(by)?.any(like: underlying) ?? from)
  }
}

extension AnimatableValue {
  /// Two values; a colour that is missing beside another one is that one, clear.
  static func pair(_ a: Any?, _ b: Any?, like underlying: Any?) -> (AnimatableValue?, AnimatableValue?) {
    let (first, second) = (AnimatableValue(a), AnimatableValue(b))
    // A colour that cannot be mixed is a pattern.
    if first == nil, !(a is CGColor), case .color(let parts)? = second { return (.color(parts.clear), second) }
    if second == nil, !(b is CGColor), case .color(let parts)? = first { return (first, .color(parts.clear)) }
    return (first, second)
  }

  /// The value that changes nothing when it is added.
  var nothing: AnimatableValue {
    switch self {
    case .numbers(let numbers, let shape): .numbers(numbers.map { _ in 0 }, shape)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(.zero)
    case .list(let values): .list(values.map(\.nothing))
    case .path, .image: self
    }
  }
}

extension SIMD4<Double> {
  /// A colour of the same hue that covers nothing.
  fileprivate var clear: SIMD4<Double> { SIMD4(x, y, z, 0) }
}
