// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Marks of one kind at equal distances along a line that is parallel to an axis.
///
/// Coverage is the exact area, within 1/255; marks that reach into each other are one shape. The cost is of the marks
/// that can be seen, however many there are. A number that is not finite draws nothing.
public struct MarkRow: Sendable {
  public var mark: Mark
  public var axis: Axis
  /// Where the line is across its direction, in pixels.
  public var position: Double
  /// The middle of the first mark along the line, in pixels.
  public var first: Double
  /// The distance from a mark's middle to the next one's, in pixels; a negative one goes the other way.
  public var pitch: Double
  public var count: Int

  public init(mark: Mark, axis: Axis, position: Double, first: Double, pitch: Double, count: Int) {
    self.mark = mark
    self.axis = axis
    self.position = position
    self.first = first
    self.pitch = pitch
    self.count = count
  }

  /// Draws what lies in a range of rows and in the bitmap's clip.
  public func draw(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint) {
    lattice.draw(in: bitmap, rows: rows, with: paint)
  }

  /// A lattice of a single row.
  var lattice: MarkLattice {
    switch axis {
    case .horizontal:
      MarkLattice(
        mark: mark, axis: axis, origin: [first, position], pitch: [pitch, 0], columns: count, rows: 1)
    case .vertical:
      MarkLattice(
        mark: mark, axis: axis, origin: [position, first], pitch: [0, pitch], columns: 1, rows: count)
    }
  }
}
