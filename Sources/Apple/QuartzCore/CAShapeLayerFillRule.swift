// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The rule that tells the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes the value with a name. One that is not among the constants acts as the default does.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Inside where the winding number is not zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")

  /// Inside where an odd number of edges is crossed.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
