// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The shape of the ends of a stroked path and of its dashes.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes the value with a name. One that is not among the constants acts as the default does.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Ends exactly at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")

  /// Adds half a disc, its radius half the line width.
  public static let round = CAShapeLayerLineCap(rawValue: "round")

  /// Adds half a square, half the line width long.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
