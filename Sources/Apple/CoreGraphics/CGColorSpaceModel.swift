// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What the components of a colour space stand for.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// Gray.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness, and two axes of hue.
  case lab
  /// Any number of inks.
  case deviceN
  /// An index into a table.
  case indexed
  /// A pattern.
  case pattern
  /// The tristimulus values of CIE 1931.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case XYZ
}
