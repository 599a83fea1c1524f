// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGImage {
  /// Cuts out a part.
  ///
  /// The bytes of `dataProvider` are those of four bytes a pixel, premultiplied, unless the image has such already.
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
    let (source, stride) = (self.pixels.bytes, self.pixels.bytesPerRow)
    let buffer = PixelBuffer(width: columns, height: rows) { target in
      for row in 0..<rows {
        let start = (vertical.lowerBound + row) * stride + horizontal.lowerBound * 4
        target[row * columns * 4..<(row + 1) * columns * 4].copyBytes(from: source[start..<start + columns * 4])
      }
    }
    return buffer.flatMap(replacingPixels)
  }

  /// The image with its components taken in another space, of as many components; nil for a mask or any other space.
  ///
  /// Pixels of four bytes look the same in any RGB space: see the class.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, let own = colorSpace, own.numberOfComponents == space.numberOfComponents, space.model != .pattern
    else { return nil }
    guard let samples else {
      return CGImage(
        pixels: pixels, presentedAs: bitmapInfo, colorSpace: space, shouldInterpolate: shouldInterpolate,
        intent: renderingIntent)
    }
    return samples.pixels(space, alphaInfo).map {
      CGImage(
        pixels: $0, samples: samples, bitmapInfo: bitmapInfo, colorSpace: space, shouldInterpolate: shouldInterpolate,
        intent: renderingIntent, isMask: false)
    }
  }

  /// The image under another one: where that lets half through, half of the image is left.
  ///
  /// - Parameter mask: A stencil, whose samples of 0 leave all, or a gray image without alpha, whose white does; stretched
  ///   over the image. The result has as many pixels each way as the larger of the two.
  /// - Returns: nil for any other mask, or if the image is a stencil itself.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard
      !isMask, mask.isMask || mask.colorSpace?.model == .monochrome && mask.alphaInfo == .none,
      let alpha = mask.alphaPixels(), let image = pixels.makeSurface(isSwapped: false)
    else { return nil }
    defer { cairo_surface_destroy(image) }
    guard let stencil = alpha.makeSurface(isSwapped: false) else { return nil }
    defer { cairo_surface_destroy(stencil) }
    let (width, height) = (max(width, mask.width), max(height, mask.height))
    guard
      let target = OffscreenSurface(
        box: CGRect(x: 0, y: 0, width: width, height: height), scale: 1, format: CAIRO_FORMAT_ARGB32)
    else { return nil }
    for (source, size, mode) in [
      (image, (self.width, self.height), CAIRO_OPERATOR_SOURCE),
      (stencil, (mask.width, mask.height), CAIRO_OPERATOR_DEST_IN),
    ] {
      cairo_identity_matrix(target.cairo)
      cairo_scale(target.cairo, Double(width) / Double(size.0), Double(height) / Double(size.1))
      cairo_set_operator(target.cairo, mode)
      cairo_set_source_surface(target.cairo, source, 0, 0)
      let pattern = cairo_get_source(target.cairo)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, size == (width, height) ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_paint(target.cairo)
    }
    return PixelBuffer(target).flatMap(replacingPixels)
  }

  /// The image without the colours in a range.
  ///
  /// - Parameter components: For each component of the colour space the least and the greatest sample, of the greatest that
  ///   `bitsPerComponent` can tell, that is left out; alpha does not count.
  /// - Returns: nil if the numbers are not two for each component, or the image is a stencil.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, let colorSpace, components.count == colorSpace.numberOfComponents * 2 else { return nil }
    let count = components.count / 2
    func isMasked(_ sample: (Int) -> Int) -> Bool {
      (0..<count).allSatisfy { index in
        let value = CGFloat(sample(index))
        return value >= components[index * 2] && value <= components[index * 2 + 1]
      }
    }
    let source = pixels.bytes.bindMemory(to: UInt32.self)
    let isAlphaFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
    let buffer = PixelBuffer(width: width, height: height) { target in
      let target = target.bindMemory(to: UInt32.self)
      for y in 0..<height {
        for x in 0..<width {
          let pixel = source[y * width + x]
          let isOut = isMasked { index in
            if let samples {
              return samples.format.sample(
                index + (isAlphaFirst ? 1 : 0), x: x, y: y, in: samples.provider.storage.bytes)
            }
            let (alpha, value) = (pixel >> 24, (pixel >> UInt32(16 - 8 * index)) & 0xFF)
            return alpha > 0 ? Int(min(255, (value * 255 + alpha / 2) / alpha)) : 0
          }
          target[y * width + x] = isOut ? 0 : pixel
        }
      }
    }
    return buffer.flatMap(replacingPixels)
  }

  /// An image like this one with other pixels; a stencil stays one.
  private func replacingPixels(_ pixels: PixelBuffer) -> CGImage? {
    if isMask {
      let bytes = NSMutableData(length: pixels.width * pixels.height)
      for (index, pixel) in pixels.bytes.bindMemory(to: UInt32.self).enumerated() {
        bytes?.mutableBytes.storeBytes(of: UInt8(255 - (pixel >> 24)), toByteOffset: index, as: UInt8.self)
      }
      guard let provider = bytes.flatMap({ CGDataProvider(data: $0) }) else { return nil }
      return CGImage(
        maskWidth: pixels.width, height: pixels.height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: pixels.width,
        provider: provider, decode: nil, shouldInterpolate: shouldInterpolate)
    }
    let plain = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    let hasAlpha = ![.none, .noneSkipLast, .noneSkipFirst].contains(alphaInfo)
    let isOpaque = samples == nil && !hasAlpha && pixels.isOpaque
    return CGImage(
      pixels: pixels, presentedAs: samples == nil && (hasAlpha || isOpaque) ? bitmapInfo : plain,
      colorSpace: samples == nil ? colorSpace : CGColorSpace(.sRGB), shouldInterpolate: shouldInterpolate,
      intent: renderingIntent)
  }

  /// What the image lets through as a mask: its alpha or, if it has none, its gray.
  func alphaPixels() -> PixelBuffer? {
    let hasAlpha = ![.none, .noneSkipLast, .noneSkipFirst].contains(alphaInfo)
    guard !isMask, !hasAlpha else { return pixels }
    return PixelBuffer(width: width, height: height) { target in
      let target = target.bindMemory(to: UInt32.self)
      for (index, pixel) in pixels.bytes.bindMemory(to: UInt32.self).enumerated() {
        let (red, green, blue) = ((pixel >> 16) & 0xFF, (pixel >> 8) & 0xFF, pixel & 0xFF)
        target[index] = ((red * 54 + green * 183 + blue * 19 + 128) >> 8) << 24
      }
    }
  }
}

extension PixelBuffer {
  /// Whether every pixel is opaque.
  fileprivate var isOpaque: Bool { bytes.bindMemory(to: UInt32.self).allSatisfy { $0 >> 24 == 255 } }

  /// Makes a buffer of an offscreen surface's pixels.
  fileprivate convenience init?(_ surface: OffscreenSurface) {
    self.init(width: surface.width, height: surface.height) { target in
      surface.withPixels { pixels, stride in
        for row in 0..<surface.height {
          let line = UnsafeRawBufferPointer(start: pixels + row * stride, count: surface.width * 4)
          UnsafeMutableRawBufferPointer(rebasing: target[row * surface.width * 4..<(row + 1) * surface.width * 4])
            .copyMemory(from: line)
        }
      }
    }
  }
}
