// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The two colours of a grid in a view's traits.
@MainActor
struct GridInk {
  var minor: UIColor
  var major: UIColor
  var traits: UITraitCollection

  /// The colour of a stroke: one of the two, or between them, at the stroke's strength.
  func color(of stroke: GridStroke) -> CGColor {
    let color =
      switch stroke.emphasis {
      case 0: minor.resolvedColor(with: traits)
      case 1: major.resolvedColor(with: traits)
      default: mixed(at: stroke.emphasis)
      }
    if stroke.opacity == 1 { return color.cgColor }
    return color.withAlphaComponent(color.cgColor.alpha * stroke.opacity).cgColor
  }

  private func mixed(at emphasis: CGFloat) -> UIColor {
    let (minor, major) = (minor.resolvedColor(with: traits), major.resolvedColor(with: traits))
    guard minor != major else { return minor }
    let (from, to) = (components(of: minor), components(of: major))
    let alpha = from.3 + (to.3 - from.3) * emphasis
    // Mixed as inks are, by how much there is of each.
    func mixed(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
      alpha > 0 ? (one * from.3 * (1 - emphasis) + other * to.3 * emphasis) / alpha : 0
    }
    return UIColor(red: mixed(from.0, to.0), green: mixed(from.1, to.1), blue: mixed(from.2, to.2), alpha: alpha)
  }

  private func components(of color: UIColor) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}
