// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Components by name, for comparing.
private struct Components: Equatable, CustomStringConvertible {
  var red: CGFloat = -1
  var green: CGFloat = -1
  var blue: CGFloat = -1
  var alpha: CGFloat = -1

  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(of color: UIColor) {
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
  }

  var description: String { "\(red) \(green) \(blue) \(alpha)" }
}

private let dark = UITraitCollection(userInterfaceStyle: .dark)
private let light = UITraitCollection(userInterfaceStyle: .light)

/// Source: the comments in UIColor.h.
private let standardColors: [(UIColor, Components)] = [
  (UIColor.black, Components(0, 0, 0)), (.darkGray, Components(1 / 3.0, 1 / 3.0, 1 / 3.0)),
  (.lightGray, Components(2 / 3.0, 2 / 3.0, 2 / 3.0)), (.white, Components(1, 1, 1)),
  (.gray, Components(0.5, 0.5, 0.5)), (.red, Components(1, 0, 0)), (.green, Components(0, 1, 0)),
  (.blue, Components(0, 0, 1)), (.cyan, Components(0, 1, 1)), (.yellow, Components(1, 1, 0)),
  (.magenta, Components(1, 0, 1)), (.orange, Components(1, 0.5, 0)), (.purple, Components(0.5, 0, 0.5)),
  (.brown, Components(0.6, 0.4, 0.2)), (.clear, Components(0, 0, 0, 0)), (.darkText, Components(0, 0, 0)),
  (.lightText, Components(1, 1, 1, 0.6)),
]

private let hues: [(CGFloat, UIColor)] = [
  (0, .red), (1 / 6, .yellow), (1 / 3, .green), (0.5, .cyan), (2 / 3, .blue), (5 / 6, .magenta), (1, .red),
  (-1 / 3, .blue),
]

struct UIColorTests {
  @Test(arguments: standardColors)
  private func standardColorsHaveApplesComponents(color: UIColor, components: Components) {
    #expect(Components(of: color) == components)
    #expect(color.resolvedColor(with: dark) == color)
  }

  @Test func graysLiveInAGraySpace() {
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.white.cgColor.colorSpace?.name == CGColorSpace.extendedGray)
    #expect(UIColor.red.cgColor.colorSpace?.name == CGColorSpace.extendedSRGB)
  }

  @Test func componentsOutsideTheUnitRangeAreKeptAndAlphaIsClamped() {
    #expect(Components(of: UIColor(red: 2, green: -1, blue: 0.5, alpha: 7)) == Components(2, -1, 0.5, 1))
    #expect(Components(of: UIColor(white: 1.5, alpha: -1)) == Components(1.5, 1.5, 1.5, 0))
  }

  @Test(arguments: [CGFloat.nan, -.infinity, .infinity])
  func oddComponentsTrapNowhere(value: CGFloat) {
    let colors = [
      UIColor(red: value, green: value, blue: value, alpha: value), UIColor(white: value, alpha: value),
      UIColor(hue: value, saturation: value, brightness: value, alpha: value),
      UIColor(displayP3Red: value, green: value, blue: value, alpha: value), UIColor.red.withAlphaComponent(value),
    ]
    for color in colors {
      #expect(color.isEqual(color))
      #expect((0...1).contains(color.cgColor.rgba.red))
      #expect((0...1).contains(color.cgColor.alpha))
      #expect(color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
      #expect(color.parsableText.hasPrefix("#") || color.name != nil)
    }
  }

  @Test(arguments: hues)
  func huesGoRoundTheCircle(hue: CGFloat, color: UIColor) {
    let made = Components(of: UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1))
    let wanted = Components(of: color)
    // A sixth is no binary fraction: the components are off by its rounding.
    #expect(abs(made.red - wanted.red) < 1e-12)
    #expect(abs(made.green - wanted.green) < 1e-12)
    #expect(abs(made.blue - wanted.blue) < 1e-12)
  }

  @Test func hueSaturationAndBrightnessComeBack() {
    for hue in stride(from: 0.05, to: 1, by: 0.1) {
      let color = UIColor(hue: hue, saturation: 0.4, brightness: 0.8, alpha: 0.5)
      var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
      // Two conversions round.
      #expect(abs(h - hue) < 1e-12)
      #expect(abs(s - 0.4) < 1e-12)
      #expect(abs(b - 0.8) < 1e-12)
      #expect(a == 0.5)
    }
  }

  @Test func grayHasNoHue() {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    #expect(UIColor.gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(hue == 0)
    #expect(saturation == 0)
    #expect(brightness == 0.5)
  }

  @Test func whiteOfAColorIsItsLuminance() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor(white: 0.3, alpha: 0.4).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3)
    #expect(alpha == 0.4)
    #expect(UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.3)
    var green: CGFloat = -1
    var blue: CGFloat = -1
    #expect(UIColor.green.getWhite(&green, alpha: nil))
    #expect(UIColor.blue.getWhite(&blue, alpha: nil))
    #expect(green > blue)
  }

  @Test func displayP3ReachesOutsideSRGB() {
    let green = Components(of: UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1))
    // Known numbers of P3 green in extended sRGB, to the digits that they are given with.
    #expect(abs(green.red - -0.5116) < 1e-3)
    #expect(abs(green.green - 1.0183) < 1e-3)
    #expect(abs(green.blue - -0.3107) < 1e-3)
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.rgba
    // White is white in both; the matrix has rounded numbers.
    #expect(abs(white.red - 1) < 1e-6)
  }

  // swift-format-ignore: NoPlaygroundLiterals
  @Test func aLiteralIsAColorInSRGB() {
    let color: UIColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let inferred = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(Components(of: color) == Components(0.25, 0.5, 0.75))
    #expect(inferred == UIColor.blue)
  }

  @Test func equalityIsBySpaceAndComponents() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor(cgColor: UIColor.red.cgColor) == UIColor.red)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(!UIColor.red.isEqual("red"))
    #expect(!UIColor.red.isEqual(nil))
  }

  @Test func dynamicColorsAreEqualByOrigin() {
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label.hash == UIColor.label.hash)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label != UIColor.secondaryLabel)
    let one = UIColor { _ in .red }
    let two = UIColor { _ in .red }
    #expect(one == one)
    #expect(one != two)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.4))
    #expect(UIColor.label.withAlphaComponent(0.5).hash == UIColor.label.withAlphaComponent(0.5).hash)
  }

  @Test func namedColorsAreTheSameObjectEachTime() {
    #expect(UIColor.red === UIColor.red)
    #expect(UIColor.systemGray === UIColor.systemGray)
  }

  @Test func aDynamicColorFollowsTheCurrentTraits() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .red }
    light.performAsCurrent { #expect(color.cgColor == UIColor.red.cgColor) }
    dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(UITraitCollection().userInterfaceStyle == .unspecified)
    #expect(color.resolvedColor(with: UITraitCollection()) == .red)
  }

  @Test func aProviderMayReturnADynamicColor() {
    let color = UIColor { _ in UIColor { _ in .systemRed } }
    #expect(color.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    #expect(color.resolvedColor(with: dark) != UIColor.systemRed.resolvedColor(with: light))
  }

  @Test func aProviderSeesItsTraitsAsCurrent() {
    let color = UIColor { _ in UIColor(cgColor: UIColor.label.cgColor) }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
  }

  @Test func aProviderThatReturnsItselfIsClear() {
    final class Box: @unchecked Sendable { var color = UIColor.red }
    let box = Box()
    box.color = UIColor { [unowned box] _ in box.color }
    #expect(box.color.resolvedColor(with: light) == .clear)
  }

  @Test func alphaOfADynamicColorStaysDynamic() {
    let color = UIColor.label.withAlphaComponent(0.25)
    #expect(color.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.25))
    #expect(color.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.25))
    #expect(color.withAlphaComponent(0.75).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.75))
  }

  @Test func alphaKeepsTheSpace() {
    #expect(UIColor.white.withAlphaComponent(0.5) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func aColorWithoutArgumentsIsClear() {
    #expect(UIColor() == UIColor.clear)
  }

  @Test func descriptionsAreApplesWithoutAddresses() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.gray.description == "UIExtendedGrayColorSpace 0.5 1")
    #expect(UIColor.label.description == "<UIDynamicSystemColor; name = labelColor>")
  }

  @Test func copiesAreTheSameColor() {
    #expect(UIColor.red.copy() as? UIColor === UIColor.red)
  }
}
