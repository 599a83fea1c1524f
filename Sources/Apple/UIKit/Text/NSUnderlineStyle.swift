// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How lines under and through text look; as an attribute's value its `rawValue` is given.
///
/// Apple draws patterns by lengths of its own, which are not documented.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a style of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots: squares, with gaps as large, in threes of the thickness.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A dash and a dot in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Words only, not the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
