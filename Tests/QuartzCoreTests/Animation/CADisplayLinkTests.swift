// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import QuartzCore

struct CADisplayLinkTests {
  private let registry = DisplayLinkRegistry()

  private func link(_ action: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    let link = CADisplayLink(in: registry, action)
    link.add(to: .main, forMode: .common)
    return link
  }

  private func run(_ times: [Double]) {
    for time in times { registry.run(timestamp: time) }
  }

  @Test func aLinkRunsOnceForATimestamp() {
    var times: [Double] = []
    let link = link { times.append($0.timestamp) }
    run([1, 1, 2, 1.5, 3, .nan, .infinity])
    #expect(times == [1, 2, 3])
    #expect(link.timestamp == 3)
    #expect(link.targetTimestamp == 3 + 1 / 60.0)
    #expect(registry.isAnyRunning)
  }

  @Test func pausedAndRemovedLinksDoNotRun() {
    var count = 0
    let link = link { _ in count += 1 }
    link.isPaused = true
    #expect(!registry.isAnyRunning)
    run([1])
    link.isPaused = false
    link.add(to: .main, forMode: .default)
    run([2])
    link.remove(from: .main, forMode: .common)
    run([3])
    link.remove(from: .main, forMode: .default)
    run([4])
    #expect(count == 2)
    link.add(to: .main, forMode: .common)
    link.invalidate()
    link.add(to: .main, forMode: .common)
    run([5])
    #expect(count == 2)
    #expect(!registry.isAnyRunning)
  }

  @Test func ratesLeaveFramesOut() {
    var times: [Double] = []
    let link = link { times.append(($0.timestamp * 60).rounded()) }
    link.preferredFramesPerSecond = 20
    run((0..<10).map { Double($0) / 60 })
    #expect(times == [0, 3, 6, 9])
    #expect(link.preferredFramesPerSecond == 20)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    #expect(link.preferredFramesPerSecond == 30)
  }

  @Test func linksMayComeAndGoWhileTheyRun() {
    var count = 0
    let first = link { link in
      link.invalidate()
      _ = self.link { _ in count += 1 }
    }
    run([1, 2])
    #expect(count == 1)
    #expect(first.isPaused == false)
  }

  @Test func whoMakesFramesIsToldOfLinksThatBeginToRun() {
    let count = Mutex(0)
    registry.whenStarted { count.withLock { $0 += 1 } }
    let link = link { _ in }
    #expect(count.withLock(\.self) == 1)
    link.isPaused = true
    link.isPaused = true
    #expect(count.withLock(\.self) == 1)
    link.isPaused = false
    link.isPaused = false
    #expect(count.withLock(\.self) == 2)
  }
}
