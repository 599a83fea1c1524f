// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// An image, or a part of one, that is resized in nine parts: its corners keep their size, its edges grow in one
/// direction, its middle in both.
///
/// No part takes on colours of its neighbours. Drawing copies the pixels once.
package struct NinePartImage {
  private let image: CGImage
  private let scale: CGFloat
  private let columns: Axis
  private let rows: Axis
  private let isTiled: Bool

  /// Makes the image.
  ///
  /// - Parameters:
  ///   - part: What of the image is drawn, in pixels, y down; it may reach out of the image, where nothing is drawn.
  ///   - middle: What of it is resized, in pixels of the image.
  ///   - scale: Pixels a point; above zero.
  ///   - isTiled: Whether edges and middle are repeated, from the top left on, not stretched.
  package init(_ image: CGImage, part: CGRect, middle: CGRect, scale: CGFloat, isTiled: Bool = false) {
    self.image = image
    self.scale = scale
    self.isTiled = isTiled
    columns = Axis(part.minX, middle.minX, middle.maxX, part.maxX)
    rows = Axis(part.minY, middle.minY, middle.maxY, part.maxY)
  }

  /// Draws the image over a rectangle of a space whose y points down; caps that do not fit shrink in proportion.
  package func draw(in rect: CGRect, of context: CGContext) {
    context.saveGState()
    context.clip(to: rect)
    let clip = context.boundingBoxOfClipPath.union(rect)
    for row in rows.bands(scale: scale, from: rect.minY, to: rect.maxY, within: clip.minY...clip.maxY) {
      for column in columns.bands(scale: scale, from: rect.minX, to: rect.maxX, within: clip.minX...clip.maxX) {
        draw(column, row, of: context)
      }
    }
    context.restoreGState()
  }

  private func draw(_ column: Band, _ row: Band, of context: CGContext) {
    let pixels = CGRect(
      x: column.pixels.lowerBound, y: row.pixels.lowerBound, width: column.length, height: row.length)
    let whole = pixels.wholePixels.intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height))
    guard !whole.isEmpty, let piece = image.cropping(to: whole) else { return }
    // Of repeated bands, what is one copy.
    let (stepX, stepY) = (isTiled ? column.length / scale : nil, isTiled ? row.length / scale : nil)
    let size = CGSize(
      width: column.isMiddle ? stepX ?? column.size : column.size, height: row.isMiddle ? stepY ?? row.size : row.size)
    let (stretchX, stretchY) = (size.width / pixels.width, size.height / pixels.height)
    let rect = CGRect(
      x: column.place.lowerBound + (whole.minX - pixels.minX) * stretchX,
      y: row.place.lowerBound + (whole.minY - pixels.minY) * stretchY, width: whole.width * stretchX,
      height: whole.height * stretchY)
    context.saveGState()
    // Without smooth edges a pixel on a seam belongs to one of the parts, and is not blended of both.
    context.setShouldAntialias(false)
    context.clip(
      to: CGRect(
        x: column.clip.lowerBound, y: row.clip.lowerBound, width: column.clip.upperBound - column.clip.lowerBound,
        height: row.clip.upperBound - row.clip.lowerBound))
    context.setShouldAntialias(true)
    let isRepeated = isTiled && (size.width != column.size || size.height != row.size)
    // Beyond the pixels that there are nothing is drawn.
    let isInside = whole.contains(pixels)
    context.drawUpright(piece, in: rect, extending: isRepeated ? .repeated : isInside ? .padded : .none)
    context.restoreGState()
  }
}

extension NinePartImage {
  /// One of three bands of an axis.
  private struct Band {
    let pixels: ClosedRange<CGFloat>
    /// Where it goes, in points.
    let place: ClosedRange<CGFloat>
    /// What it is cut to: at the outer ends there is more, as the edge of all is smooth.
    let clip: ClosedRange<CGFloat>
    let isMiddle: Bool

    var length: CGFloat { pixels.upperBound - pixels.lowerBound }
    var size: CGFloat { place.upperBound - place.lowerBound }
  }

  /// Where the bands of an axis begin and end, in pixels.
  private struct Axis {
    let edges: [CGFloat]

    /// The edges are put in order; those that are next to a whole pixel are there.
    init(_ start: CGFloat, _ first: CGFloat, _ second: CGFloat, _ end: CGFloat) {
      var last = -CGFloat.infinity
      edges = [start, first, second, end].map { edge in
        let whole = edge.rounded()
        // A 1024th of a pixel is less than any shade.
        last = max(last, min(abs(edge - whole) < 1e-3 ? whole : edge, end))
        return last
      }
    }

    /// The bands with room: the outer ones keep their size, as far as they fit.
    func bands(scale: CGFloat, from low: CGFloat, to high: CGFloat, within clip: ClosedRange<CGFloat>) -> [Band] {
      let (before, after) = ((edges[1] - edges[0]) / scale, (edges[3] - edges[2]) / scale)
      let shrink = before + after > high - low ? (high - low) / (before + after) : 1
      let first = min(low + before * shrink, high)
      let second = max(first, high - after * shrink)
      let places = [low, first, second, max(second, high)]
      return (0..<3).compactMap { index in
        let (start, end) = (places[index], places[index + 1])
        guard edges[index + 1] > edges[index], end > start else { return nil }
        return Band(
          pixels: edges[index]...edges[index + 1], place: start...end,
          clip: (index == 0 ? min(clip.lowerBound, start) : start)...(index == 2 ? max(clip.upperBound, end) : end),
          isMiddle: index == 1)
      }
    }
  }
}

extension CGRect {
  /// The smallest rectangle of whole pixels around this one.
  fileprivate var wholePixels: CGRect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

extension CGContext {
  /// Draws an image upright in a space whose y points down.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    drawUpright(image, in: rect, extending: .none)
  }

  fileprivate func drawUpright(_ image: CGImage, in rect: CGRect, extending extent: ImageExtension) {
    saveGState()
    // CGContext draws images upright in a space whose y points up.
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect, extending: extent)
    restoreGState()
  }
}
