// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CMicrohttpd
import Foundation
import Synchronization

/// A client's connection: what it is waited for in it, and until when.
///
/// The library's thread puts a connection aside while there is nothing to send, and any thread wakes it.
final class HTTPConnection: Sendable {
  /// What a connection is doing.
  enum Phase {
    /// Waits for a request, or for the rest of its first line and headers.
    case head
    case body
    /// The handler has it.
    case answering(HTTPAnswer)
    case sending
    case streaming(HTTPEventStream)
    /// Its socket is not ours any more.
    case closed
  }

  private enum Flow { case running, woken, aside }

  private struct State {
    var phase = Phase.head
    var deadline: ContinuousClock.Instant
    var flow = Flow.running
    var isEnding = false
  }

  /// The library's connection. It is sent to no thread but by its own functions for that.
  private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private let handle: Handle
  private let socket: Int32
  private let limits: HTTPLimits
  private let state: Mutex<State>

  init(_ pointer: OpaquePointer, limits: HTTPLimits) {
    handle = Handle(pointer: pointer)
    socket = stipple_connection_socket(pointer)
    self.limits = limits
    state = Mutex(State(deadline: .now + .seconds(limits.request)))
  }

  /// The time for a phase begins.
  func enter(_ phase: Phase) {
    let seconds =
      switch phase {
      // Also the time between two requests, for nobody tells when the second begins.
      case .head: limits.request + Double(limits.idle)
      case .body, .answering: limits.request
      case .sending: limits.sending
      case .streaming, .closed: Double.infinity
      }
    state.withLock {
      $0.phase = phase
      $0.deadline = seconds.isFinite ? .now + .seconds(seconds) : .now + .seconds(1 << 40)
    }
  }

  // MARK: - Flow

  /// Puts the connection aside until it is woken, unless it was since the last time. For the library's thread.
  ///
  /// - Returns: Whether it is aside. If not, there may be news.
  func putAside() -> Bool {
    state.withLock { state in
      guard !state.isEnding, state.flow == .running else {
        state.flow = .running
        return false
      }
      MHD_suspend_connection(handle.pointer)
      state.flow = .aside
      return true
    }
  }

  /// Goes on with it. For any thread; more often than needed does no harm.
  func wake() {
    state.withLock { wake(&$0) }
  }

  private func wake(_ state: inout State) {
    if case .closed = state.phase { return }
    if state.flow == .aside {
      state.flow = .running
      MHD_resume_connection(handle.pointer)
    } else {
      state.flow = .woken
    }
  }

  /// From now on it is not put aside.
  func end() {
    state.withLock {
      $0.isEnding = true
      if $0.flow == .aside { wake(&$0) }
    }
  }

  /// Whether nothing more is to be waited for.
  var isEnding: Bool { state.withLock { $0.isEnding } }

  // MARK: - Time

  /// Ends what has gone on for too long.
  ///
  /// - Parameter refusal: The whole answer to a request that does not come.
  func check(at now: ContinuousClock.Instant, refusal: Data) {
    let (answer, stream) = state.withLock { state -> (HTTPAnswer?, HTTPEventStream?) in
      switch state.phase {
      case .answering(let answer): return (now < state.deadline ? nil : answer, nil)
      case .streaming(let stream):
        if isHungUp { disconnect(&state) }
        return (nil, stream)
      case .head, .body:
        guard now >= state.deadline else { break }
        write(refusal)
        disconnect(&state)
      case .sending:
        if now >= state.deadline { disconnect(&state) }
      case .closed: break
      }
      return (nil, nil)
    }
    answer?.refuse(.noAnswer)
    stream?.beat(at: now)
  }

  /// Answers a request that has not come in whole. For the library's thread, which then closes the connection.
  func refuse(_ refusal: Data) {
    state.withLock { _ in write(refusal) }
  }

  /// Past the library, which sends nothing as long as a request comes in.
  private func write(_ refusal: Data) {
    let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
    refusal.withUnsafeBytes { _ = send(socket, $0.baseAddress, $0.count, flags) }
  }

  /// Whether the client has closed its end; a connection that is aside is not told so.
  private var isHungUp: Bool {
    var byte: UInt8 = 0
    let count = recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
    return count == 0 || count < 0 && errno != EAGAIN && errno != EINTR
  }

  /// Makes the library close it.
  private func disconnect(_ state: inout State) {
    state.isEnding = true
    shutdown(socket, Int32(SHUT_RDWR))
    wake(&state)
  }

  /// Closes it if the client is gone.
  /// - Returns: Whether it was.
  func closeIfHungUp() -> Bool {
    state.withLock { state in
      if case .closed = state.phase { return true }
      guard isHungUp else { return false }
      disconnect(&state)
      return true
    }
  }
}
