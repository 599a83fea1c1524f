// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Steady.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the start and the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// That of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
