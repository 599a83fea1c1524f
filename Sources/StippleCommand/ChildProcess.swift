// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A program that is run to its end, with nothing on its standard input.
///
/// It stays in this program's process group, so that one Ctrl-C ends both.
struct ChildProcess {
  /// What it has written since last; or nothing, every tenth of a second.
  enum Piece {
    case output(Data)
    case errors(Data)
    case nothing
  }

  private let id: pid_t
  /// The ends of the pipes from its standard output and error.
  private let pipes: [Int32]

  /// Starts the compiler's driver.
  static func swift(_ arguments: [String]) throws(CommandFailure) -> ChildProcess {
    do throws(SystemError) {
      return try ChildProcess("swift", arguments)
    } catch {
      let hint = error.code == ENOENT ? "; install Swift from swift.org, or put it on the PATH" : ""
      throw CommandFailure(.unavailable, "cannot run swift: \(error.reason)\(hint)")
    }
  }

  /// Starts a program that is looked for on the PATH.
  init(_ program: String, _ arguments: [String]) throws(SystemError) {
    var ends: [Int32] = []
    var others: [Int32] = []
    var isStarted = false
    defer {
      for end in isStarted ? others : ends + others { close(end) }
    }
    id = try ProgramStart.start(program, arguments) { actions throws(SystemError) in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      for stream in [STDOUT_FILENO, STDERR_FILENO] {
        var pair: [Int32] = [0, 0]
        guard pipe(&pair) == 0 else { throw .last }
        for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        ends.append(pair[0])
        others.append(pair[1])
        posix_spawn_file_actions_adddup2(&actions, pair[1], stream)
      }
    }
    isStarted = true
    pipes = ends
  }

  /// Reads all that the program writes and waits for its end.
  /// - Returns: Its exit status, or 128 and the signal's number.
  func run(_ each: (Piece) -> Void) -> Int32 {
    var open = pipes.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      let ready = poll(&open, nfds_t(open.count), 100)
      if ready == 0 { each(.nothing) }
      guard ready > 0 else { continue }
      for stream in open where stream.revents != 0 {
        let count = chunk.withUnsafeMutableBytes { read(stream.fd, $0.baseAddress, $0.count) }
        if count > 0 {
          let data = Data(chunk.prefix(count))
          each(stream.fd == pipes[0] ? .output(data) : .errors(data))
        } else if count == 0 || errno != EINTR {
          close(stream.fd)
          open.removeAll { $0.fd == stream.fd }
        }
      }
    }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
