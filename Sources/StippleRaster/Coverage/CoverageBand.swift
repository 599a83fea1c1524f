// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The coverage of some columns by some rows of pixels, gathered from many shapes and then composed at once.
///
/// It is a byte a pixel, so a band of 32 rows of a bitmap 4096 pixels wide fits a second-level cache. Columns and rows
/// are those of the bitmap. For each row the range of columns that were touched is kept: nothing else is looked at when
/// the band is painted. Rows are padded: 16 bytes may be read and written from any pixel on, and what is written past
/// the last column is never seen.
///
/// It takes a byte a pixel and 16 bytes a row of memory; who makes one keeps the product of its sides below 1 MB.
struct CoverageBand: ~Copyable {
  private(set) var columns: Range<Int>
  private(set) var rows: Range<Int>
  private let capacity: Int
  /// The distance between rows, in bytes; a multiple of 16.
  let stride: Int
  let bytes: UnsafeMutableRawPointer
  let touched: UnsafeMutablePointer<Range<Int>>

  /// Makes a band without coverage.
  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
    capacity = rows.count
    stride = (columns.count + 31) / 16 * 16
    let size = stride * rows.count
    bytes = .allocate(byteCount: size, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    touched = .allocate(capacity: rows.count)
    touched.initialize(repeating: columns.lowerBound..<columns.lowerBound, count: rows.count)
  }

  deinit {
    bytes.deallocate()
    touched.deallocate()
  }

  /// Moves the band, which must be without coverage, to other pixels.
  ///
  /// - Precondition: they are not more columns and rows than it was made with.
  mutating func move(to rect: PixelRect) {
    precondition(
      rect.rows.count <= capacity && rect.columns.count + 16 <= stride,
      "a band has room for as many pixels as it was made with")
    columns = rect.columns
    rows = rect.rows
  }

  /// The coverage of the first column in a row; who writes there calls `touch`.
  ///
  /// - Precondition: the row is in the band.
  func row(_ row: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(rows.contains(row), "a band has coverage of its own rows only")
    return (bytes + (row - rows.lowerBound) * stride).assumingMemoryBound(to: UInt8.self)
  }

  /// Notes that columns of several rows may have coverage; those outside the band are left out.
  ///
  /// - Precondition: the rows are in the band.
  mutating func touch(columns: Range<Int>, rows: Range<Int>) {
    precondition(
      rows.lowerBound >= self.rows.lowerBound && rows.upperBound <= self.rows.upperBound,
      "a band has coverage of its own rows only")
    let columns = columns.clamped(to: self.columns)
    guard !columns.isEmpty else { return }
    let first = touched + (rows.lowerBound - self.rows.lowerBound)
    for index in 0..<rows.count {
      let old = first[index]
      first[index] =
        old.isEmpty
        ? columns : min(old.lowerBound, columns.lowerBound)..<max(old.upperBound, columns.upperBound)
    }
  }

  /// The columns of a row that may have coverage.
  func touchedColumns(row: Int) -> Range<Int> {
    rows.contains(row) ? touched[row - rows.lowerBound] : columns.lowerBound..<columns.lowerBound
  }

  /// The coverage of a pixel; 0 outside the band.
  func coverage(column: Int, row: Int) -> UInt8 {
    guard columns.contains(column), rows.contains(row) else { return 0 }
    return self.row(row)[column - columns.lowerBound]
  }

  /// Adds to a pixel's coverage, up to 255; outside the band nothing.
  mutating func add(_ value: UInt8, column: Int, row: Int) {
    guard columns.contains(column), rows.contains(row) else { return }
    let byte = self.row(row) + (column - columns.lowerBound)
    byte.pointee = Self.sum(byte.pointee, value)
    touch(columns: column..<column + 1, rows: row..<row + 1)
  }

  /// Covers columns of a row wholly; outside the band nothing.
  mutating func fill(columns: Range<Int>, row: Int) {
    let columns = columns.clamped(to: self.columns)
    guard !columns.isEmpty, rows.contains(row) else { return }
    (self.row(row) + (columns.lowerBound - self.columns.lowerBound)).update(repeating: 255, count: columns.count)
    touch(columns: columns, rows: row..<row + 1)
  }

  /// Adds a mask's coverage pixel by pixel: what `add(mask:stride:columns:rows:)` does several at a time.
  mutating func addPlainly(mask: UnsafePointer<UInt8>, stride: Int, columns: Range<Int>, rows: Range<Int>) -> Bool {
    let visible = columns.clamped(to: self.columns)
    guard !visible.isEmpty else { return false }
    var overlaps = false
    for row in rows.clamped(to: self.rows) {
      let source = mask + (row - rows.lowerBound) * stride + (visible.lowerBound - columns.lowerBound)
      let target = self.row(row) + (visible.lowerBound - self.columns.lowerBound)
      for index in 0..<visible.count {
        if source[index] > 0, target[index] > 0 { overlaps = true }
        target[index] = Self.sum(target[index], source[index])
      }
      touch(columns: visible, rows: row..<row + 1)
    }
    return overlaps
  }

  /// Composes what was touched within the bitmap's clip, and takes all coverage away: the band can be used again.
  mutating func paint(in bitmap: BitmapView, with paint: Paint) {
    for row in rows {
      let touched = touchedColumns(row: row)
      let visible = touched.clamped(to: bitmap.clip.columns)
      let coverage = self.row(row) - columns.lowerBound
      if bitmap.clip.rows.contains(row), !visible.isEmpty {
        paint.compose(
          coverage: coverage + visible.lowerBound, onto: bitmap.row(row) + visible.lowerBound, count: visible.count)
      }
      (coverage + touched.lowerBound).update(repeating: 0, count: touched.count)
      self.touched[row - rows.lowerBound] = columns.lowerBound..<columns.lowerBound
    }
  }

  static func sum(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? 255 : sum
  }
}
