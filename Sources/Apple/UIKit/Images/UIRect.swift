// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// Fills a rectangle in the current fill colour, which replaces what is there (blend mode copy).
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle in the current fill colour with a blend mode.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill([rect], blendMode: blendMode)
}

/// Draws a frame of width 1 along the inside of a rectangle in the current fill colour, which replaces what is there.
///
/// Apple's reference says stroke colour here and fill colour for `UIRectFrameUsingBlendMode`; the latter gives a reason.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of width 1 along the inside of a rectangle in the current fill colour with a blend mode.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect.standardized.frame, blendMode: blendMode)
}

/// Lets the current context draw only in the part of its clip that is in a rectangle, until its state is restored.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
  /// Fills rectangles that do not overlap; the blend mode is for this alone.
  func fill(_ rects: [CGRect], blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    for rect in rects { fill(rect) }
    restoreGState()
  }
}

extension CGRect {
  /// The four sides of a frame of width 1, without overlap; the whole rectangle if it is too small for a hole.
  fileprivate var frame: [CGRect] {
    guard width > 2, height > 2 else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: 1),
      CGRect(x: minX, y: maxY - 1, width: width, height: 1),
      CGRect(x: minX, y: minY + 1, width: 1, height: height - 2),
      CGRect(x: maxX - 1, y: minY + 1, width: 1, height: height - 2),
    ]
  }
}
