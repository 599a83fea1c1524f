// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleNib

extension NibColor {
  /// The colour in UIKit.
  ///
  /// - Parameter resources: The document's; they hold the values of named colours, and of those of the system's that
  ///   UIKit here does not know.
  func color(in resources: NibResources) throws(NibProblem) -> UIColor {
    switch self {
    case .named(let name):
      guard let value = resources.namedColors[name] else { throw NibProblem("no colour is named '\(name.inMessage)'") }
      return try value.components()
    case .system(let name):
      if let color = UIColor.named(name) { return color }
      guard let value = resources.systemColors[name] else {
        throw NibProblem("no system colour is named '\(name.inMessage)'")
      }
      return try value.components()
    default:
      return try components()
    }
  }

  /// A colour that is given by its components.
  ///
  /// Calibrated, device and generic RGB count as sRGB, and all greys as UIKit's: which profile Xcode converts each of
  /// them with is not documented. Inks are Core Graphics' generic ones.
  private func components() throws(NibProblem) -> UIColor {
    switch self {
    case .rgb(let red, let green, let blue, let alpha, "displayP3"):
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha, let space):
      guard Self.rgbSpaces.contains(space) else { throw NibProblem("unknown colour space '\(space.inMessage)'") }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .gray(let white, let alpha, let space):
      guard Self.graySpaces.contains(space) else { throw NibProblem("unknown colour space '\(space.inMessage)'") }
      return UIColor(white: white, alpha: alpha)
    case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, _):
      return UIColor(
        cgColor: CGColor(
          genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    case .named, .system, .unknown:
      throw NibProblem("a colour in an unknown form")
    }
  }

  /// The names as documents have them; none for colours of before Xcode 5.
  private static let rgbSpaces: Set<String> = [
    "", "calibratedRGB", "deviceRGB", "sRGB", "extendedSRGB", "genericRGB", "genericRGBLinear", "adobeRGB1998",
  ]
  private static let graySpaces: Set<String> = [
    "", "calibratedWhite", "deviceWhite", "genericGamma22GrayColorSpace", "genericGrayGamma2_2ColorSpace",
    "extendedGray",
  ]
}
