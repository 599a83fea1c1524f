// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import StippleWindow

struct EventDeliveryTests {
  /// What was delivered, on the main actor.
  @MainActor private final class Delivered {
    var texts: [String] = []
  }

  @MainActor @Test func eventsComeInOrderOnTheMainActorAndNeverFromInsideACall() async throws {
    let delivered = Delivered()
    let events = EventDelivery { event, timestamp in delivered.texts.append("\(Told.text(event)) @\(Int(timestamp))") }
    events.send([(.text("a"), 1), (.pointerMoved(.zero), 2)])
    await Task.detached { events.send([(.pointerMoved(CGPoint(x: 3, y: 4)), 3), (.closeRequested, 4)]) }.value
    events.send([])
    for _ in 0..<1000 where delivered.texts.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(delivered.texts.first == "text a @1")
    #expect(delivered.texts.suffix(2) == ["pointer 3 4 @3", "close @4"])
  }

  @MainActor @Test func whileTheMainThreadIsBusyMotionBecomesOne() async throws {
    let delivered = Delivered()
    let events = EventDelivery { event, _ in delivered.texts.append(Told.text(event)) }
    // Nothing is delivered before this function waits: it runs on the main actor.
    for x in 0..<1000 { events.send([(.pointerMoved(CGPoint(x: x, y: 0)), 0)]) }
    #expect(delivered.texts.isEmpty)
    for _ in 0..<1000 where delivered.texts.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(delivered.texts == ["pointer 999 0"])
  }
}
