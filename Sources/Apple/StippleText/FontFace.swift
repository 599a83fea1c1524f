// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// One font file's face, as the library of fonts lists it.
package struct FontFace: Hashable, Sendable {
  package let postScriptName: String
  package let family: String
  /// The name of the face in its family, such as "Bold Italic".
  package let style: String
  /// As OpenType counts: 400 is regular.
  package let weight: Int
  package let isItalic: Bool
  /// As fontconfig counts: 100 is normal.
  package let width: Int
  package let isMonospaced: Bool

  /// The weight as Apple counts.
  package var appleWeight: CGFloat {
    let steps = FontDescription.weights
    let position = min(max((Double(weight) / 100).rounded() - 1, 0), Double(steps.count - 1))
    return steps[Int(position)]
  }

  /// What asks for this face.
  package func description(size: CGFloat) -> FontDescription {
    FontDescription(
      family: .named(family), size: size, weight: appleWeight, isItalic: isItalic,
      width: width < 100 ? -0.2 : width > 100 ? 0.2 : 0)
  }
}
