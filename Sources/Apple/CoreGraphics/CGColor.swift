// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A colour: components in a colour space, and how opaque it is.
///
/// Components are kept as they are given; they are converted to sRGB and clamped when something is drawn with them.
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]
  /// The pattern, of a colour of a pattern space; nil for others.
  public let pattern: CGPattern?

  /// The colour as it is drawn: sRGB, not premultiplied, every part in 0...1; what is no number is 0.
  package let rgba: (red: Double, green: Double, blue: Double, alpha: Double)

  /// Makes a colour of as many components as its space has, and alpha after them.
  init(_ space: CGColorSpace, _ values: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.pattern = pattern
    self.values = values
    let rgb = space.sRGB(of: values.map { Double($0) })
    self.rgba = (unit(rgb.x), unit(rgb.y), unit(rgb.z), unit(Double(values.last ?? 1)))
  }

  /// Makes a colour of a space's components, with alpha after them.
  ///
  /// - Parameter components: One number more than the space has components.
  /// - Returns: nil if the space is one of patterns.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    self.init(space, Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// Makes a colour that is a pattern.
  ///
  /// - Parameters:
  ///   - space: A space of patterns; nil is returned for any other, and for one without a base space if the pattern has no
  ///     colours of its own.
  ///   - components: The colour of an uncoloured pattern in the base space, and alpha; for a coloured one, alpha alone.
  public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern, pattern.isColored || space.baseColorSpace != nil else { return nil }
    let count = pattern.isColored ? 0 : space.numberOfComponents
    self.init(space, Array(UnsafeBufferPointer(start: components, count: count + 1)), pattern: pattern)
  }

  /// Makes a colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(.sRGB), [red, green, blue, alpha])
  }

  /// Makes a colour in the generic RGB space, which is sRGB here.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray in the generic gray space, which is that of gamma 2.2 here.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
  }

  /// Makes a gray of gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(CGColorSpace(.gray), [gray, alpha])
  }

  /// Makes a colour of inks.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(CGColorSpace(.genericCMYK), [cyan, magenta, yellow, black, alpha])
  }

  /// Opaque black, as a gray. (macOS has this in its API, iOS does not.)
  package static var black: CGColor {
    CGColor(gray: 0, alpha: 1)
  }

  /// Opaque white, as a gray. (macOS has this in its API, iOS does not.)
  package static var white: CGColor {
    CGColor(gray: 1, alpha: 1)
  }

  /// Transparent black, as a gray. (macOS has this in its API, iOS does not.)
  package static var clear: CGColor {
    CGColor(gray: 0, alpha: 0)
  }

  /// The space that the components are in.
  public var colorSpace: CGColorSpace? {
    space
  }

  /// The components, and alpha after them.
  public var components: [CGFloat]? {
    values
  }

  /// How many components there are, with alpha.
  public var numberOfComponents: Int {
    values.count
  }

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat {
    values.last ?? 1
  }

  /// The same colour.
  public func copy() -> CGColor? {
    self
  }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space, values.dropLast() + [alpha], pattern: pattern)
  }

  /// The nearest colour in another space, with the same alpha.
  ///
  /// It is clamped to the other space unless that is an extended one. Neither the intent nor options change it. Nil if
  /// one of the spaces is one of patterns, and not both.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    guard space != self.space else { return self }
    guard pattern == nil, space.model != .pattern else { return nil }
    let rgb = self.space.sRGB(of: values.map { Double($0) })
    return CGColor(space, space.components(ofSRGB: rgb).map { CGFloat($0) } + [alpha])
  }

  /// Whether two colours have equal spaces and components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.space == rhs.space && lhs.values == rhs.values && lhs.pattern == rhs.pattern
  }

  /// Feeds space and components to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

extension CGColor {
  /// The opaque colour that an uncoloured pattern is drawn in; nil for other colours.
  var unpatterned: CGColor? {
    guard let pattern, !pattern.isColored, let base = space.baseColorSpace else { return nil }
    return CGColor(base, values.dropLast() + [1])
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Makes the colour of a literal, in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The value in 0...1 that is nearest; 0 for no number.
private func unit(_ value: Double) -> Double {
  value.isNaN ? 0 : min(max(value, 0), 1)
}
