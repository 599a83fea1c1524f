// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Which part of a line that has no room is left out.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Makes the mode of a name; an unknown one leaves nothing out.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing is left out.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
