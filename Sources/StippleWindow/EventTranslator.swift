// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Foundation
internal import UIKit

/// What SDL's events mean to an app.
///
/// A pure machine: it asks SDL nothing but the kind of a touch device, so that tests drive it by made-up events.
struct EventTranslator {
  /// How far a notch of a wheel scrolls, in points. Free to choose: other toolkits have 25 to 90.
  static let pointsPerNotch: CGFloat = 40
  /// The touch that stands for the pointer's left button; fingers count from one.
  static let pointerID = 0

  private struct Finger: Hashable {
    var device: SDL_TouchID
    var finger: SDL_FingerID
  }

  var geometry: WindowGeometry
  /// Tells a touch screen from a track pad.
  var deviceType: (SDL_TouchID) -> SDL_TouchDeviceType = SDL_GetTouchDeviceType
  private var pointer = CGPoint.zero
  private var isPointerDown = false
  private var fingers: [Finger: (id: Int, location: CGPoint)] = [:]
  private var trackpad = TrackpadPinch()
  private var keys = KeyTranslator()

  init(geometry: WindowGeometry) {
    self.geometry = geometry
  }

  /// What an event means; empty for one that means nothing to apps.
  ///
  /// - Parameters:
  ///   - next: The event after it, if that has come already: the text of a key follows the key.
  ///   - modifiers: The keys that are held.
  mutating func translate(_ event: SDL_Event, next: SDL_Event? = nil, modifiers: SDL_Keymod = KMOD_NONE) -> [HostEvent]
  {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return [.closeRequested]
    case SDL_WINDOWEVENT: return translate(event.window)
    case SDL_MOUSEMOTION: return translate(event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return translate(event.button)
    case SDL_MOUSEWHEEL: return translate(event.wheel, modifiers: modifiers)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: return translate(event.tfinger)
    case SDL_KEYDOWN, SDL_KEYUP: return keys.translate(event.key, next: next).map { [$0] } ?? []
    case SDL_TEXTINPUT:
      let text = String(cText: event.text.text)
      return text.isEmpty ? [] : [.text(text)]
    default: return []
    }
  }

  private mutating func translate(_ event: SDL_WindowEvent) -> [HostEvent] {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: return [.closeRequested]
    // What goes up afterwards is told to other windows.
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return cancelTouches()
    default: return []
    }
  }

  /// Ends all touches of fingers and the pointer as cancelled.
  mutating func cancelTouches() -> [HostEvent] {
    var events = trackpad.end(at: pointer, phase: .cancelled)
    if isPointerDown {
      events.append(.touch(id: Self.pointerID, type: .indirectPointer, phase: .cancelled, location: pointer))
    }
    for finger in fingers.values.sorted(by: { $0.id < $1.id }) {
      events.append(.touch(id: finger.id, type: .direct, phase: .cancelled, location: finger.location))
    }
    isPointerDown = false
    fingers = [:]
    return events
  }

  // MARK: Pointer

  /// Whether a mouse is to be believed: X servers and SDL make mice of fingers, which come as fingers too.
  private func isMouse(_ which: UInt32) -> Bool {
    which != UInt32(bitPattern: -1) && fingers.isEmpty
  }

  private mutating func translate(_ event: SDL_MouseMotionEvent) -> [HostEvent] {
    guard isMouse(event.which) else { return [] }
    pointer = geometry.point(x: CGFloat(event.x), y: CGFloat(event.y))
    guard isPointerDown else { return [.pointerMoved(pointer)] }
    return [.touch(id: Self.pointerID, type: .indirectPointer, phase: .moved, location: pointer)]
  }

  private mutating func translate(_ event: SDL_MouseButtonEvent) -> [HostEvent] {
    let isDown = Int32(event.state) == SDL_PRESSED
    guard Int32(event.button) == SDL_BUTTON_LEFT, isDown != isPointerDown, isMouse(event.which) || !isDown else {
      return []
    }
    pointer = geometry.point(x: CGFloat(event.x), y: CGFloat(event.y))
    isPointerDown = isDown
    return [
      .touch(id: Self.pointerID, type: .indirectPointer, phase: isDown ? .began : .ended, location: pointer)
    ]
  }

  /// SDL's wheel turns up and right for positive values, and where the user has chosen natural scrolling they are turned
  /// about already: its flag for that is for games that want to undo it.
  private func translate(_ event: SDL_MouseWheelEvent, modifiers: SDL_Keymod) -> [HostEvent] {
    let delta = CGVector(
      dx: CGFloat(event.preciseX) * Self.pointsPerNotch, dy: -CGFloat(event.preciseY) * Self.pointsPerNotch)
    guard delta.dx.isFinite, delta.dy.isFinite, delta.dx != 0 || delta.dy != 0 else { return [] }
    let location = geometry.point(x: CGFloat(event.mouseX), y: CGFloat(event.mouseY))
    return [.wheel(location: location, delta: delta, isZoom: modifiers.rawValue & KMOD_CTRL.rawValue != 0)]
  }

  // MARK: Fingers

  private mutating func translate(_ event: SDL_TouchFingerEvent) -> [HostEvent] {
    guard event.x.isFinite, event.y.isFinite else { return [] }
    let size = geometry.size
    let location = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
    let type = deviceType(event.touchId)
    if type == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || type == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE {
      return trackpad.translate(event, location: location, pointer: pointer)
    }
    let finger = Finger(device: event.touchId, finger: event.fingerId)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      guard fingers[finger] == nil else { return [] }
      let used = Set(fingers.values.map(\.id))
      let id = (Self.pointerID + 1...used.count + 1).first { !used.contains($0) } ?? used.count + 1
      fingers[finger] = (id, location)
      return [.touch(id: id, type: .direct, phase: .began, location: location)]
    case SDL_FINGERMOTION:
      guard let id = fingers[finger]?.id else { return [] }
      fingers[finger] = (id, location)
      return [.touch(id: id, type: .direct, phase: .moved, location: location)]
    default:
      guard let id = fingers.removeValue(forKey: finger)?.id else { return [] }
      return [.touch(id: id, type: .direct, phase: .ended, location: location)]
    }
  }
}
