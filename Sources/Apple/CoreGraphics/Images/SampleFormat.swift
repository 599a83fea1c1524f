// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// How the samples of an image lie in its bytes, whatever they stand for.
struct SampleFormat {
  let width: Int
  let height: Int
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  let bytesPerRow: Int
  /// Whether samples of 16 bits, or pixels of 32, have their low bytes first.
  let isLittle: Bool

  /// Makes a format; nil if samples have other than 1, 2, 4, 8 or 16 bits, or overlap, or a side is not 1 to 32767 pixels,
  /// or some bytes do not suffice.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, samples: Int, isLittle: Bool,
    byteCount: Int
  ) {
    let sides = 1...PixelBuffer.sideLimit
    guard
      [1, 2, 4, 8, 16].contains(bitsPerComponent), (bitsPerComponent * samples...128).contains(bitsPerPixel),
      sides.contains(width), sides.contains(height), bytesPerRow >= (width * bitsPerPixel + 7) / 8,
      case (let gaps, let overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1), !overflow,
      gaps <= byteCount - (width * bitsPerPixel + 7) / 8,
      !isLittle || bitsPerComponent == 16 || bitsPerPixel == 32
    else { return nil }
    (self.width, self.height, self.bytesPerRow, self.isLittle) = (width, height, bytesPerRow, isLittle)
    (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
  }

  /// The greatest value of a sample.
  var greatest: Int { (1 << bitsPerComponent) - 1 }

  /// The sample of a pixel; the first is 0.
  func sample(_ index: Int, x: Int, y: Int, in bytes: UnsafeRawPointer) -> Int {
    let bit = x * bitsPerPixel + index * bitsPerComponent
    func byte(_ offset: Int) -> Int { Int(bytes.load(fromByteOffset: y * bytesPerRow + offset, as: UInt8.self)) }
    switch bitsPerComponent {
    case 16:
      let (first, second) = (byte(bit / 8), byte(bit / 8 + 1))
      return isLittle ? second << 8 | first : first << 8 | second
    case 8:
      return byte(isLittle ? x * 4 + 3 - index : bit / 8)
    default:
      return (byte(bit / 8) >> (8 - bitsPerComponent - bit % 8)) & greatest
    }
  }
}
