// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import StippleTestSupport

@testable import Stipple

extension DotStyle {
  /// A border of marks that are 4 wide, and 8 from each other.
  static func sample(_ change: (inout DotStyle) -> Void = { _ in }) -> DotStyle {
    var style = DotStyle.border
    style.lineWidth = 4
    style.spacing = 8
    change(&style)
    return style
  }
}

extension DotStrokeLayout {
  /// A border of a size, with some of its shape set.
  static func border(
    _ width: CGFloat, _ height: CGFloat, _ style: DotStyle, inset: CGFloat = 0, scale: CGFloat = 1,
    _ change: (inout BorderShape) -> Void = { _ in }
  ) -> DotStrokeLayout? {
    var shape = BorderShape()
    change(&shape)
    return border(
      in: CGRect(x: 0, y: 0, width: width, height: height), inset: inset, shape: shape, style: style, scale: scale)
  }

  var outline: CGPath {
    let dashed = dashPattern.isEmpty ? path : path.copy(dashingWithPhase: phase, lengths: dashPattern)
    return dashed.copy(strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: 10)
  }

  func bitmap(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 4) throws -> Bitmap {
    try Bitmap(size: CGSize(width: width, height: height), scale: scale) { context in
      context.addPath(path)
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCap)
      context.setLineJoin(lineJoin)
      if !dashPattern.isEmpty { context.setLineDash(phase: phase, lengths: dashPattern) }
      context.strokePath()
    }
  }
}
