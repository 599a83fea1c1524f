// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The contexts that a thread has made current, one upon another.
final class GraphicsStack {
  private enum Entry {
    case pushed(CGContext)
    /// An image context; nil where one was asked for that cannot be made, so that its end is still found.
    case image(BitmapCanvas?)
    /// A PDF document; nil where one was asked for that cannot be made.
    case pdf(PDFCanvas?)
  }

  private var entries: [Entry] = []

  /// The current thread's stack.
  static var current: GraphicsStack {
    let key = "UIGraphicsStack"
    if let stack = Thread.current.threadDictionary[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  var context: CGContext? {
    switch entries.last {
    case .pushed(let context): context
    case .image(let canvas): canvas?.context
    case .pdf(let canvas): canvas?.context
    case nil: nil
    }
  }

  func push(_ context: CGContext) {
    entries.append(.pushed(context))
  }

  func pop() {
    _ = entries.popLast()
  }

  func beginImage(_ canvas: BitmapCanvas?) {
    entries.append(.image(canvas))
  }

  /// A picture of the current image context; nil if the current context is none.
  var image: UIImage? {
    guard case .image(let canvas?) = entries.last, let image = canvas.image else { return nil }
    return UIImage(cgImage: image, scale: canvas.scale, orientation: .up)
  }

  func endImage() {
    if case .image = entries.last { pop() }
  }

  func beginPDF(_ canvas: PDFCanvas?) {
    entries.append(.pdf(canvas))
  }

  /// The current PDF document; nil if the current context is none.
  var pdf: PDFCanvas? {
    if case .pdf(let canvas) = entries.last { canvas } else { nil }
  }

  /// Ends the current PDF document and writes it.
  func endPDF() {
    guard case .pdf(let canvas) = entries.last else { return }
    canvas?.finish()
    pop()
  }
}
