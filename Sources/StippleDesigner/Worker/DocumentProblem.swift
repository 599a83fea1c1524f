// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why a document cannot be shown, and where.
struct DocumentProblem: Error, Hashable {
  let line: Int?
  let reason: String
}
