// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import StippleTestSupport
import Testing

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

/// A layer of a frame and a background color.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

/// A picture of rows of colors, the top row first.
func image(_ rows: [[CGColor]]) throws -> CGImage {
  let context = try Canvas(rows[0].count, rows.count).context
  for (y, row) in rows.enumerated() {
    for (x, color) in row.enumerated() {
      context.setFillColor(color)
      context.fill(CGRect(x: x, y: rows.count - 1 - y, width: 1, height: 1))
    }
  }
  return try #require(context.makeImage())
}
