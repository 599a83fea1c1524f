// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// What an image is made of and how it is to be drawn; one value, so that an image is varied by changing a copy.
struct ImageModel {
  var pixels: CGImage?
  /// Pixels a point: positive and finite.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  /// The colour that `withTintColor(_:)` gave.
  var tint: UIColor?
  /// How the image fills more room than it has; nil for one that is stretched as a whole.
  var resizing: Resizing?
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false

  /// The parts of an image that keep their size, and what becomes of the others.
  struct Resizing: Equatable {
    var caps: UIEdgeInsets
    var mode: UIImage.ResizingMode
  }

  init(_ pixels: CGImage?, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    self.pixels = pixels
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.orientation = orientation
  }

  /// Width and height in points, the right way up.
  var size: CGSize {
    guard let pixels else { return .zero }
    let stored = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    return orientation.swapsSides ? CGSize(width: stored.height, height: stored.width) : stored
  }
}
