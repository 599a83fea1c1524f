// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleNib

/// Why an attribute could not be set or read by its name.
package struct AttributeError: Error, Hashable, Sendable {
  package enum Reason: Error, Hashable, Sendable {
    /// The class has no such attribute; `nearest` is the known name that is written most alike, if one is.
    case unknownKey(nearest: String?)
    /// The key path goes on after a key that holds no object.
    case noObject
    /// The property has a type that cannot be set by name.
    case unsupportedType(String)
    /// The value is of another type, or its text is not of the expected form.
    case wrongType(value: String, expected: String)
    /// The value is of a fitting type, but would lose something: its fraction, its size.
    case doesNotFit(value: String, expected: String)
    /// The setter has taken none of the text: it has no such name, say.
    case notTaken(value: String, kept: String)
  }

  /// The class that was asked, without its module.
  package let className: String
  /// The key, or the key path from the view that was asked.
  package let key: String
  package let reason: Reason

  package init(className: String, key: String, reason: Reason) {
    self.className = className
    self.key = key
    self.reason = reason
  }
}

extension AttributeError: CustomStringConvertible {
  /// One line for people: class, key, value, what is expected instead.
  package var description: String {
    let key = key.inMessage
    switch reason {
    case .unknownKey(let nearest):
      let hint = nearest.map { "; the nearest is '\($0)'" } ?? ""
      return "\(className) has no attribute '\(key)'\(hint)"
    case .noObject:
      return "\(className) has no object at '\(key)' to go on from"
    case .unsupportedType(let type):
      return "\(className).\(key) is of type \(type), which cannot be set by name"
    case .wrongType(let value, let expected):
      return "\(className).\(key) takes \(expected), not \(value)"
    case .doesNotFit(let value, let expected):
      return "\(className).\(key) cannot hold \(value): it takes \(expected)"
    case .notTaken(let value, let kept):
      return "\(className).\(key) does not take \(value): it is still \(kept)"
    }
  }
}
