// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How a layer's contents are sampled where they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes the value with a name. One that is not among the constants acts as the default does.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Between the pixels' middles: the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")

  /// The nearest pixel alone.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")

  /// Linear, and between levels of detail where contents are made smaller. Drawn as `linear`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
