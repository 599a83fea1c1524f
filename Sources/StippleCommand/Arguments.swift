// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Arguments as read, by the first name of their option.
struct Arguments: Sendable {
  var values: [String: [String]] = [:]
  var operands: [String] = []

  /// The value of an option that is given at most once.
  subscript(_ name: String) -> String? { values[name]?.last }

  /// The values of an option that may be given several times, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Whether an option without a value is given.
  func has(_ name: String) -> Bool { values[name] != nil }
}
