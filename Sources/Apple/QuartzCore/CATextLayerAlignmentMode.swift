// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// To which side the lines of a text layer go.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Makes the mode of a name; an unknown one is natural.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// To the side where the direction of writing begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// To the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// All lines but a paragraph's last are stretched to both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
