// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Where the colours of a pixel are.
public enum PixelOrder: Sendable {
  /// Alpha, red, green, blue from the most to the least significant byte: B, G, R, A in memory on a little-endian machine.
  case bgra
  /// Alpha, blue, green, red from the most to the least significant byte: R, G, B, A in memory on a little-endian machine.
  case rgba
}
