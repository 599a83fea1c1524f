// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A connection of an object to another one of the document.
package struct NibConnection: Hashable, Sendable {
  /// The name of the XML element: `outlet`, `outletCollection`, `action` and others.
  package let kind: String
  /// The outlet's property or the action's selector.
  package let name: String
  /// The identifier of the other object.
  package let destination: String?
  /// The line in the document, from 1.
  package let line: Int

  init(_ element: NibElement) {
    kind = element.name
    name = element.attributes["property"] ?? element.attributes["selector"] ?? ""
    destination = element.attributes["destination"]
    line = element.line
  }
}
