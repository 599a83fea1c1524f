// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleRaster

/// Pixels to draw on in a test, in rows farther apart than they are wide: what lies between must stay as it is.
final class PixelCanvas {
  static let untouched: UInt32 = 0xDEAD_BEEF
  let width: Int
  let height: Int
  private let stride: Int
  private let memory: UnsafeMutableBufferPointer<UInt32>

  init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    (self.width, self.height, stride) = (width, height, width + 3)
    memory = .allocate(capacity: stride * height + 3)
    memory.initialize(repeating: Self.untouched)
    for y in 0..<height {
      for x in 0..<width { memory[y * stride + x] = pixel }
    }
  }

  deinit { memory.deallocate() }

  /// A view on all of it.
  func view(clip: PixelRect? = nil) -> BitmapView {
    guard let start = memory.baseAddress else { preconditionFailure("the memory is never empty") }
    return BitmapView(pixels: start, width: width, height: height, stride: stride, clip: clip)
  }

  subscript(x: Int, y: Int) -> UInt32 {
    get { memory[y * stride + x] }
    set { memory[y * stride + x] = newValue }
  }

  /// The rows of pixels, one after the other.
  var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
  }

  /// The first pixel that is not the other's, said briefly: a list of all would take the test library minutes.
  func difference(from other: PixelCanvas) -> String? {
    guard (width, height) == (other.width, other.height) else { return "other sides" }
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        return "\(String(self[x, y], radix: 16)) is not \(String(other[x, y], radix: 16)) at \(x), \(y)"
      }
    }
    return nil
  }

  /// Takes the pixels of a canvas of the same sides.
  func copy(_ other: PixelCanvas) {
    for y in 0..<height {
      for x in 0..<width { self[x, y] = other[x, y] }
    }
  }

  /// Whether nothing was written beside the pixels.
  var marginsAreUntouched: Bool {
    (0..<height).allSatisfy { y in (width..<stride).allSatisfy { memory[y * stride + $0] == Self.untouched } }
      && memory[(stride * height)...].allSatisfy { $0 == Self.untouched }
  }

  func fill(with random: inout SeededRandom) {
    for y in 0..<height {
      for x in 0..<width { self[x, y] = PixelColor(premultiplied: UInt32(truncatingIfNeeded: random.next())).bits }
    }
  }
}
