// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

/// Alpha, or the alpha of colours, through which all is drawn: a clip with shades.
final class SoftMask {
  private let pattern: OpaquePointer

  /// Makes a mask of a pattern in canvas space, which is the mask's from now on; nil if there is none.
  init?(_ pattern: OpaquePointer?) {
    guard let pattern, cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS else { return nil }
    self.pattern = pattern
  }

  deinit {
    cairo_pattern_destroy(pattern)
  }

  /// Calls a closure with the pattern.
  func withPattern(_ body: (OpaquePointer) -> Void) {
    body(pattern)
  }
}

/// Soft masks as one.
struct CombinedMask {
  private enum Kind {
    case none
    case one(SoftMask)
    case pixels(OffscreenSurface)
  }

  private let kind: Kind

  /// Puts masks together, on as many pixels as some others; nil if there is no memory.
  init?(_ masks: [SoftMask], like pixels: OffscreenSurface) {
    guard let first = masks.first else {
      kind = .none
      return
    }
    guard masks.count > 1 else {
      kind = .one(first)
      return
    }
    guard let product = OffscreenSurface(box: pixels.box, scale: pixels.scale, format: CAIRO_FORMAT_A8) else {
      return nil
    }
    for (index, mask) in masks.enumerated() {
      cairo_set_operator(product.cairo, index == 0 ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_IN)
      mask.withPattern { cairo_set_source(product.cairo, $0) }
      cairo_paint(product.cairo)
    }
    kind = .pixels(product)
  }

  /// Paints a context's source through the mask.
  func paint(on cairo: OpaquePointer) {
    switch kind {
    case .none: cairo_paint(cairo)
    case .one(let mask): mask.withPattern { cairo_mask(cairo, $0) }
    case .pixels(let pixels):
      let pattern = pixels.makePattern()
      cairo_mask(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
}
