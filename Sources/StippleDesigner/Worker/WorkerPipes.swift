// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import UIKit

/// The server's ends of the socket to a worker, and of the pipes from it.
final class WorkerPipes: Sendable {
  /// So much of what a worker writes to standard error is kept, to tell why it ended.
  private static let keptErrors = 2048

  /// MSG_NOSIGNAL of the C library, which Swift finds only where the headers of libmicrohttpd are imported.
  private static let withoutSignal: Int32 = 0x4000

  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private let errorText = Mutex(Data())
  private let relay: ErrorRelay

  /// Takes the descriptors over.
  /// - Parameter relay: Where what the worker writes to standard error goes.
  init(input: Int32, output: Int32, errors: Int32, relay: ErrorRelay) {
    (self.input, self.output, self.errors, self.relay) = (input, output, errors, relay)
    for descriptor in [input, output, errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    for descriptor in [input, output, errors] { close(descriptor) }
  }

  /// Why nothing more can be sent or received.
  enum Problem: Error {
    case end
    case tooLate
    case tooLong
  }

  func send(_ frame: DesignFrame, until deadline: ContinuousClock.Instant) throws(Problem) {
    try send(frame.head, until: deadline)
    try send(frame.payload, until: deadline)
  }

  func receive(until deadline: ContinuousClock.Instant) throws(Problem) -> DesignFrame {
    try DesignFrame(
      reading: { (memory) throws(Problem) in
        var rest = memory
        while !rest.isEmpty {
          let count = read(output, rest.baseAddress, rest.count)
          if count > 0 {
            rest = UnsafeMutableRawBufferPointer(rebasing: rest[count...])
          } else if count < 0, errno == EAGAIN || errno == EINTR {
            try wait(for: output, POLLIN, until: deadline)
          } else {
            throw .end
          }
        }
      }, tooLong: .tooLong)
  }

  /// The beginning of what the worker has written to standard error so far.
  func takeErrors() -> Data {
    readErrors()
    return errorText.withLock { $0 }
  }

  private func send(_ data: Data, until deadline: ContinuousClock.Instant) throws(Problem) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(input, $0.baseAddress, $0.count, Self.withoutSignal) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EINTR {
        try wait(for: input, POLLOUT, until: deadline)
      } else {
        throw .end
      }
    }
  }

  /// Waits until a pipe is ready or broken, and meanwhile reads what the worker complains of.
  private func wait(
    for descriptor: Int32, _ events: Int32, until deadline: ContinuousClock.Instant
  ) throws(Problem) {
    var streams = [
      pollfd(fd: descriptor, events: Int16(events), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { throw .tooLate }
      let ready = poll(&streams, nfds_t(streams.count), Int32(min(left / .milliseconds(1), 10_000)) + 1)
      guard ready > 0 else { continue }
      if streams[1].revents != 0, !readErrors() { streams[1].fd = -1 }
      if streams[0].revents != 0 { return }
    }
  }

  /// Hands on what is there, or as much of it as a pipe holds, and keeps the beginning. It does not wait for anything.
  /// - Returns: Whether more may come.
  @discardableResult private func readErrors() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    for _ in 0..<16 {
      let count = chunk.withUnsafeMutableBytes { read(errors, $0.baseAddress, $0.count) }
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
      let data = Data(chunk.prefix(count))
      errorText.withLock { $0.append(data.prefix(Self.keptErrors - $0.count)) }
      relay.write(data)
    }
    return true
  }
}
