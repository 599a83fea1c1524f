// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

/// A canvas of pixels in memory, its own or a caller's.
final class BitmapSurface: CanvasSurface {
  let cairo: OpaquePointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let memory: UnsafeMutableRawPointer
  let isSwapped: Bool
  /// Whether the alpha byte is not used: every pixel is opaque.
  let isOpaque: Bool
  /// Called when the surface has gone.
  var release: () -> Void = {}
  private let ownsMemory: Bool
  private let surface: OpaquePointer

  let isVector = false
  let acceptsDrawing = true
  var size: CGSize { CGSize(width: width, height: height) }
  var failure: CanvasFailure? { CanvasFailure(cairo_status(cairo)) }

  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - memory: Memory of `bytesPerRow * height` bytes that outlives the canvas; nil to have its own, cleared.
  ///   - bytesPerRow: The distance between rows, a multiple of four; 0 with no memory, for rows without gaps.
  /// - Returns: nil if a side is not 1 to 32767 pixels, or rows are too short or not whole words, or there is no memory.
  init?(
    memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, isSwapped: Bool, isOpaque: Bool = false
  ) {
    let sides = 1...PixelBuffer.sideLimit
    guard sides.contains(width), sides.contains(height) else { return nil }
    let stride = bytesPerRow == 0 && memory == nil ? width * 4 : bytesPerRow
    guard
      stride >= width * 4, stride % 4 == 0, stride <= Int(Int32.max),
      let pixels = memory ?? calloc(height, stride)
    else { return nil }
    let surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width),
      Int32(height), Int32(stride))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      if memory == nil { free(pixels) }
      return nil
    }
    self.surface = surface
    self.cairo = cairo
    self.memory = pixels
    (self.width, self.height) = (width, height)
    self.bytesPerRow = stride
    (self.isSwapped, self.isOpaque) = (isSwapped, isOpaque)
    ownsMemory = memory == nil
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
    if ownsMemory { free(memory) }
    release()
  }

  func finish() {}

  /// A pattern of the pixels, which stay alive with it; the caller destroys it.
  ///
  /// It is of no use once the surface's memory has gone, so the pixels are copied.
  func makePattern() -> OpaquePointer? {
    guard let copy = copyPixels()?.makeSurface(isSwapped: isSwapped) else { return nil }
    defer { cairo_surface_destroy(copy) }
    return cairo_pattern_create_for_surface(copy)
  }

  /// A copy of the pixels.
  func copyPixels() -> PixelBuffer? {
    cairo_surface_flush(surface)
    return PixelBuffer(width: width, height: height) { target in
      for row in 0..<height {
        let source = UnsafeRawBufferPointer(start: memory + row * bytesPerRow, count: width * 4)
        let line = UnsafeMutableRawBufferPointer(rebasing: target[row * width * 4..<(row + 1) * width * 4])
        line.copyMemory(from: source)
        guard isSwapped || isOpaque else { continue }
        let pixels = line.bindMemory(to: UInt32.self)
        for column in pixels.indices {
          if isSwapped { pixels[column] = pixels[column].withRedAndBlueSwapped }
          if isOpaque { pixels[column] |= 0xFF00_0000 }
        }
      }
    }
  }
}
