// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Where dots are few and far between, a band is composed dot by dot: to look for coverage in all of its rows would take
// longer than to compose it.

extension CoverageBand {
  /// Composes boxes of pixels within the bitmap's clip, and takes all coverage away: the band can be used again.
  ///
  /// - Precondition: All coverage is in the boxes; a pixel may be in several.
  mutating func paint(boxes: [MarkBox], in bitmap: BitmapView, with paint: Paint) {
    let blend = Blend(paint)
    let clip = bitmap.clip
    for box in boxes {
      let (column, row) = (Int(box.column), Int(box.row))
      // Whole groups of four.
      let size = (Int(box.width) &+ 3) & ~3
      let isInside =
        column >= max(clip.columns.lowerBound, columns.lowerBound) && column &+ size <= clip.columns.upperBound
      let height = Int(box.height)
      for row in max(row, rows.lowerBound)..<max(row, rows.lowerBound, min(row &+ height, rows.upperBound)) {
        let offset = (row &- rows.lowerBound) &* stride &+ column &- columns.lowerBound
        guard clip.rows.contains(row) else {
          for group in 0..<size &>> 2 { (bytes + (offset &+ 4 &* group)).storeBytes(of: 0, as: UInt32.self) }
          continue
        }
        guard isInside else {
          paintPlainly(row: row, columns: column..<column &+ size, in: bitmap, with: paint)
          continue
        }
        let target = UnsafeMutableRawPointer(bitmap.row(row) + column)
        var group = 0
        while group < size {
          defer { group &+= 4 }
          let source = bytes + (offset &+ group)
          guard source.loadUnaligned(as: UInt32.self) != 0 else { continue }
          blend.composeFour(bytes + offset, target, group)
          source.storeBytes(of: 0, as: UInt32.self)
        }
      }
    }
    for row in 0..<rows.count { touched[row] = columns.lowerBound..<columns.lowerBound }
  }

  /// Composes pixels of a row one by one, and takes their coverage away.
  private mutating func paintPlainly(row: Int, columns box: Range<Int>, in bitmap: BitmapView, with paint: Paint) {
    // Behind the last column there may be coverage that nobody sees.
    for column in box where column >= columns.lowerBound {
      let byte = self.row(row) + (column &- columns.lowerBound)
      if bitmap.clip.columns.contains(column), columns.contains(column) {
        let pixel = bitmap.row(row) + column
        pixel.pointee = paint.pixel(over: pixel.pointee, coverage: byte.pointee)
      }
      byte.pointee = 0
    }
  }
}
