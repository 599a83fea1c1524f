// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleNib

/// What of a document is not shown as iOS would show it.
package struct NibWarning: Hashable, Sendable {
  /// The line in the document, from 1.
  package let line: Int
  /// The name of the XML element, such as `label`.
  package let element: String
  /// The class that the object has in the document, if one of the app's own.
  package let className: String?
  package let message: String
  /// Whether the document is wrong there, so that an app would stop: a key or value that a class of its own refuses.
  package let isError: Bool
}

extension NibWarning: CustomStringConvertible {
  /// One line for people: "12: <view> DottedLineView: …".
  package var description: String {
    "\(line): <\(element.inMessage)>\(className.map { " " + $0.inMessage } ?? ""): \(message)"
  }
}
