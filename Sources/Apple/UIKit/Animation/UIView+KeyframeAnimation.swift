// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuartzCore

extension UIView {
  /// Animates the changes that key frames within a block make.
  ///
  /// Changes in the block itself, outside of key frames, take all of the duration. Between the frames of a value it stays
  /// as it is. The whole goes slowly at the start and the end, unless the options have bits for another curve.
  ///
  /// - Parameters:
  ///   - duration: In seconds; nothing is animated if it is not a positive number.
  ///   - delay: The seconds from the next tick to the start.
  ///   - animations: Runs at once; calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  ///   - completion: Runs as that of `animate(withDuration:delay:options:animations:completion:)`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The bits of both kinds of options are the same.
    let all = UIView.AnimationOptions(rawValue: options.rawValue)
    let animation = ViewAnimation(
      duration, delay, .curve(all.curve.function), all.union(.overrideInheritedCurve), keepsChanges: true)
    let batch = ViewAnimation.batch(completion)
    animation.run(batch) {
      animation.frame = 0...1
      animations()
      if options.contains(.layoutSubviews) { animation.layOutViews() }
      animation.frame = nil
      animation.addKeyframes(mode: options.calculationMode)
    }
    batch.seal()
  }

  /// Makes changes that take a part of the time of a key frame animation; elsewhere the block is just run.
  ///
  /// - Parameters:
  ///   - frameStartTime: When they begin, 0 to 1 of the whole.
  ///   - frameDuration: How long they take, 0 to 1 of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let current = ViewAnimation.current, let outer = current.frame else { return animations() }
    // The order of the arguments makes a time that is not a number zero.
    let start = max(0, min(frameStartTime, 1))
    current.frame = start...max(start, min(start + frameDuration, 1))
    animations()
    current.frame = outer
  }
}

extension UIView.KeyframeAnimationOptions {
  fileprivate var calculationMode: CAAnimationCalculationMode {
    switch rawValue >> 10 & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}

extension ViewAnimation {
  /// Animates each property that key frames have changed over all of them.
  fileprivate func addKeyframes(mode: CAAnimationCalculationMode) {
    var order: [(layer: CALayer, key: String)] = []
    for change in changes where !order.contains(where: { $0.layer === change.layer && $0.key == change.key }) {
      if let layer = change.layer { order.append((layer, change.key)) }
    }
    for (layer, key) in order {
      let own = changes.filter { $0.layer === layer && $0.key == key }
      let animation = CAKeyframeAnimation(keyPath: key)
      animation.duration = duration
      animation.timingFunction = pace.function
      animation.calculationMode = mode
      (animation.values, animation.keyTimes) = frames(of: own, mode: mode)
      add(animation, to: layer, key: key)
    }
  }

  /// The values of one property and their times.
  private func frames(of changes: [Change], mode: CAAnimationCalculationMode) -> ([Any], [NSNumber]) {
    let sorted = changes.enumerated().sorted {
      ($0.element.frame?.lowerBound ?? 0, $0.offset) < ($1.element.frame?.lowerBound ?? 0, $1.offset)
    }.map(\.element)
    var frames: [(time: Double, value: Any?)] = [(0, beginsFromCurrentState ? sorted[0].shown : sorted[0].old)]
    for change in sorted {
      guard let frame = change.frame, let last = frames.last else { continue }
      if mode == .discrete {
        frames.append((max(last.time, frame.lowerBound), change.new))
        continue
      }
      // A value stays until its next frame begins; on a curve, it has no time to.
      if mode == .linear, frame.lowerBound > last.time { frames.append((frame.lowerBound, last.value)) }
      frames.append((max(last.time, frame.upperBound), change.new))
    }
    if mode != .discrete, let last = frames.last, last.time < 1 { frames.append((1, last.value)) }
    return (frames.map { $0.value ?? NSNull() }, frames.map { NSNumber(value: $0.time) })
  }
}
