// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import UIKit

/// What an image renderer makes of a drawing, at one pixel a point unless told.
func drawing(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, actions: (CGContext) -> Void
) throws -> Bitmap {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  return try Bitmap(image: renderer.image { actions($0.cgContext) })
}
