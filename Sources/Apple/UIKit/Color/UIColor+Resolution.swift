// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension UIColor {
  /// The Core Graphics colour of one that does not depend on traits; nil for others.
  var fixedColor: CGColor? {
    switch source {
    case .plain(let color), .pattern(_, let color): color
    case .system, .provider, .faded: nil
    }
  }

  /// The Core Graphics colour under given traits.
  func plainColor(with traits: UITraitCollection) -> CGColor {
    var color = self
    var alphas: [CGFloat] = []
    for _ in 0..<16 {
      switch color.source {
      case .plain(let plain), .pattern(_, let plain):
        // The alpha that was asked for last counts.
        return alphas.first.map(plain.fading(to:)) ?? plain
      case .system(let system):
        color = system.color(with: traits)
      case .faded(let base, let alpha):
        alphas.append(alpha)
        color = base
      case .provider(let provider):
        traits.performAsCurrent { color = provider(traits) }
      }
    }
    return .extendedGray(0, alpha: 0)
  }

  /// The components in extended sRGB under the current traits.
  var extendedSRGBComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = cgColor
    guard let components = color.converted(to: CGColorSpace.extendedSRGB)?.components, components.count == 4 else {
      let rgba = color.rgba
      return (rgba.red, rgba.green, rgba.blue, rgba.alpha)
    }
    return (components[0], components[1], components[2], components[3])
  }

  /// What Apple's description says, without the object's address, which would differ from run to run.
  var text: String {
    switch source {
    case .plain(let color): color.text
    case .system(let color): "<UIDynamicSystemColor; name = \(color.rawValue)Color>"
    case .faded(let color, let alpha): "<UIDynamicModifiedColor; baseColor = \(color.text); alpha = \(alpha)>"
    case .provider: "<UIDynamicProviderColor>"
    case .pattern(let image, _): "<UIPatternColor; size = {\(image.size.width), \(image.size.height)}>"
    }
  }
}
