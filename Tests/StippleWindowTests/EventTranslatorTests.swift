// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CSDL2
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import StippleWindow

/// SDL's events, made up, and what they come to. The window is 200 points wide and 100 high, at two pixels a point, of
/// which SDL's unit is one.
struct EventTranslatorTests {
  private var translator = EventTranslator(
    geometry: WindowGeometry(
      units: CGSize(width: 400, height: 200), pixels: CGSize(width: 400, height: 200), scale: 2))

  private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return event
  }

  private func button(_ type: SDL_EventType, _ button: Int32 = SDL_BUTTON_LEFT, x: Int32, y: Int32) -> SDL_Event {
    event(type) {
      ($0.button.button, $0.button.x, $0.button.y) = (UInt8(button), x, y)
      $0.button.state = type == SDL_MOUSEBUTTONDOWN ? UInt8(SDL_PRESSED) : UInt8(SDL_RELEASED)
    }
  }

  private func motion(x: Int32, y: Int32, which: UInt32 = 0) -> SDL_Event {
    event(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y, $0.motion.which) = (x, y, which) }
  }

  private func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float, device: Int64 = 7) -> SDL_Event {
    event(type) {
      ($0.tfinger.fingerId, $0.tfinger.touchId, $0.tfinger.x, $0.tfinger.y) = (id, device, x, y)
    }
  }

  private func wheel(_ x: Float, _ y: Float, direction: SDL_MouseWheelDirection = SDL_MOUSEWHEEL_NORMAL) -> SDL_Event {
    event(SDL_MOUSEWHEEL) {
      ($0.wheel.preciseX, $0.wheel.preciseY, $0.wheel.mouseX, $0.wheel.mouseY) = (x, y, 30, 40)
      $0.wheel.direction = direction.rawValue
    }
  }

  private func window(_ id: SDL_WindowEventID) -> SDL_Event {
    event(SDL_WINDOWEVENT) { $0.window.event = UInt8(id.rawValue) }
  }

  private mutating func tell(_ events: SDL_Event...) -> [String] {
    translator.deviceType = { $0 == 7 ? SDL_TOUCH_DEVICE_DIRECT : SDL_TOUCH_DEVICE_INDIRECT_RELATIVE }
    return events.flatMap { translator.translate($0) }.map(Told.text)
  }

  // MARK: Pointer

  @Test mutating func theLeftButtonIsATouchThatMoves() {
    let told = tell(
      motion(x: 10, y: 20), button(SDL_MOUSEBUTTONDOWN, x: 10, y: 20), motion(x: 30, y: 25),
      button(SDL_MOUSEBUTTONUP, x: 31, y: 25), motion(x: 33, y: 25))
    #expect(
      told == [
        "pointer 5 10", "indirectPointer 0 began 5 10", "indirectPointer 0 moved 15 12.5",
        "indirectPointer 0 ended 15.5 12.5", "pointer 16.5 12.5",
      ])
  }

  @Test(arguments: [SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE, SDL_BUTTON_X1])
  mutating func otherButtonsAreNothing(number: Int32) {
    #expect(tell(button(SDL_MOUSEBUTTONDOWN, number, x: 1, y: 1), button(SDL_MOUSEBUTTONUP, number, x: 1, y: 1)) == [])
  }

  @Test mutating func aButtonThatGoesUpWithoutHavingComeDownIsNothing() {
    #expect(tell(button(SDL_MOUSEBUTTONUP, x: 1, y: 1)) == [])
  }

  @Test(arguments: [SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN])
  mutating func aWindowThatIsNotSeenCancelsTouches(id: SDL_WindowEventID) {
    _ = tell(
      button(SDL_MOUSEBUTTONDOWN, x: 10, y: 20), finger(SDL_FINGERDOWN, 5, 0.5, 0.5),
      finger(SDL_FINGERDOWN, 6, 0.25, 0.5))
    #expect(
      tell(window(id)) == [
        "indirectPointer 0 cancelled 5 10", "direct 1 cancelled 100 50", "direct 2 cancelled 50 50",
      ])
    #expect(tell(button(SDL_MOUSEBUTTONUP, x: 10, y: 20), finger(SDL_FINGERUP, 5, 0.5, 0.5)) == [])
  }

  // MARK: Wheel

  @Test(arguments: [SDL_MOUSEWHEEL_NORMAL, SDL_MOUSEWHEEL_FLIPPED])
  mutating func aWheelTurnedDownShowsWhatLiesFurtherDown(direction: SDL_MouseWheelDirection) {
    #expect(tell(wheel(0, -1, direction: direction)) == ["wheel 15 20 0 40"])
    #expect(tell(wheel(0.25, 0.5, direction: direction)) == ["wheel 15 20 10 -20"])
  }

  @Test mutating func aWheelTurnedWithControlZooms() {
    let events = translator.translate(wheel(0, 1), modifiers: KMOD_LCTRL)
    #expect(events.map(Told.text) == ["wheel 15 20 0 -40 zoom"])
  }

  @Test(arguments: [(Float.nan, Float(1)), (0, 0), (.infinity, 0)])
  mutating func aWheelThatDoesNotTurnIsNothing(x: Float, y: Float) {
    #expect(tell(wheel(x, y)) == [])
  }

  // MARK: Fingers

  @Test mutating func fingersAreTouchesWithNumbersOfTheirOwn() {
    let told = tell(
      finger(SDL_FINGERDOWN, 900, 0.5, 0.5), finger(SDL_FINGERDOWN, 901, 0.25, 0.5),
      finger(SDL_FINGERMOTION, 900, 0.5, 0.75), finger(SDL_FINGERUP, 900, 0.5, 0.75),
      finger(SDL_FINGERDOWN, 902, 0, 0), finger(SDL_FINGERUP, 901, 0.25, 0.5))
    #expect(
      told == [
        "direct 1 began 100 50", "direct 2 began 50 50", "direct 1 moved 100 75", "direct 1 ended 100 75",
        "direct 1 began 0 0", "direct 2 ended 50 50",
      ])
  }

  @Test mutating func aMouseThatIsMadeOfAFingerIsNothing() {
    _ = tell(finger(SDL_FINGERDOWN, 1, 0.5, 0.5))
    #expect(tell(motion(x: 200, y: 100), button(SDL_MOUSEBUTTONDOWN, x: 200, y: 100)) == [])
    _ = tell(finger(SDL_FINGERUP, 1, 0.5, 0.5))
    #expect(tell(button(SDL_MOUSEBUTTONUP, x: 200, y: 100)) == [])
    #expect(tell(motion(x: 200, y: 100, which: .max)) == [])
  }

  @Test mutating func fingersThatAreUnknownOrNowhereAreNothing() {
    #expect(
      tell(
        finger(SDL_FINGERUP, 3, 0, 0), finger(SDL_FINGERMOTION, 3, 0, 0), finger(SDL_FINGERDOWN, 3, .nan, 0)) == [])
  }

  @Test mutating func twoFingersOnATrackPadPinchWhereThePointerIs() {
    _ = tell(motion(x: 60, y: 80))
    let told = tell(
      finger(SDL_FINGERDOWN, 1, 0.4, 0.5, device: 9), finger(SDL_FINGERDOWN, 2, 0.6, 0.5, device: 9),
      finger(SDL_FINGERMOTION, 2, 0.61, 0.5, device: 9), finger(SDL_FINGERMOTION, 2, 0.8, 0.5, device: 9),
      finger(SDL_FINGERUP, 1, 0.4, 0.5, device: 9), finger(SDL_FINGERUP, 2, 0.8, 0.5, device: 9))
    #expect(told == ["pinch 30 40 began 1.0", "pinch 30 40 moved 2.0", "pinch 30 40 ended 2.0"])
  }

  // MARK: The rest

  @Test mutating func theWindowIsClosedByItsButtonAndWithTheDesktop() {
    #expect(tell(window(SDL_WINDOWEVENT_CLOSE), event(SDL_QUIT)) == ["close", "close"])
  }

  @Test mutating func whatAppsDoNotHearOfIsNothing() {
    #expect(
      tell(
        window(SDL_WINDOWEVENT_TAKE_FOCUS), event(SDL_USEREVENT), event(SDL_AUDIODEVICEADDED), event(SDL_DROPFILE),
        event(SDL_EventType(0xffff_ffff))) == [])
  }

  @Test mutating func aWindowWithoutASizeHasAllEventsInItsCorner() {
    translator.geometry = WindowGeometry(units: .zero, pixels: .zero, scale: 1)
    #expect(tell(motion(x: 10, y: 20), finger(SDL_FINGERDOWN, 1, 0.5, 0.5)) == ["pointer 0 0", "direct 1 began 0 0"])
  }
}
