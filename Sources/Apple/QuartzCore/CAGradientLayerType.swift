// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The kind of a gradient layer's gradient. Apple's conic gradient is not supported.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes the value with a name. One that is not among the constants acts as the default does.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Colours change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")

  /// Colours change from the middle of an ellipse to its edge.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
