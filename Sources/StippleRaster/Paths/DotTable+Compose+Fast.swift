// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Dots that share no pixel with another one of their stroke are composed as they are interpolated, four pixels at a
// time. W5 against gathering each dot in a band of its own: see below.

extension DotTable {
  /// Composes a disc onto pixels.
  ///
  /// - Returns: Whether that was possible: it is where there is a table and the mask's columns are all in the clip.
  @inline(__always)
  func compose(center: SIMD2<Double>, in bitmap: BitmapView, with blend: Blend) -> Bool {
    let clip = bitmap.clip
    guard width > 0 else { return false }
    guard let place = Place(center, radius: radius, width: width, columns: clip.columns, rows: clip.rows) else {
      return true
    }
    guard place.column >= clip.columns.lowerBound,
      place.column &+ (stride == 2 ? 4 : 8) <= clip.columns.upperBound
    else { return false }
    let first = max(place.row, clip.rows.lowerBound)
    let last = min(place.row &+ (stride == 2 ? 4 : width), clip.rows.upperBound)
    return masks.withUnsafeBufferPointer { masks in
      guard let masks = masks.baseAddress else { return false }
      let mask = masks + ((place.phase.y &>> 5) &* (Self.steps &+ 1) &+ (place.phase.x &>> 5)) &* stride
      let right = UInt16(truncatingIfNeeded: place.phase.x & 31)
      let down = UInt16(truncatingIfNeeded: place.phase.y & 31)
      let pixels = UnsafeMutableRawPointer(bitmap.pixels + place.column)
      let pitch = bitmap.stride &* 4
      if stride == 2 {
        for pair in 0..<2 {
          let new = interpolated(mask + pair, right, down, stride: 2)
          let row = place.row &+ 2 &* pair
          if row >= first, row < last { blend.compose(new.lowHalf, onto: pixels + row &* pitch) }
          if row &+ 1 >= first, row &+ 1 < last { blend.compose(new.highHalf, onto: pixels + (row &+ 1) &* pitch) }
        }
      } else {
        for row in first..<max(first, last) {
          let new = interpolated(mask + (row &- place.row), right, down, stride: width)
          blend.compose(new.lowHalf, onto: pixels + row &* pitch)
          blend.compose(new.highHalf, onto: pixels + row &* pitch + 16)
        }
      }
      return true
    }
  }
}

extension Blend {
  /// Composes four pixels by coverages from 0 to 255.
  @inline(__always)
  func compose(_ coverage: SIMD4<UInt16>, onto target: UnsafeMutableRawPointer) {
    guard unsafeBitCast(coverage, to: UInt64.self) != 0 else { return }
    let wide = SIMD4<UInt32>(truncatingIfNeeded: coverage)
    let old = target.loadUnaligned(as: SIMD4<UInt32>.self)
    let new = pixels(over: old, coverage: unsafeBitCast(wide | wide &<< 16, to: SIMD8<UInt16>.self))
    target.storeBytes(of: new, as: SIMD4<UInt32>.self)
  }
}
