// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Whether a gradient's end colours go on past its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour goes on before the start.
  public static var drawsBeforeStartLocation: CGGradientDrawingOptions { CGGradientDrawingOptions(rawValue: 1) }
  /// The last colour goes on after the end.
  public static var drawsAfterEndLocation: CGGradientDrawingOptions { CGGradientDrawingOptions(rawValue: 2) }
}
