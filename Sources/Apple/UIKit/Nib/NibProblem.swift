// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why a part of a document is left as the view itself has it.
struct NibProblem: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
