// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A bitmap that never changes.
///
/// Differs from Apple's: an image has four bytes a pixel: red, green, blue and alpha (or an unused byte), in any order.
/// There are no masks, decode arrays, gray, 16-bit or floating-point images.
public final class CGImage: @unchecked Sendable {
  // Unchecked: all stored properties are constants, and the pixels are never written to.

  let pixels: PixelBuffer
  private let layout: PixelLayout

  /// How the bytes of `dataProvider` lie.
  public let bitmapInfo: CGBitmapInfo
  /// The colour space of the pixels.
  public let colorSpace: CGColorSpace?
  /// Whether the image is drawn smoothly when it is scaled; if not, each pixel stays a sharp square.
  public let shouldInterpolate: Bool
  /// What is done with colours that a device cannot show. All colours here are sRGB, so nothing needs it.
  public let renderingIntent: CGColorRenderingIntent

  /// Makes an image of native pixels, whose bytes are given out in the layout of an info.
  init?(
    pixels: PixelBuffer, presentedAs bitmapInfo: CGBitmapInfo, colorSpace: CGColorSpace?,
    shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard let layout = PixelLayout(bitmapInfo) else { return nil }
    self.pixels = pixels
    self.layout = layout
    self.bitmapInfo = bitmapInfo
    self.colorSpace = colorSpace
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
  }

  /// Makes an image of bytes.
  ///
  /// - Parameter bytesPerRow: The distance between rows, at least `width * 4`; the first row is the top one.
  /// - Returns: nil if the format is none that the class knows, the bytes do not suffice, `decode` is given, or a side
  ///   is not 1 to 32767 pixels.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let sides = 1...PixelBuffer.sideLimit
    guard
      bitsPerComponent == 8, bitsPerPixel == 32, space.model == .rgb, decode == nil,
      let layout = PixelLayout(bitmapInfo), sides.contains(width), sides.contains(height), bytesPerRow >= width * 4,
      let data = provider.data,
      case (let gaps, let overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1), !overflow,
      gaps <= data.length - width * 4
    else { return nil }
    let source = data.bytes
    let buffer = PixelBuffer(width: width, height: height) { target in
      let target = target.bindMemory(to: UInt32.self)
      for row in 0..<height {
        for column in 0..<width {
          target[row * width + column] = layout.native(at: source + (row * bytesPerRow + column * 4))
        }
      }
    }
    guard let buffer else { return nil }
    self.init(
      pixels: buffer, presentedAs: bitmapInfo, colorSpace: space, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// Eight.
  public var bitsPerComponent: Int { 8 }
  /// Thirty-two.
  public var bitsPerPixel: Int { 32 }
  /// The distance between the rows of `dataProvider`: four bytes a pixel.
  public var bytesPerRow: Int { pixels.bytesPerRow }
  /// Where a pixel of `dataProvider` keeps its alpha.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }
  /// The order of the bytes of a pixel of `dataProvider`.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue) ?? .orderDefault
  }
  /// False: there are no image masks.
  public var isMask: Bool { false }

  /// The image's bytes in the layout of `bitmapInfo`, top row first, without gaps between rows.
  ///
  /// The bytes are converted at each reading.
  public var dataProvider: CGDataProvider? {
    guard let data = NSMutableData(length: pixels.bytes.count) else { return nil }
    let target = data.mutableBytes
    for (index, pixel) in pixels.bytes.bindMemory(to: UInt32.self).enumerated() {
      layout.store(pixel, at: target + index * 4)
    }
    return CGDataProvider(data: data)
  }

  /// The image itself, which cannot change.
  public func copy() -> CGImage? {
    self
  }

  /// Cuts out a part.
  ///
  /// - Parameter rect: In pixels from the top left corner; grown to whole pixels and cut to the image.
  /// - Returns: nil if nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    // Foundation's `integral` traps on what does not fit an Int.
    func pixels(from low: CGFloat, to high: CGFloat, of count: Int) -> Range<Int>? {
      let (first, end) = (max(low.rounded(.down), 0), min(high.rounded(.up), CGFloat(count)))
      return first < end ? Int(first)..<Int(end) : nil
    }
    let rect = rect.standardized
    guard
      let horizontal = pixels(from: rect.minX, to: rect.maxX, of: width),
      let vertical = pixels(from: rect.minY, to: rect.maxY, of: height)
    else { return nil }
    let (columns, rows) = (horizontal.count, vertical.count)
    let source = self.pixels.bytes
    let buffer = PixelBuffer(width: columns, height: rows) { target in
      for row in 0..<rows {
        let start = (vertical.lowerBound + row) * bytesPerRow + horizontal.lowerBound * 4
        target[row * columns * 4..<(row + 1) * columns * 4].copyBytes(from: source[start..<start + columns * 4])
      }
    }
    return buffer.flatMap {
      CGImage(
        pixels: $0, presentedAs: bitmapInfo, colorSpace: colorSpace, shouldInterpolate: shouldInterpolate,
        intent: renderingIntent)
    }
  }
}
