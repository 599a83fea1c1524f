// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How a layer that moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
