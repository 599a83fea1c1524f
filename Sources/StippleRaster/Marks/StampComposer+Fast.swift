// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How pixels get a mark's colour.
protocol StampComposer {
  /// Composes onto four pixels by their coverage, the first one's in the least significant byte.
  func compose(_ coverage: UInt32, ontoFour pixels: UnsafeMutablePointer<UInt32>)
  func compose(_ coverage: UInt8, onto pixel: UnsafeMutablePointer<UInt32>)
}

/// All pixels were of one colour before: there are only 256 results.
struct KnownBackground: StampComposer {
  let results: UnsafePointer<UInt32>

  @inline(__always)
  func compose(_ coverage: UInt32, ontoFour pixels: UnsafeMutablePointer<UInt32>) {
    pixels[0] = results[Int(coverage & 255)]
    pixels[1] = results[Int(coverage &>> 8 & 255)]
    pixels[2] = results[Int(coverage &>> 16 & 255)]
    pixels[3] = results[Int(coverage &>> 24)]
  }

  @inline(__always)
  func compose(_ coverage: UInt8, onto pixel: UnsafeMutablePointer<UInt32>) {
    pixel.pointee = results[Int(coverage)]
  }
}

/// Pixels have to be read.
struct UnknownBackground: StampComposer {
  let blend: Blend

  @inline(__always)
  func compose(_ coverage: UInt32, ontoFour pixels: UnsafeMutablePointer<UInt32>) {
    let target = UnsafeMutableRawPointer(pixels)
    let old = target.loadUnaligned(as: SIMD4<UInt32>.self)
    let lanes = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(coverage, to: SIMD4<UInt8>.self))
    let pairs = unsafeBitCast(lanes | lanes &<< 16, to: SIMD8<UInt16>.self)
    target.storeBytes(of: blend.pixels(over: old, coverage: pairs), as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  func compose(_ coverage: UInt8, onto pixel: UnsafeMutablePointer<UInt32>) {
    pixel.pointee = blend.pixel(over: pixel.pointee, coverage: coverage)
  }
}
