// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Foundation
internal import UIKit

/// A copy of what the main thread showed last: 32 bits a pixel, as of ``ScreenBitmap``, rows without gaps.
///
/// Not safe for threads by itself.
final class ShownPicture {
  private(set) var width = 0
  private(set) var height = 0
  private var memory: [UInt32] = []
  private static let mostPixels = ScreenLimits.pixels * ScreenLimits.pixels

  var isEmpty: Bool { width == 0 || height == 0 }
  var bounds: SDL_Rect { SDL_Rect(x: 0, y: 0, w: Int32(width), h: Int32(height)) }

  /// The last pixel: the colour of what a window shows beyond the picture, while the picture for its new size is made.
  var corner: UInt32 { isEmpty ? 0 : memory[width * height - 1] }

  /// Takes over the pixels that differ.
  ///
  /// - Returns: What has been taken: the damage, inside the picture, or all of it if it has another size than before.
  func update(from bitmap: ScreenBitmap, damage: [CGRect]) -> [SDL_Rect] {
    let rowLength = bitmap.width * 4
    guard bitmap.width > 0, bitmap.height > 0, bitmap.width <= ScreenLimits.pixels,
      bitmap.height <= ScreenLimits.pixels,
      bitmap.bytesPerRow >= rowLength, bitmap.bytes.count >= (bitmap.height - 1) * bitmap.bytesPerRow + rowLength
    else { return [] }
    var rects = damage.compactMap { SDL_Rect($0, width: bitmap.width, height: bitmap.height) }
    if (width, height) != (bitmap.width, bitmap.height) {
      (width, height) = (bitmap.width, bitmap.height)
      // The memory never shrinks, and grows by half at least, so that few steps of a window's resizing ask for more.
      if memory.count < width * height {
        memory = Array(repeating: 0, count: max(width * height, min(memory.count * 3 / 2, Self.mostPixels)))
      }
      rects = [bounds]
    }
    memory.withUnsafeMutableBytes { target in
      for rect in rects {
        for row in Int(rect.y)..<Int(rect.y + rect.h) {
          let source = bitmap.bytes[(row * bitmap.bytesPerRow + Int(rect.x) * 4)...].prefix(Int(rect.w) * 4)
          target[((row * width + Int(rect.x)) * 4)...].copyBytes(from: source)
        }
      }
    }
    return rects
  }

  /// The pixels from the left top corner of a rectangle on, and the bytes a row.
  func withPixels<Result>(at rect: SDL_Rect, _ body: (UnsafeRawPointer, Int) -> Result) -> Result? {
    memory.withUnsafeBytes { bytes in
      bytes.baseAddress.map { body($0 + (Int(rect.y) * width + Int(rect.x)) * 4, width * 4) }
    }
  }
}

extension SDL_Rect {
  /// The whole pixels that a rectangle touches of a picture; nil if there are none.
  init?(_ rect: CGRect, width: Int, height: Int) {
    func clamp(_ value: CGFloat, _ limit: Int) -> Int32 { Int32(min(max(value, 0), CGFloat(limit))) }
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else { return nil }
    let (left, top) = (clamp(rect.minX.rounded(.down), width), clamp(rect.minY.rounded(.down), height))
    let (right, bottom) = (clamp(rect.maxX.rounded(.up), width), clamp(rect.maxY.rounded(.up), height))
    guard left < right, top < bottom else { return nil }
    self.init(x: left, y: top, w: right - left, h: bottom - top)
  }

  /// The part that lies in a size from the origin on; nil if there is none.
  func clipped(width: Int32, height: Int32) -> SDL_Rect? {
    let (right, bottom) = (min(x + w, width), min(y + h, height))
    return x < right && y < bottom ? SDL_Rect(x: x, y: y, w: right - x, h: bottom - y) : nil
  }

  func union(_ other: SDL_Rect) -> SDL_Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return SDL_Rect(x: left, y: top, w: max(x + w, other.x + other.w) - left, h: max(y + h, other.y + other.h) - top)
  }
}
