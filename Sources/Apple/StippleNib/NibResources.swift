// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a document keeps of things outside of it, so that it can be shown without them.
package struct NibResources: Hashable, Sendable {
  /// An image, which the document only names.
  package struct Image: Hashable, Sendable {
    /// In points.
    package let size: CGSize?
    /// Whether it is one of the system's symbols.
    package let isSystem: Bool
  }

  /// Colours of the app's asset catalogs, as they were when the document was saved.
  package private(set) var namedColors: [String: NibColor] = [:]
  /// Colours of the system, as they were when the document was saved.
  package private(set) var systemColors: [String: NibColor] = [:]
  package private(set) var images: [String: Image] = [:]

  init(_ element: NibElement?) throws(NibError) {
    for child in element?.children ?? [] {
      switch child.name {
      case "namedColor":
        namedColors[try child.required("name")] = try child.child("color").map(NibColor.init)
      case "systemColor":
        systemColors[try child.required("name")] = try child.child("color").map(NibColor.init)
      case "image":
        let hasSize = child.attributes["width"] != nil
        images[try child.required("name")] = Image(
          size: hasSize ? try child.size() : nil, isSystem: child.attributes["catalog"] == "system")
      default:
        break
      }
    }
  }
}
