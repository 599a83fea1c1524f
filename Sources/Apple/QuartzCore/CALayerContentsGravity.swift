// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How a layer's contents are scaled and placed in its bounds.
///
/// The names come from a space whose y points up: in UIKit's space, where y points down, `top` is at the lower
/// edge, as on iOS.
///
/// Source: the table from content modes to gravities in Texture, `_ASCoreAnimationExtras.mm`,
/// https://github.com/TextureGroup/Texture
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes the value with a name. One that is not among the constants acts as the default does.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")

  /// In the middle of the edge of greatest y, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")

  /// In the middle of the edge of least y, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")

  /// In the middle of the left edge, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")

  /// In the middle of the right edge, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")

  /// In the left corner of greatest y, at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")

  /// In the right corner of greatest y, at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")

  /// In the left corner of least y, at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")

  /// In the right corner of least y, at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

  /// Stretched over the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")

  /// As large as fits into the bounds without distortion, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")

  /// As small as covers the bounds without distortion, in the middle.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
