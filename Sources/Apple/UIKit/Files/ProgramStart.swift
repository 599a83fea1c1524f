// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// How this program starts others.
package enum ProgramStart {
  /// `POSIX_SPAWN_SETSID`, which the C library shows to GNU's own programs alone.
  private static let setsSession: Int16 = 0x80

  /// Starts a program, which is looked for on the PATH unless its name has a slash.
  ///
  /// No signal is held back there, and it has this program's environment unless it is given another.
  /// - Parameters:
  ///   - signals: Those that end it even if they are ignored here. What else is ignored here is so there.
  ///   - isOfOwnSession: Whether it is out of reach of this program's terminal.
  ///   - streams: Tells which descriptors it has, other than those of this program that are not closed on execution.
  /// - Returns: Its number, for which this program has to wait.
  package static func start(
    _ program: String, _ arguments: [String], environment: [String: String]? = nil, signals: [Int32] = [SIGPIPE],
    isOfOwnSession: Bool = false,
    streams: (inout posix_spawn_file_actions_t) throws(SystemError) -> Void = { _ throws(SystemError) in }
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    try streams(&actions)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var set = sigset_t()
    sigemptyset(&set)
    posix_spawnattr_setsigmask(&attributes, &set)
    for signal in signals { sigaddset(&set, signal) }
    posix_spawnattr_setsigdefault(&attributes, &set)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, flags | (isOfOwnSession ? setsSession : 0))

    var id: pid_t = 0
    let code = withStrings([program] + arguments) { words in
      guard let environment else { return posix_spawnp(&id, program, &actions, &attributes, words, environ) }
      return withStrings(environment.map { "\($0.key)=\($0.value)" }) {
        posix_spawnp(&id, program, &actions, &attributes, words, $0)
      }
    }
    guard code == 0 else { throw SystemError(code: code) }
    return id
  }

  /// Puts another program in this one's place.
  /// - Returns: Why that is not possible.
  package static func replaceSelf(by path: String, _ arguments: [String]) -> SystemError {
    withStrings([path] + arguments) { _ = execv(path, $0) }
    return .last
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
