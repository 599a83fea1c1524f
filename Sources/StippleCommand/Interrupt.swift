// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Waits for Ctrl-C, a closed terminal or a request to end, so that what was started can be ended in order.
///
/// There is one at a time. A second Ctrl-C ends the program at once.
struct Interrupt {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The end of the pipe that the signal's handler writes to; a handler may use nothing but what is there already.
  nonisolated(unsafe) private static var writing: Int32 = -1

  private let reading: Int32

  /// From here on the signals no longer end the program.
  init() throws(CommandFailure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw CommandFailure(.software, "cannot wait for signals: \(SystemError.last.reason)")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    Self.writing = ends[1]
    // Whoever starts this from a thread that holds signals back hands that down.
    var set = sigset_t()
    sigemptyset(&set)
    for number in Self.signals {
      sigaddset(&set, number)
      let previous = signal(number, SIG_IGN)
      // One that is to outlive its terminal goes on doing so.
      if number == SIGHUP, unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      signal(number) { number in
        signal(number, SIG_DFL)
        var byte: UInt8 = 0
        _ = write(Interrupt.writing, &byte, 1)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  func wait() {
    var byte: UInt8 = 0
    while read(reading, &byte, 1) < 0, errno == EINTR {}
  }
}
