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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var ends: [Int32] = []
    var others: [Int32] = []
    defer { for end in others { close(end) } }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      var pair: [Int32] = [0, 0]
      guard pipe(&pair) == 0 else { throw .last }
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      ends.append(pair[0])
      others.append(pair[1])
      posix_spawn_file_actions_adddup2(&actions, pair[1], stream)
    }
    // Signals that are ignored here would stay ignored there.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var id: pid_t = 0
    let code = Self.withArguments([program] + arguments) {
      posix_spawnp(&id, program, &actions, &attributes, $0, environ)
    }
    guard code == 0 else {
      for end in ends { close(end) }
      throw SystemError(code: code)
    }
    self.id = id
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

  /// Puts another program in this one's place.
  /// - Returns: Why that is not possible.
  static func replaceSelf(by path: String, _ arguments: [String]) -> SystemError {
    withArguments([path] + arguments) { _ = execv(path, $0) }
    return .last
  }

  /// The arguments as C has them, with a null at their end.
  private static func withArguments<Result>(
    _ arguments: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(&copies)
  }
}
