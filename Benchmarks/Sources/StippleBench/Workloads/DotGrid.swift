// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CBenchmarks
import Stipple
import StippleRaster
import UIKit

/// W1: a grid of dots, its background cleared too.
struct DotGrid: Workload {
  let name: String
  let lattice: DotLattice
  let bars: Bars
  let width: Int
  let height: Int
  let cairoTolerance = 16.0

  static func all(isSmallest: Bool) -> [DotGrid] {
    let (width, height) = isSmallest ? (320, 200) : (3840, 2160)
    func grid(_ name: String, pitch: Double, radius: Double, origin: Point, bars: Bars) -> DotGrid {
      DotGrid(
        name: name, lattice: DotLattice(pitch: pitch, radius: radius, origin: origin), bars: bars, width: width,
        height: height)
    }
    return [
      grid(
        "W1a", pitch: 20, radius: 1, origin: Point(10, 10), bars: Bars(floor: 1.3, cairo: 1.45, twoThreads: 1.6)),
      grid("W1b", pitch: 8, radius: 1.5, origin: Point(4, 4), bars: Bars(floor: 1.6, cairo: 1.2)),
      grid("W1c", pitch: 20.37, radius: 1, origin: Point(3.3, 7.7), bars: Bars(floor: 1.5, cairo: 1.05)),
    ]
  }

  func exactPicture(frame: Int) -> ExactPicture {
    lattice.exactPicture(width: width, height: height)
  }

  func kernels(on canvas: Canvas, threads: Int) -> ((Int) -> Void)? {
    let lattice = lattice.marks(width: width, height: height)
    return { _ in
      inParts(of: canvas.height, threads: threads) { rows in
        lattice.draw(in: canvas.bitmap, rows: rows, with: Canvas.black, background: Canvas.white)
      }
    }
  }

  func scene() -> Scene {
    let (page, grid) = DotLattice.page(width: width, height: height)
    lattice.show(in: grid, width: width, height: height)
    return Scene(view: page)
  }

  /// A tile repeated: of one period, or of a hundred where a period is no whole number of pixels.
  func cairo(on canvas: Canvas) -> [String: (Int) -> Void] {
    let surface = CairoSurface(on: canvas)
    let isWhole = lattice.pitch == lattice.pitch.rounded()
    let side = Int((lattice.pitch * (isWhole ? 1 : 100)).rounded())
    let tile = CairoTile(width: side, height: side) { tile in
      for center in lattice.centers(width: side, height: side) { tile.addDisc(center, radius: lattice.radius) }
      cairo_fill(tile.cairo)
    }
    return [isWhole ? "tile" : "tile of 100 periods": { _ in tile.paint(on: surface) }]
  }
}
