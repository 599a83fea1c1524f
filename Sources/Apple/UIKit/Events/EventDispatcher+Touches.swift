// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension EventDispatcher {
  /// Tells windows what a finger does.
  ///
  /// A finger that comes down twice is cancelled first; one that was never seen to come down, that is nowhere (not a
  /// number), or that is more than there can be, is passed by.
  func handleTouch(
    id: Int, type: UITouch.TouchType, phase: UITouch.Phase, location: CGPoint, in windows: [UIWindow]
  ) {
    switch phase {
    case .began:
      if let old = touches[id] { change(old, phase: .cancelled, location: nil) }
      if location.isFinite, touches.current.count < TouchTracker.limit {
        begin(id: id, type: type, location: location, in: windows)
      }
    case .moved, .ended, .cancelled:
      guard let touch = touches[id], let window = touch.window else { return }
      let place = window.point(ofScreen: location)
      if place.isFinite || phase != .moved { change(touch, phase: phase, location: place.isFinite ? place : nil) }
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func begin(id: Int, type: UITouch.TouchType, location: CGPoint, in windows: [UIWindow]) {
    touchesEvent.values.timestamp = now
    for window in windows.reversed() {
      let place = window.point(ofScreen: location)
      guard let view = window.hitTest(place, with: touchesEvent) else { continue }
      let touch = touches.begin(id: id, type: type, at: place, in: window, time: now)
      touch.values.view = view
      touch.telling.isForView = delivery.accepts(touch, beside: touches.current)
      arena.invite(touch, event: touchesEvent)
      sendTouches()
      return
    }
  }

  private func change(_ touch: UITouch, phase: UITouch.Phase, location: CGPoint?) {
    touches.update(touch, phase: phase, location: location, time: now)
    sendTouches()
    if phase == .ended || phase == .cancelled { touches.end(touch, time: now) }
  }

  private func sendTouches() {
    touchesEvent.values.timestamp = now
    touchesEvent.values.touches = Set(touches.current)
    send(touchesEvent, to: touches.current.compactMap(\.window).uniqued())
    touchesEvent.values.touches = touchesEvent.values.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  /// Hands touches to the recognizers and views of a window.
  func deliverTouches(_ event: UIEvent, in window: UIWindow) {
    guard let touches = event.touches(for: window)?.inOrder else { return }
    let changed = touches.filter { $0.phase != .stationary }
    arena.distribute(changed, event: event)
    delivery.deliver(changed, with: event)
  }

  /// Takes touches from views that have left their window, and ends those of windows that are gone.
  func dropLostTouches(in windows: [UIWindow]) {
    for touch in touches.current {
      if let window = touch.window, !windows.contains(where: { $0 === window }) || window.isHidden {
        change(touch, phase: .cancelled, location: nil)
      } else if let view = touch.view, view.window !== touch.window {
        delivery.claim([touch], with: touchesEvent)
      }
    }
    arena.dropLostRecognizers()
  }
}
