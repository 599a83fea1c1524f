// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CBenchmarks
import Foundation
import StippleRaster
import UIKit

/// An opaque white bitmap that all engines draw on, its pages warm.
///
/// Unchecked: threads draw on rows of their own.
final class Canvas: @unchecked Sendable {
  let width: Int
  let height: Int
  let pixels: UnsafeMutablePointer<UInt32>

  var byteCount: Int { width * height * 4 }
  var bitmap: BitmapView { BitmapView(pixels: pixels, width: width, height: height, stride: width) }
  static let white = PixelColor(red: 1, green: 1, blue: 1, alpha: 1, order: .bgra)
  static let black = Paint(PixelColor(red: 0, green: 0, blue: 0, alpha: 1, order: .bgra))

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 4096)
    pixels = memory.bindMemory(to: UInt32.self, capacity: width * height)
    clear(rows: 0..<height)
  }

  deinit {
    pixels.deallocate()
  }

  /// Makes rows white, as the floor is measured: all bytes of white are the same.
  func clear(rows: Range<Int>) {
    memset(pixels + rows.lowerBound * width, Int32(Self.white.bits & 0xFF), rows.count * width * 4)
  }

  /// A context that draws on the bitmap, its origin at the top left.
  func makeContext() -> CGContext? {
    let context = CGContext(
      data: pixels, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    context?.translateBy(x: 0, y: CGFloat(height))
    context?.scaleBy(x: 1, y: -1)
    return context
  }

  /// Writes the bitmap as a PNG.
  func write(to file: String) throws(Failure) {
    let surface = CairoSurface(on: self)
    let status = cairo_surface_write_to_png(surface.surface, file)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw Failure.cannotWrite(file, String(cString: cairo_status_to_string(status)))
    }
  }
}
