// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

extension FontLibrary {
  /// The face of a PostScript name; else, of the family of that name, the face for running text.
  package func face(named name: String) -> FontFace? {
    faces.first { $0.postScriptName == name }
      ?? faces.filter { $0.family == name }.min {
        Self.distance($0, 400, false, 100) < Self.distance($1, 400, false, 100)
      }
  }

  /// The face that comes nearest to a description, of the first of its families that is there, or else of any.
  package func face(for description: FontDescription) -> FontFace? {
    let family = description.families.first { name in faces.contains { $0.family == name } }
    let candidates = faces.filter { family == nil || $0.family == family }
    let width = description.width <= -0.1 ? 75 : description.width >= 0.1 ? 125 : 100
    return candidates.min {
      Self.distance($0, description.openTypeWeight, description.isItalic, width)
        < Self.distance($1, description.openTypeWeight, description.isItalic, width)
    }
  }

  /// How far a face is from what is asked for: first by slant, then by width, then by weight.
  private static func distance(_ face: FontFace, _ weight: Int, _ isItalic: Bool, _ width: Int) -> Int {
    (face.isItalic == isItalic ? 0 : 1_000_000) + abs(face.width - width) * 1000 + abs(face.weight - weight)
  }
}
