// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What an animation shows outside of its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its end, once it is over and as long as it is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start, before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its start before, its end afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var showsStart: Bool { self == .backwards || self == .both }
  var showsEnd: Bool { self == .forwards || self == .both }
}
