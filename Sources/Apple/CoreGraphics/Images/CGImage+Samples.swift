// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGImage {
  /// Makes an image of bytes.
  ///
  /// Known are samples of 1, 2, 4, 8 and 16 bits, gray, RGB or CMYK, with alpha before or after them, or an unused sample,
  /// or none; and alpha alone, of eight bits.
  ///
  /// - Parameters:
  ///   - bytesPerRow: The distance between rows, no less than a row has; the first row is the top one.
  ///   - decode: Two numbers for each component, alpha left aside: what its least and greatest sample stand for; nil for
  ///     0 and 1.
  /// - Returns: nil if the format is none that is known, the bytes do not suffice, or a side is not 1 to 32767 pixels.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let known: CGBitmapInfo = [.alphaInfoMask, .byteOrderMask]
    guard
      known.isSuperset(of: bitmapInfo), space.model != .pattern,
      let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue),
      let order = CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue)
    else { return nil }
    let components = alphaInfo == .alphaOnly ? 0 : space.numberOfComponents
    let isLittle = [.order16Little, .order32Little].contains(order)
    let orders: [CGImageByteOrderInfo] =
      switch (bitsPerComponent, bitsPerPixel) {
      case (16, _): [.orderDefault, .order16Little, .order16Big]
      case (8, 32): [.orderDefault, .order32Little, .order32Big]
      default: [.orderDefault]
      }
    let sampleCount = components + (alphaInfo == .none ? 0 : 1)
    guard
      orders.contains(order), (1...16).contains(bitsPerComponent), bitsPerPixel == bitsPerComponent * sampleCount
    else { return nil }
    let format = SampleFormat(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, samples: sampleCount, isLittle: isLittle,
      byteCount: provider.storage.length)
    guard let format else { return nil }
    if decode == nil, bitsPerComponent == 8, bitsPerPixel == 32, space.model == .rgb,
      let layout = PixelLayout(bitmapInfo), let pixels = PixelBuffer(format, layout, provider)
    {
      self.init(
        pixels: pixels, presentedAs: bitmapInfo, colorSpace: space, shouldInterpolate: shouldInterpolate, intent: intent
      )
      return
    }
    let samples = ImageSamples(
      format: format, provider: provider,
      decode: decode.map { Array(UnsafeBufferPointer(start: $0, count: components * 2)) })
    guard let pixels = alphaInfo == .alphaOnly ? samples.alphaOnly() : samples.pixels(space, alphaInfo) else {
      return nil
    }
    self.init(
      pixels: pixels, samples: samples, bitmapInfo: bitmapInfo, colorSpace: alphaInfo == .alphaOnly ? nil : space,
      shouldInterpolate: shouldInterpolate, intent: intent, isMask: false)
  }

  /// Makes a stencil of bytes: where a sample is 0, paint goes through; where it is the greatest, none does.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 1, 2, 4 or 8.
  ///   - bitsPerPixel: As many, or 8; with samples of 8 bits also 16 or 32, of which the first sample counts.
  ///   - decode: What the least and the greatest sample stand for; nil for 0 and 1.
  /// - Returns: nil if the format is another, the bytes do not suffice, or a side is not 1 to 32767 pixels.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let format = SampleFormat(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, samples: 1, isLittle: false, byteCount: provider.storage.length)
    guard
      let format, bitsPerComponent <= 8,
      bitsPerPixel == bitsPerComponent || bitsPerPixel == 8 || bitsPerComponent == 8 && [16, 32].contains(bitsPerPixel)
    else { return nil }
    let samples = ImageSamples(
      format: format, provider: provider, decode: decode.map { Array(UnsafeBufferPointer(start: $0, count: 2)) })
    guard let pixels = samples.stencil() else { return nil }
    self.init(
      pixels: pixels, samples: samples, bitmapInfo: [], colorSpace: nil, shouldInterpolate: shouldInterpolate,
      intent: .defaultIntent, isMask: true)
  }
}

extension PixelBuffer {
  /// Makes a buffer of pixels of four bytes.
  fileprivate convenience init?(_ format: SampleFormat, _ layout: PixelLayout, _ provider: CGDataProvider) {
    let source = provider.storage.bytes
    self.init(width: format.width, height: format.height) { target in
      let target = target.bindMemory(to: UInt32.self)
      for row in 0..<format.height {
        for column in 0..<format.width {
          target[row * format.width + column] = layout.native(at: source + (row * format.bytesPerRow + column * 4))
        }
      }
    }
  }
}

extension ImageSamples {
  /// Pixels without colour whose alpha is the samples.
  fileprivate func alphaOnly() -> PixelBuffer? {
    let (format, bytes) = (self.format, provider.storage.bytes)
    return PixelBuffer(width: format.width, height: format.height) { target in
      let target = target.bindMemory(to: UInt32.self)
      for y in 0..<format.height {
        for x in 0..<format.width {
          let alpha = format.sample(0, x: x, y: y, in: bytes) * 255 / format.greatest
          target[y * format.width + x] = UInt32(alpha) << 24
        }
      }
    }
  }
}
