// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIScrollView {
  /// What is left of the speed after each millisecond, of content that goes on by itself.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that is left.
    public let rawValue: CGFloat

    /// Makes a rate of the part that is left, between 0 and 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A long way: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A short way: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light, light on dark.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// Whether the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``, here.
    case automatic = 0
    /// Along the axes in which content can be dragged.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// Along both axes.
    case always = 3
  }
}
