// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

/// Pixels beside the canvas that stand for a part of it.
final class OffscreenSurface {
  /// The part of canvas space.
  let box: CGRect
  /// How many pixels there are to a unit of canvas space.
  let scale: CGFloat
  let surface: OpaquePointer
  /// What draws on the pixels, in canvas space.
  let cairo: OpaquePointer

  /// The most pixels of one: a quarter of a gigabyte of colours.
  static let pixelLimit: CGFloat = 67_108_864

  var width: Int { Int(cairo_image_surface_get_width(surface)) }
  var height: Int { Int(cairo_image_surface_get_height(surface)) }

  /// Makes clear pixels; nil if there are none, or too many.
  ///
  /// - Parameters:
  ///   - box: Grown to whole pixels.
  ///   - shift: How far all that is drawn is moved.
  init?(box: CGRect, scale: CGFloat, format: cairo_format_t, shift: CGVector = .zero) {
    let (left, top) = ((box.minX * scale).rounded(.down), (box.minY * scale).rounded(.down))
    let (width, height) = ((box.maxX * scale).rounded(.up) - left, (box.maxY * scale).rounded(.up) - top)
    let sides = 1...CGFloat(PixelBuffer.sideLimit)
    guard
      sides.contains(width), sides.contains(height), width * height <= Self.pixelLimit,
      let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    else { return nil }
    cairo_surface_set_device_scale(surface, scale, scale)
    cairo_surface_set_device_offset(surface, shift.dx * scale - left, shift.dy * scale - top)
    guard let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    // From here on it is seen where it stands, whatever it was drawn with.
    cairo_set_tolerance(cairo, CGContext.tolerance)
    (self.surface, self.cairo, self.scale) = (surface, cairo, scale)
    self.box = CGRect(x: left / scale, y: top / scale, width: width / scale, height: height / scale)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// The scale at which a box has no more pixels than may be, at most one that is asked for.
  static func scale(atMost scale: CGFloat, for box: CGRect) -> CGFloat {
    let side = CGFloat(PixelBuffer.sideLimit - 2) / max(box.width, box.height, 1)
    return min(scale, side, sqrt(pixelLimit / 4 / max(box.width * box.height, 1)))
  }

  /// A pattern that shows the pixels in canvas space, in their place, whatever they have been shifted by; the caller
  /// destroys it.
  func makePattern(isSmooth: Bool = false) -> OpaquePointer? {
    cairo_surface_flush(surface)
    cairo_surface_set_device_offset(surface, -(box.minX * scale).rounded(), -(box.minY * scale).rounded())
    let pattern = cairo_pattern_create_for_surface(surface)
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
    return pattern
  }

  /// Calls a closure with the pixels: their address, and the distance between rows in bytes.
  func withPixels(_ body: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    body(data, Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
  }
}
