// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A colour as a document writes it.
package enum NibColor: Hashable, Sendable {
  /// Red, green, blue and alpha in the colour space of a name, such as `calibratedRGB`, `sRGB` or `displayP3`.
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String)
  /// White and alpha in the colour space of a name, such as `calibratedWhite` or `genericGamma22GrayColorSpace`.
  case gray(white: Double, alpha: Double, space: String)
  /// Ink and alpha in the colour space of a name, such as `genericCMYKColorSpace`.
  case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double, space: String)
  /// A colour of the app, by its name in an asset catalog; its value stands in the document's resources.
  case named(String)
  /// A colour of the system, such as `systemBackgroundColor`; a value for it may stand in the document's resources.
  case system(String)
  /// A colour in a form that is not known.
  case unknown

  init(_ element: NibElement) throws(NibError) {
    let attributes = element.attributes
    if let name = attributes["name"] {
      self = .named(name)
    } else if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
      self = .system(name)
    } else {
      self = try Self.components(of: element)
    }
  }

  private static func components(of element: NibElement) throws(NibError) -> NibColor {
    let attributes = element.attributes
    let space = attributes["colorSpace"] ?? ""
    let name = space == "custom" ? attributes["customColorSpace"] ?? "" : space
    let alpha = try element.number("alpha") ?? 1
    if attributes["red"] != nil {
      return .rgb(
        red: try element.requiredNumber("red"), green: try element.requiredNumber("green"),
        blue: try element.requiredNumber("blue"), alpha: alpha, space: name)
    }
    if let white = try element.number("white") {
      return .gray(white: white, alpha: alpha, space: name)
    }
    if attributes["cyan"] != nil {
      return .cmyk(
        cyan: try element.requiredNumber("cyan"), magenta: try element.requiredNumber("magenta"),
        yellow: try element.requiredNumber("yellow"), black: try element.requiredNumber("black"), alpha: alpha,
        space: name)
    }
    return .unknown
  }
}
