// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why a file cannot be written.
package struct OutputFileError: Error, Equatable, CustomStringConvertible {
  /// As the person named it.
  package let path: String
  /// In words, with the mend where there is one.
  package let reason: String

  package var description: String { "cannot write '\(path)': \(reason)" }
}
