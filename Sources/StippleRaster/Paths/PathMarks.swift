// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The marks of a path with a pattern of dashes and a pen, relative to an origin, to be drawn at any number of places.
///
/// The path is walked once. Dots that share no pixel with others are kept apart, and are composed without being gathered
/// first. It takes 16 bytes a dot, some hundred a dash.
public struct PathMarks: Sendable {
  let dots: DotTable
  let pen: PathPen
  /// Middles of dots that share no pixel with another, in pixels from the origin, from top to bottom.
  let singles: [SIMD2<Double>]
  /// The other marks.
  let groups: [MarkGroup]
  /// The greatest width of a group, or of a dot.
  let greatestWidth: Double
  /// Between which places the groups are, across the rows, in pixels from the origin.
  private let groupExtent: Interval
  /// Whether all marks are dots.
  public let hasOnlyDots: Bool

  /// Walks the path.
  ///
  /// - Parameters:
  ///   - path: In pixels from the origin.
  ///   - lengths: As of a dashed path; so are the phase and the pen.
  ///   - most: How many marks there may be, seen or not.
  ///   - cache: Where masks of dots are taken from.
  /// - Returns: nil where there is no dashed path, or too many marks.
  public init?(
    _ path: StrokePath, lengths: [Double], phase: Double, pen: PathPen, most: Int, cache: MaskCache
  ) {
    let nowhere = PixelRect(columns: 0..<0, rows: 0..<0)
    guard let walk = DashedPath(path, lengths: lengths, phase: phase, pen: pen, clip: nowhere, cache: cache),
      walk.numberOfMarks <= Double(most)
    else { return nil }
    self.init(walk)
  }

  /// Takes the marks of a path prepared for any clip.
  init(_ walk: DashedPath) {
    dots = walk.dots
    pen = walk.pen
    hasOnlyDots = walk.hasOnlyDots
    (singles, groups) = MarkGroup.groups(of: walk)
    greatestWidth = groups.reduce(pen.width) { max($0, $1.high.x - $1.low.x) }
    groupExtent = Interval(
      from: groups.reduce(.infinity) { min($0, $1.low.y) }, to: groups.reduce(-.infinity) { max($0, $1.high.y) })
  }

  /// Draws the stroke at an origin; its marks are one shape.
  ///
  /// Only rows that are asked for, and in the bitmap's clip, are painted. Takes time for the dots in these rows, and for
  /// all groups. Of an origin that is not finite nothing is drawn.
  public func draw(at origin: SIMD2<Double>, in bitmap: BitmapView, rows: Range<Int>, with paint: Paint) {
    let rows = bitmap.clip.rows.clamped(to: rows)
    guard !rows.isEmpty, !bitmap.clip.columns.isEmpty, origin.x.isFinite, origin.y.isFinite else { return }
    func clipped(to rows: Range<Int>) -> BitmapView {
      bitmap.clipped(to: PixelRect(columns: bitmap.clip.columns, rows: rows))
    }
    // A dot without a mask may be of any size, and is gathered band by band as groups are.
    let hasMasks = dots.width > 0
    if hasMasks { paintSingles(at: origin, in: clipped(to: rows), with: paint) }
    let first = hasMasks ? max(Int(floor: origin.y + groupExtent.lower), rows.lowerBound) : rows.lowerBound
    let last = hasMasks ? min(Int(floor: origin.y + groupExtent.upper), rows.upperBound - 1) : rows.upperBound - 1
    guard first <= last else { return }
    var painter = GroupPainter(self, columns: bitmap.clip.columns.count)
    for band in PathBands.band(of: first)...PathBands.band(of: last) {
      let top = band * DashedPath.bandHeight
      let visible = clipped(to: (top..<top + DashedPath.bandHeight).clamped(to: rows))
      if !hasMasks { paintSingles(at: origin, in: visible, with: paint) }
      painter.paint(at: origin, in: visible, with: paint)
    }
  }
}
