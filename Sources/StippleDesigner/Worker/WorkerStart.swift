// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CStippleRuntime
import Foundation
import UIKit

/// The start of a worker: a process with a socket, two pipes and shared memory, and nothing else of this one's.
struct WorkerStart {
  let id: pid_t
  let pipes: WorkerPipes

  /// - Parameter shared: Descriptors of the memory that it shares, which it has from `SharedMemory.firstDescriptor` on.
  init(_ program: WorkerProgram, shared: [Int32]) throws(SystemError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var theirs: [Int32] = []
    var ours: [Int32] = []
    var isStarted = false
    defer {
      for end in isStarted ? theirs : theirs + ours { close(end) }
    }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      let (reading, writing) = try Self.makeEnds(isSocket: stream == STDIN_FILENO)
      let their = stream == STDIN_FILENO ? reading : writing
      theirs.append(their)
      ours.append(stream == STDIN_FILENO ? writing : reading)
      posix_spawn_file_actions_adddup2(&actions, their, stream)
    }
    for (index, descriptor) in shared.enumerated() {
      let high = try Self.raised(descriptor)
      theirs.append(high)
      posix_spawn_file_actions_adddup2(&actions, high, SharedMemory.firstDescriptor + Int32(index))
    }
    // A connection of a page that a worker held would never end.
    stipple_spawn_without_descriptors(&actions, SharedMemory.firstDescriptor + Int32(shared.count))

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.letAllSignalsThrough(&attributes)
    // Swift's own report of a crash takes seconds, in which nobody knows of it.
    let environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
      .map { "\($0.key)=\($0.value)" }
    var id: pid_t = 0
    let code = Self.withStrings([program.path] + program.arguments) { arguments in
      Self.withStrings(environment) { environment in
        posix_spawn(&id, program.path, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw SystemError(code: code) }
    isStarted = true
    self.id = id
    pipes = WorkerPipes(input: ours[0], output: ours[1], errors: ours[2])
  }

  /// To write to a pipe that nobody reads ends a process, unless it ignores signals; to write to a socket need not.
  private static func makeEnds(isSocket: Bool) throws(SystemError) -> (reading: Int32, writing: Int32) {
    var pair: [Int32] = [0, 0]
    let result = isSocket ? socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) : pipe(&pair)
    guard result == 0 else { throw .last }
    defer { for end in pair { close(end) } }
    let reading = try raised(pair[0])
    do throws(SystemError) {
      return (reading, try raised(pair[1]))
    } catch {
      close(reading)
      throw error
    }
  }

  /// A copy of a descriptor, above those that the worker has.
  private static func raised(_ descriptor: Int32) throws(SystemError) -> Int32 {
    let high = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    guard high >= 0 else { throw .last }
    return high
  }

  /// Signals that are ignored or held back here would be so there.
  private static func letAllSignalsThrough(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  }

  /// Strings as C has a list of them, with a null at its end.
  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(&copies)
  }
}
