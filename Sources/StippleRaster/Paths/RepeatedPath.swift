// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A path with a pattern of dashes and a pen, at many origins: each is a stroke of its own, composed in their order.
///
/// The path is walked once, whatever the number of origins; its marks are kept relative to an origin.
public struct RepeatedPath: Sendable {
  /// Above so many pixels of length, or marks, each origin is prepared anew where it is drawn: memory stays small.
  private static let mostMarks = 1 << 14

  /// Nil where there are too many to be kept.
  let marks: PathMarks?
  let origins: OriginBands
  /// The stroke itself, where its marks are not kept.
  private let stroke: Stroke?

  private struct Stroke {
    let path: StrokePath
    let lengths: [Double]
    let phase: Double
    let pen: PathPen
    let dots: DotTable
  }

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
    marks = walk.numberOfMarks <= Double(Self.mostMarks) ? PathMarks(walk) : nil
    stroke =
      marks == nil ? Stroke(path: path, lengths: lengths, phase: phase, pen: walk.pen, dots: walk.dots) : nil
    let everywhere = (SIMD2(repeating: -Double.infinity), SIMD2(repeating: Double.infinity))
    let bounds =
      marks.map { MarkGroup.bounds(of: $0.singles, radius: $0.pen.width / 2, $0.groups) } ?? everywhere
    self.origins = OriginBands(origins, low: bounds.0, high: bounds.1, clip: clip)
  }

  /// Takes marks that are known already.
  ///
  /// - Parameters:
  ///   - origins: In pixels; of one that is not finite nothing is drawn.
  ///   - clip: What may be drawn on later.
  public init(_ marks: PathMarks, at origins: [SIMD2<Double>], clip: PixelRect) {
    self.marks = marks
    stroke = nil
    let bounds = MarkGroup.bounds(of: marks.singles, radius: marks.pen.width / 2, marks.groups)
    self.origins = OriginBands(origins, low: bounds.low, high: bounds.high, clip: clip)
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
    guard let marks else { return }
    var painter = GroupPainter(marks, columns: bitmap.clip.columns.count)
    for band in PathBands.band(of: rows.lowerBound)...PathBands.band(of: rows.upperBound - 1) {
      let top = band * DashedPath.bandHeight
      let visible = bitmap.clipped(
        to: PixelRect(columns: bitmap.clip.columns, rows: (top..<top + DashedPath.bandHeight).clamped(to: rows)))
      for index in origins.indices(inBand: band) {
        let origin = origins.origins[Int(index)]
        marks.paintSingles(at: origin, in: visible, with: paint)
        painter.paint(at: origin, in: visible, with: paint)
      }
    }
  }

  private func draw(
    _ stroke: Stroke, at origin: SIMD2<Double>, in bitmap: BitmapView, rows: Range<Int>, with paint: Paint
  ) {
    let clip = bitmap.clip.intersection(PixelRect(columns: bitmap.clip.columns, rows: rows))
    // No table is made for long: that of the prepared stroke is the same.
    DashedPath(
      stroke.path.moved(by: origin), lengths: stroke.lengths, phase: stroke.phase, pen: stroke.pen, clip: clip,
      dots: stroke.dots)?
      .draw(in: bitmap, rows: rows, with: paint)
  }
}
