// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// What changes, in time, how a layer looks. This class itself has a timing alone.
///
/// A layer takes a copy of an animation; what is changed afterwards does not count. What the delegate and
/// `CALayer.animation(forKey:)` give is the layer's copy. Archives of animations are not supported.
///
/// Source: the comments of Apple's CAAnimation.h.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  /// The seconds from the tick that finds an animation without `beginTime` to its begin.
  package final var delay: CFTimeInterval = 0
  /// What moves the animation in place of its own timing; nil for nothing.
  package final var drive: AnimationDrive?
  private final var values: [String: Any] = [:]

  /// Makes an animation with the defaults of all properties.
  public override init() {
    super.init()
  }

  // MARK: Timing

  /// When the animation begins, in the layer's time or, in a group, the group's. Zero, at the next tick, at first.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How long one run takes, in seconds. Zero, the transaction's duration or the group's, at first.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast it runs: one at first, zero stands still, below zero it runs from its end.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// How far into itself it begins, in seconds; what that leaves out follows at the end.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How often it runs; zero, once, at first.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// For how long it runs over and over, in seconds; zero, as `repeatCount` says, at first.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each run is followed by one back.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What it shows before it begins and after it has ended.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The pacing of each run; nil, steady, at first.
  open var timingFunction: CAMediaTimingFunction?

  // MARK: In a layer

  /// The object that is told of begin and end; held as long as the animation is.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer lets go of the animation once it is over. True at first.
  open var isRemovedOnCompletion = true

  /// The frames a second that are wanted: kept, not used, as frames are those that are ticked.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: Values by key

  /// The value that a key has at first: nil, unless overridden.
  open class func defaultValue(forKey key: String) -> Any? {
    nil
  }

  /// What was set for a key, or its default.
  open func value(forKey key: String) -> Any? {
    values[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Keeps a value for a key, to tell animations apart, say. Properties are not set by it, other than by Apple's.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  // MARK: Copies and actions

  /// Makes a copy, of the same class; a subclass's own properties are as in a new object.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = RuntimeClass(type(of: self)).makeObject(of: CAAnimation.self) else { return self }
    copy.take(from: self)
    return copy
  }

  /// Adds the animation to the layer that the event happens to, with the event for its key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: For the animation classes of this module

  /// Takes all properties of another animation, as far as it has them.
  func take(from other: CAAnimation) {
    timing = other.timing
    delay = other.delay
    drive = other.drive
    values = other.values
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// Gives a layer of the presentation the values at a moment of the animation.
  ///
  /// - Parameters:
  ///   - progress: How far the run is, as the timing function has it.
  ///   - duration: How long a run takes, in seconds.
  ///   - run: How many runs are over.
  func apply(to layer: CALayer, progress: Double, duration: CFTimeInterval, run: Double) {}

  /// Gives a layer of the presentation the values at a time of what holds the animation.
  final func apply(to layer: CALayer, at time: CFTimeInterval, begin: CFTimeInterval, defaultDuration: CFTimeInterval) {
    if let drive { return apply(to: layer, progress: drive.part(after: time - begin), duration: 1, run: 0) }
    let timeline = MediaTimeline(timing, begin: begin, defaultDuration: defaultDuration)
    guard let moment = timeline.moment(at: time) else { return }
    let progress = timingFunction?.value(at: moment.progress) ?? moment.progress
    apply(to: layer, progress: progress, duration: timeline.duration, run: moment.run)
  }

  /// The keys of the properties that the animation changes.
  var animatedKeys: [String] { [] }
}
