// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Makes a PDF document current that is in the data once it is ended.
///
/// No page is open at first. An area that cannot be a page's makes no document: drawing does nothing; it must be ended
/// all the same.
/// - Parameters:
///   - data: The document is added at its end.
///   - bounds: The area of pages, in points; an empty one is 612 by 792 points.
///   - documentInfo: Title, author and so on, under Core Graphics' keys.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  let canvas = PDFCanvas(
    data: data, bounds: bounds.pdfPage, information: documentInfo.map(PDFCanvas.texts) ?? [:])
  GraphicsStack.current.beginPDF(canvas)
}

/// Makes a PDF document current that is in a file once it is ended; see `UIGraphicsBeginPDFContextToData`.
///
/// - Returns: Whether the document could be made; if it could not, nothing is current, and nothing is to be ended.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  guard
    let consumer = CGDataConsumer(url: url as NSURL),
    let canvas = PDFCanvas(
      consumer: consumer, bounds: bounds.pdfPage, information: documentInfo.map(PDFCanvas.texts) ?? [:])
  else { return false }
  GraphicsStack.current.beginPDF(canvas)
  return true
}

/// Ends the current PDF document and writes it; if the current context is another, nothing happens.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndPDFContext() {
  GraphicsStack.current.endPDF()
}

/// Begins a page of the current PDF document, of the document's area; the page before is ended.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginPDFPage() {
  guard let canvas = GraphicsStack.current.pdf else { return }
  canvas.beginPage(canvas.bounds)
}

/// Begins a page of the current PDF document of an area in points; nothing of `pageInfo` is written.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  GraphicsStack.current.pdf?.beginPage(bounds)
}

/// The area of the open page of the current PDF document, in points; zero if the current context is another.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  GraphicsStack.current.pdf?.pageBounds ?? .zero
}

extension CGRect {
  /// The page that UIKit makes of an empty rectangle: US Letter.
  fileprivate var pdfPage: CGRect {
    self == .zero ? CGRect(x: 0, y: 0, width: 612, height: 792) : self
  }
}

extension PDFCanvas {
  /// What a document says about itself, by the text of its keys.
  fileprivate static func texts(_ information: [AnyHashable: Any]) -> [String: Any] {
    var texts: [String: Any] = [:]
    for (key, value) in information {
      if let key = key.base as? String { texts[key] = value }
    }
    return texts
  }
}
