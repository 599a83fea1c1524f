// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Which font is meant: what a `UIFont` holds, and what text is laid out with.
///
/// A size that is not positive, or no number, draws nothing and takes no room; more than `sizeLimit` is that.
package struct FontDescription: Hashable, Sendable {
  /// A family of fonts.
  package enum Family: Hashable, Sendable {
    /// Inter; from 20 points Inter Display, its cut for large sizes, as Apple's system font has two cuts.
    case system
    /// JetBrains Mono.
    case monospaced
    /// A family by its name.
    case named(String)
  }

  package var family: Family
  /// In points, as it was asked for.
  package var size: CGFloat
  /// From -1 to 1, as Apple counts: 0 is regular, 0.4 bold.
  package var weight: CGFloat
  package var isItalic: Bool
  /// From -1 to 1: 0 is standard, less is condensed, more expanded.
  package var width: CGFloat
  /// Whether all digits are equally wide.
  package var hasFixedDigits: Bool

  package init(
    family: Family, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false, width: CGFloat = 0,
    hasFixedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight.isNaN ? 0 : min(max(weight, -1), 1)
    self.isItalic = isItalic
    self.width = width.isNaN ? 0 : min(max(width, -1), 1)
    self.hasFixedDigits = hasFixedDigits
  }

  /// The largest size that is drawn: beyond, FreeType's and Cairo's fixed point numbers would not do.
  package static let sizeLimit: CGFloat = 4096

  /// The size that text is laid out in: from 0 to the limit.
  package var usableSize: CGFloat {
    size.isNaN ? 0 : min(max(size, 0), Self.sizeLimit)
  }

  /// The families to look in, in order. What none of them has is looked for in all that are installed.
  ///
  /// DejaVu Sans has Greek, Cyrillic, Hebrew, Arabic and symbols; the others after it stand in where the bundled fonts
  /// are not installed.
  package var families: [String] {
    let sans = ["DejaVu Sans", "Liberation Sans", "Noto Sans"]
    switch family {
    case .system where usableSize >= Self.displaySize: return ["Inter Display", "Inter"] + sans
    case .system: return ["Inter"] + sans
    case .monospaced: return ["JetBrains Mono", "DejaVu Sans Mono", "Liberation Mono"] + sans
    case .named(let name): return [name, "Inter"] + sans
    }
  }

  /// From which size on the system font is the cut for large sizes.
  static let displaySize: CGFloat = 20

  /// The weight as CSS and OpenType count: 100 to 900.
  package var openTypeWeight: Int {
    let steps = Self.weights
    let nearest = steps.indices.min { abs(steps[$0] - weight) < abs(steps[$1] - weight) } ?? 3
    return (nearest + 1) * 100
  }

  /// Apple's nine weights, from ultra-light to black.
  package static let weights: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  /// The width as Pango counts: 4 is normal, 2 condensed, 6 expanded.
  var stretch: Int32 {
    width <= -0.3 ? 0 : width <= -0.1 ? 2 : width >= 0.1 ? 6 : 4
  }
}
