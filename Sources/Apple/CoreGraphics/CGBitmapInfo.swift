// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How pixels lie in memory: a `CGImageAlphaInfo` in the low bits, and the byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits, as Apple numbers them.
  public let rawValue: UInt32

  /// Makes an info of bits; unknown ones are kept.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of the `CGImageAlphaInfo`.
  public static var alphaInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0x1F) }
  /// The bits that tell of floating-point components.
  public static var floatInfoMask: CGBitmapInfo { CGBitmapInfo(rawValue: 0xF00) }
  /// Components are floating-point numbers: no bitmap here has them.
  public static var floatComponents: CGBitmapInfo { CGBitmapInfo(rawValue: 1 << 8) }
  /// The bits of the byte order.
  public static var byteOrderMask: CGBitmapInfo { CGBitmapInfo(.orderMask) }
  /// Little-endian numbers of 16 bits.
  public static var byteOrder16Little: CGBitmapInfo { CGBitmapInfo(.order16Little) }
  /// Little-endian numbers of 32 bits.
  public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(.order32Little) }
  /// Big-endian numbers of 16 bits.
  public static var byteOrder16Big: CGBitmapInfo { CGBitmapInfo(.order16Big) }
  /// Big-endian numbers of 32 bits.
  public static var byteOrder32Big: CGBitmapInfo { CGBitmapInfo(.order32Big) }

  private init(_ order: CGImageByteOrderInfo) {
    self.init(rawValue: order.rawValue)
  }
}
