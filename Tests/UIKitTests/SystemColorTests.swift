// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A colour that adapts, with its components in light and dark: bytes, and an alpha.
private struct Known: CustomTestStringConvertible, Sendable {
  let name: String
  let color: UIColor
  let light: [Double]
  let dark: [Double]

  init(_ name: String, _ color: UIColor, light: [Double], dark: [Double]) {
    (self.name, self.color, self.light, self.dark) = (name, color, light, dark)
  }

  var testDescription: String { name }
}

/// Source: Apple, Human Interface Guidelines, Color, Specifications; and UIColor as printed by iOS 13 and later.
private let known = [
  Known("systemRed", .systemRed, light: [255, 59, 48, 1], dark: [255, 69, 58, 1]),
  Known("systemOrange", .systemOrange, light: [255, 149, 0, 1], dark: [255, 159, 10, 1]),
  Known("systemYellow", .systemYellow, light: [255, 204, 0, 1], dark: [255, 214, 10, 1]),
  Known("systemGreen", .systemGreen, light: [52, 199, 89, 1], dark: [48, 209, 88, 1]),
  Known("systemMint", .systemMint, light: [0, 199, 190, 1], dark: [99, 230, 226, 1]),
  Known("systemTeal", .systemTeal, light: [48, 176, 199, 1], dark: [64, 200, 224, 1]),
  Known("systemCyan", .systemCyan, light: [50, 173, 230, 1], dark: [100, 210, 255, 1]),
  Known("systemBlue", .systemBlue, light: [0, 122, 255, 1], dark: [10, 132, 255, 1]),
  Known("systemIndigo", .systemIndigo, light: [88, 86, 214, 1], dark: [94, 92, 230, 1]),
  Known("systemPurple", .systemPurple, light: [175, 82, 222, 1], dark: [191, 90, 242, 1]),
  Known("systemPink", .systemPink, light: [255, 45, 85, 1], dark: [255, 55, 95, 1]),
  Known("systemBrown", .systemBrown, light: [162, 132, 94, 1], dark: [172, 142, 104, 1]),
  Known("systemGray", .systemGray, light: [142, 142, 147, 1], dark: [142, 142, 147, 1]),
  Known("systemGray2", .systemGray2, light: [174, 174, 178, 1], dark: [99, 99, 102, 1]),
  Known("systemGray3", .systemGray3, light: [199, 199, 204, 1], dark: [72, 72, 74, 1]),
  Known("systemGray4", .systemGray4, light: [209, 209, 214, 1], dark: [58, 58, 60, 1]),
  Known("systemGray5", .systemGray5, light: [229, 229, 234, 1], dark: [44, 44, 46, 1]),
  Known("systemGray6", .systemGray6, light: [242, 242, 247, 1], dark: [28, 28, 30, 1]),
  Known("label", .label, light: [0, 0, 0, 1], dark: [255, 255, 255, 1]),
  Known("secondaryLabel", .secondaryLabel, light: [60, 60, 67, 0.6], dark: [235, 235, 245, 0.6]),
  Known("tertiaryLabel", .tertiaryLabel, light: [60, 60, 67, 0.3], dark: [235, 235, 245, 0.3]),
  Known("quaternaryLabel", .quaternaryLabel, light: [60, 60, 67, 0.18], dark: [235, 235, 245, 0.16]),
  Known("placeholderText", .placeholderText, light: [60, 60, 67, 0.3], dark: [235, 235, 245, 0.3]),
  Known("link", .link, light: [0, 122, 255, 1], dark: [9, 132, 255, 1]),
  Known("tintColor", .tintColor, light: [0, 122, 255, 1], dark: [10, 132, 255, 1]),
  Known("separator", .separator, light: [60, 60, 67, 0.29], dark: [84, 84, 88, 0.6]),
  Known("opaqueSeparator", .opaqueSeparator, light: [198, 198, 200, 1], dark: [56, 56, 58, 1]),
  Known("systemFill", .systemFill, light: [120, 120, 128, 0.2], dark: [120, 120, 128, 0.36]),
  Known("secondarySystemFill", .secondarySystemFill, light: [120, 120, 128, 0.16], dark: [120, 120, 128, 0.32]),
  Known("tertiarySystemFill", .tertiarySystemFill, light: [118, 118, 128, 0.12], dark: [118, 118, 128, 0.24]),
  Known("quaternarySystemFill", .quaternarySystemFill, light: [116, 116, 128, 0.08], dark: [118, 118, 128, 0.18]),
  Known("systemBackground", .systemBackground, light: [255, 255, 255, 1], dark: [0, 0, 0, 1]),
  Known("secondarySystemBackground", .secondarySystemBackground, light: [242, 242, 247, 1], dark: [28, 28, 30, 1]),
  Known("tertiarySystemBackground", .tertiarySystemBackground, light: [255, 255, 255, 1], dark: [44, 44, 46, 1]),
  Known("systemGroupedBackground", .systemGroupedBackground, light: [242, 242, 247, 1], dark: [0, 0, 0, 1]),
  Known(
    "secondarySystemGroupedBackground", .secondarySystemGroupedBackground, light: [255, 255, 255, 1],
    dark: [28, 28, 30, 1]),
  Known(
    "tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, light: [242, 242, 247, 1],
    dark: [44, 44, 46, 1]),
]

struct SystemColorTests {
  @Test(arguments: known)
  private func systemColorsHaveApplesComponents(known: Known) {
    #expect(components(of: known.color, .light) == known.light)
    #expect(components(of: known.color, .unspecified) == known.light)
    #expect(components(of: known.color, .dark) == known.dark)
  }

  @Test(arguments: known)
  private func systemColorsHaveTheirNames(known: Known) {
    #expect(known.color.name == known.name)
    #expect(UIColor.named(known.name) === known.color)
    #expect(UIColor.named(known.name + "Color") === known.color || known.name == "tintColor")
  }

  @Test func tintColorFollowsTheTintTrait() {
    let traits = UITraitCollection(TintColorTrait.self, value: .orange)
    #expect(UIColor.tintColor.resolvedColor(with: traits) == .orange)
    #expect(UIColor.systemBlue.resolvedColor(with: traits) != .orange)
    let circle = UITraitCollection(TintColorTrait.self, value: .tintColor)
    #expect(UIColor.tintColor.resolvedColor(with: circle) == UIColor.systemBlue.resolvedColor(with: circle))
  }

  private func components(of color: UIColor, _ style: UIUserInterfaceStyle) -> [Double] {
    let rgba = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.rgba
    return [(rgba.red * 255).rounded(), (rgba.green * 255).rounded(), (rgba.blue * 255).rounded(), rgba.alpha]
  }
}
