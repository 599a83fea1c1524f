// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CGColor {
  static func extendedGray(_ white: CGFloat, alpha: CGFloat) -> CGColor {
    make(CGColorSpace.extendedGray, [number(white), unit(alpha)]) ?? CGColor(gray: number(white), alpha: unit(alpha))
  }

  static func extendedSRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) -> CGColor {
    let (red, green, blue, alpha) = (number(red), number(green), number(blue), unit(alpha))
    return make(CGColorSpace.extendedSRGB, [red, green, blue, alpha])
      ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  static func displayP3(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) -> CGColor {
    let (red, green, blue, alpha) = (number(red), number(green), number(blue), unit(alpha))
    return make(CGColorSpace.displayP3, [red, green, blue, alpha])
      ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  func fading(to alpha: CGFloat) -> CGColor {
    copy(alpha: Self.unit(alpha)) ?? self
  }

  func converted(to name: CFString) -> CGColor? {
    CGColorSpace(name: name).flatMap { converted(to: $0, intent: .defaultIntent, options: nil) }
  }

  /// Apple's words for a fixed UIColor: `UIExtendedSRGBColorSpace 1 0 0 1`.
  var text: String {
    let name = colorSpace?.name.map { String(describing: $0) } ?? "unknown"
    let space = name.replacing("kCGColorSpace", with: "UI") + "ColorSpace"
    let numbers = (components ?? []).map { String(format: "%g", Double($0)) }
    return ([space] + numbers).joined(separator: " ")
  }

  private static func make(_ space: CFString, _ components: [CGFloat]) -> CGColor? {
    CGColorSpace(name: space).flatMap { CGColor(colorSpace: $0, components: components) }
  }

  /// What is no number is 0, so that a colour equals itself.
  private static func number(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : value
  }

  private static func unit(_ value: CGFloat) -> CGFloat {
    min(max(number(value), 0), 1)
  }
}
