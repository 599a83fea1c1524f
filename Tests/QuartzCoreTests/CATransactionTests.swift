// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing

struct CATransactionTests {
  @Test func valuesHoldUntilTheirGroupIsCommitted() {
    #expect(!CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.setDisableActions(false)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test func keysBelongToTheInnermostGroupThatSetThem() {
    CATransaction.begin()
    CATransaction.setValue("outer", forKey: "key")
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "key") as? String == "outer")
    CATransaction.setValue("inner", forKey: "key")
    #expect(CATransaction.value(forKey: "key") as? String == "inner")
    CATransaction.setValue(nil, forKey: "key")
    #expect(CATransaction.value(forKey: "key") as? String == "outer")
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "key") == nil)
  }

  @Test func commitWithoutBeginDoesNothing() {
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setValue(1, forKey: "key")
    #expect(CATransaction.value(forKey: "key") as? Int == 1)
    CATransaction.commit()
  }

  @Test func flushEndsTheImplicitGroupOnly() {
    CATransaction.setValue(1, forKey: kCATransactionDisableActions)
    CATransaction.setValue(1, forKey: "key")
    CATransaction.begin()
    CATransaction.flush()
    #expect(CATransaction.value(forKey: "key") as? Int == 1)
    CATransaction.commit()
    CATransaction.flush()
    #expect(CATransaction.value(forKey: "key") == nil)
    #expect(!CATransaction.disableActions())
  }

  @MainActor @Test func completionRunsAsItsGroupIsCommitted() {
    var events: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("outer") }
    CATransaction.begin()
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.setCompletionBlock { events.append("inner") }
    CATransaction.commit()
    #expect(events == ["inner"])
    CATransaction.setCompletionBlock { events.append("second") }
    #expect(events == ["inner", "outer"])
    CATransaction.commit()
    #expect(events == ["inner", "outer", "second"])
  }

  @MainActor @Test func completionOfTheImplicitGroupRunsAsItIsFlushed() {
    var count = 0
    CATransaction.setCompletionBlock { count += 1 }
    #expect(count == 0)
    CATransaction.flush()
    CATransaction.flush()
    #expect(count == 1)
  }

  @Test func durationIsAQuarterOfASecondUnlessSet() {
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func everyThreadHasItsOwnState() async {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    let other = LockedFlag()
    let thread = Thread { other.set(CATransaction.disableActions()) }
    thread.start()
    #expect(other.wait() == false)
    #expect(CATransaction.disableActions())
  }

  /// Hands a value from one thread to another.
  private final class LockedFlag: @unchecked Sendable {
    // Unchecked: the condition guards the value.
    private let condition = NSCondition()
    private var value: Bool?

    func set(_ value: Bool) {
      condition.withLock {
        self.value = value
        condition.signal()
      }
    }

    func wait() -> Bool? {
      condition.withLock {
        while value == nil { condition.wait() }
        return value
      }
    }
  }
}
