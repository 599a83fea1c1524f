// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Conversions go through sRGB as three numbers that are not clamped, so that nothing is lost on the way.
extension CGColorSpace {
  /// The sRGB colour, not clamped, of components in this space; a component that is missing or no number is 0.
  func sRGB(of components: [Double]) -> SIMD3<Double> {
    func component(_ index: Int) -> Double {
      index < components.count && !components[index].isNaN ? components[index] : 0
    }
    switch kind.model {
    case .pattern: return baseColorSpace?.sRGB(of: components) ?? .zero
    case .monochrome:
      let level = component(0)
      return SIMD3(repeating: kind.isLinear ? TransferCurve.power.encoded(level) : level)
    case .cmyk:
      let light = 1 - component(3)
      return SIMD3((1 - component(0)) * light, (1 - component(1)) * light, (1 - component(2)) * light)
    default:
      let rgb = SIMD3(component(0), component(1), component(2))
      guard kind.isLinear || kind.isP3 else { return rgb }
      let light = kind.isLinear ? rgb : TransferCurve.sRGB.decoded(rgb)
      return TransferCurve.sRGB.encoded(kind.isP3 ? RGBMatrix.sRGBFromP3.applied(to: light) : light)
    }
  }

  /// The components in this space of an sRGB colour, clamped to 0...1 unless the space is an extended one.
  func components(ofSRGB rgb: SIMD3<Double>) -> [Double] {
    let components =
      switch kind.model {
      case .monochrome: [gray(ofSRGB: rgb)]
      case .cmyk: cmyk(ofSRGB: rgb)
      default: self.rgb(ofSRGB: rgb)
      }
    return kind.isExtended ? components : components.map { min(max($0, 0), 1) }
  }

  private func rgb(ofSRGB rgb: SIMD3<Double>) -> [Double] {
    guard kind.isLinear || kind.isP3 else { return [rgb.x, rgb.y, rgb.z] }
    var light = TransferCurve.sRGB.decoded(rgb)
    if kind.isP3 { light = RGBMatrix.p3FromSRGB.applied(to: light) }
    let components = kind.isLinear ? light : TransferCurve.sRGB.encoded(light)
    return [components.x, components.y, components.z]
  }

  /// The gray of the same luminance.
  private func gray(ofSRGB rgb: SIMD3<Double>) -> Double {
    let isNeutral = rgb.x == rgb.y && rgb.y == rgb.z
    let light = (TransferCurve.sRGB.decoded(rgb) * RGBMatrix.sRGBLuminance).sum()
    let level = isNeutral ? rgb.x : TransferCurve.sRGB.encoded(light)
    return kind.isLinear ? TransferCurve.power.decoded(level) : level
  }

  /// The inks of the same colour, with as much black as there can be.
  private func cmyk(ofSRGB rgb: SIMD3<Double>) -> [Double] {
    let clamped = rgb.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    let light = clamped.max()
    guard light > 0 else { return [0, 0, 0, 1] }
    return [1 - clamped.x / light, 1 - clamped.y / light, 1 - clamped.z / light, 1 - light]
  }
}
