// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A view on pixels in a caller's memory, and the rectangle of them that may be drawn on.
///
/// A pixel is 32 bits, premultiplied, its alpha in the most significant byte; the kernels do not care which colour is
/// in which of the other three. Pixel (x, y) covers the square from (x, y) to (x + 1, y + 1); the origin is at the top
/// left, y runs down. The memory must outlive the view.
public struct BitmapView: @unchecked Sendable {
  // Unchecked: it is memory of somebody else's. Threads that draw at the same time keep to rows of their own.

  /// The first pixel of the first row.
  public let pixels: UnsafeMutablePointer<UInt32>
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// The distance between rows, in pixels.
  public let stride: Int
  /// The pixels that may be drawn on, within the bitmap.
  public let clip: PixelRect

  /// Makes a view.
  ///
  /// - Precondition: sides are not negative, and rows do not overlap.
  /// - Parameter clip: What may be drawn on; the part outside the bitmap is left out. Nil for all of it.
  public init(
    pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, clip: PixelRect? = nil
  ) {
    precondition(width >= 0 && height >= 0, "the sides of a bitmap are not negative")
    precondition(stride >= width, "rows of a bitmap do not overlap")
    self.pixels = pixels
    self.width = width
    self.height = height
    self.stride = stride
    let bounds = PixelRect(columns: 0..<width, rows: 0..<height)
    self.clip = clip?.intersection(bounds) ?? bounds
  }

  /// The same pixels with a smaller clip.
  public func clipped(to rect: PixelRect) -> BitmapView {
    BitmapView(pixels: pixels, width: width, height: height, stride: stride, clip: clip.intersection(rect))
  }

  /// The first pixel of a row of the bitmap, its clip left aside.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y &* stride }
}
