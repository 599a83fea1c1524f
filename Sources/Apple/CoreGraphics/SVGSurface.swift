// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

/// A canvas of one SVG document, one CSS pixel a unit.
final class SVGSurface: CanvasSurface {
  let cairo: OpaquePointer
  let size: CGSize
  private let surface: OpaquePointer
  private let output: VectorOutput
  private var isFinished = false
  /// What had gone wrong when the document was finished: later calls fail because of that.
  private var finalFailure: CanvasFailure?

  let isVector = true
  var acceptsDrawing: Bool { !isFinished }
  var failure: CanvasFailure? {
    output.failure ?? (isFinished ? finalFailure : CanvasFailure(cairo_status(cairo)))
  }

  /// Makes an empty document.
  init?(consumer: CGDataConsumer, size: CGSize) {
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= CGFloat(PixelBuffer.sideLimit) else {
      return nil
    }
    let output = VectorOutput(consumer: consumer, isHeld: true)
    let surface = cairo_svg_surface_create_for_stream(
      VectorOutput.write, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    // Points would make browsers show the picture a third larger than its size in UIKit's points.
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    cairo_surface_set_fallback_resolution(surface, VectorFallback.dotsPerInch, VectorFallback.dotsPerInch)
    (self.output, self.surface, self.cairo, self.size) = (output, surface, cairo, size)
  }

  deinit {
    finish()
    FontLock.hold {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
  }

  func finish() {
    guard !isFinished else { return }
    finalFailure = CanvasFailure(cairo_status(cairo))
    isFinished = true
    FontLock.hold { cairo_surface_finish(surface) }
    finalFailure = finalFailure ?? CanvasFailure(cairo_surface_status(surface))
    output.finish(rewriting: SVGRewriter.rewritten)
  }
}
