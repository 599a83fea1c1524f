// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How text is placed in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The rectangle's origin is the top left of several lines; without it, it is the left end of the baseline of one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// What the font asks for between lines is part of their height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that has room shows by an ellipsis that there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
