// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

/// The pixels of an image: premultiplied, eight bits a component, in Cairo's native order, rows without gaps.
///
/// Nothing writes to them once they are made.
final class PixelBuffer: @unchecked Sendable {
  // Unchecked: only its initializer's closure writes to the memory.

  let width: Int
  let height: Int
  private let memory: UnsafeMutableRawPointer

  /// The most pixels in a direction: Cairo's limit.
  static let sideLimit = 32767

  var bytesPerRow: Int { width * 4 }
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: bytesPerRow * height) }

  /// Makes a buffer, empty at first, that a closure fills.
  ///
  /// - Returns: nil if a side is not 1 to 32767, or there is no memory.
  init?(width: Int, height: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    let sides = 1...Self.sideLimit
    guard sides.contains(width), sides.contains(height), let memory = calloc(height, width * 4) else { return nil }
    self.width = width
    self.height = height
    self.memory = memory
    fill(UnsafeMutableRawBufferPointer(start: memory, count: width * 4 * height))
  }

  deinit {
    free(memory)
  }

  /// Makes a Cairo surface over the pixels that keeps them alive; the caller destroys it.
  ///
  /// Each drawing makes its own: Cairo keeps sampling options in a surface, so threads cannot share one.
  ///
  /// - Parameter isSwapped: Whether red and blue change places, for a canvas that keeps them so.
  func makeSurface(isSwapped: Bool) -> OpaquePointer? {
    guard !isSwapped else { return swapped()?.makeSurface(isSwapped: false) }
    let surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(bytesPerRow))
    // A key is an address that nothing else uses: that of the pixels will do.
    let key = UnsafePointer(memory.assumingMemoryBound(to: cairo_user_data_key_t.self))
    let owner = Unmanaged.passRetained(self)
    let status = cairo_surface_set_user_data(surface, key, owner.toOpaque()) { owner in
      guard let owner else { return }
      Unmanaged<PixelBuffer>.fromOpaque(owner).release()
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      owner.release()
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  private func swapped() -> PixelBuffer? {
    PixelBuffer(width: width, height: height) { target in
      let target = target.bindMemory(to: UInt32.self)
      for (index, pixel) in bytes.bindMemory(to: UInt32.self).enumerated() {
        target[index] = pixel.withRedAndBlueSwapped
      }
    }
  }
}

extension UInt32 {
  /// A native pixel whose second and fourth byte of significance have changed places.
  var withRedAndBlueSwapped: UInt32 {
    (self & 0xFF00_FF00) | ((self >> 16) & 0xFF) | ((self & 0xFF) << 16)
  }
}
