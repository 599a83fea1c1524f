// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

extension CGContext {
  /// Multiplies red, green and blue of all that is drawn from now on by those of a colour, as part of the graphics state.
  ///
  /// What is drawn over one another commutes with it, so that it equals multiplying the finished picture.
  package func multiplyColors(by color: CGColor) {
    let (red, green, blue, _) = color.rgba
    state.colorScale = (state.colorScale ?? .one) * SIMD3(red, green, blue)
  }

  /// A colour as it is drawn now: sRGB, with the current alpha.
  func drawnComponents(of color: CGColor) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let (red, green, blue, alpha) = scaledComponents(of: color)
    return (red, green, blue, alpha * Double(state.alpha))
  }

  /// A colour in sRGB, as it is multiplied now.
  func scaledComponents(of color: CGColor) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let (red, green, blue, alpha) = color.rgba
    let scale = state.colorScale ?? .one
    return (red * scale.x, green * scale.y, blue * scale.z, alpha)
  }
}

extension CGImage {
  /// The image with red, green and blue multiplied by numbers from 0 to 1.
  func multiplied(by scale: SIMD3<Double>) -> CGImage {
    let factors = scale * 255
    // In 255ths of 255ths, rounded to the nearest.
    func part(_ pixel: UInt32, _ shift: UInt32, _ factor: Double) -> UInt32 {
      ((((pixel >> shift) & 0xFF) * UInt32(factor.rounded()) + 127) / 255) << shift
    }
    let buffer = PixelBuffer(width: width, height: height) { target in
      let target = target.bindMemory(to: UInt32.self)
      for (index, pixel) in pixels.bytes.bindMemory(to: UInt32.self).enumerated() {
        target[index] =
          pixel & 0xFF00_0000 | part(pixel, 16, factors.x) | part(pixel, 8, factors.y) | part(pixel, 0, factors.z)
      }
    }
    let image = buffer.flatMap {
      CGImage(
        pixels: $0, presentedAs: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        colorSpace: colorSpace,
        shouldInterpolate: shouldInterpolate)
    }
    return image ?? self
  }
}
