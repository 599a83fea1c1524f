// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// The bytes an image was made of, kept to be given out as they are, and what they mean.
struct ImageSamples {
  let format: SampleFormat
  let provider: CGDataProvider
  /// The values that the least and the greatest sample of each component stand for; nil for 0 and 1.
  let decode: [CGFloat]?
}

extension ImageSamples {
  /// Pixels of samples in any colour space; nil if the layout is none that is known.
  func pixels(_ space: CGColorSpace, _ alphaInfo: CGImageAlphaInfo) -> PixelBuffer? {
    let count = space.numberOfComponents
    let isAlphaFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
    let hasAlpha = [.premultipliedFirst, .premultipliedLast, .first, .last].contains(alphaInfo)
    let isPremultiplied = [.premultipliedFirst, .premultipliedLast].contains(alphaInfo)
    let ranges = (0..<count).map { index -> (low: Double, high: Double) in
      decode.map { (Double($0[index * 2]), Double($0[index * 2 + 1])) } ?? (0, 1)
    }
    let (format, bytes, scale) = (self.format, provider.storage.bytes, 1 / Double(self.format.greatest))
    return PixelBuffer(width: format.width, height: format.height) { target in
      let target = target.bindMemory(to: UInt32.self)
      var components = [Double](repeating: 0, count: count)
      for y in 0..<format.height {
        for x in 0..<format.width {
          func part(_ index: Int) -> Double { Double(format.sample(index, x: x, y: y, in: bytes)) * scale }
          let alpha = hasAlpha ? part(isAlphaFirst ? 0 : count) : 1
          for index in 0..<count {
            var value = part(index + (isAlphaFirst ? 1 : 0))
            if isPremultiplied { value = alpha > 0 ? min(1, value / alpha) : 0 }
            components[index] = ranges[index].low + value * (ranges[index].high - ranges[index].low)
          }
          let rgb = space.sRGB(of: components).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
          target[y * format.width + x] = Self.native(rgb, alpha)
        }
      }
    }
  }

  /// Pixels without colour whose alpha is what the samples leave of one: a stencil.
  func stencil() -> PixelBuffer? {
    let (low, high) = decode.map { (Double($0[0]), Double($0[1])) } ?? (0, 1)
    let (format, bytes, scale) = (self.format, provider.storage.bytes, 1 / Double(self.format.greatest))
    return PixelBuffer(width: format.width, height: format.height) { target in
      let target = target.bindMemory(to: UInt32.self)
      for y in 0..<format.height {
        for x in 0..<format.width {
          let value = low + Double(format.sample(0, x: x, y: y, in: bytes)) * scale * (high - low)
          target[y * format.width + x] = Self.native(.zero, 1 - (value.isNaN ? 1 : min(max(value, 0), 1)))
        }
      }
    }
  }

  private static func native(_ rgb: SIMD3<Double>, _ alpha: Double) -> UInt32 {
    let whole = UInt32((alpha * 255).rounded())
    func part(_ value: Double) -> UInt32 { min(whole, UInt32((value * alpha * 255).rounded())) }
    return whole << 24 | part(rgb.x) << 16 | part(rgb.y) << 8 | part(rgb.z)
  }
}
