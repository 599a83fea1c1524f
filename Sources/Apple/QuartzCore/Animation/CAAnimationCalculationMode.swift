// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How values between key frames come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In proportion.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value stays until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In proportion, at an even pace all along.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve through the values, at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
