// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

/// A canvas of PDF pages, one point a unit.
///
/// A page's content is one form: Cairo can then turn what PDF has no word for (erasing) into an image of the content so
/// far; on the page itself it would paint that image over what it should replace.
final class PDFSurface: CanvasSurface {
  let cairo: OpaquePointer
  private let surface: OpaquePointer
  private let output: VectorOutput
  private let defaultMediaBox: CGRect
  private var mediaBox: CGRect
  private var isFinished = false
  /// What had gone wrong when the document was finished: later calls fail because of that.
  private var finalFailure: CanvasFailure?
  private(set) var acceptsDrawing = false

  let isVector = true
  var size: CGSize { mediaBox.size }
  var baseTransform: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -mediaBox.minX, ty: mediaBox.maxY)
  }
  var failure: CanvasFailure? {
    output.failure ?? (isFinished ? finalFailure : CanvasFailure(cairo_status(cairo)))
  }

  /// Apple's page if none is asked for: US Letter.
  static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// Makes a document without pages.
  init?(consumer: CGDataConsumer, mediaBox: CGRect, information: [(cairo_pdf_metadata_t, String)]) {
    guard let box = Self.usable(mediaBox) else { return nil }
    let output = VectorOutput(consumer: consumer, isHeld: false)
    let surface = cairo_pdf_surface_create_for_stream(
      VectorOutput.write, Unmanaged.passUnretained(output).toOpaque(), box.width, box.height)
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    // Cairo writes the hour and the time zone otherwise; an empty date leaves the entry out.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    for (key, value) in information { cairo_pdf_surface_set_metadata(surface, key, value) }
    cairo_surface_set_fallback_resolution(surface, VectorFallback.dotsPerInch, VectorFallback.dotsPerInch)
    (self.output, self.surface, self.cairo) = (output, surface, cairo)
    (self.mediaBox, defaultMediaBox) = (box, box)
  }

  deinit {
    finish()
    FontLock.hold {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
  }

  /// Begins a page; ends the one before.
  func beginPage(mediaBox: CGRect?) {
    guard !isFinished else { return }
    endPage()
    self.mediaBox = mediaBox.flatMap(Self.usable) ?? defaultMediaBox
    cairo_pdf_surface_set_size(surface, size.width, size.height)
    cairo_push_group(cairo)
    acceptsDrawing = true
  }

  /// Ends the page, if one is open.
  func endPage() {
    guard acceptsDrawing else { return }
    acceptsDrawing = false
    FontLock.hold {
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
      cairo_show_page(cairo)
    }
  }

  func finish() {
    guard !isFinished else { return }
    endPage()
    finalFailure = CanvasFailure(cairo_status(cairo))
    isFinished = true
    FontLock.hold { cairo_surface_finish(surface) }
    finalFailure = finalFailure ?? CanvasFailure(cairo_surface_status(surface))
    output.finish()
  }

  /// A box that can be a page's: finite, not empty, at most 32767 points a side, as a bitmap.
  private static func usable(_ box: CGRect) -> CGRect? {
    let box = box.standardized
    let limit = CGFloat(PixelBuffer.sideLimit)
    guard
      box.minX.isFinite, box.minY.isFinite, box.width > 0, box.height > 0, max(box.width, box.height) <= limit
    else { return nil }
    return box
  }
}
