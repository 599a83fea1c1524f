// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// W1 and W6: filling and marking a row of pixels while it is in the first-level cache. Measured on dots of radius 1 at a
// pitch of 20.37 in 3840 by 64 pixels, cleared too, against `drawPlainly`: 79 ns a dot, clearing 415 pixels included,
// instead of 7,500.

extension MarkLattice {
  /// Draws what lies in a range of rows and in the bitmap's clip.
  ///
  /// - Parameter background: A colour that these pixels are set to first, in the same pass over memory.
  public func draw(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint, background: PixelColor? = nil) {
    let rows = rows.clamped(to: bitmap.clip.rows)
    guard !rows.isEmpty, !bitmap.clip.columns.isEmpty else { return }
    let fill = background.map { RowFill(bitmap: bitmap, color: $0) }
    guard let arrangement = MarkArrangement(self), arrangement.isVisible(in: bitmap.clip.columns, rows: rows) else {
      fill?.fill(rows)
      return
    }
    guard arrangement.density == 1 else {
      drawPlainly(in: bitmap, rows: rows, with: paint, background: background)
      return
    }
    guard arrangement.hasMarksApart else {
      arrangement.drawSums(in: bitmap, rows: rows, with: paint, fill: fill)
      return
    }
    guard let fill else {
      arrangement.drawStamps(in: bitmap, rows: rows, onto: nil, by: UnknownBackground(blend: Blend(paint)))
      return
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { results in
      for coverage in 0..<256 {
        results[coverage] = paint.pixel(over: fill.color.bits, coverage: UInt8(coverage))
      }
      guard let results = results.baseAddress else { return }
      arrangement.drawStamps(in: bitmap, rows: rows, onto: fill, by: KnownBackground(results: results))
    }
  }
}

/// Sets rows of pixels to a colour.
///
/// Memory is written fastest by the C library's `memset` and `memmove`, which the compiler makes of a repeated byte and
/// of a copy: of 33 MB in rows of 15 KB either takes as long as one `memset` of all, and a loop of 16-byte stores a
/// tenth to a third longer.
struct RowFill {
  let bitmap: BitmapView
  let color: PixelColor

  func fill(_ rows: Range<Int>) {
    let columns = bitmap.clip.columns
    let byte = UInt8(truncatingIfNeeded: color.bits)
    guard color.bits != UInt32(byte) &* 0x0101_0101 else {
      for y in rows {
        UnsafeMutableRawPointer(bitmap.row(y) + columns.lowerBound)
          .initializeMemory(as: UInt8.self, repeating: byte, count: 4 &* columns.count)
      }
      return
    }
    guard let first = rows.first else { return }
    let source = bitmap.row(first) + columns.lowerBound
    source.update(repeating: color.bits, count: columns.count)
    for y in rows.dropFirst() {
      (bitmap.row(y) + columns.lowerBound).update(from: source, count: columns.count)
    }
  }

  /// Repeats rows further down.
  func copy(_ source: Range<Int>, to target: Range<Int>) {
    let columns = bitmap.clip.columns
    for (from, to) in zip(source, target) {
      (bitmap.row(to) + columns.lowerBound).update(from: bitmap.row(from) + columns.lowerBound, count: columns.count)
    }
  }
}
