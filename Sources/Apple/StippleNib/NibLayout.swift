// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How XML is laid out where it is written.
struct NibLayout: Sendable {
  var newline = "\n"
  /// What the first line is indented by; nil where all stands on one line.
  var indent: String? = ""
  /// What each level adds.
  var unit = "    "
  /// Whether characters outside of ASCII are written by their numbers.
  var isASCII = false

  /// What stands before an element, a number of levels below the first.
  func lineBreak(depth: Int) -> String {
    guard let indent else { return "" }
    return newline + indent + String(repeating: unit, count: depth)
  }
}
