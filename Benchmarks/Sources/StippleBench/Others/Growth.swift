// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleRaster

/// How the time grows with the number of dots, from some 10^3 to 10^7: twice the dots, at most 2.1 times the time.
///
/// Judged by the processor's time: all is done on one thread, and the worst of thirteen ratios shall tell of the kernel
/// and not of what else the machine did.
@MainActor
struct Growth {
  /// Dots in a full row of a lattice.
  private static let columns = 2441
  /// The distance between dots, and between rows, in pixels.
  private static let pitch = 2.03
  private static let radius = 0.5

  /// What the dots are.
  enum Kind: String, CaseIterable {
    case lattice, rows, path

    var name: String { "growth/\(self)" }
  }

  private let kind: Kind
  /// Half a row, a row, two rows, four, and so on.
  private let sizes: [(columns: Int, rows: Int)]
  private let canvas: Canvas

  init(_ kind: Kind, isSmallest: Bool) {
    self.kind = kind
    let doublings = isSmallest ? 3 : 13
    sizes = [(Self.columns / 2, 1)] + (0..<doublings).map { (Self.columns, 1 << $0) }
    canvas = isSmallest ? Canvas(width: 4960, height: 240) : Canvas(width: 7300, height: 8400)
  }

  /// A row of results for each size, the last of them with the worst growth of all.
  func measure(rounds: Rounds) -> [Row] {
    let works = sizes.map { size in
      switch kind {
      case .lattice: lattice(columns: size.columns, rows: size.rows)
      case .rows: dottedLines(columns: size.columns, rows: size.rows)
      case .path: spiral(count: size.columns * size.rows)
      }
    }
    let times = rounds.medians(of: works)
    var rows = zip(sizes, times).map { size, time in
      var row = Row(workload: kind.name, engine: Engine.stipple.rawValue, time: time)
      row.dots = size.columns * size.rows
      row.isDetail = true
      return row
    }
    let growth = zip(times.dropFirst(), times).map { $0.processor / $1.processor }
    let worst = growth.indices.max { growth[$0] < growth[$1] } ?? 0
    rows[rows.count - 1].isDetail = false
    rows[rows.count - 1].variant = "worst at \(rows[worst + 1].dots ?? 0) of \(rows[rows.count - 1].dots ?? 0) dots"
    rows[rows.count - 1].judge("twice the dots", growth[worst], atMost: 2.1)
    return rows
  }

  private func lattice(columns: Int, rows: Int) -> () -> Void {
    let canvas = canvas
    let lattice = MarkLattice(
      mark: .dot(radius: Self.radius), axis: .horizontal, origin: Point(1.3, 1.7),
      pitch: Point(Self.pitch, Self.pitch), columns: columns, rows: rows)
    return { lattice.draw(in: canvas.bitmap, rows: 0..<canvas.height, with: Canvas.black) }
  }

  private func dottedLines(columns: Int, rows: Int) -> () -> Void {
    let canvas = canvas
    let lines = (0..<rows).map { row in
      MarkRow(
        mark: .dot(radius: Self.radius), axis: .horizontal, position: 1.7 + Double(row) * Self.pitch, first: 1.3,
        pitch: Self.pitch, count: columns)
    }
    return {
      for line in lines { line.draw(in: canvas.bitmap, rows: 0..<canvas.height, with: Canvas.black) }
    }
  }

  /// A spiral whose turns are as far apart as its dots.
  private func spiral(count: Int) -> () -> Void {
    let canvas = canvas
    let length = Double(count) * Self.pitch
    let radius = (length * Self.pitch / .pi).squareRoot()
    let path = StrokePath(Spiral.curves(radius: radius, center: Double(canvas.width) / 2, pitch: Self.pitch))
    let cache = MaskCache()
    return {
      DashedPath(
        path, lengths: [0, Self.pitch], phase: 0, pen: PathPen(width: 2 * Self.radius, cap: .round),
        clip: canvas.bitmap.clip, cache: cache
      )?.draw(in: canvas.bitmap, rows: 0..<canvas.height, with: Canvas.black)
    }
  }
}
