// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// UIKit's colours that are one in light and another in dark, by their Swift names.
///
/// The values are those of iOS 15 to 18 at normal contrast and base level; iOS 26 has changed some. The unspecified
/// appearance counts as light.
///
/// Source: Apple, Human Interface Guidelines, Color, Specifications
/// (https://developer.apple.com/design/human-interface-guidelines/color); for labels, fills, separators and
/// backgrounds, whose numbers the guidelines leave out, the values that Flutter's authors read off UIKit
/// (https://api.flutter.dev/flutter/cupertino/CupertinoColors-class.html).
enum SystemColor: String, CaseIterable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link, tintColor
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  /// The fixed colour under given traits.
  func color(with traits: UITraitCollection) -> UIColor {
    // A tint that is the tint colour itself would never end.
    if self == .tintColor, let tint = traits[TintColorTrait.self], tint != .tintColor { return tint }
    return traits.userInterfaceStyle == .dark ? dark : light
  }

  private var light: UIColor {
    switch self {
    case .systemRed: bytes(255, 59, 48)
    case .systemOrange: bytes(255, 149, 0)
    case .systemYellow: bytes(255, 204, 0)
    case .systemGreen: bytes(52, 199, 89)
    case .systemMint: bytes(0, 199, 190)
    case .systemTeal: bytes(48, 176, 199)
    case .systemCyan: bytes(50, 173, 230)
    case .systemBlue, .link, .tintColor: bytes(0, 122, 255)
    case .systemIndigo: bytes(88, 86, 214)
    case .systemPurple: bytes(175, 82, 222)
    case .systemPink: bytes(255, 45, 85)
    case .systemBrown: bytes(162, 132, 94)
    case .systemGray: bytes(142, 142, 147)
    case .systemGray2: bytes(174, 174, 178)
    case .systemGray3: bytes(199, 199, 204)
    case .systemGray4: bytes(209, 209, 214)
    case .systemGray5: bytes(229, 229, 234)
    case .systemGray6: bytes(242, 242, 247)
    case .label: UIColor(white: 0, alpha: 1)
    case .secondaryLabel: bytes(60, 60, 67, alpha: 0.6)
    case .tertiaryLabel, .placeholderText: bytes(60, 60, 67, alpha: 0.3)
    case .quaternaryLabel: bytes(60, 60, 67, alpha: 0.18)
    case .separator: bytes(60, 60, 67, alpha: 0.29)
    case .opaqueSeparator: bytes(198, 198, 200)
    case .systemFill: bytes(120, 120, 128, alpha: 0.2)
    case .secondarySystemFill: bytes(120, 120, 128, alpha: 0.16)
    case .tertiarySystemFill: bytes(118, 118, 128, alpha: 0.12)
    case .quaternarySystemFill: bytes(116, 116, 128, alpha: 0.08)
    case .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground: UIColor(white: 1, alpha: 1)
    case .secondarySystemBackground, .systemGroupedBackground, .tertiarySystemGroupedBackground: bytes(242, 242, 247)
    }
  }

  private var dark: UIColor {
    switch self {
    case .systemRed: bytes(255, 69, 58)
    case .systemOrange: bytes(255, 159, 10)
    case .systemYellow: bytes(255, 214, 10)
    case .systemGreen: bytes(48, 209, 88)
    case .systemMint: bytes(99, 230, 226)
    case .systemTeal: bytes(64, 200, 224)
    case .systemCyan: bytes(100, 210, 255)
    case .systemBlue, .tintColor: bytes(10, 132, 255)
    case .link: bytes(9, 132, 255)
    case .systemIndigo: bytes(94, 92, 230)
    case .systemPurple: bytes(191, 90, 242)
    case .systemPink: bytes(255, 55, 95)
    case .systemBrown: bytes(172, 142, 104)
    case .systemGray: bytes(142, 142, 147)
    case .systemGray2: bytes(99, 99, 102)
    case .systemGray3: bytes(72, 72, 74)
    case .systemGray4: bytes(58, 58, 60)
    case .systemGray5: bytes(44, 44, 46)
    case .systemGray6: bytes(28, 28, 30)
    case .label: UIColor(white: 1, alpha: 1)
    case .secondaryLabel: bytes(235, 235, 245, alpha: 0.6)
    case .tertiaryLabel, .placeholderText: bytes(235, 235, 245, alpha: 0.3)
    case .quaternaryLabel: bytes(235, 235, 245, alpha: 0.16)
    case .separator: bytes(84, 84, 88, alpha: 0.6)
    case .opaqueSeparator: bytes(56, 56, 58)
    case .systemFill: bytes(120, 120, 128, alpha: 0.36)
    case .secondarySystemFill: bytes(120, 120, 128, alpha: 0.32)
    case .tertiarySystemFill: bytes(118, 118, 128, alpha: 0.24)
    case .quaternarySystemFill: bytes(118, 118, 128, alpha: 0.18)
    case .systemBackground, .systemGroupedBackground: UIColor(white: 0, alpha: 1)
    case .secondarySystemBackground, .secondarySystemGroupedBackground: bytes(28, 28, 30)
    case .tertiarySystemBackground, .tertiarySystemGroupedBackground: bytes(44, 44, 46)
    }
  }

  private func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
