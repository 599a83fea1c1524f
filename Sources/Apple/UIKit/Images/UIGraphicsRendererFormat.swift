// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What kind of context a renderer makes.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The area that the renderer draws, in points; empty until the format is a renderer's.
  open internal(set) var bounds = CGRect.zero

  /// Makes a format with the defaults.
  public required override init() {
    super.init()
  }

  /// A new format with the defaults; the older name of ``preferred()``.
  open class func `default`() -> Self { Self() }

  /// A new format with the defaults.
  open class func preferred() -> Self { Self() }

  /// A format of the same kind with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}
