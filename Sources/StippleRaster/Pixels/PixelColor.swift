// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A premultiplied colour as pixels hold it.
public struct PixelColor: Equatable, Sendable {
  /// Alpha in the most significant byte; no other byte is greater than it.
  public let bits: UInt32

  /// Makes the colour nearest to components from 0 to 1, not premultiplied; others are clamped, not a number is 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double, order: PixelOrder) {
    func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let alpha = clamped(alpha)
    func byte(_ value: Double) -> UInt32 { UInt32(clamped(value) * alpha * 255 + 0.5) }
    let (high, low) = order == .bgra ? (red, blue) : (blue, red)
    bits = UInt32(alpha * 255 + 0.5) << 24 | byte(high) << 16 | byte(green) << 8 | byte(low)
  }

  /// Takes bits as pixels have them; a byte greater than the alpha is lowered to it.
  public init(premultiplied bits: UInt32) {
    let alpha = bits >> 24
    func byte(_ shift: UInt32) -> UInt32 { min(bits >> shift & 0xFF, alpha) << shift }
    self.bits = alpha << 24 | byte(16) | byte(8) | byte(0)
  }

  public var isOpaque: Bool { bits >> 24 == 0xFF }
}
