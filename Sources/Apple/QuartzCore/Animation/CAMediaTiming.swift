// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// The timing of an object in the time of what holds it: of an animation in its layer's or group's, of a layer in its
/// superlayer's.
///
/// A time of the holder, less `beginTime`, times `speed`, plus `timeOffset`, is the object's local time. Times are in
/// seconds. What is not a number counts as the default.
///
/// Source: the comments of Apple's CAMediaTiming.h.
public protocol CAMediaTiming: AnyObject {
  /// When the object begins, in the time of its holder. Zero at first; for an animation that is when the layer is next
  /// ticked, and is set then.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes. Zero at first, which for an animation stands for the transaction's duration or, in a group,
  /// for the group's.
  var duration: CFTimeInterval { get set }
  /// How fast local time passes: one at first, zero stands still. An animation of a negative speed runs from its end.
  var speed: Float { get set }
  /// What is added to local time. Zero at first.
  var timeOffset: CFTimeInterval { get set }
  /// How often an animation runs, in parts too, and infinitely. Zero, once, at first.
  var repeatCount: Float { get set }
  /// For how long an animation runs over and over; counts before `repeatCount` if it is not zero, as it is at first.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run of an animation is followed by one back. False at first.
  var autoreverses: Bool { get set }
  /// What an animation shows before it begins and after it has ended: nothing at first.
  var fillMode: CAMediaTimingFillMode { get set }
}
