// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

struct ProgramStartTests {
  /// What `waitpid` says of a shell's end: the signal that ended it, or 256 times its exit status.
  private func end(
    ofScript script: String, environment: [String: String]? = nil, signals: [Int32] = [SIGPIPE],
    isOfOwnSession: Bool = false
  ) throws -> Int32 {
    let id = try ProgramStart.start(
      "sh", ["-c", script], environment: environment, signals: signals, isOfOwnSession: isOfOwnSession
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status
  }

  @Test func theEnvironmentIsHandedDownUnlessAnotherIsGiven() throws {
    #expect(try end(ofScript: #"test "$A" = "b c" && exit 7"#, environment: ["A": "b c"]) == 7 << 8)
    #expect(try end(ofScript: #"test -n "$PATH" && exit 7"#) == 7 << 8)
  }

  @Test func signalsHeldBackHereAreNotHeldBackThere() throws {
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #expect(try end(ofScript: "kill -TERM $$; exit 7") == SIGTERM)
  }

  @Test func anIgnoredSignalEndsItOnlyIfAskedFor() throws {
    let before = signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, before) }
    #expect(try end(ofScript: "kill -USR2 $$; exit 7") == 7 << 8)
    #expect(try end(ofScript: "kill -USR2 $$; exit 7", signals: [SIGUSR2]) == SIGUSR2)
  }

  @Test func whatIsNotThereIsToldByItsCode() {
    let error = #expect(throws: SystemError.self) { try ProgramStart.start("no-such-program", []) }
    #expect(error?.code == ENOENT)
  }

  @Test func streamsAreThoseThatAreAskedFor() throws {
    #expect(try end(ofScript: "read line && exit 7; exit 8") == 8 << 8)
    let error = #expect(throws: SystemError.self) {
      try ProgramStart.start("sh", []) { _ throws(SystemError) in throw SystemError(code: EMFILE) }
    }
    #expect(error?.code == EMFILE)
  }

  @Test(arguments: [false, true]) func theSessionIsItsOwnOnlyIfAskedFor(isOwn: Bool) throws {
    let script = #"test "$(cut -d ' ' -f 6 /proc/$$/stat)" = $$ && exit 1; exit 0"#
    #expect(try end(ofScript: script, isOfOwnSession: isOwn) == (isOwn ? 1 << 8 : 0))
  }
}
