// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// W4 and W5: some hundred thousand scattered dots. Of a mask eight pixels are interpolated and added at a time. Measured
// on 20,000 dots at random places of a band of 32 rows, against `addPlainly`: 25 ns a dot of radius 1 instead of 151, 26
// of radius 1.5 instead of 248. Discs without a table take 3 microseconds of radius 5, 6 of radius 10.

extension DotTable {
  /// Adds a disc's coverage, up to 255; outside the band nothing.
  ///
  /// - Returns: Whether a pixel that the disc covers had coverage before.
  @inline(__always)
  func add(center: SIMD2<Double>, to band: inout CoverageBand) -> Bool {
    guard width > 0 else { return addComputed(center: center, to: &band) }
    guard let place = Place(center, radius: radius, width: width, band: band) else { return false }
    // Where a mask is narrower than a vector, a row has room for 16 pixels more on the right.
    guard place.column >= band.columns.lowerBound, place.column &+ width <= band.columns.upperBound,
      place.row >= band.rows.lowerBound,
      place.row &+ (stride == 2 ? 4 : width) <= band.rows.upperBound
    else { return addPlainly(center: center, to: &band) }
    let offset = (place.row &- band.rows.lowerBound) &* band.stride &+ place.column &- band.columns.lowerBound
    let met = masks.withUnsafeBufferPointer { masks in
      guard let masks = masks.baseAddress else { return false }
      let (index, right, down) = mask(at: place)
      let mask = masks + index
      return stride == 2
        ? addNarrow(mask, right, down, to: band.bytes + offset, stride: band.stride)
        : addWide(mask, right, down, to: band.bytes + offset, stride: band.stride)
    }
    let end = place.column &+ width
    let touched = band.touched + (place.row &- band.rows.lowerBound)
    for row in 0..<width {
      let old = touched[row]
      touched[row] =
        old.isEmpty
        ? Range(uncheckedBounds: (place.column, end))
        : Range(uncheckedBounds: (min(old.lowerBound, place.column), max(old.upperBound, end)))
    }
    return met
  }

  /// Where the mask to the left of a place and above it is, and how far the place is from there, in 32ths of a step.
  @inline(__always)
  func mask(at place: Place) -> (index: Int, right: UInt16, down: UInt16) {
    // The binary digits of 1,024ths that are parts of a step.
    let digits = steps == 32 ? 5 : 4
    let index = ((place.phase.y &>> digits) &* (steps &+ 1) &+ (place.phase.x &>> digits)) &* stride
    let right = UInt16(truncatingIfNeeded: (place.phase.x &<< (5 &- digits)) & 31)
    let down = UInt16(truncatingIfNeeded: (place.phase.y &<< (5 &- digits)) & 31)
    return (index, right, down)
  }

  /// Up to four rows of up to four pixels.
  @inline(__always)
  private func addNarrow(
    _ mask: UnsafePointer<SIMD8<UInt16>>, _ right: UInt16, _ down: UInt16, to target: UnsafeMutableRawPointer,
    stride: Int
  ) -> Bool {
    var met = SIMD8<UInt16>.zero
    for pair in 0..<2 {
      let new = interpolated(mask + pair, right, down, stride: 2)
      let upper = target + 2 &* pair &* stride
      let lower = upper + stride
      let bytes = UInt64(upper.loadUnaligned(as: UInt32.self)) | UInt64(lower.loadUnaligned(as: UInt32.self)) &<< 32
      let sum = Self.sum(bytes, new, &met)
      upper.storeBytes(of: UInt32(truncatingIfNeeded: sum), as: UInt32.self)
      lower.storeBytes(of: UInt32(truncatingIfNeeded: sum &>> 32), as: UInt32.self)
    }
    return Self.isAny(met)
  }

  /// Rows of up to eight pixels.
  @inline(__always)
  private func addWide(
    _ mask: UnsafePointer<SIMD8<UInt16>>, _ right: UInt16, _ down: UInt16, to target: UnsafeMutableRawPointer,
    stride: Int
  ) -> Bool {
    var met = SIMD8<UInt16>.zero
    for row in 0..<width {
      let new = interpolated(mask + row, right, down, stride: width)
      let bytes = target + row &* stride
      let sum = Self.sum(bytes.loadUnaligned(as: UInt64.self), new, &met)
      bytes.storeBytes(of: sum, as: UInt64.self)
    }
    return Self.isAny(met)
  }

  /// Eight pixels between four masks.
  @inline(__always)
  func interpolated(
    _ mask: UnsafePointer<SIMD8<UInt16>>, _ right: UInt16, _ down: UInt16, stride: Int
  ) -> SIMD8<UInt16> {
    let below = mask + (steps &+ 1) &* stride
    let upper = (mask[0] &* (32 &- right) &+ mask[stride] &* right &+ 16) &>> 5
    let lower = (below[0] &* (32 &- right) &+ below[stride] &* right &+ 16) &>> 5
    let half = SIMD8<UInt16>(127, 128, 127, 128, 127, 128, 127, 128)
    return (upper &* (32 &- down) &+ lower &* down &+ half) &>> 8
  }

  /// Bytes to which others are added, up to 255.
  ///
  /// - Parameter met: Gets bits where both are not 0.
  @inline(__always)
  private static func sum(_ bytes: UInt64, _ new: SIMD8<UInt16>, _ met: inout SIMD8<UInt16>) -> UInt64 {
    let old = SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD8<UInt8>.self))
    met |= old &* new
    let sum = old &+ new
    let limited = sum | (0 &- sum &>> 8)
    return unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: limited), to: UInt64.self)
  }

  @inline(__always)
  private static func isAny(_ values: SIMD8<UInt16>) -> Bool {
    let halves = unsafeBitCast(values, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }
}
