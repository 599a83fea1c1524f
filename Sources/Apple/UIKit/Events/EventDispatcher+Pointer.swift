// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension EventDispatcher {
  /// Tells the scroll view under the pointer, or the first above it that takes it, of a turn of the wheel.
  func handleWheel(at location: CGPoint, delta: CGVector, isZoom: Bool, in windows: [UIWindow]) {
    guard delta.dx.isFinite, delta.dy.isFinite, let (hit, place) = hit(location, in: windows, type: .scroll) else {
      return
    }
    let turn = WheelTurn(delta: delta, isZoom: isZoom, location: place, timestamp: now)
    for case let target as any ScrollTarget in hit.chain where target.wheelTurned(turn) { return }
  }

  /// Tells a pinch recognizer of the view under the pointer, or the first above it that takes it, of a pinch on a pad.
  func handlePinch(at location: CGPoint, scale: CGFloat, phase: UITouch.Phase, in windows: [UIWindow]) {
    guard phase == .began else { return continuePinch(at: location, scale: scale, phase: phase) }
    continuePinch(at: location, scale: scale, phase: .cancelled)
    guard scale.isFinite, let (hit, place) = hit(location, in: windows, type: .transform) else { return }
    pinch = TrackPadPinch(scale: scale, location: place, phase: .began)
    let event = pointerEvent(.transform)
    for recognizer in hit.chain.flatMap(\.gestures) where recognizer.isEnabled && recognizer.shouldReceive(event) {
      arena.pinch(recognizer, pinch, event: event)
      if recognizer.course.hasBegun {
        pinched = recognizer
        return
      }
    }
  }

  private func continuePinch(at location: CGPoint, scale: CGFloat, phase: UITouch.Phase) {
    guard let recognizer = pinched, let window = recognizer.view?.window else {
      pinched?.breakOff()
      pinched = nil
      return
    }
    if scale.isFinite { pinch.scale = scale }
    let place = window.point(ofScreen: location)
    if place.isFinite { pinch.location = place }
    pinch.phase = phase
    arena.pinch(recognizer, pinch, event: pointerEvent(.transform))
    if phase == .ended || phase == .cancelled { pinched = nil }
  }

  /// Tells recognizers that the pointer came over their view, moved in it, or left it.
  ///
  /// A pointer that is nowhere has left all of them.
  func handlePointer(at location: CGPoint, in windows: [UIWindow]) {
    let event = pointerEvent(.hover)
    let found = hit(location, in: windows, type: .hover)
    let present = found?.view.chain.flatMap(\.gestures).compactMap { $0 as? UIHoverGestureRecognizer } ?? []
    let old = hovering.compactMap(\.recognizer)
    let new = present.filter { recognizer in
      recognizer.isEnabled && (old.contains { $0 === recognizer } || recognizer.shouldReceive(event))
    }
    hovering = new.map(Hovering.init)
    for recognizer in old where !new.contains(where: { $0 === recognizer }) {
      arena.hover(recognizer, at: nil)
    }
    guard let place = found?.place else { return }
    for recognizer in new { arena.hover(recognizer, at: place) }
  }

  /// The view under a point of the screen, and the point in its window.
  private func hit(
    _ location: CGPoint, in windows: [UIWindow], type: UIEvent.EventType
  ) -> (view: UIView, place: CGPoint)? {
    guard location.isFinite else { return nil }
    let event = pointerEvent(type)
    for window in windows.reversed() {
      let place = window.point(ofScreen: location)
      if let view = window.hitTest(place, with: event) { return (view, place) }
    }
    return nil
  }

  private func pointerEvent(_ type: UIEvent.EventType) -> UIEvent {
    let event = UIEvent()
    event.values.type = type
    event.values.timestamp = now
    event.values.dispatcher = self
    return event
  }
}

extension UIView {
  /// The view and those above it.
  var chain: [UIView] { Array(sequence(first: self, next: \.superview)) }
}
