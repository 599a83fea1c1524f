// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// What an image renderer hands to the actions that draw.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let canvas: BitmapCanvas

  init(canvas: BitmapCanvas, format: UIGraphicsImageRendererFormat) {
    self.canvas = canvas
    super.init(context: canvas.context, format: format)
  }

  /// The picture as it is now.
  open var currentImage: UIImage {
    UIImage(canvas.image, scale: canvas.scale)
  }
}
