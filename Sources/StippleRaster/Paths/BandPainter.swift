// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Gathers the marks of a path in a band of rows, and paints them as one shape.
struct BandPainter: ~Copyable {
  let path: DashedPath
  /// The pixels at hand; where there are tables of dots, with margins, so that no mask crosses a side.
  private var coverage: CoverageBand
  private var visible: PixelRect
  private let margin: Int
  /// Where small marks were added, while there are not too many.
  private var boxes: [MarkBox] = []
  /// Whether all marks at hand are in the boxes.
  private var hasOnlyBoxes = true
  /// The numbers of marks, in the order in which they were added, that met an earlier one in some pixel.
  private var met: [Int] = []
  private var rasterizer = OutlineRasterizer()
  private var union = MarkUnion()
  private var outliner: LinkOutliner

  /// More boxes in a band are not kept; then all of it is looked at.
  private static let mostBoxes = 1 << 12

  /// - Parameter columns: The pixels that are painted.
  init(_ path: DashedPath, columns: Range<Int>) {
    self.path = path
    margin = path.hasOnlyDots ? path.dots.width : 0
    visible = PixelRect(columns: columns, rows: 0..<DashedPath.bandHeight)
    coverage = CoverageBand(
      columns: 0..<columns.count + 2 * margin, rows: 0..<DashedPath.bandHeight + 2 * margin)
    outliner = LinkOutliner(path)
  }

  /// Paints rows of a band.
  mutating func paint(rows: Range<Int>, in bitmap: BitmapView, with paint: Paint) {
    visible.rows = rows
    coverage.move(
      to: PixelRect(
        columns: visible.columns.lowerBound - margin..<visible.columns.upperBound + margin,
        rows: rows.lowerBound - margin..<rows.upperBound + margin))
    let band = PathBands.band(of: rows.lowerBound)
    boxes.removeAll(keepingCapacity: true)
    hasOnlyBoxes = !path.hasOnlyDots
    if path.hasOnlyDots { addDots(ofBand: band) } else { addMarks(ofBand: band) }
    if hasOnlyBoxes, !boxes.isEmpty, boxes.count <= Self.mostBoxes {
      coverage.paint(boxes: boxes, in: bitmap, with: paint)
    } else {
      coverage.paint(in: bitmap, with: paint)
    }
  }

  // MARK: - Dots

  private mutating func addDots(ofBand band: Int) {
    guard path.pen.width < 64 || !isCoveredByADot(ofBand: band) else {
      for row in coverage.rows { coverage.fill(columns: coverage.columns, row: row) }
      return
    }
    var haveMet = false
    path.forEachDot(ofBand: band, near: visible) { center in
      if path.dots.add(center: center, to: &coverage) { haveMet = true }
    }
    guard haveMet else { return }
    var dots: [SIMD2<Double>] = []
    path.forEachDot(ofBand: band, near: visible) { dots.append($0) }
    var union = DotUnion(radius: path.pen.width / 2)
    union.replace(in: &coverage, dots: dots)
  }

  /// Whether one dot is so large that it covers all pixels at hand: then there may be too many of them to look at each.
  private func isCoveredByADot(ofBand band: Int) -> Bool {
    let (left, right) = (Double(visible.columns.lowerBound), Double(visible.columns.upperBound))
    let (top, bottom) = (Double(visible.rows.lowerBound), Double(visible.rows.upperBound))
    let radius = path.pen.width / 2
    var isCovered = false
    path.forEachDot(ofBand: band, near: visible) { center in
      let way = SIMD2(max(center.x - left, right - center.x), max(center.y - top, bottom - center.y))
      if (way * way).sum() < radius * radius { isCovered = true }
    }
    return isCovered
  }

  // MARK: - Dashes

  private mutating func addMarks(ofBand band: Int) {
    met.removeAll(keepingCapacity: true)
    var number = 0
    var outline = Outline()
    // A copy of its own saves one a link.
    let path = path
    forEachLink(ofBand: band) { painter, link in
      if painter.add(link, of: path, outline: &outline) { painter.met.append(number) }
      number += 1
    }
    if !met.isEmpty { uniteMarks(ofBand: band) }
  }

  private mutating func forEachLink(ofBand band: Int, _ body: (inout BandPainter, DashLink) -> Void) {
    let path = path
    path.forEachLink(ofBand: band) { link in body(&self, link) }
  }

  /// Adds a mark to the coverage; tells whether it met another one.
  private mutating func add(_ link: DashLink, of path: DashedPath, outline: inout Outline) -> Bool {
    if link.isPoint, path.pen.cap == .round {
      let center = path.spans[path.span(at: link.start, near: link.span)].point(at: link.start)
      hasOnlyBoxes = false
      return path.dots.add(center: center, to: &coverage)
    }
    let hasMet: Bool
    if let quad = outliner.quad(of: link, of: path) {
      hasMet = rasterizer.add(quad, to: &coverage)
    } else {
      outliner.take(link, of: path, into: &outline)
      hasMet = rasterizer.add(outline, to: &coverage)
    }
    guard let box = rasterizer.box, boxes.count <= Self.mostBoxes else {
      hasOnlyBoxes = false
      return hasMet
    }
    // Of what is beside the band there is no coverage.
    if box.columns.overlaps(coverage.columns), box.rows.overlaps(coverage.rows) {
      boxes.append(
        MarkBox(
          column: box.columns.lowerBound, row: box.rows.lowerBound, width: box.columns.count, height: box.rows.count))
    }
    return hasMet
  }

  /// Gives pixels that several marks cover the coverage of their union.
  private mutating func uniteMarks(ofBand band: Int) {
    var shapes: [Outline] = []
    var bounds: [PixelRect] = []
    let visible = visible
    forEachLink(ofBand: band) { painter, link in
      var shape = Outline()
      painter.outliner.take(link, of: painter.path, into: &shape)
      bounds.append(shape.pixels.intersection(visible))
      shapes.append(shape)
    }
    let haveMet = Set(met)
    for cluster in OutlineClusters(bounds: bounds).clusters where cluster.members.contains(where: haveMet.contains) {
      union.replace(in: &coverage, pixels: cluster.shared, shapes: cluster.members.map { shapes[$0] })
    }
  }
}
