// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// "Compositing and Blending Level 1" (W3C) in double precision, for tests to compare with.
struct CompositingFormula {
  /// Not premultiplied.
  struct Color {
    var rgb: SIMD3<Double>
    var alpha: Double

    var premultiplied: SIMD4<Double> { SIMD4(rgb * alpha, alpha) }
  }

  let mode: CGBlendMode

  /// What a source makes of a backdrop where it covers a share of it, premultiplied.
  func result(of source: Color, over backdrop: Color, coverage: Double = 1) -> SIMD4<Double> {
    let (s, d) = (source.premultiplied, backdrop.premultiplied)
    let whole: SIMD4<Double> =
      switch mode {
      case .clear: .zero
      case .copy: s
      case .sourceIn: s * d.w
      case .sourceOut: s * (1 - d.w)
      case .sourceAtop: s * d.w + d * (1 - s.w)
      case .destinationOver: s * (1 - d.w) + d
      case .destinationIn: d * s.w
      case .destinationOut: d * (1 - s.w)
      case .destinationAtop: s * (1 - d.w) + d * s.w
      case .xor: s * (1 - d.w) + d * (1 - s.w)
      case .plusLighter: (s + d).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
      case .plusDarker: plusDarker(s, d)
      default: blended(source, backdrop)
      }
    return d * (1 - coverage) + whole * coverage
  }

  private func plusDarker(_ s: SIMD4<Double>, _ d: SIMD4<Double>) -> SIMD4<Double> {
    let alpha = min(1, s.w + d.w)
    var result = SIMD4(repeating: alpha) - (SIMD4(repeating: s.w) - s) - (SIMD4(repeating: d.w) - d)
    result.w = alpha
    return result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
  }

  /// 5.8: co = cs * as * (1 - ab) + cb * ab * (1 - as) + as * ab * B(cb, cs).
  private func blended(_ source: Color, _ backdrop: Color) -> SIMD4<Double> {
    let both = source.alpha * backdrop.alpha
    let mixed = blend(backdrop.rgb, source.rgb)
    let rgb =
      source.rgb * (source.alpha * (1 - backdrop.alpha)) + backdrop.rgb * (backdrop.alpha * (1 - source.alpha))
      + mixed * both
    return SIMD4(rgb, source.alpha + backdrop.alpha - both)
  }

  private func blend(_ b: SIMD3<Double>, _ s: SIMD3<Double>) -> SIMD3<Double> {
    switch mode {
    case .hue: Self.setLum(Self.setSat(s, Self.sat(b)), Self.lum(b))
    case .saturation: Self.setLum(Self.setSat(b, Self.sat(s)), Self.lum(b))
    case .color: Self.setLum(s, Self.lum(b))
    case .luminosity: Self.setLum(b, Self.lum(s))
    default: SIMD3(component(b.x, s.x), component(b.y, s.y), component(b.z, s.z))
    }
  }

  private func component(_ b: Double, _ s: Double) -> Double {
    func hardLight(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return hardLight(b, s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func lum(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func sat(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  private static func setLum(_ c: SIMD3<Double>, _ l: Double) -> SIMD3<Double> {
    let moved = c + (l - lum(c))
    let (light, low, high) = (lum(moved), moved.min(), moved.max())
    var result = moved
    if low < 0 { result = light + (result - light) * light / (light - low) }
    if high > 1 { result = light + (result - light) * (1 - light) / (high - light) }
    return result
  }

  /// The spec sorts the components; this is the same in one line.
  private static func setSat(_ c: SIMD3<Double>, _ s: Double) -> SIMD3<Double> {
    sat(c) > 0 ? (c - c.min()) * s / sat(c) : .zero
  }
}

extension CGBlendMode {
  /// All modes, by their numbers.
  static let all = (Int32(0)...27).compactMap(CGBlendMode.init)
}
