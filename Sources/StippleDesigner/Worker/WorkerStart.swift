// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CStippleRuntime
import Foundation
import UIKit

/// The start of a worker: a process with a socket, two pipes and shared memory, and nothing else of this one's.
struct WorkerStart {
  let id: pid_t
  let pipes: WorkerPipes

  /// - Parameters:
  ///   - shared: Descriptors of the memory that it shares, which it has from `SharedMemory.firstDescriptor` on.
  ///   - relay: Where what it writes to standard error goes.
  init(_ program: WorkerProgram, shared: [Int32], relay: ErrorRelay) throws(SystemError) {
    var theirs: [Int32] = []
    var ours: [Int32] = []
    var isStarted = false
    defer {
      for end in isStarted ? theirs : theirs + ours { close(end) }
    }
    // Swift's own report of a crash takes seconds, in which nobody knows of it.
    let environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    id = try ProgramStart.start(
      program.path, program.arguments, environment: environment, signals: [SIGPIPE, SIGINT, SIGTERM]
    ) { actions throws(SystemError) in
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
    }
    isStarted = true
    pipes = WorkerPipes(input: ours[0], output: ours[1], errors: ours[2], relay: relay)
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
}
