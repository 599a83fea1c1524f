// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A colour and how it goes together with what is there.
public struct Paint: Equatable, Sendable {
  public enum Mode: Sendable {
    /// The colour lies over what is there.
    case sourceOver
    /// The colour, transparent or not, takes the place of what is there.
    case source
  }

  public var color: PixelColor
  public var mode: Mode

  public init(_ color: PixelColor, mode: Mode = .sourceOver) {
    self.color = color
    self.mode = mode
  }

  /// The pixel that a coverage of 0 to 255 makes of another.
  ///
  /// With products divided by 255 and rounded once: `colour * coverage + pixel * (255 - hidden)`, where `hidden` is the
  /// coverage (of `source`), or that times the colour's alpha, rounded (of `sourceOver`). Within 1 of exact arithmetic;
  /// exact for opaque colours, for a coverage of 0 and of 255. No byte of the result is greater than its alpha if none
  /// of the pixel is.
  ///
  /// Source: Thomas Porter and Tom Duff, "Compositing digital images" (1984).
  public func pixel(over pixel: UInt32, coverage: UInt8) -> UInt32 {
    let coverage = UInt32(coverage)
    let hidden = mode == .source ? coverage : Self.dividedBy255((color.bits >> 24) * coverage)
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let sum = (color.bits >> shift & 0xFF) * coverage + (pixel >> shift & 0xFF) * (255 - hidden)
      result |= Self.dividedBy255(sum) << shift
    }
    return result
  }

  /// A quotient rounded to the nearest; exact up to 65,407.
  static func dividedBy255(_ value: UInt32) -> UInt32 {
    let sum = value + 128
    return (sum + sum >> 8) >> 8
  }
}
