// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The corners of a layer that its corner radius rounds.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// Makes a set of corners from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner of least x and least y, in UIKit's space top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)

  /// The corner of greatest x and least y, in UIKit's space top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)

  /// The corner of least x and greatest y, in UIKit's space bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)

  /// The corner of greatest x and greatest y, in UIKit's space bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
