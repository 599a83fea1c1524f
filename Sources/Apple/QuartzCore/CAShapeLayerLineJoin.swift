// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The shape of the corners of a stroked path.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes the value with a name. One that is not among the constants acts as the default does.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Extends the outer edges until they meet, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")

  /// Rounds the corner with half the line width.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")

  /// Cuts the corner off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
