// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Called when the memory of a bitmap context is needed no more. A Swift function here, not a C one.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// Makes a context that draws into a bitmap.
  ///
  /// Differs from Apple's: the bitmap has eight bits a component, an RGB colour space, and either
  /// `CGImageAlphaInfo.premultipliedLast` or `noneSkipLast` (RGBA in memory), or `premultipliedFirst` or `noneSkipFirst`
  /// with `CGBitmapInfo.byteOrder32Little` (BGRA). Colours are drawn as sRGB in any of the spaces.
  ///
  /// - Parameters:
  ///   - data: Memory of `bytesPerRow * height` bytes, which the caller keeps while the context lives and may read and
  ///     write between drawings; nil to let the context have its own, transparent at first.
  ///   - bytesPerRow: The distance between rows, a multiple of 4; 0 with no data, for rows without gaps.
  /// - Returns: nil if the format is another, or a side is not 1 to 32767 pixels, or there is no memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      bitsPerComponent == 8, space.model == .rgb, let layout = PixelLayout(CGBitmapInfo(rawValue: bitmapInfo)),
      layout.isNative || layout.isSwappedNative,
      let surface = BitmapSurface(
        memory: data, width: width, height: height, bytesPerRow: bytesPerRow, isSwapped: layout.isSwappedNative,
        isOpaque: !layout.hasAlpha)
    else { return nil }
    self.init(surface: surface)
    isBlank = data == nil
    bitmap = Bitmap(surface: surface, info: CGBitmapInfo(rawValue: bitmapInfo), colorSpace: space)
  }

  /// Makes a context that draws into a bitmap of the caller's; see the other initializer.
  ///
  /// - Parameters:
  ///   - releaseCallback: Called once, with `releaseInfo` and `data`, when the context goes away; not if it is not made.
  ///   - releaseInfo: What the callback gets.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo)
    if let releaseCallback { bitmap?.surface.release = { releaseCallback(releaseInfo, data) } }
  }

  /// What only a bitmap has.
  struct Bitmap {
    let surface: BitmapSurface
    let info: CGBitmapInfo
    let colorSpace: CGColorSpace
  }

  /// The pixels, top row first, as `bitmapInfo` tells; nil if the context draws no bitmap.
  ///
  /// They are those that are drawn on: reading and writing takes effect at once.
  public var data: UnsafeMutableRawPointer? {
    drawHeldBack()
    return bitmap?.surface.memory
  }
  /// The width in pixels; 0 if the context draws no bitmap.
  public var width: Int { bitmap?.surface.width ?? 0 }
  /// The height in pixels; 0 if the context draws no bitmap.
  public var height: Int { bitmap?.surface.height ?? 0 }
  /// Eight; 0 if the context draws no bitmap.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// Thirty-two; 0 if the context draws no bitmap.
  public var bitsPerPixel: Int { bitmap == nil ? 0 : 32 }
  /// The distance between rows in bytes; 0 if the context draws no bitmap.
  public var bytesPerRow: Int { bitmap?.surface.bytesPerRow ?? 0 }
  /// The colour space of the bitmap; nil if the context draws none.
  public var colorSpace: CGColorSpace? { bitmap?.colorSpace }
  /// How the pixels lie in memory; empty if the context draws no bitmap.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
  /// Where a pixel keeps its alpha; `none` if the context draws no bitmap.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// An image of the pixels as they are now; nil if the context draws no bitmap.
  public func makeImage() -> CGImage? {
    drawHeldBack()
    return bitmap.flatMap { bitmap in
      bitmap.surface.copyPixels().flatMap {
        CGImage(pixels: $0, presentedAs: bitmap.info, colorSpace: bitmap.colorSpace)
      }
    }
  }
}
