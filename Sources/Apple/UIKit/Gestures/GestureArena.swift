// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The recognizers that watch the same fingers, and which of them wins.
@MainActor final class GestureArena {
  /// Who tells views that a gesture has taken their touches.
  weak var delivery: TouchDelivery?
  private var members: [UIGestureRecognizer] = []
  private var event = UIEvent()
  private var isDistributing = false
  private var isSettling = false

  /// How often a turn of handlers may bring about another turn at once.
  private static let turns = 16

  // MARK: Touches

  /// Has the recognizers of a touch's view, and of those above it, watch the touch.
  func invite(_ touch: UITouch, event: UIEvent) {
    var view = touch.view
    while let current = view {
      for recognizer in current.gestures where recognizer.mayWatch(touch, event: event) {
        touch.values.gestureRecognizers.append(recognizer)
      }
      view = current.superview
    }
  }

  /// Tells recognizers of touches that have changed, and lets them decide.
  func distribute(_ touches: [UITouch], event: UIEvent) {
    self.event = event
    isDistributing = true
    var told: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap(\.values.gestureRecognizers) where !told.contains(where: { $0 === recognizer }) {
      told.append(recognizer)
      tell(recognizer, of: touches.filter { $0.values.gestureRecognizers.contains { $0 === recognizer } }, event: event)
    }
    isDistributing = false
    settle()
  }

  private func tell(_ recognizer: UIGestureRecognizer, of touches: [UITouch], event: UIEvent) {
    guard recognizer.isEnabled, !recognizer.course.isOver else { return }
    let began = touches.filter { $0.phase == .began }
    if !began.isEmpty {
      join(recognizer)
      recognizer.course.touches += began
      recognizer.touchesBegan(Set(began), with: event)
    }
    for phase in [UITouch.Phase.moved, .ended, .cancelled] where !recognizer.course.isOver {
      let touches = touches.filter { $0.phase == phase && recognizer.course.watches($0) }
      guard !touches.isEmpty else { continue }
      switch phase {
      case .moved: recognizer.touchesMoved(Set(touches), with: event)
      case .ended: recognizer.touchesEnded(Set(touches), with: event)
      default: recognizer.touchesCancelled(Set(touches), with: event)
      }
    }
  }

  // MARK: Time

  /// Whether a recognizer waits for a time.
  var hasDeadlines: Bool { members.contains { $0.course.deadline != nil } }

  /// Wakes the recognizers whose time has come, in the order in which they asked.
  func advance(to now: TimeInterval) {
    let due = members.filter { ($0.course.deadline ?? .infinity) <= now }
    guard !due.isEmpty else { return }
    for recognizer in due.sorted(by: { ($0.course.deadline ?? 0) < ($1.course.deadline ?? 0) }) {
      guard let deadline = recognizer.course.deadline, deadline <= now else { continue }
      recognizer.course.deadline = nil
      recognizer.timeHasCome()
    }
    settle()
  }

  // MARK: Deciding

  func join(_ recognizer: UIGestureRecognizer) {
    if let other = recognizer.course.arena {
      guard other !== self else { return }
      other.leave(recognizer)
    }
    recognizer.course.arena = self
    members.append(recognizer)
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    members.removeAll { $0 === recognizer }
    recognizer.course.arena = nil
    recognizer.course.touches = []
  }

  /// Grants a recognizer's wish, if nothing is in its way; what it waits for keeps it waiting.
  func consider(_ recognizer: UIGestureRecognizer) {
    guard let wish = recognizer.course.wish, recognizer.course.state == .possible else { return }
    let required = members.filter { $0 !== recognizer && recognizer.waits(for: $0) }
    if required.contains(where: { $0.course.hasRecognized }) { return recognizer.finish(.failed) }
    if required.contains(where: { $0.course.isUndecided || isDistributing && $0.course.state == .possible }) { return }
    let isExcluded = members.contains { other in
      other !== recognizer && other.course.hasRecognized && other.excludes(recognizer)
    }
    guard !isExcluded, recognizer.mayRecognize() else {
      if recognizer.course.state == .possible { recognizer.finish(.failed) }
      return
    }
    // Who was asked may have disabled the recognizer.
    guard recognizer.course.wish == wish, recognizer.course.state == .possible else { return }
    if wish == .ended { recognizer.finish(.ended) } else { recognizer.enter(wish) }
    for other in members where other !== recognizer && other.course.state == .possible {
      if recognizer.excludes(other) { other.finish(.failed) }
    }
  }

  /// Grants wishes, calls handlers and lets recognizers begin anew, until nothing changes any more.
  ///
  /// Handlers that bring about the next turn for ever are called again at the next event.
  func settle() {
    guard !isDistributing, !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<Self.turns {
      grantWishes()
      guard callHandlers() else { break }
    }
    members.filter { $0.course.state == .possible && !$0.course.isUndecided }.forEach(leave)
  }

  private func grantWishes() {
    var isChanging = true
    while isChanging {
      let waiting = members.filter { $0.course.wish != nil }
      waiting.forEach(consider)
      isChanging = waiting.contains { $0.course.wish == nil }
    }
    // What is left waits for each other, unless a finger or the time may still change something.
    if members.allSatisfy({ $0.course.deadline == nil && $0.course.down.isEmpty }) {
      for recognizer in members where recognizer.course.wish != nil { recognizer.finish(.failed) }
    }
  }

  /// Calls handlers, and has recognizers begin anew that are over; whether there was one.
  private func callHandlers() -> Bool {
    let changed = members.filter { $0.course.isToTell || $0.course.isOver }
    for recognizer in changed {
      if recognizer.course.isToTell {
        recognizer.course.isToTell = false
        if recognizer.cancelsTouchesInView, recognizer.course.state != .cancelled {
          delivery?.claim(recognizer.course.touches, with: event)
        }
        recognizer.callHandlers()
      }
      // A handler may have had it cancelled: of that it is told at the next turn.
      guard recognizer.course.isOver, !recognizer.course.isToTell, recognizer.course.arena === self else { continue }
      leave(recognizer)
      recognizer.beginAnew()
    }
    return !changed.isEmpty
  }

  /// Breaks off the gestures whose views have left the window of their touches.
  func dropLostRecognizers() {
    let lost = members.filter { recognizer in
      recognizer.course.touches.contains { $0.window !== recognizer.view?.window }
    }
    for recognizer in lost { recognizer.breakOff() }
  }
}
