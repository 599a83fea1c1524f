// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

/// The key of a page's box in the dictionary of `beginPDFPage(_:)`: an NSData of a CGRect.
public var kCGPDFContextMediaBox: CFString { "MediaBox" }
/// The key of a document's title in the dictionary of a PDF context: a string.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
/// The key of a document's author: a string.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// The key of a document's subject: a string.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// The key of a document's keywords: a string.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// The key of the name of the program that made what is in a document: a string.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }

extension CGContext {
  /// Makes a context that writes a PDF, one point a unit.
  ///
  /// Nothing can be drawn before a page is begun. The same drawing gives the same bytes: no date is written.
  ///
  /// - Parameters:
  ///   - mediaBox: The box of pages that have none of their own; nil for 612 by 792 points. The space of a page begins at
  ///     the box's origin.
  ///   - auxiliaryInfo: Title, author, subject, keywords and creator, under their keys; others are not known.
  /// - Returns: nil if the box is empty, not finite, or over 32767 points a side.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let keys = [
      (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
      (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
      (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
    ]
    let information = keys.compactMap { key, entry in
      (auxiliaryInfo?.object(forKey: key) as? String).map { (entry, $0) }
    }
    let box = mediaBox?.pointee ?? PDFSurface.letter
    guard let surface = PDFSurface(consumer: consumer, mediaBox: box, information: information) else { return nil }
    self.init(surface: surface)
  }

  /// Makes a context that writes a PDF file; see the other initializer.
  ///
  /// - Returns: nil also if the file cannot be written.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a page, in a new graphics state; ends the page before. Does nothing if the context writes no PDF.
  ///
  /// - Parameter pageInfo: The page's box under `kCGPDFContextMediaBox`; nil or another box than a document may have:
  ///   the document's.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let box = pageInfo?.object(forKey: kCGPDFContextMediaBox) as? Data
    beginPage(
      box: box.flatMap { data in
        data.count == MemoryLayout<CGRect>.size ? data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil
      })
  }

  /// Ends the page. Does nothing if none is open.
  public func endPDFPage() {
    guard let surface = surface as? PDFSurface, surface.acceptsDrawing else { return }
    unwind()
    surface.endPage()
  }

  /// Begins a page; see `beginPDFPage(_:)`.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    beginPage(box: mediaBox?.pointee)
  }

  /// Ends the page; see `endPDFPage()`.
  public func endPage() {
    endPDFPage()
  }

  /// Ends the document and writes all of it; nothing can be drawn any more. Does nothing if the context writes no PDF.
  public func closePDF() {
    if surface is PDFSurface { finish() }
  }

  private func beginPage(box: CGRect?) {
    guard let surface = surface as? PDFSurface else { return }
    unwind()
    beginPath()
    surface.beginPage(mediaBox: box)
    state = GraphicsState(canvas: surface.size)
    isBlank = true
  }
}
