// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes the value with a name. One that is not among the constants acts as the default does.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle: the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")

  /// A curve that bends gently into the edges, and takes 1.528665 radii of them.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
