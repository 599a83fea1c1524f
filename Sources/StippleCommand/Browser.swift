// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The browser that the user has chosen.
enum Browser {
  /// `POSIX_SPAWN_SETSID`, which the C library shows to GNU's own programs alone.
  private static let ownSession: Int16 = 0x80

  /// Shows an address in it. It outlives this program, and Ctrl-C here does not end it.
  static func open(_ address: String) throws(SystemError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, mode) in [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY),
    ] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", mode, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that are ignored here would stay ignored there.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | ownSession)
    var id: pid_t = 0
    var arguments = [strdup("xdg-open"), strdup(address), nil]
    defer { for argument in arguments { free(argument) } }
    let code = posix_spawnp(&id, "xdg-open", &actions, &attributes, &arguments, environ)
    guard code == 0 else { throw SystemError(code: code) }
    // Some browsers keep it running until they are closed.
    Thread.detachNewThread { [id] in
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
    }
  }
}
