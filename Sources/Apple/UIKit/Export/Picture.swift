// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
package import Foundation
import QuartzCore

/// A view laid out at a size and drawn to the bytes of a file.
///
/// The view's layer is the only source: PNG, PDF and SVG are three surfaces of one `render(in:)`. The same view gives
/// the same bytes, however often it is drawn.
@preconcurrency @MainActor
package struct Picture {
  /// The most pixels in a direction.
  package nonisolated static let maximumSide = 16_384
  /// The pixels that a point may have in each direction.
  package nonisolated static let scales: ClosedRange<CGFloat> = 0.5...8

  private let view: UIView
  private let size: CGSize
  let scale: CGFloat
  private let background: UIColor?

  /// The sides of a bitmap of it, in pixels; a part of one counts.
  package var sides: (width: Int, height: Int) {
    (BitmapCanvas.pixels(size.width * scale) ?? 1, BitmapCanvas.pixels(size.height * scale) ?? 1)
  }

  /// Makes the view `size` points large, gives it the scale as a trait and lays it out.
  /// - Parameter background: painted beneath the view; resolved with the view's traits.
  package init(
    of view: UIView, size: CGSize, scale: CGFloat, background: UIColor? = nil
  ) throws(PictureError) {
    guard Self.scales.contains(scale) else { throw .scaleOutOfRange(scale) }
    guard size.width > 0, size.height > 0 else { throw .emptySize(size) }
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width <= CGFloat(Self.maximumSide), height <= CGFloat(Self.maximumSide) else {
      throw .tooLarge(width: width, height: height)
    }
    self.view = view
    self.size = size
    self.scale = scale
    self.background = background
    view.traitOverrides.displayScale = scale
    view.bounds.size = size
    view.layoutIfNeeded()
  }

  /// The file's bytes. PNG has `scale` pixels a point, a side rounded up; PDF and SVG are in points and stay vector.
  package func data(_ format: PictureFormat) throws(PictureError) -> Data {
    let data =
      switch format {
      case .png: pngData()
      case .pdf: pdfData()
      case .svg: svgData()
      }
    guard let data else { throw .notDrawn(format) }
    return data
  }

  private func pngData() -> Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    var isWhole = false
    let image = renderer.image {
      draw(in: $0.cgContext)
      isWhole = $0.cgContext.failure == nil
    }
    return isWhole ? image.pngData() : nil
  }

  private func pdfData() -> Data? {
    let data = NSMutableData()
    var page = CGRect(origin: .zero, size: size)
    guard let consumer = CGDataConsumer(data: data), let context = CGContext(consumer: consumer, mediaBox: &page, nil)
    else { return nil }
    context.beginPDFPage(nil)
    drawFlipped(in: context)
    context.endPDFPage()
    context.closePDF()
    return context.failure == nil ? Data(copying: data) : nil
  }

  private func svgData() -> Data? {
    let data = NSMutableData()
    guard let consumer = CGDataConsumer(data: data), let context = CGContext(svg: consumer, size: size) else {
      return nil
    }
    drawFlipped(in: context)
    context.finish()
    return context.failure == nil ? Data(copying: data) : nil
  }

  /// Draws in a context whose origin is at the bottom left.
  private func drawFlipped(in context: CGContext) {
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    draw(in: context)
  }

  /// Draws in points, y down.
  func draw(in context: CGContext) {
    if let background {
      context.setFillColor(background.resolvedColor(with: view.traitCollection).cgColor)
      context.fill(CGRect(origin: .zero, size: size))
    }
    // A layer draws in its own space, whose origin need not be its corner.
    context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.layer.renderPresentation(in: context)
  }
}
