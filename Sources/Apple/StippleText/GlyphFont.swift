// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CoreGraphics
internal import Foundation

/// A font at a size, from which glyphs are drawn.
///
/// It may be used on any thread.
// Unchecked: the outlines are under the lock, and Cairo's scaled fonts may be shared between threads.
package final class GlyphFont: @unchecked Sendable {
  let scaledFont: OpaquePointer
  let metrics: DecorationMetrics
  private var outlines: [UInt: [PathElement]] = [:]
  private var pen: OpaquePointer?

  /// How large a font may be in device units. FreeType refuses more than 65,535, and then Cairo takes no font of that
  /// file any more, in the whole process.
  static let pixelLimit = 32768.0

  /// How many device units a point has while outlines are taken: up to 64, so that their 24.8 bit numbers are good to
  /// 1/256 of 1/64 of a point.
  private var precision: Double {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
    return min(64, exp2(log2(Self.pixelLimit / max(1, matrix.xx)).rounded(.down)))
  }

  init(_ scaledFont: OpaquePointer, metrics: DecorationMetrics) {
    self.scaledFont = cairo_scaled_font_reference(scaledFont)
    self.metrics = metrics
  }

  deinit {
    FontLock.hold {
      cairo_destroy(pen)
      cairo_scaled_font_destroy(scaledFont)
    }
  }

  /// The outline of a glyph, in points from its origin, y down; nothing for a glyph without one.
  func outline(of glyph: UInt) -> [PathElement] {
    FontLock.hold {
      if let known = outlines[glyph] { return known }
      let made = makeOutline(of: glyph)
      outlines[glyph] = made
      return made
    }
  }

  private func makeOutline(of glyph: UInt) -> [PathElement] {
    guard let pen = pen ?? makePen() else { return [] }
    self.pen = pen
    cairo_new_path(pen)
    var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
    cairo_glyph_path(pen, &glyph, 1)
    guard let path = cairo_copy_path(pen) else { return [] }
    defer { cairo_path_destroy(path) }
    return path.pointee.elements
  }

  private func makePen() -> OpaquePointer? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    let pen = cairo_create(surface)
    let precision = precision
    cairo_scale(pen, precision, precision)
    cairo_set_scaled_font(pen, scaledFont)
    return pen
  }
}

extension cairo_path_t {
  /// The path as elements; nothing if Cairo has failed.
  fileprivate var elements: [PathElement] {
    guard status == CAIRO_STATUS_SUCCESS, let data else { return [] }
    var elements: [PathElement] = []
    var index = 0
    while index < num_data {
      let header = data[index].header
      let points = (1..<max(1, Int(header.length))).map {
        CGPoint(x: data[index + $0].point.x, y: data[index + $0].point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(points[0]))
      case CAIRO_PATH_LINE_TO: elements.append(.line(points[0]))
      case CAIRO_PATH_CURVE_TO: elements.append(.cubic(control1: points[0], control2: points[1], end: points[2]))
      default: elements.append(.close)
      }
      index += max(1, Int(header.length))
    }
    // Cairo ends every closed contour with a move to its start.
    if case .move? = elements.last { elements.removeLast() }
    return elements
  }
}
