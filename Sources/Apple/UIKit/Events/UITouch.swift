// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A finger, or what stands for one, from when it touches until it is lifted.
///
/// Its values are the system's to set; a test may make touches of a subclass that overrides what it needs. Force and
/// the angles of pencils do not exist here.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger has done since the last event.
  public enum Phase: Int, Sendable {
    /// It touched.
    case began = 0
    /// It moved.
    case moved = 1
    /// It touches, and did not move.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system ended the touch.
    case cancelled = 4
    /// A pointer came into the region of a user interface.
    case regionEntered = 5
    /// A pointer moved in it without touching.
    case regionMoved = 6
    /// A pointer left it.
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on something else, such as a remote control.
    case indirect = 1
    /// A pencil on the screen.
    case pencil = 2
    /// A pointer with buttons, such as a mouse's.
    case indirectPointer = 3
  }

  /// What the system says of the touch.
  package var values = TouchValues()
  /// What its view has been told of it.
  var telling = TouchTelling()
  /// Where it began, in the window's space.
  var start = CGPoint.zero
  /// The how many-th touch it is, for an order that is the same in every run.
  var number = 0

  /// When it changed last, in seconds since the system started.
  open var timestamp: TimeInterval { values.timestamp }
  /// What it has done since the last event.
  open var phase: Phase { values.phase }
  /// How often it has touched the same place in quick succession.
  open var tapCount: Int { values.tapCount }
  /// What touches.
  open var type: TouchType { values.type }
  /// The radius of where it touches, in points.
  open var majorRadius: CGFloat { values.majorRadius }
  /// How far off the radius may be, in points.
  open var majorRadiusTolerance: CGFloat { values.majorRadiusTolerance }
  /// The window in which it began.
  open var window: UIWindow? { values.window }
  /// The view in which it began, and to which it is told.
  open var view: UIView? { values.view }

  /// The recognizers that are told of it; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    values.gestureRecognizers.isEmpty ? nil : values.gestureRecognizers
  }

  /// Where it is, in points of a view's space; nil is the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(values.location, from: nil) ?? values.location
  }

  /// Where it was at the event before, in points of a view's space; nil is the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(values.previousLocation, from: nil) ?? values.previousLocation
  }

  /// Where it is, as exactly as is known: the same as ``location(in:)`` here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where it was, as exactly as is known: the same as ``previousLocation(in:)`` here.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
