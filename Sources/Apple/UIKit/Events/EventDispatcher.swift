// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Turns what the desktop or a script says into touches, presses and gestures, and sends them to the windows.
///
/// It knows no clock: time is what comes with events and with ``tick(timestamp:)``, in seconds, and never goes back.
/// An event that comes while another is being handled waits for its turn.
@MainActor package final class EventDispatcher {
  /// The latest time that was heard of.
  private(set) var now: TimeInterval = 0
  /// The windows of the event before, which a tick looks after.
  private var windows: [WeakWindow] = []
  private var waiting: [(HostEvent, TimeInterval, [UIWindow])] = []
  private var isHandling = false

  let touches = TouchTracker()
  let arena = GestureArena()
  let delivery = TouchDelivery()
  /// The one event of all touches, as there is one on Apple's systems.
  let touchesEvent = UIEvent()
  /// The keys that are down, by their usage.
  var presses: [Int: UIPress] = [:]
  /// The pinch on the track pad, and who is told of it.
  var pinch = TrackPadPinch(scale: 1, location: .zero, phase: .began)
  weak var pinched: UIGestureRecognizer?
  /// The recognizers over whose views the pointer is.
  var hovering: [Hovering] = []

  /// Who hands events to the windows; nil has them handed over at once.
  private weak var application: UIApplication?

  /// Makes a dispatcher whose events go through an app's `sendEvent(_:)`; without one, straight to the windows.
  package init(application: UIApplication? = nil) {
    self.application = application
    arena.delivery = delivery
    touchesEvent.values.dispatcher = self
  }

  /// Sends an event to the windows, which stand from back to front; one of no use for them is dropped.
  package func handle(_ event: HostEvent, timestamp: TimeInterval, in windows: [UIWindow]) {
    waiting.append((event, timestamp, windows))
    handleWaiting {}
  }

  /// Lets the time pass: long presses begin, and taps that wait for another one give up.
  package func tick(timestamp: TimeInterval) {
    handleWaiting { advance(to: timestamp) }
  }

  /// Does something, then handles the events that wait; not while events are being handled.
  private func handleWaiting(after first: () -> Void) {
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    first()
    while !waiting.isEmpty {
      let (event, timestamp, windows) = waiting.removeFirst()
      self.windows = windows.map(WeakWindow.init)
      advance(to: timestamp)
      send(event, in: windows)
    }
  }

  /// The touches that are down, and the one that is just over, in the order in which they began.
  package var currentTouches: [UITouch] { touches.current }

  /// Whether a gesture waits for time to pass.
  package var needsTick: Bool { arena.hasDeadlines }

  private func advance(to timestamp: TimeInterval) {
    if timestamp.isFinite { now = max(now, timestamp) }
    dropLostTouches(in: windows.compactMap(\.window))
    arena.advance(to: now)
    delivery.release(with: touchesEvent)
  }

  private func send(_ event: HostEvent, in windows: [UIWindow]) {
    switch event {
    case .touch(let id, let type, let phase, let location):
      handleTouch(id: id, type: type, phase: phase, location: location, in: windows)
    case .pointerMoved(let location): handlePointer(at: location, in: windows)
    case .wheel(let location, let delta, let isZoom):
      handleWheel(at: location, delta: delta, isZoom: isZoom, in: windows)
    case .pinch(let location, let scale, let phase):
      handlePinch(at: location, scale: scale, phase: phase, in: windows)
    case .key(let key, let isDown): handleKey(key, isDown: isDown, in: windows)
    case .text(let text): handleText(text, in: windows)
    case .resized, .appearance, .exposed, .closeRequested: break
    }
  }

  /// Hands an event to windows, through the app if there is one.
  func send(_ event: UIEvent, to windows: [UIWindow]) {
    if let application { return application.sendEvent(event) }
    for window in windows { window.sendEvent(event) }
  }

  /// The window that keys go to, of windows from back to front: the app's, or the front one with a first responder, or
  /// the front one.
  func keyWindow(of windows: [UIWindow]) -> UIWindow? {
    if let application { return application.keyWindow }
    let shown = windows.filter { !$0.isHidden }
    return shown.last { $0.firstResponder != nil } ?? shown.last
  }

  /// Hands an event to the recognizers, views and responders of a window.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    if let event = event as? UIPressesEvent { deliver(event) } else { deliverTouches(event, in: window) }
  }

  struct Hovering {
    weak var recognizer: UIHoverGestureRecognizer?
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }
}
