// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How four pixels get a mark's colour.
protocol StampComposer {
  /// Composes onto four pixels by their coverage, a byte in each lane.
  func compose(_ coverage: SIMD4<UInt32>, onto pixels: UnsafeMutablePointer<UInt32>)
  func compose(_ coverage: UInt32, onto pixel: UnsafeMutablePointer<UInt32>)
}

/// All pixels were of one colour before: there are only 256 results.
final class KnownBackground: StampComposer {
  private let results: UnsafeMutablePointer<UInt32>

  init(_ paint: Paint, over background: PixelColor) {
    results = .allocate(capacity: 256)
    for coverage in 0..<256 {
      (results + coverage).initialize(to: paint.pixel(over: background.bits, coverage: UInt8(coverage)))
    }
  }

  deinit { results.deallocate() }

  @inline(__always)
  func compose(_ coverage: SIMD4<UInt32>, onto pixels: UnsafeMutablePointer<UInt32>) {
    let four = SIMD4(
      results[Int(coverage[0])], results[Int(coverage[1])], results[Int(coverage[2])], results[Int(coverage[3])])
    UnsafeMutableRawPointer(pixels).storeBytes(of: four, as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  func compose(_ coverage: UInt32, onto pixel: UnsafeMutablePointer<UInt32>) {
    pixel.pointee = results[Int(coverage)]
  }
}

/// Pixels have to be read.
struct UnknownBackground: StampComposer {
  private let blend: Blend

  init(_ paint: Paint) { blend = Blend(paint) }

  @inline(__always)
  func compose(_ coverage: SIMD4<UInt32>, onto pixels: UnsafeMutablePointer<UInt32>) {
    let target = UnsafeMutableRawPointer(pixels)
    let old = target.loadUnaligned(as: SIMD4<UInt32>.self)
    let pairs = unsafeBitCast(coverage | coverage &<< 16, to: SIMD8<UInt16>.self)
    target.storeBytes(of: blend.pixels(over: old, coverage: pairs), as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  func compose(_ coverage: UInt32, onto pixel: UnsafeMutablePointer<UInt32>) {
    pixel.pointee = blend.pixel(over: pixel.pointee, coverage: UInt8(truncatingIfNeeded: coverage))
  }
}
