// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// How amounts of light are written down as components.
///
/// Both curves are continued below 0 by their reflection, as Apple's extended spaces define it.
enum TransferCurve {
  /// The curve of sRGB and of Display P3. Source: IEC 61966-2-1:1999.
  case sRGB
  /// A plain power, of 2.2.
  case power

  /// The component of an amount of light.
  func encoded(_ light: Double) -> Double {
    let amount = abs(light)
    let component =
      switch self {
      case .sRGB: amount <= 0.0031308 ? 12.92 * amount : 1.055 * pow(amount, 1 / 2.4) - 0.055
      case .power: pow(amount, 1 / 2.2)
      }
    return light < 0 ? -component : component
  }

  /// The amount of light of a component.
  func decoded(_ component: Double) -> Double {
    let level = abs(component)
    let light =
      switch self {
      case .sRGB: level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
      case .power: pow(level, 2.2)
      }
    return component < 0 ? -light : light
  }

  /// The components of three amounts of light.
  func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
  }

  /// The amounts of light of three components.
  func decoded(_ components: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decoded(components.x), decoded(components.y), decoded(components.z))
  }
}
