// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A layer's contents: a part of an image, whose middle is stretched where it is resized.
struct LayerPicture {
  private let image: CGImage
  /// Pixels a point.
  let scale: CGFloat
  /// The drawn part of the image, in pixels, y down.
  private let part: CGRect
  /// The stretched middle, in pixels from the part's corner.
  private let middle: CGRect

  /// Makes the picture; nil if there is nothing to draw.
  ///
  /// - Parameters:
  ///   - part: In units of the image's size.
  ///   - center: In units of the part's size.
  init?(image: CGImage, scale: CGFloat, part: CGRect, center: CGRect) {
    let numbers = [part, center].flatMap(\.numbers) + [scale]
    guard numbers.allSatisfy(\.isFinite), scale > 0, part.width > 0, part.height > 0 else { return nil }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    self.image = image
    self.scale = scale
    self.part = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
    let (x, w) = Self.middle(from: center.minX, length: center.width, of: self.part.width)
    let (y, h) = Self.middle(from: center.minY, length: center.height, of: self.part.height)
    middle = CGRect(x: x, y: y, width: w, height: h)
  }

  /// A stretched side in pixels: at least one, within the part.
  private static func middle(from start: CGFloat, length: CGFloat, of whole: CGFloat) -> (CGFloat, CGFloat) {
    let asked = max(0, length) * whole
    let (first, count) = asked > 0 ? (start * whole, asked) : (start * whole - 0.5, 1)
    let low = min(max(0, first), whole)
    return (low, min(max(low, first + count), whole) - low)
  }

  /// The size without resizing, in points.
  private var size: CGSize {
    CGSize(width: part.width / scale, height: part.height / scale)
  }

  /// Where the gravity places the picture in a layer's bounds; nil for nowhere.
  func place(in bounds: CGRect, gravity: CALayerContentsGravity) -> CGRect? {
    let rect = gravity.place(size, in: bounds)
    return rect.numbers.allSatisfy(\.isFinite) && !rect.isEmpty ? rect : nil
  }

  /// Draws the picture where the gravity places it in a layer's bounds.
  func draw(in bounds: CGRect, gravity: CALayerContentsGravity, of context: CGContext) {
    guard let rect = place(in: bounds, gravity: gravity) else { return }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let isResized = rect.size != size && (middle.width < part.width || middle.height < part.height)
    if isResized {
      let middle = middle.offsetBy(dx: part.minX, dy: part.minY)
      return NinePartImage(image, part: part, middle: middle, scale: scale).draw(in: rect, of: context)
    }
    if part != whole { context.clip(to: rect) }
    drawPart(in: rect, of: context)
  }

  /// Draws the part over a rectangle, by placing all of the image.
  private func drawPart(in rect: CGRect, of context: CGContext) {
    let (stretchX, stretchY) = (rect.width / part.width, rect.height / part.height)
    let all = CGRect(
      x: rect.minX - part.minX * stretchX, y: rect.minY - part.minY * stretchY,
      width: CGFloat(image.width) * stretchX, height: CGFloat(image.height) * stretchY)
    guard all.numbers.allSatisfy(\.isFinite), !all.isEmpty else { return }
    context.drawUpright(image, in: all)
  }
}

extension CGContext {
  /// Has images of a scale, in pixels a point, sampled by one filter where they are made smaller and by another where
  /// they are made larger.
  func setFilter(_ smaller: CALayerContentsFilter, _ larger: CALayerContentsFilter, scale: CGFloat) {
    let matrix = userSpaceToDeviceSpaceTransform
    let pixels = (abs(matrix.a * matrix.d - matrix.b * matrix.c)).squareRoot()
    if (pixels < scale ? smaller : larger) == .nearest { interpolationQuality = .none }
  }
}
