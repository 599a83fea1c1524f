// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// The blur of a bitmap of eight-bit alpha by a Gaussian.
///
/// Columns and rows are convolved in turn with a Gaussian that is cut off at 3.5 sigma and then adds up to one; what
/// lies outside the bitmap is clear. In fixed point, with eight bits more between the passes, so that the result is the
/// same everywhere, and within 1/255 of the convolution in full precision.
///
/// It is meant for a sigma of a few pixels: who needs a larger one blurs a smaller bitmap (see `ShadowBitmap`), so that
/// the cost grows with the area alone.
struct GaussianBlur {
  /// How far from a pixel others still count, in pixels.
  let radius: Int
  /// The weights of the pixels at distances from 0 to the radius, of 65,536.
  let weights: [UInt32]

  /// How far the blur reaches, in sigmas.
  static let reach = 3.5

  /// Makes a blur; a sigma that is not positive and finite changes nothing.
  init(sigma: Double) {
    let sigma = sigma > 0 && sigma.isFinite ? min(sigma, 256) : 0
    radius = Int((sigma * Self.reach).rounded(.up))
    let parts = (0...radius).map { sigma > 0 ? exp(-0.5 * pow(Double($0) / sigma, 2)) : 1 }
    let sum = 2 * parts.reduce(0, +) - parts[0]
    var weights = parts.map { UInt32(($0 / sum * 65536).rounded()) }
    // The middle takes what rounding has left over.
    weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
    self.weights = weights
  }

  /// The blurred bitmap, pixel by pixel: the twin that `blur(_:width:height:stride:)` is held against.
  func blurred(_ alpha: [UInt8], width: Int, height: Int) -> [UInt8] {
    let taps = (-radius...radius).map { (offset: $0, weight: weights[abs($0)]) }
    var middle = [UInt16](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let sum = taps.reduce(UInt32(0)) { sum, tap in
          let column = x + tap.offset
          return (0..<width).contains(column) ? sum + tap.weight * UInt32(alpha[y * width + column]) : sum
        }
        middle[y * width + x] = UInt16((sum + 128) >> 8)
      }
    }
    var result = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let sum = taps.reduce(UInt32(0)) { sum, tap in
          let row = y + tap.offset
          return (0..<height).contains(row) ? sum + tap.weight * UInt32(middle[row * width + x]) : sum
        }
        result[y * width + x] = UInt8((sum + (1 << 23)) >> 24)
      }
    }
    return result
  }
}
