// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation
internal import StippleRaster

/// The pixels that Cairo draws on now: those of the bitmap, or of an open transparency layer.
struct RasterTarget {
  private let surface: OpaquePointer
  /// All the pixels.
  let bitmap: BitmapView
  /// From canvas space to the pixels: whole numbers, 0 but in a transparency layer.
  let offset: CGVector

  /// Takes the current target of a Cairo context, with all drawn on it so far; nil if it has no pixels.
  init?(_ cairo: OpaquePointer) {
    guard let surface = cairo_get_group_target(cairo), cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface), UInt(bitPattern: data) % 4 == 0 else { return nil }
    var (dx, dy) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &dx, &dy)
    guard dx == dx.rounded(), dy == dy.rounded() else { return nil }
    self.surface = surface
    offset = CGVector(dx: dx, dy: dy)
    bitmap = BitmapView(
      pixels: UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self),
      width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface)) / 4)
  }

  /// A path of canvas space in the space of the pixels.
  func moved(_ elements: [PathElement]) -> [PathElement] {
    guard offset.dx != 0 || offset.dy != 0 else { return elements }
    let transform = CGAffineTransform(translationX: offset.dx, y: offset.dy)
    return elements.map { $0.applying(transform) }
  }

  /// Tells Cairo that pixels have been drawn on.
  func markDirty() {
    cairo_surface_mark_dirty(surface)
  }
}
