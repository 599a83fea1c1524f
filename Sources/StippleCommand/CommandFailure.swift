// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why the command stops: a line for each thing that is wrong, which names the place and the mend, and an exit status.
struct CommandFailure: Error {
  let status: ExitStatus
  let messages: [String]

  init(_ status: ExitStatus, _ message: String) {
    self.init(status, [message])
  }

  init(_ status: ExitStatus, _ messages: [String]) {
    self.status = status
    self.messages = messages
  }
}
