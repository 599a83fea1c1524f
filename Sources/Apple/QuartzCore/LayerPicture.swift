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
    if isResized || part != whole { context.clip(to: rect) }
    guard isResized else { return draw(part, in: rect, of: context) }
    let columns = cuts(of: part.width, from: middle.minX, to: middle.maxX, over: rect.minX, rect.maxX)
    let rows = cuts(of: part.height, from: middle.minY, to: middle.maxY, over: rect.minY, rect.maxY)
    for row in rows {
      for column in columns { draw(column, row, of: context) }
    }
  }

  /// Draws a piece of the image over a rectangle, by placing all of the image.
  private func draw(_ piece: CGRect, in rect: CGRect, of context: CGContext) {
    let (stretchX, stretchY) = (rect.width / piece.width, rect.height / piece.height)
    let all = CGRect(
      x: rect.minX - piece.minX * stretchX, y: rect.minY - piece.minY * stretchY,
      width: CGFloat(image.width) * stretchX, height: CGFloat(image.height) * stretchY)
    guard all.numbers.allSatisfy(\.isFinite), !all.isEmpty else { return }
    context.drawUpright(image, in: all)
  }

  private func draw(_ column: Cut, _ row: Cut, of context: CGContext) {
    let piece = CGRect(
      x: part.minX + column.source.lowerBound, y: part.minY + row.source.lowerBound,
      width: column.source.upperBound - column.source.lowerBound,
      height: row.source.upperBound - row.source.lowerBound)
    let rect = CGRect(
      x: column.target.lowerBound, y: row.target.lowerBound,
      width: column.target.upperBound - column.target.lowerBound,
      height: row.target.upperBound - row.target.lowerBound)
    guard piece.width > 0, piece.height > 0, rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    // Without smooth edges a pixel on a seam belongs to one of the pieces, and is not blended of both.
    context.setShouldAntialias(false)
    context.clip(to: rect)
    context.setShouldAntialias(true)
    draw(piece, in: rect, of: context)
    context.restoreGState()
  }

  /// A piece along one axis: in pixels of the part, and in the layer's space.
  private typealias Cut = (source: Range<CGFloat>, target: Range<CGFloat>)

  /// The three pieces along an axis: the outer ones keep their size, as far as they fit.
  private func cuts(
    of whole: CGFloat, from start: CGFloat, to end: CGFloat, over low: CGFloat, _ high: CGFloat
  ) -> [Cut] {
    let (before, after) = (start / scale, (whole - end) / scale)
    let shrink = before + after > high - low ? (high - low) / (before + after) : 1
    let (first, second) = (low + before * shrink, max(low + before * shrink, high - after * shrink))
    return [(0..<start, low..<first), (start..<end, first..<second), (end..<whole, second..<max(second, high))]
  }
}

extension CGContext {
  /// Draws an image upright in a space whose y points down.
  func drawUpright(_ image: CGImage, in rect: CGRect) {
    saveGState()
    // CGContext draws images upright in a space whose y points up.
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect)
    restoreGState()
  }

  /// Has images of a scale, in pixels a point, sampled by one filter where they are made smaller and by another where
  /// they are made larger.
  func setFilter(_ smaller: CALayerContentsFilter, _ larger: CALayerContentsFilter, scale: CGFloat) {
    let matrix = userSpaceToDeviceSpaceTransform
    let pixels = (abs(matrix.a * matrix.d - matrix.b * matrix.c)).squareRoot()
    if (pixels < scale ? smaller : larger) == .nearest { interpolationQuality = .none }
  }
}
