// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CBenchmarks

/// Cairo as the peer: a surface over a canvas, with the settings that it has by itself.
final class CairoSurface {
  let surface: OpaquePointer?
  let cairo: OpaquePointer?

  init(on canvas: Canvas) {
    surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(canvas.pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(canvas.width), Int32(canvas.height), Int32(canvas.width * 4))
    cairo = cairo_create(surface)
  }

  init(width: Int, height: Int) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    cairo = cairo_create(surface)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Makes all white, and what follows black.
  func clear() {
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgb(cairo, 0, 0, 0)
  }

  func flush() {
    cairo_surface_flush(surface)
  }

  /// Adds a disc to the path.
  func addDisc(_ center: Point, radius: Double) {
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, center.x, center.y, radius, 0, 2 * .pi)
    cairo_close_path(cairo)
  }

  /// Adds curves to the path.
  func add(_ curves: [Cubic], at origin: Point = .zero) {
    guard let first = curves.first else { return }
    cairo_move_to(cairo, origin.x + first.start.x, origin.y + first.start.y)
    for curve in curves {
      let points = [curve.control1, curve.control2, curve.end].map { origin + $0 }
      cairo_curve_to(cairo, points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y)
    }
  }

  /// Sets what strokes are like.
  func setPen(width: Double, cap: cairo_line_cap_t, dashes: [Double] = []) {
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, cap)
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
  }
}

/// A picture that Cairo repeats.
final class CairoTile {
  private let tile: CairoSurface
  private let pattern: OpaquePointer?

  /// Draws the tile: opaque, white at first.
  init(width: Int, height: Int, filter: cairo_filter_t = CAIRO_FILTER_NEAREST, draw: (CairoSurface) -> Void) {
    tile = CairoSurface(width: width, height: height)
    tile.clear()
    draw(tile)
    tile.flush()
    pattern = cairo_pattern_create_for_surface(tile.surface)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, filter)
  }

  deinit {
    cairo_pattern_destroy(pattern)
  }

  /// Fills a surface; a point p of it shows the tile's `(p - origin) / scale`.
  func paint(on target: CairoSurface, origin: Point = .zero, scale: Double = 1) {
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / scale, 1 / scale)
    cairo_matrix_translate(&matrix, -origin.x, -origin.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_operator(target.cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source(target.cairo, pattern)
    cairo_paint(target.cairo)
    target.flush()
  }
}
