// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// What time does to a layer: made for those layers alone that it does something to.
final class LayerMotion {
  var timing = MediaTiming()
  /// The animations, in the order in which they were added.
  var records: [AnimationRecord] = []
  /// What is shown in the layer's place: a copy with the animations' values. Nil once it is out of date.
  var twin: CALayer?
  /// The time of the last tick, of a root.
  var lastTick: CFTimeInterval?
  /// Whether a root is on a screen, so that it will be ticked.
  var isOnScreen = false
  /// The layer's own time at the last tick.
  var lastTime: CFTimeInterval?

  // MARK: Of a twin

  /// The layer that it is shown for.
  weak var model: CALayer?
  /// Whether it draws its contents itself, as one of its keys asks for that.
  var drawsOwnContents = false
  /// Whether its contents are an animation's.
  var hasOwnContents = false
}
