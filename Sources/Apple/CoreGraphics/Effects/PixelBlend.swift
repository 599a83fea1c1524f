// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Blend modes that are worked out pixel by pixel here, in double precision.
///
/// Source: "Compositing and Blending Level 1" (W3C), 10.2: non-separable blend modes; for `plusDarker`, see
/// `CGBlendMode`.
enum PixelBlend {
  case hue, saturation, color, luminosity, plusDarker

  /// What a native pixel becomes under another, both premultiplied.
  ///
  /// - Parameter isSwapped: Whether red and blue are exchanged in both.
  func result(of source: UInt32, over backdrop: UInt32, isSwapped: Bool) -> UInt32 {
    guard source != 0 else { return backdrop }
    let (s, d) = (Pixel(source), Pixel(backdrop))
    if case .plusDarker = self {
      let alpha = min(1, s.alpha + d.alpha)
      let lack = (SIMD3(repeating: s.alpha) - s.color) + (SIMD3(repeating: d.alpha) - d.color)
      return Pixel(color: SIMD3(repeating: alpha) - lack, alpha: alpha).native
    }
    guard d.alpha > 0 else { return source }
    let weights = isSwapped ? Self.weights.swapped : Self.weights
    let blended = blended(s.color / s.alpha, d.color / d.alpha, weights)
    return Pixel(
      color: s.color * (1 - d.alpha) + d.color * (1 - s.alpha) + blended * (s.alpha * d.alpha),
      alpha: s.alpha + d.alpha * (1 - s.alpha)
    ).native
  }

  private static let weights = SIMD3(0.3, 0.59, 0.11)

  private func blended(_ s: SIMD3<Double>, _ d: SIMD3<Double>, _ weights: SIMD3<Double>) -> SIMD3<Double> {
    func luminosity(_ color: SIMD3<Double>) -> Double { (color * weights).sum() }
    func setting(_ light: Double, of color: SIMD3<Double>) -> SIMD3<Double> {
      var result = color + (light - luminosity(color))
      let (low, high) = (result.min(), result.max())
      if low < 0 { result = light + (result - light) * (light / (light - low)) }
      if high > 1 { result = light + (result - light) * ((1 - light) / (high - light)) }
      return result
    }
    func setting(saturation: Double, of color: SIMD3<Double>) -> SIMD3<Double> {
      let spread = color.max() - color.min()
      return spread > 0 ? (color - color.min()) * (saturation / spread) : .zero
    }
    return switch self {
    case .hue: setting(luminosity(d), of: setting(saturation: d.max() - d.min(), of: s))
    case .saturation: setting(luminosity(d), of: setting(saturation: s.max() - s.min(), of: d))
    case .color: setting(luminosity(d), of: s)
    case .luminosity: setting(luminosity(s), of: d)
    case .plusDarker: s
    }
  }

  /// A pixel in parts from 0 to 1, in the order of its bytes.
  private struct Pixel {
    let color: SIMD3<Double>
    let alpha: Double

    init(color: SIMD3<Double>, alpha: Double) {
      (self.color, self.alpha) = (color, alpha)
    }

    init(_ native: UInt32) {
      func part(_ shift: UInt32) -> Double { Double((native >> shift) & 0xFF) / 255 }
      (color, alpha) = (SIMD3(part(16), part(8), part(0)), part(24))
    }

    var native: UInt32 {
      let alpha = UInt32((alpha * 255).rounded())
      func part(_ value: Double) -> UInt32 { min(alpha, UInt32(max(0, value * 255).rounded())) }
      return alpha << 24 | part(color.x) << 16 | part(color.y) << 8 | part(color.z)
    }
  }
}

extension SIMD3 {
  fileprivate var swapped: SIMD3 { SIMD3(z, y, x) }
}
