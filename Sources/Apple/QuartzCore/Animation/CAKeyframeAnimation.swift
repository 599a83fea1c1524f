// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// An animation of a property over several values, or along a path.
///
/// Values that cannot be mixed are passed through as they are. Without values there is no animation.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, from the first to the last; nil at first.
  open var values: [Any]? { didSet { known = nil } }

  /// A path for a property that is a point, whose elements are the key frames; counts before `values`. Copied when set.
  open var path: CGPath? {
    get { outline }
    set {
      outline = newValue?.copy()
      known = nil
    }
  }

  /// When each value is reached, 0 to 1, in growing order: nil, evenly, at first.
  ///
  /// Of discrete values, when each begins; one more, the end, may follow. A list of another length counts as nil. Not used
  /// by paced modes.
  open var keyTimes: [NSNumber]? { didSet { known = nil } }

  /// The pacing between each value and the next; not used by paced modes. Nil, steady, at first.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How values between the given ones come about: `linear` at first.
  ///
  /// A paced mode measures the lines between values, or the length of the path. A cubic one draws curves through numbers,
  /// points, sizes and rectangles; other values are mixed as by `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { known = nil } }

  /// How tight the curve is at each value, -1 to 1; nil, as at zero, at first.
  open var tensionValues: [NSNumber]?

  /// How sharp the curve's corner is at each value, -1 to 1; nil, smooth, at first.
  open var continuityValues: [NSNumber]?

  /// Whether the curve bends before each value or after it, -1 to 1; nil, evenly, at first.
  open var biasValues: [NSNumber]?

  /// How the layer turns with the path: nil, not at all, at first. Without a path it has no effect.
  open var rotationMode: CAAnimationRotationMode?

  private var outline: CGPath?
  /// The key frames as they are evaluated, until a property changes.
  private var known: KeyframeTrack?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
    rotationMode = other.rotationMode
  }

  private var track: KeyframeTrack {
    if let known { return known }
    let times = keyTimes?.map(\.doubleValue)
    let track =
      outline.map { KeyframeTrack(path: $0, times: times, mode: calculationMode) }
      ?? KeyframeTrack(values: values ?? [], times: times, mode: calculationMode)
    known = track
    return track
  }

  override func value(at progress: Double, duration: CFTimeInterval, over underlying: Any?) -> AnimatedValue? {
    guard let place = place(at: progress) else { return nil }
    return track.value(at: place) { index in
      SplineSetting(
        tension: Self.number(index, of: tensionValues), continuity: Self.number(index, of: continuityValues),
        bias: Self.number(index, of: biasValues))
    }
  }

  /// Where the animation is between its frames, as their timing functions have it.
  private func place(at progress: Double) -> KeyframeTrack.Place? {
    guard var place = track.place(at: progress) else { return nil }
    if !calculationMode.isPaced, let functions = timingFunctions, functions.indices.contains(place.index) {
      place.part = functions[place.index].value(at: place.part)
    }
    return place
  }

  private static func number(_ index: Int, of list: [NSNumber]?) -> Double {
    guard let list, list.indices.contains(index), list[index].doubleValue.isFinite else { return 0 }
    return list[index].doubleValue
  }

  override func apply(to layer: CALayer, progress: Double, duration: CFTimeInterval, run: Double) {
    super.apply(to: layer, progress: progress, duration: duration, run: run)
    guard let rotationMode, let place = place(at: progress), let angle = track.direction(at: place) else { return }
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    layer.setPresented(CATransform3DRotate(layer.transform, turn, 0, 0, 1), forKeyPath: "transform")
  }

  override var animatedKeys: [String] {
    rotationMode == nil ? super.animatedKeys : super.animatedKeys + ["transform"]
  }
}
