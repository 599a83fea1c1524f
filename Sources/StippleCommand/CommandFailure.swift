// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why the command stops: one line that names the place and the mend, and an exit status.
struct CommandFailure: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
