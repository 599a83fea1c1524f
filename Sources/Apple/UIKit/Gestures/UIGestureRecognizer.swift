// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that watches the touches in a view and all in it, and tells when they make up a gesture.
///
/// Recognizers hear of touches before the view does. Of those that watch the same touches the first to recognize wins:
/// the others fail, unless a delegate lets them recognize at the same time.
///
/// There is no `Selector` without Objective-C: where Apple's takes a target and an action, this takes closures
/// (``init(handler:)``, ``addHandler(_:)``). Times are those of events: nothing happens by itself but when the app's
/// frames go on. Presses are not told to recognizers here.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// It may still come.
    case possible = 0
    /// It has been recognized, and goes on.
    case began = 1
    /// It has gone on.
    case changed = 2
    /// It is over, or was recognized at once.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It will not come.
    case failed = 5

    /// Recognized at once, as a tap is: the same as ended.
    public static var recognized: State { .ended }
  }

  /// What is watched, and what came of it.
  final var course = GestureCourse()
  private var handlers: [(UIGestureRecognizer) -> Void] = []

  /// Makes a recognizer that tells nobody, until a handler is added.
  public override init() {
    super.init()
  }

  /// Makes a recognizer with a closure that is called when the gesture is recognized, changes, ends or is cancelled.
  ///
  /// This is ours; Apple's takes a target and an action.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Adds a closure to call; those added first are called first. This is ours.
  public final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Takes all closures away. This is ours.
  public final func removeHandlers() {
    handlers = []
  }

  /// Calls the handlers.
  final func callHandlers() {
    for handler in handlers { handler(self) }
  }

  // MARK: State

  /// How far the gesture has come; only subclasses set it.
  ///
  /// Setting it to began or ended is a wish: it is granted once all recognizers that this one waits for have failed, if
  /// delegates and views allow it; until then it reads as possible. What leads nowhere, such as from ended to changed,
  /// changes nothing.
  open var state: State {
    get { course.state }
    set { move(to: newValue) }
  }

  /// What has a say in when it recognizes.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it watches at all; setting false cancels a gesture that goes on.
  open var isEnabled = true {
    didSet { if !isEnabled { breakOff() } }
  }

  /// The view whose touches are watched, its subviews' included.
  open internal(set) weak var view: UIView?

  /// A name, for debugging.
  open var name: String?

  // MARK: What the view hears

  /// Whether the view is told that touches were cancelled once they make up the gesture; true at first.
  open var cancelsTouchesInView = true

  /// Whether the view is told of touches only once the gesture has failed; false at first.
  open var delaysTouchesBegan = false

  /// Whether the view is told of the end of touches only once the gesture has failed; true at first.
  open var delaysTouchesEnded = true

  /// The types of touches that are watched, as numbers of `UITouch.TouchType`: all at first.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  // MARK: Other recognizers

  /// Has the recognizer wait until another one has failed.
  ///
  /// One that watches no touch does not count. Two that wait for each other both fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    course.require(otherGestureRecognizer)
  }

  /// Whether recognizing keeps another one from it; true, unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one's recognizing keeps this one from it; true, unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it waits until another one has failed; false, unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another one waits until this one has failed; false, unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether it is told of an event: what the delegate says.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: Places

  /// The point in the middle of the touches, in a view's space; nil is the window's.
  ///
  /// Once no finger is down, it is where they were last.
  open func location(in view: UIView?) -> CGPoint {
    location(of: course.located, in: view)
  }

  /// How many touches there are whose places can be asked for.
  open var numberOfTouches: Int { course.down.count }

  /// Where one of the touches is, in a view's space; the middle of all for an index out of range.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = course.down
    return touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  // MARK: For subclasses

  /// Called when fingers touch; subclasses override it, and call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers move; subclasses override it, and call super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers are lifted; subclasses override it, and call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system ends touches; subclasses override it, and call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Takes a touch for no part of the gesture: the recognizer is not told of it any more, and does not cancel it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    course.drop(touch)
  }

  /// Called when the recognizer begins anew; touches that are down are not told to it any more.
  ///
  /// Subclasses override it to forget what they know of the gesture, and call super.
  open func reset() {}

  // MARK: For the classes of this module

  /// Called when the time has come that ``wake(at:)`` asked for.
  func timeHasCome() {}

  /// Called when a track pad over the view is pinched.
  func pinched(_ pinch: TrackPadPinch, with event: UIEvent) {}
}
