// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CMicrohttpd
import Foundation
import Synchronization

/// An event stream to one client. What the client has no time to read is replaced by what is newer: it holds one event.
///
/// Source: HTML Living Standard, section 9.2, Server-sent events.
final class HTTPEventStream: Sendable {
  private struct State {
    /// What is being sent, from where.
    var current: [UInt8]
    var sent = 0
    var next: [UInt8]?
    var beat: ContinuousClock.Instant
  }

  private let connection: HTTPConnection
  private let heartbeat: Duration
  private let state: Mutex<State>

  /// - Parameter first: What it tells at once.
  init(on connection: HTTPConnection, first: String, heartbeat: Double) {
    self.connection = connection
    self.heartbeat = .seconds(heartbeat)
    // A second after it has broken off, the browser asks again.
    state = Mutex(State(current: Array("retry: 1000\n\n".utf8) + Self.event(first), beat: .now))
  }

  private static func event(_ data: String) -> [UInt8] { Array("data: \(data)\n\n".utf8) }

  /// Tells of something new. For any thread.
  func publish(_ data: String) {
    state.withLock { $0.next = Self.event(data) }
    connection.wake()
  }

  /// Sends a comment if nothing has been sent for long.
  func beat(at now: ContinuousClock.Instant) {
    let isDue = state.withLock { state in
      guard now - state.beat >= heartbeat else { return false }
      state.beat = now
      state.next = state.next ?? Array(":\n\n".utf8)
      return true
    }
    if isDue { connection.wake() }
  }

  func closeIfHungUp() -> Bool { connection.closeIfHungUp() }

  /// Fills a buffer with what there is to send. For the library's thread.
  ///
  /// - Returns: The number of bytes; 0 if the connection was put aside, -1 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      if connection.isEnding { return -1 }
      let count = state.withLock { state in
        if state.sent == state.current.count, let next = state.next {
          (state.current, state.next, state.sent, state.beat) = (next, nil, 0, .now)
        }
        let piece = state.current[state.sent...].prefix(buffer.count)
        buffer.copyBytes(from: piece)
        state.sent += piece.count
        return piece.count
      }
      if count > 0 { return count }
      if connection.putAside() { return 0 }
    }
  }
}
