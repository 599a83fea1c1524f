// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuartzCore

/// An animation of views that can be paused, turned about and moved by hand.
///
/// It is moved by ticks of the views' tree, and kept by the layers that it animates. By hand it moves in proportion,
/// whatever its pace. A block's changes off a screen are made at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  /// The pace.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How long it takes from the start to the end, in seconds; of a spring that takes its own time, that.
  public let duration: TimeInterval
  /// The seconds that `startAnimation(afterDelay:)` waited.
  open private(set) var delay: TimeInterval = 0
  /// Whether the views may be touched while they are animated: kept; they always may be, here.
  open var isUserInteractionEnabled = true
  /// Whether hits are found by somebody else while views are animated: kept, not used.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused and stopped. True at first.
  open var isInterruptible = true

  /// Where it is in its life.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves.
  open private(set) var isRunning = false

  private let pace: ViewAnimationPace
  private var blocks: [(run: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var course = AnimatorCourse()
  private var isTurned = false

  /// Makes an animator without blocks.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    pace = parameters.pace
    self.duration = pace.duration(for: duration)
    super.init()
  }

  /// Makes an animator by one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator by a cubic curve from (0, 0) to (1, 1).
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator by a spring that is at rest at the end.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator, and starts it. Of the options, the curve counts.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Makes an animator of the same pace and duration, with the blocks and completions that have not been run.
  open func copy(with zone: NSZone? = nil) -> Any {
    let parameters = timingParameters ?? UICubicTimingParameters()
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    (copy.blocks, copy.completions) = (blocks, completions)
    return copy
  }

  // MARK: Blocks

  /// Adds a block; of an animator that is active, it is run at once, and animated over what is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block whose changes begin when a part of the whole, 0 to 1, is behind.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isFinite ? min(max(delayFactor.native, 0), 1) : 0
    switch state {
    case .inactive: blocks.append((animation, factor))
    case .active: run(animation, delayFactor: max(factor, isTurned ? 0 : course.fraction))
    case .stopped: break
    }
  }

  /// Adds what runs once it is over; told where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func run(_ block: () -> Void, delayFactor: Double) {
    let animation = ViewAnimation(duration: duration, pace: pace, keepsChanges: true)
    (animation.isDriven, animation.delayFactor) = (true, delayFactor)
    animation.run(course.batch(endingWith: { [self] in cameToItsEnd() }), block)
    course.take(animation)
  }

  private func activate() {
    state = .active
    course = AnimatorCourse()
    let due = blocks
    blocks = []
    for block in due { run(block.run, delayFactor: block.delayFactor) }
  }

  // MARK: Motion

  /// Begins, or goes on after a pause over the part of the duration that is left. The stopped does not.
  open func startAnimation() {
    move(pace, duration: nil)
  }

  /// Begins at the tick that comes this many seconds after the next one.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay.isFinite ? max(0, delay) : 0
    move(pace, duration: nil, delay: self.delay)
  }

  /// Halts at what is shown; or begins, halted.
  open func pauseAnimation() {
    guard isInterruptible || !isRunning, state != .stopped else { return }
    if state == .inactive { activate() }
    course.halt(at: course.fraction)
    isRunning = false
  }

  /// Goes on after a pause, at another pace.
  ///
  /// - Parameters:
  ///   - parameters: The pace; nil for the animator's own.
  ///   - durationFactor: The part of the duration that it takes; zero for what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let isGiven = durationFactor > 0 && durationFactor.isFinite
    move(parameters?.pace ?? pace, duration: isGiven ? duration * durationFactor.native : nil)
  }

  private func move(_ pace: ViewAnimationPace, duration asked: TimeInterval?, delay: TimeInterval = 0) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { activate() }
    isRunning = true
    let (start, end) = (course.fraction, isTurned ? 0.0 : 1.0)
    let left = asked ?? (duration > 0 && duration.isFinite ? duration * abs(end - start) : 0)
    let batch = course.currentBatch
    course.move(AnimationDrive(from: start, to: end, duration: left, pace: pace.drive), delay: delay)
    // Without animations, it is over; the animations' end is the animator's otherwise.
    if let batch, batch.isWaiting { batch.seal() } else { cameToItsEnd() }
  }

  /// Whether it moves, or will move, back to the start. Set while it moves, it turns about at once.
  open var isReversed: Bool {
    get { isTurned }
    set {
      guard newValue != isTurned else { return }
      isTurned = newValue
      guard isRunning else { return }
      isRunning = false
      move(pace, duration: nil)
    }
  }

  /// The part of the way that is behind, 0 to 1, as it is shown.
  ///
  /// Setting it moves what is shown; an animator that has not begun begins, halted. While it moves, it is not set, and
  /// neither is it by what is not a number.
  open var fractionComplete: CGFloat {
    get { CGFloat(course.fraction) }
    set {
      guard !isRunning, state != .stopped, !newValue.isNaN else { return }
      if state == .inactive { activate() }
      course.halt(at: min(max(newValue.native, 0), 1))
    }
  }

  // MARK: Ends

  /// Stops where it is: the views take the values that are shown.
  ///
  /// - Parameter withoutFinishing: Whether that is the end, and no completion is run; if not,
  ///   `finishAnimation(at:)` is to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible || !isRunning else { return }
    (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false)
    course.stop()
    if withoutFinishing { forget() }
  }

  /// Ends what was stopped, with the values of a position.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    course.settle(at: finalPosition)
    end(at: finalPosition)
  }

  private func cameToItsEnd() {
    guard state == .active, isRunning else { return }
    let position: UIViewAnimatingPosition = isTurned ? .start : .end
    if isTurned { course.settle(at: .start) }
    end(at: position)
  }

  private func end(at position: UIViewAnimatingPosition) {
    (state, isRunning) = (.inactive, false)
    let due = completions
    forget()
    for completion in due { completion(position) }
  }

  private func forget() {
    (completions, blocks, course) = ([], [], AnimatorCourse())
  }
}
