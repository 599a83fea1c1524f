// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A change of one attribute of one object of a document.
package struct NibEdit: Hashable, Sendable {
  /// The object's identifier in the document, such as `iN0-l3-epB`.
  package var id: String
  /// The attribute's key path, such as `lineWidth` or `layer.cornerRadius`.
  package var keyPath: String
  /// What the attribute is to be; nil to remove it.
  package var value: NibAttribute.Value?

  package init(id: String, keyPath: String, value: NibAttribute.Value?) {
    self.id = id
    self.keyPath = keyPath
    self.value = value
  }
}
