// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The order in memory of the bytes of a pixel, taken as one number.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of a `CGBitmapInfo` that hold the byte order.
  case orderMask = 0x7000
  /// The order of the format itself: the first component comes first.
  case orderDefault = 0
  /// Little-endian numbers of 16 bits.
  case order16Little = 0x1000
  /// Little-endian numbers of 32 bits: the last component comes first in memory.
  case order32Little = 0x2000
  /// Big-endian numbers of 16 bits.
  case order16Big = 0x3000
  /// Big-endian numbers of 32 bits: the first component comes first in memory.
  case order32Big = 0x4000
}
