// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How many frames a second something asks for.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The fewest frames a second that will do.
  public var minimum: Float
  /// The most frames a second; 0, all that there are, at first.
  public var maximum: Float
  /// The frames a second that are best; nil for any in the range.
  public var preferred: Float?

  /// Makes a range that asks for nothing.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range that leaves the rate to the screen.
  public static let `default` = CAFrameRateRange()

  /// The frames a second that are asked for; nil for all.
  var rate: Float? {
    let asked = preferred ?? maximum
    return asked > 0 && asked.isFinite ? asked : nil
  }
}
