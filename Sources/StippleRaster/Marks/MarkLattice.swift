// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Marks of one kind at the crossings of a lattice that is parallel to the axes.
///
/// Coverage is the exact area, within 1/255; marks that reach into each other are one shape. The cost is of the marks
/// that can be seen, however many there are; with a background, of the pixels written once. A number that is not
/// finite draws nothing but the background.
public struct MarkLattice: Sendable {
  public var mark: Mark
  /// The direction of each mark.
  public var axis: Axis
  /// The middle of the first mark of the first row, in pixels.
  public var origin: SIMD2<Double>
  /// The distances between columns and between rows of marks, in pixels; negative ones go the other way.
  public var pitch: SIMD2<Double>
  public var columns: Int
  public var rows: Int

  public init(
    mark: Mark, axis: Axis, origin: SIMD2<Double>, pitch: SIMD2<Double>, columns: Int, rows: Int
  ) {
    self.mark = mark
    self.axis = axis
    self.origin = origin
    self.pitch = pitch
    self.columns = columns
    self.rows = rows
  }

  /// The coverage in 255ths of a pixel, brought to the nearest byte; of a half to the even one.
  ///
  /// From 2^23 on a Float holds whole numbers only: adding that much rounds.
  static func byte(_ coverage: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: (min(max(coverage, 0), 255) + 8_388_608).bitPattern)
  }

  /// Draws mark by mark and pixel by pixel: slow, and what the fast way is held against.
  func drawPlainly(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint, background: PixelColor? = nil) {
    let columns = bitmap.clip.columns
    let arrangement = MarkArrangement(self)
    for y in rows.clamped(to: bitmap.clip.rows) {
      let pixels = bitmap.row(y)
      if let background {
        (pixels + columns.lowerBound).update(repeating: background.bits, count: columns.count)
      }
      guard let arrangement else { continue }
      let sums = arrangement.coverage(of: columns, row: y)
      for (x, sum) in zip(columns, sums) {
        pixels[x] = paint.pixel(over: pixels[x], coverage: Self.byte(sum))
      }
    }
  }
}
