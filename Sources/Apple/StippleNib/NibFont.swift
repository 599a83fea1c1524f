// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A font as a document writes it; what the document does not say is nil.
package struct NibFont: Hashable, Sendable {
  /// `system`, `boldSystem` or `italicSystem`.
  package let type: String?
  /// The PostScript name.
  package let name: String?
  package let family: String?
  /// In points.
  package let size: Double?
  /// The weight of a system font, such as `semibold`.
  package let weight: String?
  /// The use of a system font, such as `UICTFontTextStyleBody`.
  package let style: String?

  /// Reads a `fontDescription` or, in attributed text, a `font`.
  init(_ element: NibElement) throws(NibError) {
    let attributes = element.attributes
    type = attributes["type"] ?? (attributes["metaFont"] == nil ? nil : "system")
    name = attributes["name"]
    family = attributes["family"]
    if let pointSize = try element.number("pointSize") {
      size = pointSize
    } else {
      size = try element.number("size")
    }
    weight = attributes["weight"]
    style = attributes["style"]
  }
}
