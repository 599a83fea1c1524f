// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// What of the closed form depends on the column alone or on the row alone, computed once for many marks.

/// Four neighbouring pixels of a mark, left to right, as far as its column determines them.
struct ColumnProfile {
  /// Where their right sides are on the disc.
  let places: SIMD4<Float>
  /// `G` of those.
  let signedAreas: SIMD4<Float>
  /// How much of each the core covers; for a mark whose core is vertical, the whole mark.
  let strips: SIMD4<Float>

  @inline(__always)
  init(_ area: MarkArea, disc: DiscArea<Float>, firstPixel: Int, middle: Double) {
    // Both exact: middles are multiples of 2^-18, and small marks reach no further than 40 pixels.
    let from = Float(Double(firstPixel &+ 1) - middle) + SIMD4<Float>(0, 1, 2, 3)
    places = disc.place(from, core: Float(area.core.x))
    signedAreas = disc.signedArea(places)
    guard area.hasCore else {
      strips = .zero
      return
    }
    let reach = area.isUpright ? area.reach.x : area.core.x
    let everywhere = -Double.infinity...Double.infinity
    var strips = SIMD4<Float>.zero
    for lane in 0..<4 {
      strips[lane] = Float(
        MarkArea.length(of: firstPixel &+ lane, middle: middle, reach: reach, cell: everywhere))
    }
    self.strips = strips
  }
}

/// A pixel of a mark, as far as its row determines it.
struct RowProfile {
  /// Where its lower side cuts the disc.
  let chord: FourfoldChord
  /// 255 times how much of it the whole mark covers; of a mark whose core is vertical, the core.
  let strip: SIMD4<Float>

  init(_ area: MarkArea, disc: DiscArea<Float>, pixel: Int, middle: Double) {
    chord = FourfoldChord(disc.chord(at: disc.place(Double(pixel + 1) - middle, core: area.core.y)))
    let reach = area.isUpright ? area.core.y : area.reach.y
    let everywhere = -Double.infinity...Double.infinity
    strip = SIMD4(
      repeating: area.hasCore
        ? 255 * Float(MarkArea.length(of: pixel, middle: middle, reach: reach, cell: everywhere)) : 0)
  }
}

extension MarkArea {
  var hasCore: Bool { core.x > 0 || core.y > 0 }
  /// Whether it is a disc swept downwards.
  var isUpright: Bool { radius > 0 && core.y > 0 }
}
