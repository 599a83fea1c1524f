// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Draws a cell of a pattern in a context; gets the pattern's `info`. A Swift function here, not a C one.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Lets go of a pattern's `info`. A Swift function here, not a C one.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls.
public struct CGPatternCallbacks {
  /// The version of this structure: 0.
  public var version: UInt32
  /// Draws a cell, in the pattern's space; called once or many times.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called once when the pattern goes away; nil for nothing.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Makes callbacks that do nothing.
  public init() {
    self.init(version: 0, drawPattern: nil, releaseInfo: nil)
  }

  /// Makes callbacks.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}
