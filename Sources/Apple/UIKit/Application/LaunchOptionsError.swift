// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// An option of a program that says nothing that can be done.
package enum LaunchOptionsError: Error, Equatable, CustomStringConvertible {
  /// An option without its value.
  case missingValue(String)
  /// A size that is none, or out of range.
  case badSize(String)
  /// A scale that is none, or out of range.
  case badScale(String)
  /// A size of more pixels than a screen may have.
  case tooLarge(CGSize, scale: CGFloat)

  /// One line.
  package var description: String {
    switch self {
    case .missingValue(let option): "\(option) needs a value"
    case .badSize(let text): "--size \(text): a size is WIDTHxHEIGHT, each from 1 to 16384 points, such as 390x844"
    case .badScale(let text): "--scale \(text): a scale is a number from 0.5 to 8"
    case .tooLarge(let size, let scale):
      "--size \(Self.text(size.width))x\(Self.text(size.height)) at scale \(Self.text(scale)) is over "
        + "\(ScreenLimits.pixels) pixels in a direction; give a smaller size or scale"
    }
  }

  private static func text(_ number: CGFloat) -> String { AttributeValue(number).text }
}
