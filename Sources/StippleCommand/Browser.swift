// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The browser that the user has chosen.
enum Browser {
  /// Shows an address in it. It outlives this program, and Ctrl-C here does not end it.
  static func open(_ address: String) throws(SystemError) {
    let id = try ProgramStart.start("xdg-open", [address], isOfOwnSession: true) { actions in
      for (stream, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY)] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", mode, 0)
      }
    }
    // Some browsers keep it running until they are closed.
    Thread.detachNewThread {
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
    }
  }
}
