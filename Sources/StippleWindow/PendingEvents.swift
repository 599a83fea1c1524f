// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import UIKit

/// The events that wait for the main thread, in order, without those that later ones make pointless: of motion only the
/// latest place, of sizes only the latest, of wheel turns the sum.
struct PendingEvents {
  private(set) var entries: [(event: HostEvent, timestamp: TimeInterval)] = []

  /// Takes all that wait.
  mutating func takeAll() -> [(event: HostEvent, timestamp: TimeInterval)] {
    defer { entries = [] }
    return entries
  }

  mutating func append(_ event: HostEvent, timestamp: TimeInterval) {
    switch event {
    case .resized: entries.removeAll { if case .resized = $0.event { true } else { false } }
    case .appearance: entries.removeAll { if case .appearance = $0.event { true } else { false } }
    case .exposed: entries.removeAll { if case .exposed = $0.event { true } else { false } }
    default: if replaceMotion(by: event, timestamp: timestamp) { return }
    }
    entries.append((event, timestamp))
  }

  /// Puts an event in the place of the one that it outdates, if what has happened since is motion too.
  private mutating func replaceMotion(by event: HostEvent, timestamp: TimeInterval) -> Bool {
    guard let last = entries.last else { return false }
    switch (last.event, event) {
    case (.pointerMoved, .pointerMoved), (.pinch(_, _, .moved), .pinch(_, _, .moved)):
      entries[entries.count - 1] = (event, timestamp)
      return true
    case (.wheel(let place, let before, let zoomed), .wheel(let location, let delta, let isZoom))
    where place == location && zoomed == isZoom:
      let sum = CGVector(dx: before.dx + delta.dx, dy: before.dy + delta.dy)
      entries[entries.count - 1] = (.wheel(location: location, delta: sum, isZoom: isZoom), timestamp)
      return true
    case (_, .touch(let id, _, .moved, _)):
      return replaceMove(ofTouch: id, by: event, timestamp: timestamp)
    default:
      return false
    }
  }

  /// Fingers that move together come in turns, so the move that is outdated may stand some places back.
  private mutating func replaceMove(ofTouch id: Int, by event: HostEvent, timestamp: TimeInterval) -> Bool {
    for index in entries.indices.reversed() {
      guard case .touch(let other, _, .moved, _) = entries[index].event else { return false }
      if other == id {
        entries[index] = (event, timestamp)
        return true
      }
    }
    return false
  }
}
