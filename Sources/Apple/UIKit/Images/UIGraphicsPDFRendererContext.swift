// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a PDF renderer hands to the actions that draw.
///
/// Links and destinations do not exist here.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let canvas: PDFCanvas

  init(canvas: PDFCanvas, format: UIGraphicsPDFRendererFormat) {
    self.canvas = canvas
    super.init(context: canvas.context, format: format)
  }

  /// The area of the page that is open, in points; the renderer's before one is begun.
  open var pdfContextBounds: CGRect { canvas.pageBounds }

  /// Begins a page of the renderer's area; the page before is ended.
  open func beginPage() {
    canvas.beginPage(canvas.bounds)
  }

  /// Begins a page of an area, in points; of the renderer's, if that one is empty, not finite or over 32767 points a
  /// side. The page before is ended.
  ///
  /// - Parameter pageInfo: Nothing of it is written; Apple documents the keys of a page's boxes for it.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    canvas.beginPage(bounds)
  }
}
