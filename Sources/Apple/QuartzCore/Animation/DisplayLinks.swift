// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
import Foundation

/// The display links of the process that have been added to a run loop.
package enum DisplayLinks {
  /// Whether a frame would run a link.
  package static var isAnyRunning: Bool {
    DisplayLinkRegistry.shared.isAnyRunning
  }

  /// What is called when a link begins to run, or goes on, on the thread that has it do so: for the one who makes frames.
  package static func whenStarted(_ call: @escaping @Sendable () -> Void) {
    DisplayLinkRegistry.shared.whenStarted(call)
  }

  /// Runs the links, in the order in which they were added: each once for a timestamp, however many trees are ticked.
  package static func run(timestamp: CFTimeInterval) {
    DisplayLinkRegistry.shared.run(timestamp: timestamp)
  }
}

/// Links that run together.
///
/// The lock guards the list alone: links run on the thread that ticks.
final class DisplayLinkRegistry: @unchecked Sendable {
  static let shared = DisplayLinkRegistry()

  private let lock = NSLock()
  private var links: [CADisplayLink] = []
  private var started: @Sendable () -> Void = {}

  func whenStarted(_ call: @escaping @Sendable () -> Void) {
    lock.withLock { started = call }
  }

  func add(_ link: CADisplayLink) {
    lock.withLock {
      if !links.contains(where: { $0 === link }) { links.append(link) }
    }
    goOn()
  }

  /// Tells that a link runs that did not.
  func goOn() {
    lock.withLock({ started })()
  }

  func remove(_ link: CADisplayLink) {
    lock.withLock { links.removeAll { $0 === link } }
  }

  var isAnyRunning: Bool {
    lock.withLock { links }.contains { !$0.isPaused }
  }

  func run(timestamp: CFTimeInterval) {
    guard timestamp.isFinite else { return }
    // A link that another one adds runs from the next frame on; one that is invalidated has no action any more.
    for link in lock.withLock({ links }) { link.run(at: timestamp) }
  }
}
