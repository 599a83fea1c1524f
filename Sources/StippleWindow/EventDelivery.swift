// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Foundation
internal import UIKit

/// Brings events from the window's thread to the main thread, which takes all that wait in one turn of its run loop.
final class EventDelivery: @unchecked Sendable {
  private let lock = NSLock()
  /// Under the lock, as is the next.
  private var pending = PendingEvents()
  private var isScheduled = false
  private let deliver: @MainActor (HostEvent, TimeInterval) -> Void

  init(deliver: @escaping @MainActor (HostEvent, TimeInterval) -> Void) {
    self.deliver = deliver
  }

  /// Takes events from any thread.
  func send(_ events: [(event: HostEvent, timestamp: TimeInterval)]) {
    guard !events.isEmpty else { return }
    let schedules = lock.withLock {
      for (event, timestamp) in events { pending.append(event, timestamp: timestamp) }
      defer { isScheduled = true }
      return !isScheduled
    }
    guard schedules else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.flush() }
    }
  }

  @MainActor private func flush() {
    let events = lock.withLock {
      isScheduled = false
      return pending.takeAll()
    }
    for (event, timestamp) in events { deliver(event, timestamp) }
  }
}
