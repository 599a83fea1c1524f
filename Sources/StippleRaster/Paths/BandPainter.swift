// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Gathers the marks of a path in a band of rows, and paints them as one shape.
struct BandPainter: ~Copyable {
  let path: DashedPath
  var coverage: CoverageBand
  /// Whether a mark met another one in some pixel.
  private(set) var haveMet = false
  private var rasterizer = OutlineRasterizer()
  private var outlines: DashOutline
  private var outline = Outline()
  private var samples: [LineSample] = []

  /// - Parameter columns: The pixels that are painted.
  init(_ path: DashedPath, columns: Range<Int>) {
    self.path = path
    coverage = CoverageBand(columns: columns, rows: 0..<DashedPath.bandHeight)
    outlines = DashOutline(width: path.pen.width, cap: path.pen.cap, join: path.pen.join)
  }

  /// Paints rows of a band.
  mutating func paint(rows: Range<Int>, in bitmap: BitmapView, with paint: Paint) {
    coverage.move(to: rows)
    haveMet = false
    let band = PathBands.band(of: rows.lowerBound)
    if path.hasOnlyDots { addDots(ofBand: band) } else { addMarks(ofBand: band) }
    coverage.paint(in: bitmap, with: paint)
  }

  private mutating func addDots(ofBand band: Int) {
    let radius = path.pen.width / 2
    let (top, bottom) = (Double(coverage.rows.lowerBound) - radius, Double(coverage.rows.upperBound) + radius)
    let (left, right) = (Double(coverage.columns.lowerBound) - radius, Double(coverage.columns.upperBound) + radius)
    for entry in path.bands.entries(inBand: band) {
      let span = path.spans[Int(entry.span)]
      path.forEachDot(on: span, from: entry.from, to: entry.to) { center in
        guard center.y > top, center.y < bottom, center.x > left, center.x < right else { return }
        if path.dots.add(center: center, to: &coverage) { haveMet = true }
      }
    }
  }

  private mutating func addMarks(ofBand band: Int) {
    var progress = Array(repeating: DashedPath.Progress(), count: path.cycle.dashes.count)
    for entry in path.bands.entries(inBand: band) {
      for (index, dash) in path.cycle.dashes.enumerated() {
        path.forEachLink(of: dash, on: entry, after: &progress[index]) { link in add(link) }
      }
    }
  }

  private mutating func add(_ link: DashLink) {
    if link.isPoint {
      switch path.pen.cap {
      case .butt: return
      case .round:
        let center = path.spans[path.span(at: link.start, near: link.span)].point(at: link.start)
        if path.dots.add(center: center, to: &coverage) { haveMet = true }
        return
      case .square: break
      }
    }
    path.sample(link, into: &samples)
    outline.removeAll()
    outlines.append(along: samples, into: &outline, isCut: link.isCut)
    if rasterizer.add(outline, to: &coverage) { haveMet = true }
  }
}
