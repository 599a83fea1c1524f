// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Paints the marks of a path that are all straight, with flat ends, as one shape: dashes and lines at any angle that
/// cross each other.
struct StraightPainter: ~Copyable {
  private let path: DashedPath
  private let outlines: DashOutline
  private let columns: Range<Int>
  private var coverage: CoverageBand
  private var union = ConvexUnion()

  /// Finer lines are not told from the roundings of their corners.
  private static let leastWidth = 0x1p-8

  /// Nil for other marks, and where none can be expected to meet another.
  ///
  /// - Parameter columns: The pixels that are painted.
  init?(_ path: DashedPath, columns: Range<Int>) {
    guard path.pen.cap == .butt, path.pen.width >= Self.leastWidth, path.contours.count > 1,
      path.contours.allSatisfy({ $0.spans.count == 1 && path.spans[$0.spans.lowerBound].isStraight })
    else { return nil }
    self.path = path
    self.columns = columns
    outlines = DashOutline(width: path.pen.width, cap: .butt)
    coverage = CoverageBand(columns: 0..<columns.count, rows: 0..<DashedPath.bandHeight)
  }

  /// Paints rows of a band; gives false, and paints nothing, where too many marks overlap.
  mutating func paint(rows: Range<Int>, in bitmap: BitmapView, with paint: Paint) -> Bool {
    let window = PixelRect(columns: columns, rows: rows)
    coverage.move(to: window)
    union.open(window)
    // A copy of its own saves one a link.
    let path = path
    var isConvex = true
    path.forEachLink(ofBand: PathBands.band(of: rows.lowerBound)) { link in
      guard !link.isPoint, let (start, end) = path.ends(of: link), let quad = outlines.quad(from: start, to: end)
      else { return }
      if !union.add(quad) { isConvex = false }
    }
    guard isConvex, union.take(into: &coverage) else { return false }
    coverage.paint(in: bitmap, with: paint)
    return true
  }
}

extension PathSpan {
  /// Whether it is a part of a straight line.
  fileprivate var isStraight: Bool { curve.quadratic == .zero && curve.cubic == .zero }
}
