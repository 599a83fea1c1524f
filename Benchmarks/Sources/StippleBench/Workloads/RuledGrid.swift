// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CBenchmarks
import Stipple
import StippleRaster
import UIKit

/// W2: lines of 0.4 px every 20 px, then lines of 1 px over every fifth; its background cleared too.
struct RuledGrid: Workload {
  let name = "W2"
  let bars = Bars(floor: 1.3, cairo: 1.4)
  let width: Int
  let height: Int
  let cairoTolerance = 4.0

  private static let rulings: [(width: Double, pitch: Int)] = [(0.4, 20), (1, 100)]

  init(isSmallest: Bool) {
    (width, height) = isSmallest ? (320, 200) : (3840, 2160)
  }

  func exactPicture(frame: Int) -> ExactPicture {
    var picture = ExactPicture(width: width, height: height)
    for ruling in Self.rulings {
      // The part of a column or row of pixels that its lines cover.
      func cover(_ count: Int) -> [Double] {
        (0..<count).map { pixel in
          [pixel / ruling.pitch, (pixel + 1) / ruling.pitch].map { Double($0 * ruling.pitch) }.reduce((0.0, -1.0)) {
            guard $1 != $0.1 else { return $0 }
            let overlap = min(Double(pixel + 1), $1 + ruling.width / 2) - max(Double(pixel), $1 - ruling.width / 2)
            return ($0.0 + max(overlap, 0), $1)
          }.0
        }
      }
      let columns = cover(width)
      for (row, vertical) in cover(height).enumerated() {
        for (column, horizontal) in columns.enumerated() where vertical + horizontal > 0 {
          picture.cover(column: column, row: row, by: vertical + horizontal - vertical * horizontal)
        }
      }
    }
    return picture
  }

  /// Two grids in one pass.
  func kernels(on canvas: Canvas, threads: Int) -> ((Int) -> Void)? {
    let grids = Self.rulings.map { ruling in
      func lines(before end: Int) -> [LineSeries] {
        [LineSeries(first: 0, pitch: Double(ruling.pitch), count: end / ruling.pitch + 1, width: ruling.width)]
      }
      return LineGrid(columns: lines(before: width), rows: lines(before: height))
    }
    return { _ in
      inParts(of: canvas.height, threads: threads) { rows in
        LineGrid.draw(
          grids.map { ($0, Canvas.black) }, in: canvas.bitmap, rows: rows, background: Canvas.white)
      }
    }
  }

  func scene() -> Scene {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    page.backgroundColor = .white
    for ruling in Self.rulings {
      let grid = GridView(frame: page.bounds.insetBy(dx: -100, dy: -100))
      grid.gridStyle = .grid
      grid.gridColor = .black
      grid.gridWidth = CGFloat(ruling.pitch)
      grid.gridLineWidth = ruling.width
      page.addSubview(grid)
    }
    return Scene(view: page)
  }

  /// A tile of 100 px repeated.
  func cairo(on canvas: Canvas) -> [String: (Int) -> Void] {
    let surface = CairoSurface(on: canvas)
    let tile = CairoTile(width: 100, height: 100) { tile in
      for ruling in Self.rulings {
        cairo_set_line_width(tile.cairo, ruling.width)
        for position in stride(from: 0.0, through: 100, by: Double(ruling.pitch)) {
          cairo_move_to(tile.cairo, position, -5)
          cairo_line_to(tile.cairo, position, 105)
          cairo_move_to(tile.cairo, -5, position)
          cairo_line_to(tile.cairo, 105, position)
        }
        cairo_stroke(tile.cairo)
      }
    }
    return ["tile": { _ in tile.paint(on: surface) }]
  }
}
