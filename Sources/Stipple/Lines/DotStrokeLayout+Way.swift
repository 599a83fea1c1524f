// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension DotStrokeLayout {
  /// How a line has more than one colour, or is cut off.
  enum Way {
    /// Straight, by a gradient.
    case straight(DotShading, DotStrokeLayout.Axis)
    /// Along the line, by bands; without colours where it is only cut off.
    case along(DotShading?, DotRibbon)
  }

  /// The way that the colours of a style take; `nil` if there is but one, and nothing to be cut off.
  @MainActor
  func way(of style: DotStyle, traits: UITraitCollection) -> Way? {
    func shading(_ length: CGFloat, hasStart: Bool = true, hasEnd: Bool = true) -> DotShading? {
      guard style.isShaded else { return nil }
      return DotShading(style, length: length, hasStart: hasStart, hasEnd: hasEnd, traits: traits)
    }
    if let ribbon {
      let shading = shading(ribbon.length, hasStart: ribbon.hasStart, hasEnd: ribbon.hasEnd)
      return shading != nil || ribbon.isCutAtEnds ? .along(shading, ribbon) : nil
    }
    guard let axis, let shading = shading(axis.length) else { return nil }
    return .straight(shading, axis)
  }
}
