// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why a text is no colour.
package struct ColorTextError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// The text begins with no `#`, and UIKit has no colour of that name.
    case unknownName
    /// After the `#` come neither 6 nor 8 digits.
    case digitCount
    /// A digit is not one of 0-9, a-f.
    case notHexadecimal
  }

  /// The text as it was given.
  package let text: String
  /// What is wrong with it.
  package let problem: Problem

  package init(text: String, problem: Problem) {
    self.text = text
    self.problem = problem
  }

  /// One line that says what is wrong and how to write it.
  package var description: String {
    switch problem {
    case .unknownName: "'\(text)' is no UIKit colour; write a name such as systemGray, or #rrggbb or #rrggbbaa"
    case .digitCount: "'\(text)' has not 6 or 8 digits; write #rrggbb or #rrggbbaa"
    case .notHexadecimal: "'\(text)' has a digit that is not hexadecimal; write #rrggbb or #rrggbbaa"
    }
  }
}
