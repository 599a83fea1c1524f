// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A colour of an asset catalog: one for any appearance, and others for light or dark.
struct ColorAsset {
  private let colors: [UIUserInterfaceStyle: UIColor]

  /// Reads a set; nil if there is none of the name, or it has no colour for any appearance.
  init?(named name: String, in bundle: Bundle) {
    guard let folder = AssetCatalog.folder(of: .color, named: name, in: bundle),
      let description = AssetCatalog.description(Description.self, in: folder)
    else { return nil }
    var colors: [UIUserInterfaceStyle: UIColor] = [:]
    for entry in description.colors {
      guard entry.idiom == nil || entry.idiom == "universal" || entry.idiom == "iphone",
        let style = entry.appearances.style, let color = entry.color?.value
      else { continue }
      colors[style] = color
    }
    guard colors[.unspecified] != nil || colors[.light] != nil else { return nil }
    self.colors = colors
  }

  /// The colour, which is dynamic if it is another one in the dark.
  var color: UIColor? {
    guard let any = colors[.unspecified] ?? colors[.light] else { return nil }
    let (light, dark) = (colors[.light] ?? any, colors[.dark] ?? any)
    guard light != dark else { return any }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private struct Description: Decodable {
    let colors: [Entry]
  }

  private struct Entry: Decodable {
    let idiom: String?
    let appearances: [AssetCatalog.Appearance]?
    let color: Value?
  }

  private struct Value: Decodable {
    let space: String?
    let components: [String: String]?
    /// The name of one of the system's colours.
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }

    var value: UIColor? {
      if let reference { return UIColor.named(reference) }
      let numbers = (components ?? [:]).compactMapValues(Self.number)
      let alpha = numbers["alpha"] ?? 1
      if let white = numbers["white"] { return UIColor(white: white, alpha: alpha) }
      guard let red = numbers["red"], let green = numbers["green"], let blue = numbers["blue"] else { return nil }
      switch space {
      case "display-p3", "extended-display-p3":
        return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      case "extended-linear-srgb":
        return CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
          .flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }.map { UIColor(cgColor: $0) }
      default:
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
    }

    /// A component as Xcode writes it: from 0 to 1 with a point, or from 0 to 255, or in hexadecimal digits.
    private static func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if !text.contains("."), let number = Int(text) { return CGFloat(number) / 255 }
      return Double(text).map { CGFloat($0) }
    }
  }
}

extension UIColor {
  /// A colour of an asset catalog of the main bundle; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of an asset catalog: of a folder `NAME.xcassets` among a bundle's resources, as Xcode edits it.
  ///
  /// Its appearances are any, light and dark; gamuts, contrast and idioms other than the iPhone's are passed over.
  /// - Parameters:
  ///   - name: The colour's name.
  ///   - bundle: The main bundle if it is nil.
  ///   - traitCollection: The traits that the colour is fixed for; nil for one that follows the traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = ColorAsset(named: name, in: bundle ?? .main)?.color else { return nil }
    self.init(source: (traitCollection.map { color.resolvedColor(with: $0) } ?? color).source)
  }
}
