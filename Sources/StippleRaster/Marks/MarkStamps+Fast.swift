// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Small marks that share no pixel are composed as they are computed, four pixels at a time.

extension MarkArrangement {
  /// Whether `drawStamps` can draw it.
  var hasMarksApart: Bool {
    area.isSmall && density == 1 && !columns.sharesPixels(reach: area.reach.x)
      && !rows.sharesPixels(reach: area.reach.y)
      && columns.isPrecise && rows.isPrecise
  }

  func drawStamps<Composer: StampComposer>(
    in bitmap: BitmapView, rows range: Range<Int>, onto fill: RowFill?, by composer: Composer
  ) {
    let reach = area.reach
    let visible = bitmap.clip.columns
    let marks = columns.visible(in: visible, reach: reach.x)
    let stamps = MarkStamps(area: area, series: columns, marks: marks)
    var unfilled = range.lowerBound
    var previous: Range<Int>?
    for j in rows.visible(in: range, reach: reach.y) {
      let middle = rows.middle(j)
      let whole = Int(floor: middle - reach.y)..<Int(ceil: middle + reach.y)
      let touched = whole.clamped(to: range)
      guard !touched.isEmpty else { continue }
      if let fill {
        fill.fill(unfilled..<touched.lowerBound)
        unfilled = touched.upperBound
        if let previous, rows.isAligned, touched.count == whole.count {
          for (from, to) in zip(previous, touched) {
            (bitmap.row(to) + visible.lowerBound).update(
              from: bitmap.row(from) + visible.lowerBound, count: visible.count)
          }
          continue
        }
        fill.fill(touched)
        if touched.count == whole.count { previous = touched }
      }
      stamps.draw(in: bitmap, rows: whole, visible: touched, middle: middle, by: composer)
    }
    fill?.fill(unfilled..<range.upperBound)
  }
}

/// The marks of a row that can be seen, ready to be drawn at any height.
final class MarkStamps {
  private let area: MarkArea
  private let disc: DiscArea<Float>
  private let series: MarkSeries
  private let marks: Range<Int>
  /// How many groups of four pixels a mark takes.
  private let groups: Int
  private let profiles: UnsafeMutablePointer<ColumnProfile>
  /// The first pixel of each mark.
  private let places: UnsafeMutablePointer<Int>

  init(area: MarkArea, series: MarkSeries, marks: Range<Int>) {
    self.area = area
    self.series = series
    self.marks = marks
    disc = DiscArea<Float>(radius: Float(area.radius))
    let isAligned = series.isAligned
    let reach = area.reach.x
    let width =
      isAligned
      ? Int(ceil: series.middle(0) + reach) - Int(floor: series.middle(0) - reach) : Int(ceil: 2 * reach) + 1
    groups = max((width + 3) / 4, 1)
    let distinct = isAligned ? min(marks.count, 1) : marks.count
    profiles = .allocate(capacity: max(distinct * groups, 1))
    places = .allocate(capacity: max(distinct, 1))
    for index in 0..<distinct {
      let middle = series.middle(marks.lowerBound + index)
      let place = Int(floor: middle - reach)
      (places + index).initialize(to: place)
      for group in 0..<groups {
        (profiles + (index * groups + group)).initialize(
          to: ColumnProfile(area, disc: disc, firstPixel: place + 4 * group, middle: middle))
      }
    }
  }

  deinit {
    profiles.deallocate()
    places.deallocate()
  }

  func draw<Composer: StampComposer>(
    in bitmap: BitmapView, rows: Range<Int>, visible: Range<Int>, middle: Double, by composer: Composer
  ) {
    withUnsafeTemporaryAllocation(of: RowProfile.self, capacity: rows.count) { profiles in
      for (index, row) in rows.enumerated() {
        profiles.initializeElement(at: index, to: RowProfile(area, disc: disc, pixel: row, middle: middle))
      }
      guard let base = profiles.baseAddress else { return }
      if series.isAligned {
        drawAlike(in: bitmap, rows: rows, visible: visible, profiles: base, by: composer)
      } else {
        drawEach(in: bitmap, rows: rows, visible: visible, profiles: base, by: composer)
      }
    }
  }

  /// Marks that lie alike in their pixels: four pixels are computed once and then composed at each mark.
  @inline(__always)
  private func drawAlike<Composer: StampComposer>(
    in bitmap: BitmapView, rows: Range<Int>, visible: Range<Int>, profiles rowProfiles: UnsafePointer<RowProfile>,
    by composer: Composer
  ) {
    guard !marks.isEmpty else { return }
    let columns = bitmap.clip.columns
    withUnsafeTemporaryAllocation(of: (above: SIMD4<Float>, bytes: SIMD4<UInt32>).self, capacity: groups) { state in
      state.initialize(repeating: (.zero, .zero))
      for row in rows.lowerBound..<visible.upperBound {
        var carry: Float = 0
        for group in 0..<groups {
          let coverage = coverage(
            profiles[group], rowProfiles[row &- rows.lowerBound], above: &state[group].above, carry: carry)
          carry = coverage.carry
          state[group].bytes = coverage.bytes
        }
        guard row >= visible.lowerBound else { continue }
        // Pixels past the end of a mark's last group may be the next mark's first: its own groups come later.
        for group in (0..<groups).reversed() {
          repeatStamp(state[group].bytes, in: bitmap.row(row), from: places[0] &+ 4 &* group, columns, composer)
        }
      }
    }
  }

  /// Composes the same four pixels at each mark.
  @inline(__always)
  private func repeatStamp<Composer: StampComposer>(
    _ coverage: SIMD4<UInt32>, in pixels: UnsafeMutablePointer<UInt32>, from first: Int, _ columns: Range<Int>,
    _ composer: Composer
  ) {
    guard coverage != .zero else { return }
    let pitch = Int(series.pitch)
    var place = first
    var rest = marks.count
    // Marks that are cut by the sides of the clip come first and last.
    while rest > 0, place < columns.lowerBound {
      composeInside(columns, coverage, pixels, place, composer)
      place &+= pitch
      rest &-= 1
    }
    while rest > 0, place &+ 4 <= columns.upperBound {
      composer.compose(coverage, onto: pixels + place)
      place &+= pitch
      rest &-= 1
    }
    while rest > 0 {
      composeInside(columns, coverage, pixels, place, composer)
      place &+= pitch
      rest &-= 1
    }
  }

  /// Marks each of which lies in its own way.
  @inline(__always)
  private func drawEach<Composer: StampComposer>(
    in bitmap: BitmapView, rows: Range<Int>, visible: Range<Int>, profiles rowProfiles: UnsafePointer<RowProfile>,
    by composer: Composer
  ) {
    let columns = bitmap.clip.columns
    withUnsafeTemporaryAllocation(of: Float.self, capacity: rows.count) { carries in
      for mark in 0..<marks.count {
        for group in 0..<groups {
          let profile = profiles[mark &* groups &+ group]
          let place = places[mark] &+ 4 &* group
          let isInside = place >= columns.lowerBound && place &+ 4 <= columns.upperBound
          var above = SIMD4<Float>.zero
          for row in rows.lowerBound..<visible.upperBound {
            let index = row &- rows.lowerBound
            let coverage = coverage(
              profile, rowProfiles[index], above: &above, carry: group == 0 ? 0 : carries[index])
            if groups > 1 { carries[index] = coverage.carry }
            guard row >= visible.lowerBound else { continue }
            if isInside {
              composer.compose(coverage.bytes, onto: bitmap.row(row) + place)
            } else {
              composeInside(columns, coverage.bytes, bitmap.row(row), place, composer)
            }
          }
        }
      }
    }
  }

  /// The coverage of four pixels, from the areas above their lower and their upper sides.
  ///
  /// - Parameter carry: What of the mark lies in this row and to the left.
  @inline(__always)
  private func coverage(
    _ column: ColumnProfile, _ row: RowProfile, above: inout SIMD4<Float>, carry: Float
  ) -> (bytes: SIMD4<UInt32>, carry: Float) {
    let area = row.chord.area(
      leftOf: column.places, signedArea: column.signedAreas, quarter: SIMD4(repeating: disc.quarter))
    let inRow = area - above
    above = area
    let toTheLeft = SIMD4(carry, inRow[0], inRow[1], inRow[2])
    return ((inRow - toTheLeft + column.strips * row.strip).bytes, inRow[3])
  }

  private func composeInside<Composer: StampComposer>(
    _ columns: Range<Int>, _ coverage: SIMD4<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, _ place: Int,
    _ composer: Composer
  ) {
    for lane in 0..<4 where columns.contains(place &+ lane) {
      composer.compose(coverage[lane], onto: pixels + (place &+ lane))
    }
  }
}
