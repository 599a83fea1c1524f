// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// An animation in a layer.
package final class AnimationRecord {
  let key: String?
  /// The layer's own copy.
  package let animation: CAAnimation
  /// The layer; not held.
  package private(set) weak var layer: CALayer?
  /// When it begins, in the layer's time; nil until a tick has told.
  var begin: CFTimeInterval?
  var hasStarted = false
  /// Whether it has come to its end, or has been removed.
  package private(set) var isOver = false
  private var batches: [AnimationBatch]

  init(_ animation: CAAnimation, key: String?, layer: CALayer, batches: [AnimationBatch]) {
    (self.animation, self.key, self.layer, self.batches) = (animation, key, layer, batches)
    if animation.timing.beginTime.isFinite, animation.timing.beginTime != 0 { begin = animation.timing.beginTime }
    for batch in batches { batch.add(self) }
  }

  /// Tells, once the transaction is over, that the animation has gone with its layer.
  deinit {
    guard !isOver, !batches.isEmpty || animation.delegate != nil else { return }
    CATransaction.afterwards { [animation, batches] in Self.tellEnd(of: animation, to: batches, finished: false) }
  }

  /// Has the animation begin, if it waits for a tick.
  func begin(at time: CFTimeInterval) {
    guard begin == nil else { return }
    begin = time + animation.delay
    // Zero would have a copy of the animation wait.
    animation.beginTime = time + animation.delay == 0 ? .leastNonzeroMagnitude : time + animation.delay
  }

  /// The animation's time; one that waits would begin at `now`.
  func timeline(now: CFTimeInterval) -> MediaTimeline {
    MediaTimeline(animation.timing, begin: begin ?? now + animation.delay, defaultDuration: 0)
  }

  /// Ends the animation, so that `tellEnd(finished:)` is due once.
  func markOver() {
    isOver = true
  }

  /// Tells the delegate and what waits for the animation that it is over.
  func tellEnd(finished: Bool) {
    let ended = batches
    batches = []
    Self.tellEnd(of: animation, to: ended, finished: finished)
  }

  private static func tellEnd(of animation: CAAnimation, to batches: [AnimationBatch], finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    for batch in batches { batch.end(finished: finished) }
  }

  /// The seconds since the animation began, as of the last tick; 0 for one that waits.
  package var elapsed: CFTimeInterval {
    guard let begin, let now = layer?.presentationTime else { return 0 }
    return now - begin
  }

  /// Moves the animation from the next tick on.
  package func drive(_ drive: AnimationDrive, delay: CFTimeInterval) {
    animation.drive = drive
    animation.duration = drive.duration
    animation.delay = delay
    begin = nil
    layer?.animationsChanged()
  }

  /// Takes the animation out of its layer.
  package func remove() {
    layer?.remove { $0 === self }
  }
}
