// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CBenchmarks
import Foundation
import Stipple
import StippleRaster
import UIKit

/// W6: a frame of a grid of dots under pan and zoom, its background cleared too; the mean of many frames.
struct ZoomedGrid: Workload {
  let name = "W6"
  let bars = Bars(floor: 3, cairo: 10)
  let width: Int
  let height: Int
  let frames: Int
  /// An enlarged tile is blurred: only its ink counts.
  let cairoTolerance = 255.0
  private let step: Int

  init(isSmallest: Bool) {
    (width, height, frames) = isSmallest ? (240, 160, 6) : (1920, 1080, 300)
    step = isSmallest ? 55 : 1
  }

  /// The scale grows from 0.5 to 4.
  func scale(frame: Int) -> Double { 0.5 * pow(8, Double(frame * step) / 299) }

  func lattice(frame: Int) -> DotLattice {
    let scale = scale(frame: frame)
    let pan = Double(frame * step) * scale
    return DotLattice(
      pitch: 20 * scale, radius: scale,
      origin: Point(fmod(0.37 * pan + 3.3, 20 * scale), fmod(0.23 * pan + 1.7, 20 * scale)))
  }

  func exactPicture(frame: Int) -> ExactPicture {
    lattice(frame: frame).exactPicture(width: width, height: height)
  }

  func kernels(on canvas: Canvas, threads: Int) -> ((Int) -> Void)? {
    { frame in
      let lattice = lattice(frame: frame).marks(width: width, height: height)
      inParts(of: canvas.height, threads: threads) { rows in
        lattice.draw(in: canvas.bitmap, rows: rows, with: Canvas.black, background: Canvas.white)
      }
    }
  }

  func scene() -> Scene {
    let (page, grid) = DotLattice.page(width: width, height: height)
    return Scene(view: page) { lattice(frame: $0).show(in: grid, width: width, height: height) }
  }

  func cairo(on canvas: Canvas) -> [String: (Int) -> Void] {
    let surface = CairoSurface(on: canvas)
    let cairo = surface.cairo
    // Blurred where it is enlarged, but what many programs do.
    let tile = CairoTile(width: 20, height: 20, filter: CAIRO_FILTER_BILINEAR) { tile in
      tile.addDisc(Point(10, 10), radius: 1)
      cairo_fill(tile.cairo)
    }
    return [
      "arcs, one fill": { frame in
        let lattice = lattice(frame: frame)
        surface.clear()
        for center in lattice.centers(width: width, height: height) {
          surface.addDisc(center, radius: lattice.radius)
        }
        cairo_fill(cairo)
        surface.flush()
      },
      "a dashed stroke a row": { frame in
        let lattice = lattice(frame: frame)
        surface.clear()
        surface.setPen(width: 2 * lattice.radius, cap: CAIRO_LINE_CAP_ROUND, dashes: [0, lattice.pitch])
        let columns = lattice.positions(lattice.origin.x, end: width)
        for y in lattice.positions(lattice.origin.y, end: height) {
          cairo_move_to(cairo, columns.first ?? 0, y)
          cairo_line_to(cairo, (columns.last ?? 0) + 0.001, y)
          cairo_stroke(cairo)
        }
        surface.flush()
      },
      "tile, bilinear": { frame in
        let lattice = lattice(frame: frame)
        tile.paint(on: surface, origin: lattice.origin - lattice.pitch / 2, scale: scale(frame: frame))
      },
    ]
  }
}
