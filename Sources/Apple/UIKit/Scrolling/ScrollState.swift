// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// What a scroll view is doing, and what it was told.
struct ScrollState {
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  /// The insets that the view and the delegate know of.
  var toldInset = UIEdgeInsets.zero
  /// The finger that drags.
  var drag: ScrollDrag?
  /// Whether a finger is down.
  var isTouched = false
  /// What moves by itself.
  var motion: ScrollMotion?
  /// When that began, in the time of ticks; nil until the first tick.
  var motionStart: TimeInterval?
  /// Whether the delegate is being told of a motion, in which it may change the offset without ending it.
  var isAdvancing = false
  var zoomScale: CGFloat = 1
  var pinch: ScrollPinch?
  /// Who else is told of changes of the offset and the scale.
  var observations: [WeakScrollObservation] = []
  var link: CADisplayLink?
  /// Whether ticks are told by hand, in tests: no display link is made.
  var isDrivenByHand = false
}

/// A finger that drags content.
struct ScrollDrag {
  /// Where the finger has dragged the content from, without resistance.
  var start: CGPoint
  /// The part of the finger's way that does not count.
  var baseline: CGPoint
  /// The directions that count.
  var axes = Axes.both
  /// Whether the direction may still be locked.
  var isUndecided = false

  struct Axes: OptionSet {
    let rawValue: Int
    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)
    static let both: Axes = [.horizontal, .vertical]
  }
}

/// Two fingers that zoom content.
struct ScrollPinch {
  /// The scale when they began.
  var scale: CGFloat
  /// The point of the content that is under them, at a scale of 1.
  var anchor: CGPoint
  /// Where they were last, in the view.
  var point: CGPoint
}

/// A change of the offset, and perhaps of the scale, that goes on by itself.
struct ScrollMotion {
  enum Purpose {
    /// The content was let go.
    case decelerating
    /// A change of the offset was to be animated.
    case scrolling
    /// A change of the scale was to be animated.
    case zooming
    /// The scale goes back within its limits.
    case zoomBouncing
  }

  enum Course {
    case glide(x: ScrollGlide, y: ScrollGlide)
    case ease(from: Place, to: Place)
  }

  struct Place: Equatable {
    var offset: CGPoint
    var scale: CGFloat
  }

  /// Seconds that an animated change takes. (Not documented.)
  static let easeDuration: TimeInterval = 0.3

  var purpose: Purpose
  var course: Course

  /// Seconds from the first to the last moment.
  var duration: TimeInterval {
    switch course {
    case .glide(let x, let y): max(x.duration, y.duration)
    case .ease: Self.easeDuration
    }
  }

  /// Where the content is after some seconds; the scale of a glide is not its business.
  func place(at time: TimeInterval, scale: CGFloat) -> Place {
    switch course {
    case .glide(let x, let y):
      return Place(offset: CGPoint(x: x.value(at: time), y: y.value(at: time)), scale: scale)
    case .ease(let from, let to):
      guard time < duration else { return to }
      let part = CGFloat(max(0, time) / duration)
      let eased = part * part * (3 - 2 * part)
      return Place(
        offset: CGPoint(
          x: from.offset.x + (to.offset.x - from.offset.x) * eased,
          y: from.offset.y + (to.offset.y - from.offset.y) * eased),
        scale: from.scale + (to.scale - from.scale) * eased)
    }
  }
}
