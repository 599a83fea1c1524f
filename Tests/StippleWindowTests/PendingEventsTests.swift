// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import StippleWindow

struct PendingEventsTests {
  private func left(of events: HostEvent...) -> [String] {
    var pending = PendingEvents()
    for (index, event) in events.enumerated() { pending.append(event, timestamp: TimeInterval(index)) }
    return pending.takeAll().map { "\(Told.text($0.event)) @\(Int($0.timestamp))" }
  }

  private func touch(_ id: Int, _ phase: UITouch.Phase, _ x: CGFloat) -> HostEvent {
    .touch(id: id, type: .direct, phase: phase, location: CGPoint(x: x, y: 0))
  }

  private func wheel(_ dy: CGFloat, x: CGFloat = 0, isZoom: Bool = false) -> HostEvent {
    .wheel(location: CGPoint(x: x, y: 0), delta: CGVector(dx: 1, dy: dy), isZoom: isZoom)
  }

  @Test func ofMotionTheLatestIsLeft() {
    #expect(left(of: .pointerMoved(.zero), .pointerMoved(CGPoint(x: 1, y: 2))) == ["pointer 1 2 @1"])
    #expect(
      left(of: touch(1, .began, 0), touch(1, .moved, 1), touch(1, .moved, 2), touch(1, .ended, 2))
        == ["direct 1 began 0 0 @0", "direct 1 moved 2 0 @2", "direct 1 ended 2 0 @3"])
  }

  @Test func fingersThatMoveInTurnsKeepOneMoveEach() {
    #expect(
      left(of: touch(1, .moved, 1), touch(2, .moved, 1), touch(1, .moved, 2), touch(2, .moved, 2))
        == ["direct 1 moved 2 0 @2", "direct 2 moved 2 0 @3"])
  }

  @Test func motionIsNotMovedAcrossWhatIsNoMotion() {
    #expect(
      left(of: touch(1, .moved, 1), touch(2, .began, 0), touch(1, .moved, 2))
        == ["direct 1 moved 1 0 @0", "direct 2 began 0 0 @1", "direct 1 moved 2 0 @2"])
    #expect(
      left(of: .pointerMoved(.zero), .text("a"), .pointerMoved(.zero)) == [
        "pointer 0 0 @0", "text a @1", "pointer 0 0 @2",
      ])
  }

  @Test func turnsOfAWheelAreSummed() {
    #expect(left(of: wheel(1), wheel(2), wheel(3)) == ["wheel 0 0 3 6 @2"])
    #expect(left(of: wheel(1), wheel(2, isZoom: true)) == ["wheel 0 0 1 1 @0", "wheel 0 0 1 2 zoom @1"])
    #expect(left(of: wheel(1), wheel(2, x: 5)) == ["wheel 0 0 1 1 @0", "wheel 5 0 1 2 @1"])
  }

  @Test func aPinchKeepsItsBeginningItsEndAndTheLatestScale() {
    func pinch(_ scale: CGFloat, _ phase: UITouch.Phase) -> HostEvent {
      .pinch(location: .zero, scale: scale, phase: phase)
    }
    #expect(
      left(of: pinch(1, .began), pinch(2, .moved), pinch(3, .moved), pinch(3, .ended))
        == ["pinch 0 0 began 1.0 @0", "pinch 0 0 moved 3.0 @2", "pinch 0 0 ended 3.0 @3"])
  }

  @Test func ofSizesTheLatestIsLeftWhateverCameBetween() {
    let small = HostEvent.resized(CGSize(width: 1, height: 1), scale: 1)
    let large = HostEvent.resized(CGSize(width: 9, height: 9), scale: 2)
    #expect(left(of: small, touch(1, .began, 0), large) == ["direct 1 began 0 0 @1", "size 9 9 at 2 @2"])
  }

  @Test func appearanceAndExposureAreToldOnce() {
    #expect(
      left(of: .appearance(.dark), .exposed, .appearance(.light), .exposed) == ["appearance light @2", "exposed @3"])
  }

  @Test func keysAndTextAreAllKept() {
    let key = HostEvent.key(HostKey(usage: 4), isDown: true)
    #expect(left(of: key, key, .text("a"), .text("a")) == ["key 4 down @0", "key 4 down @1", "text a @2", "text a @3"])
  }

  @Test func nothingIsLeftOfWhatHasBeenTaken() {
    var pending = PendingEvents()
    pending.append(.exposed, timestamp: 0)
    #expect(pending.takeAll().count == 1)
    #expect(pending.takeAll().isEmpty)
  }
}
