// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// The picture of a screen that is kept from frame to frame, of which only what is out of date is drawn anew.
///
/// It is opaque, and black where nothing is drawn. What is drawn anew has the bytes that a new picture would have. For
/// that
/// - all of the rows is drawn that it lies in: where a clip cuts an edge within a row of pixels, Cairo smooths the edges of
///   the row by another rule;
/// - groups are drawn as a whole, and samples of pictures and gradients do not depend on the clip (see
///   `CGContext.clipToPart(_:)`);
/// - a few rows more are drawn on each side, and put back as they were, for what is read beyond a row: of a shadow that
///   falls between pixels, for one.
///
/// Not so with a path of over a million dashes in sight, of which as many are drawn as can be seen.
package final class LayerCanvas {
  /// The size in pixels.
  package let width, height: Int
  /// Pixels a point.
  package let scale: CGFloat
  private let context: CGContext
  /// How many rows more are drawn on each side.
  private static let margin = 4

  /// Kept for the context.
  private let memory: CanvasMemory

  /// Makes a black picture; nil for a side that is not 1 to 32,767 pixels, or a scale that is none.
  /// - Parameter memory: What it lies in; a canvas that it had before must be gone.
  package init?(width: Int, height: Int, scale: CGFloat, memory: CanvasMemory = CanvasMemory()) {
    let sides = 1...32_767
    guard scale > 0, scale.isFinite, sides.contains(width), sides.contains(height),
      let context = memory.take(width * height * 4).flatMap({
        CGContext.layerBitmap(width: width, height: height, data: $0)
      })
    else { return nil }
    (self.width, self.height, self.scale, self.context, self.memory) = (width, height, scale, context, memory)
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    context.fill(pixels)
  }

  private var pixels: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// Draws parts anew, in points from the top left, y down.
  ///
  /// - Parameter body: Draws all; what is outside the clip is left out.
  /// - Returns: The parts in whole pixels, from the top left; each lies within the picture.
  package func redraw(_ damage: LayerDamage, _ body: (CGContext) -> Void) -> [CGRect] {
    let parts = damage.isEverything ? [pixels] : damage.rects.compactMap(pixelsAround)
    for rows in Self.bands(of: parts) { draw(rows, body) }
    return parts
  }

  /// The rows of parts; those that nearly meet as one.
  private static func bands(of parts: [CGRect]) -> [Range<Int>] {
    let rows = parts.map { Int($0.minY)..<Int($0.maxY) }.sorted { $0.lowerBound < $1.lowerBound }
    return rows.reduce(into: []) { bands, next in
      if let last = bands.last, next.lowerBound <= last.upperBound + 2 * margin {
        bands[bands.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        bands.append(next)
      }
    }
  }

  /// The rows of the picture, premultiplied blue, green, red and alpha, top row first.
  package var bytesPerRow: Int { context.bytesPerRow }

  /// Gives the rows of the picture.
  package func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
    guard let data = context.data else { return }
    body(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * height))
  }

  /// A copy of the picture.
  package func makeImage() -> CGImage? { context.makeImage() }

  /// The pixels that a rectangle touches, and one more on each side, for what is smoothed; nil for none.
  private func pixelsAround(_ rect: CGRect) -> CGRect? {
    let (left, top) = ((rect.minX * scale).rounded(.down) - 1, (rect.minY * scale).rounded(.down) - 1)
    let part = CGRect(
      x: left, y: top, width: (rect.maxX * scale).rounded(.up) + 1 - left,
      height: (rect.maxY * scale).rounded(.up) + 1 - top
    ).intersection(pixels)
    return part.isNull || part.isEmpty ? nil : part
  }

  private func draw(_ rows: Range<Int>, _ body: (CGContext) -> Void) {
    let all = max(0, rows.lowerBound - Self.margin)..<min(height, rows.upperBound + Self.margin)
    keeping([all.lowerBound..<rows.lowerBound, rows.upperBound..<all.upperBound]) {
      context.saveGState()
      context.translateBy(x: 0, y: CGFloat(height))
      context.scaleBy(x: 1, y: -1)
      let band = CGRect(x: 0, y: all.lowerBound, width: width, height: all.count)
      context.clipToPart(band)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fill(band)
      context.scaleBy(x: scale, y: scale)
      context.setBaseCTM(context.ctm)
      body(context)
      context.restoreGState()
      context.flush()
    }
  }

  /// Leaves some rows as they were.
  private func keeping(_ rows: [Range<Int>], _ body: () -> Void) {
    guard let data = context.data else { return }
    let bytes = UnsafeMutableRawBufferPointer(start: data, count: bytesPerRow * height)
    let parts = rows.map { bytes[$0.lowerBound * bytesPerRow..<$0.upperBound * bytesPerRow] }
    let old = parts.map(Array.init)
    body()
    for (part, old) in zip(parts, old) { UnsafeMutableRawBufferPointer(rebasing: part).copyBytes(from: old) }
  }
}
