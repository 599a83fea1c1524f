// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIImage {
  /// What becomes of the parts between the caps of a resizable image.
  public enum ResizingMode: Int, Sendable {
    /// They are repeated.
    case tile = 0
    /// They are stretched.
    case stretch = 1
  }

  /// A resizable image, whose parts between the caps are repeated; with caps of zero, all of it is.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// A resizable image: drawn larger, its corners keep their size, its edges grow in one direction, the rest in both.
  ///
  /// - Parameters:
  ///   - capInsets: The sizes of the parts that stay, in points of the image as it is shown, rounded to its pixels. What
  ///     is negative or no number counts as 0, and what is larger than the image ends at its far edge. Where there is
  ///     no room for two opposite caps they shrink in proportion (which Apple does not document).
  ///   - resizingMode: What becomes of the other parts.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with { $0.resizing = ImageModel.Resizing(caps: capInsets, mode: resizingMode) }
  }

  /// The parts of a resizable image that keep their size; zero for other images.
  public var capInsets: UIEdgeInsets { model.resizing?.caps ?? .zero }

  /// What becomes of the parts between the caps; tile for images that are not resizable.
  public var resizingMode: ResizingMode { model.resizing?.mode ?? .tile }

  /// A smaller image for showing many: the image as it is shown, scaled to `size` points at its own scale.
  ///
  /// Nil if there are no pixels, or the size is empty, not finite or over 16384 pixels a side. Apple does not document
  /// whether proportions are kept; they are not here. It takes time in step with the pixels of both.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let area = CGRect(origin: .zero, size: size)
    guard cgImage != nil, let canvas = BitmapCanvas(bounds: area, scale: scale, opaque: false) else { return nil }
    UIGraphicsPushContext(canvas.context)
    canvas.context.interpolationQuality = .high
    draw(in: area)
    UIGraphicsPopContext()
    return canvas.image.map { UIImage($0, scale: scale) }
  }

  /// The image itself, as its pixels are always ready here; nil if it has none.
  public func preparingForDisplay() -> UIImage? {
    cgImage == nil ? nil : self
  }
}

extension ImageModel.Resizing {
  /// The pixels of an image between the caps.
  ///
  /// - Parameter scale: Pixels a point.
  func middle(of image: CGImage, scale: CGFloat) -> CGRect {
    let (x, width) = between(caps.left, caps.right, of: image.width, scale: scale)
    let (y, height) = between(caps.top, caps.bottom, of: image.height, scale: scale)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Where what is between two caps begins, and its length, in pixels.
  private func between(_ first: CGFloat, _ last: CGFloat, of count: Int, scale: CGFloat) -> (Int, Int) {
    func pixels(_ length: CGFloat, limit: Int) -> Int {
      length > 0 ? Int(min((length * scale).rounded(), CGFloat(limit))) : 0
    }
    let start = pixels(first, limit: count)
    return (start, count - start - pixels(last, limit: count - start))
  }
}
