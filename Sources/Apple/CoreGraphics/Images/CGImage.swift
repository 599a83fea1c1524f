// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// A bitmap that never changes.
///
/// It is drawn with eight bits a component, in sRGB; its own bytes, of another layout or space, are kept to be given out.
/// Differs from Apple's: pixels of four bytes are taken as sRGB in any RGB space, and there are no floating-point samples.
public final class CGImage: @unchecked Sendable {
  // Unchecked: all stored properties are constants, and the pixels are never written to.

  let pixels: PixelBuffer
  private let layout: PixelLayout
  /// The bytes that the image was made of, if they are not pixels of four bytes.
  let samples: ImageSamples?
  /// Whether the image is a stencil, with alpha and no colour: `draw(_:in:byTiling:)` paints through it in the colour of
  /// fills.
  public let isMask: Bool

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
    (self.pixels, self.layout, self.bitmapInfo) = (pixels, layout, bitmapInfo)
    (self.colorSpace, self.shouldInterpolate, renderingIntent) = (colorSpace, shouldInterpolate, intent)
    (samples, isMask) = (nil, false)
  }

  /// Makes an image of native pixels whose bytes are given out as they came.
  init(
    pixels: PixelBuffer, samples: ImageSamples, bitmapInfo: CGBitmapInfo, colorSpace: CGColorSpace?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent, isMask: Bool
  ) {
    (self.pixels, self.samples, self.bitmapInfo, layout) = (pixels, samples, bitmapInfo, .native)
    (self.colorSpace, self.shouldInterpolate, renderingIntent) = (colorSpace, shouldInterpolate, intent)
    self.isMask = isMask
  }

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// How many bits a sample has.
  public var bitsPerComponent: Int { samples?.format.bitsPerComponent ?? 8 }
  /// How many bits a pixel has.
  public var bitsPerPixel: Int { samples?.format.bitsPerPixel ?? 32 }
  /// The distance between the rows of `dataProvider`.
  public var bytesPerRow: Int { samples?.format.bytesPerRow ?? pixels.bytesPerRow }
  /// Where a pixel of `dataProvider` keeps its alpha.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }
  /// The order of the bytes of a pixel of `dataProvider`.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue) ?? .orderDefault
  }
  /// The values that the least and greatest sample of each component stand for; nil for 0 and 1.
  var decode: [CGFloat]? { samples?.decode }

  /// The image's bytes in the layout of `bitmapInfo`, top row first.
  ///
  /// Those of four bytes a pixel are converted at each reading, and have no gaps between rows.
  public var dataProvider: CGDataProvider? {
    if let samples { return samples.provider }
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
}
