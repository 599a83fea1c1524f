// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// Makes PDF documents by drawing. Pages hold shapes, not pixels.
///
/// The same drawing gives the same bytes: no date is written.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// What draws; it is called once, with the context current, and begins the pages.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// Makes a renderer of pages of an area, in points, with the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Makes a renderer of pages of an area, in points. The format is copied.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pdfFormat = (format.copy() as? UIGraphicsPDFRendererFormat) ?? format
    pdfFormat.bounds = bounds
    super.init(bounds: bounds, format: pdfFormat)
  }

  /// A document of what the actions draw.
  ///
  /// A page that is empty, not finite or over 32767 points a side makes no document: the data are empty, and the actions
  /// are not called. What is drawn before a page is begun is lost.
  open func pdfData(actions: DrawingActions) -> Data {
    let data = NSMutableData()
    guard let canvas = PDFCanvas(data: data, bounds: pdfFormat.bounds, information: pdfFormat.documentInfo) else {
      return Data()
    }
    draw(on: canvas, actions)
    return Data(copying: data)
  }

  /// Writes a document of what the actions draw to a file, all of it or nothing.
  ///
  /// - Throws: `CocoaError` if the page has no size to be drawn at, or an error of the file system.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    let data = pdfData(actions: actions)
    guard !data.isEmpty else { throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url]) }
    try data.write(to: url, options: .atomic)
  }

  private func draw(on canvas: PDFCanvas, _ actions: DrawingActions) {
    let context = UIGraphicsPDFRendererContext(canvas: canvas, format: pdfFormat)
    UIGraphicsPushContext(canvas.context)
    actions(context)
    UIGraphicsPopContext()
    canvas.finish()
  }
}
