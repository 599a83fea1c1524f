// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

extension CALayer {
  /// Moves the tree below the layer, a root, to a time: animations that wait begin, those that are over end, and display
  /// links run. It is this package's own way to pass time: nothing animates without it.
  ///
  /// A tree that has been ticked counts as shown on a screen. Timestamps are in seconds since any moment, the same for
  /// all trees. One that is not finite is passed over, and time does not go back. Takes time in step with the number of
  /// layers that are animated, or new.
  public func tick(timestamp: CFTimeInterval) {
    guard timestamp.isFinite else { return }
    if let holder = parent ?? masked { return holder.tick(timestamp: timestamp) }
    CATransaction.flush()
    MediaClock.advance(to: timestamp)
    let motion = ownMotion
    let now = max(motion.lastTick ?? timestamp, timestamp)
    motion.lastTick = now
    var turn = AnimationTurn()
    visit(at: now, &turn)
    if turn.tell() {
      // What these have added begins now, too, and ends at the next tick at the earliest.
      var next = AnimationTurn(canEnd: false)
      visit(at: now, &next)
      _ = next.tell()
    }
    DisplayLinks.run(timestamp: timestamp)
  }

  /// Whether another tick would change what the tree below the layer shows, or tell somebody something.
  package final var hasAnimations: Bool {
    CATransaction.hasMoreToTell || isAnimated
  }

  private var isAnimated: Bool {
    guard isMoving, needsTick else { return false }
    if let motion {
      if motion.records.contains(where: { $0.begin == nil }) { return true }
      if motion.timing.usableSpeed == 0 { return false }
      if motion.records.contains(where: \.isChanging) { return true }
    }
    return children.contains { $0.isAnimated } || maskLayer?.isAnimated == true
  }

  /// Brings the animations of the layer and of those below to a time of what holds the layer.
  private func visit(at holderTime: CFTimeInterval, _ turn: inout AnimationTurn) {
    guard needsTick else { return }
    isCommitted = true
    needsTick = false
    let time = motion?.timing.localTime(holderTime) ?? holderTime
    step(to: time, &turn)
    for child in children { visit(child, at: time, &turn) }
    if let maskLayer { visit(maskLayer, at: time, &turn) }
    isMoving = motion?.records.isEmpty == false || children.contains(where: \.isMoving) || maskLayer?.isMoving == true
  }

  private func visit(_ layer: CALayer, at time: CFTimeInterval, _ turn: inout AnimationTurn) {
    layer.visit(at: time, &turn)
    if layer.needsTick { needsTick = true }
  }

  /// Brings the layer's own animations to a time of its own.
  private func step(to time: CFTimeInterval, _ turn: inout AnimationTurn) {
    guard let motion, !motion.records.isEmpty else { return }
    let isChanged = motion.records.contains { !$0.isOver && ($0.begin == nil || motion.lastTime != time) }
    if isChanged { willChangeOnStage() }
    for record in motion.records where !record.isOver {
      record.begin(at: time)
      turn.note(record, at: time)
      if !record.isOver { needsTick = true }
    }
    motion.lastTime = time
    motion.records.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
    if isChanged { presentationChanged() }
  }
}

/// What a tick has to tell.
private struct AnimationTurn {
  /// Whether animations may end.
  var canEnd = true
  private var started: [AnimationRecord] = []
  private var ended: [(record: AnimationRecord, end: CFTimeInterval)] = []

  init(canEnd: Bool = true) {
    self.canEnd = canEnd
  }

  mutating func note(_ record: AnimationRecord, at time: CFTimeInterval) {
    let timeline = record.timeline(now: time)
    if !record.hasStarted, time >= timeline.begin {
      record.hasStarted = true
      started.append(record)
    }
    if canEnd, time >= timeline.end {
      record.markOver()
      ended.append((record, timeline.end))
    }
  }

  /// Tells those that began, then those that ended, in the order of their ends; gives whether there were any.
  func tell() -> Bool {
    for record in started { record.animation.delegate?.animationDidStart(record.animation) }
    let order = ended.indices.sorted { (ended[$0].end, $0) < (ended[$1].end, $1) }
    for index in order { ended[index].record.tellEnd(finished: true) }
    return !started.isEmpty || !ended.isEmpty
  }
}

extension AnimationRecord {
  /// Whether time changes what the animation shows, or that it is there.
  fileprivate var isChanging: Bool {
    !isOver && (!hasStarted || animation.timing.usableSpeed != 0 && animation.drive?.duration != .infinity)
  }
}
