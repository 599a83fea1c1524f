// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreGraphics

struct GaussianBlurTests {
  /// Alpha with edges, single points and noise.
  private static func picture(width: Int, height: Int) -> [UInt8] {
    var seed: UInt32 = 5
    return (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      seed = seed &* 1_664_525 &+ 1_013_904_223
      if x > width / 2, y > height / 3 { return 255 }
      return y < height / 4 ? UInt8(seed >> 24) : x == 3 && y == height / 2 ? 255 : 0
    }
  }

  @Test(arguments: [0, 0.3, 0.5, 1, 1.7, 3, 4.5, 8, 12])
  func blurIsTheGaussian(sigma: Double) {
    let (width, height) = (41, 29)
    let alpha = Self.picture(width: width, height: height)
    let blurred = GaussianBlur(sigma: sigma).blurred(alpha, width: width, height: height)
    let exact = DirectGaussian(sigma: sigma).blurred(alpha.map(Double.init), width: width, height: height)
    // Half for rounding, and what the Gaussian has beyond 3.5 sigma: 0.0005 of the whole.
    #expect(zip(blurred, exact).allSatisfy { abs(Double($0) - $1) <= 0.8 })
  }

  @Test(arguments: [0.5, 1.3, 4, 8], [(1, 1), (2, 40), (40, 2), (37, 23)])
  func rowsAtATimeAreTheSameAsPixels(sigma: Double, size: (Int, Int)) {
    let (width, height) = size
    let alpha = Self.picture(width: width, height: height)
    let blur = GaussianBlur(sigma: sigma)
    let stride = width + 3
    var pixels = [UInt8](repeating: 77, count: stride * height)
    for y in 0..<height {
      pixels.replaceSubrange(y * stride..<y * stride + width, with: alpha[y * width..<(y + 1) * width])
    }
    pixels.withUnsafeMutableBufferPointer { pixels in
      if let base = pixels.baseAddress { blur.blur(base, width: width, height: height, stride: stride) }
    }
    let rows = (0..<height).flatMap { pixels[$0 * stride..<$0 * stride + width] }
    #expect(rows.elementsEqual(blur.blurred(alpha, width: width, height: height)))
    #expect((0..<height).allSatisfy { pixels[$0 * stride + width] == 77 })
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, -.infinity])
  func oddSigmasBlurNothing(sigma: Double) {
    #expect(GaussianBlur(sigma: sigma).radius == 0)
    #expect(GaussianBlur(sigma: sigma).weights == [65536])
  }

  @Test(arguments: [0.01, 0.5, 1, 7.9, 256, 1e300]) func weightsAddUpToOne(sigma: Double) {
    let weights = GaussianBlur(sigma: sigma).weights
    #expect(2 * weights.reduce(0, +) - weights[0] == 65536)
  }
}
