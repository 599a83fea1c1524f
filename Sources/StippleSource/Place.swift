// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A position in a source file, counted from 1; columns are bytes, as the compiler counts them.
struct Place: Comparable {
  let file: String
  let line: Int
  let column: Int

  static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
