// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The pixels of an image, four bytes each: red, green, blue, alpha.
struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init?(_ image: CGImage) {
    let (width, height) = (image.width, image.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let drawn = bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
      return context != nil
    }
    guard drawn else { return nil }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// How two parts of pictures differ.
  struct Difference {
    /// The largest difference of any channel of any pixel, and where that pixel is.
    var largest = 0
    var place = (column: 0, row: 0)
    /// The mean difference of a channel.
    var mean = 0.0
  }

  /// Compares this picture with the part of another of the same size that starts at a column and a row.
  func difference(from other: Pixels, atColumn left: Int, row top: Int) -> Difference {
    var difference = Difference()
    var sum = 0
    for row in 0..<height {
      for column in 0..<width {
        let (mine, theirs) = ((row * width + column) * 4, ((row + top) * other.width + column + left) * 4)
        for channel in 0..<3 {
          let step = abs(Int(bytes[mine + channel]) - Int(other.bytes[theirs + channel]))
          sum += step
          if step > difference.largest {
            difference.largest = step
            difference.place = (column, row)
          }
        }
      }
    }
    difference.mean = Double(sum) / Double(width * height * 3)
    return difference
  }
}
