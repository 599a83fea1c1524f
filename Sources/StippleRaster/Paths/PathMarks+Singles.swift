// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension PathMarks {
  /// Paints the dots that share no pixel with others; with `isFast` false as the fast way is held against.
  func paintSingles(at origin: SIMD2<Double>, in bitmap: BitmapView, with paint: Paint, isFast: Bool = true) {
    let reach = pen.width / 2
    let (top, bottom) = (Double(bitmap.clip.rows.lowerBound), Double(bitmap.clip.rows.upperBound))
    let first = firstSingle(below: top - reach - origin.y)
    singles.withUnsafeBufferPointer { singles in
      dots.masks.withUnsafeBufferPointer { masks in
        guard let masks = masks.baseAddress, isFast, dots.width > 0 else {
          for dot in singles[first...] where dot.y + origin.y - reach < bottom {
            paintSingle(center: origin + dot, in: bitmap, with: paint)
          }
          return
        }
        var composer = DotComposer(dots, masks: masks, in: bitmap, with: paint)
        var index = first
        while index < singles.count {
          let center = origin + singles[index]
          guard center.y - reach < bottom else { break }
          composer.compose(center: center)
          index += 1
        }
      }
    }
  }

  /// Gathers a dot and paints it.
  private func paintSingle(center: SIMD2<Double>, in bitmap: BitmapView, with paint: Paint) {
    let reach = pen.width / 2
    let (left, top) = (Int(floor: center.x - reach), Int(floor: center.y - reach))
    let (right, bottom) = (Int(floor: center.x + reach) + 2, Int(floor: center.y + reach) + 2)
    let visible = PixelRect(columns: left..<max(left, right), rows: top..<max(top, bottom)).intersection(bitmap.clip)
    guard !visible.isEmpty else { return }
    // With a margin, so that no mask crosses a side.
    var coverage = CoverageBand(
      columns: visible.columns.lowerBound - dots.width..<visible.columns.upperBound + dots.width,
      rows: visible.rows.lowerBound - dots.width..<visible.rows.upperBound + dots.width)
    _ = dots.add(center: center, to: &coverage)
    coverage.paint(in: bitmap, with: paint)
  }

  /// The first of the single dots whose middle is below a place, in pixels from the origin.
  func firstSingle(below place: Double) -> Int {
    var (low, high) = (0, singles.count)
    while low < high {
      let middle = (low + high) / 2
      if singles[middle].y > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
