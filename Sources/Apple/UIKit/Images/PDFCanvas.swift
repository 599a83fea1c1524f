// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A PDF context as UIKit makes them: pages with the origin at the top left, y down, in points.
final class PDFCanvas {
  let context: CGContext
  /// The area of pages that are begun without one.
  let bounds: CGRect
  /// The area of the page that is open, or of pages to come.
  private(set) var pageBounds: CGRect

  /// Makes a document without pages.
  ///
  /// Nil for an area that is empty, not finite or over 32767 points a side.
  convenience init?(data: NSMutableData, bounds: CGRect, information: [String: Any]) {
    guard let consumer = CGDataConsumer(data: data) else { return nil }
    self.init(consumer: consumer, bounds: bounds, information: information)
  }

  init?(consumer: CGDataConsumer, bounds: CGRect, information: [String: Any]) {
    let keys = [
      kCGPDFContextTitle, kCGPDFContextAuthor, kCGPDFContextSubject, kCGPDFContextKeywords, kCGPDFContextCreator,
    ]
    let known = NSMutableDictionary()
    for key in keys {
      guard let text = Self.text(information[String(describing: key)]) else { continue }
      known.setObject(NSString(string: text), forKey: key)
    }
    guard Self.isUsable(bounds) else { return nil }
    var box = bounds.standardized
    guard let context = CGContext(consumer: consumer, mediaBox: &box, known) else { return nil }
    self.context = context
    (self.bounds, pageBounds) = (box, box)
  }

  /// A text; of several, such as keywords, all with commas between.
  private static func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? [String])?.joined(separator: ", ")
  }

  /// Begins a page, whose top left corner is the area's origin.
  func beginPage(_ area: CGRect) {
    var box = Self.isUsable(area) ? area.standardized : bounds
    pageBounds = box
    context.beginPage(mediaBox: &box)
    context.translateBy(x: 0, y: box.minY + box.maxY)
    context.scaleBy(x: 1, y: -1)
    context.setBaseCTM(context.ctm)
  }

  /// Ends the document and writes all of it.
  func finish() {
    context.closePDF()
  }

  /// Whether an area can be a page's.
  private static func isUsable(_ area: CGRect) -> Bool {
    let area = area.standardized
    return area.minX.isFinite && area.minY.isFinite && area.width > 0 && area.height > 0
      && max(area.width, area.height) <= 32767
  }
}
