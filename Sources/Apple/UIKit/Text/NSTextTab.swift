// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation

/// A stop of the tab key.
///
/// Differs from Apple's: without options, thus without column terminators.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding {
  /// The key of an option of a tab stop; there are none.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes the key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// To which side of the stop the text goes: natural and justified are left.
  public let alignment: NSTextAlignment
  /// Where the stop is, in points from the line's start.
  public let location: CGFloat

  /// Makes a stop.
  ///
  /// - Parameter options: Not used.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    super.init()
  }

  /// Makes the stop of an archive.
  public required init?(coder: NSCoder) {
    alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "alignment")) ?? .left
    location = coder.decodeDouble(forKey: "location")
    super.init()
  }

  /// Writes the stop. Apple's archives have other keys.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "alignment")
    coder.encode(Double(location), forKey: "location")
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// The same stop: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is a stop at the same place of the same alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// Equal for equal stops.
  open override var hash: Int { location.hashValue }
}
