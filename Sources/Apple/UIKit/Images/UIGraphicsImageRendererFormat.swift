// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What kind of bitmap an image renderer makes.
///
/// Differs from Apple's: bitmaps are of 8 bits a component in sRGB, so there is no extended range, nor a way to ask for it.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours the bitmap can hold: those of sRGB, whichever of these is chosen.
  public enum Range: Int, Sendable {
    /// As the system has it.
    case unspecified = -1
    /// As suits the screen.
    case automatic = 0
    /// Those of sRGB.
    case standard = 2
  }

  /// Pixels a point; at first the display scale of the traits that are current when the format is made.
  open var scale: CGFloat
  /// Whether the image has no alpha, and is black where nothing is drawn; false at first.
  open var opaque = false
  /// Which colours the image is to hold; automatic at first. They are those of sRGB.
  open var preferredRange = Range.automatic

  /// Makes a format with the defaults.
  public required init() {
    scale = UITraitCollection.current.usableDisplayScale
    super.init()
  }

  /// Makes a format for an environment's traits; without a display scale there, with that of the default.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.usableDisplayScale }
  }

  /// A format with the same settings.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
      copy.preferredRange = preferredRange
    }
    return copy
  }
}
