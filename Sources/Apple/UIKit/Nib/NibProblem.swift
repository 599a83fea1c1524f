// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why a part of a document is left as the view itself has it.
struct NibProblem: Error {
  let message: String
  /// See `NibWarning.isError`.
  let isError: Bool

  init(_ message: String, isError: Bool = false) {
    self.message = message
    self.isError = isError
  }
}
