// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A path with a pattern of dashes and a pen, at many origins: each is a stroke of its own, composed in their order.
///
/// The path is walked once, whatever the number of origins. Its marks are kept relative to an origin; dots that share no
/// pixel with others are kept apart, and are composed without being gathered first.
public struct RepeatedPath: Sendable {
  /// Above so many pixels of length, or marks, each origin is prepared anew where it is drawn: memory stays small.
  private static let mostMarks = 1 << 14

  let dots: DotTable
  let pen: PathPen
  /// Middles of dots that share no pixel with another, in pixels from the origin, from top to bottom.
  let singles: [SIMD2<Double>]
  /// The other marks.
  let groups: [MarkGroup]
  let origins: OriginBands
  /// The stroke itself, where there are too many marks to be kept.
  private let stroke: (path: StrokePath, lengths: [Double], phase: Double)?

  /// Walks the path.
  ///
  /// - Parameters:
  ///   - path: In pixels from an origin.
  ///   - origins: In pixels; of one that is not finite nothing is drawn.
  ///   - lengths: As of a dashed path; so are the phase and the pen.
  ///   - clip: What may be drawn on later; marks that do not reach it may be left out.
  ///   - cache: Where masks of dots are taken from.
  /// - Returns: nil where there is no dashed path.
  public init?(
    _ path: StrokePath, at origins: [SIMD2<Double>], lengths: [Double], phase: Double, pen: PathPen, clip: PixelRect,
    cache: MaskCache
  ) {
    let nowhere = PixelRect(columns: 0..<0, rows: 0..<0)
    guard let walk = DashedPath(path, lengths: lengths, phase: phase, pen: pen, clip: nowhere, cache: cache)
    else { return nil }
    dots = walk.dots
    self.pen = walk.pen
    let marks = walk.numberOfMarks <= Double(Self.mostMarks) ? MarkGroup.groups(of: walk) : nil
    singles = marks?.singles ?? []
    groups = marks?.groups ?? []
    stroke = marks == nil ? (path, lengths, phase) : nil
    let everywhere = (SIMD2(repeating: -Double.infinity), SIMD2(repeating: Double.infinity))
    let bounds = marks == nil ? everywhere : MarkGroup.bounds(of: singles, radius: pen.width / 2, groups)
    self.origins = OriginBands(origins, low: bounds.0, high: bounds.1, clip: clip)
  }

  /// Paints what was prepared, one stroke after the other.
  ///
  /// Only rows that are asked for, and in the bitmap's clip, are painted; the clip must be within the one that the path
  /// was prepared for. Takes time for the marks in the bands of 32 rows that are asked for.
  public func draw(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint) {
    let rows = bitmap.clip.rows.clamped(to: rows)
    guard !rows.isEmpty, !bitmap.clip.columns.isEmpty else { return }
    if let stroke {
      for origin in origins.origins { draw(stroke, at: origin, in: bitmap, rows: rows, with: paint) }
      return
    }
    var painter = GroupPainter(self, clip: bitmap.clip)
    for band in PathBands.band(of: rows.lowerBound)...PathBands.band(of: rows.upperBound - 1) {
      let top = band * DashedPath.bandHeight
      let visible = bitmap.clipped(
        to: PixelRect(columns: bitmap.clip.columns, rows: (top..<top + DashedPath.bandHeight).clamped(to: rows)))
      for index in origins.indices(inBand: band) {
        painter.paint(at: origins.origins[Int(index)], in: visible, with: paint)
      }
    }
  }

  private func draw(
    _ stroke: (path: StrokePath, lengths: [Double], phase: Double), at origin: SIMD2<Double>, in bitmap: BitmapView,
    rows: Range<Int>, with paint: Paint
  ) {
    let clip = bitmap.clip.intersection(PixelRect(columns: bitmap.clip.columns, rows: rows))
    // No table is made for long: that of the prepared stroke is the same.
    DashedPath(
      stroke.path.moved(by: origin), lengths: stroke.lengths, phase: stroke.phase, pen: pen, clip: clip, dots: dots)?
      .draw(in: bitmap, rows: rows, with: paint)
  }
}
