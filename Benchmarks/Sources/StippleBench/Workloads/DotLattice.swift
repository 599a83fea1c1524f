// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Stipple
import StippleRaster
import UIKit

/// Discs at the crossings of two families of lines.
struct DotLattice {
  var pitch: Double
  var radius: Double
  /// The middle of a disc; there are more in all directions.
  var origin: Point

  /// The places along an axis of all discs that reach into 0 to `end`.
  func positions(_ origin: Double, end: Int) -> [Double] {
    let first = Int(((-radius - origin) / pitch).rounded(.down))
    return (first...).lazy.map { origin + Double($0) * pitch }.drop { $0 + radius <= 0 }
      .prefix { $0 - radius < Double(end) }
  }

  func centers(width: Int, height: Int) -> [Point] {
    let columns = positions(origin.x, end: width)
    return positions(origin.y, end: height).flatMap { y in columns.map { Point($0, y) } }
  }

  func exactPicture(width: Int, height: Int) -> ExactPicture {
    var picture = ExactPicture(width: width, height: height)
    for center in centers(width: width, height: height) { picture.addDisc(center, radius: radius) }
    return picture
  }

  func marks(width: Int, height: Int) -> MarkLattice {
    let columns = positions(origin.x, end: width)
    let rows = positions(origin.y, end: height)
    return MarkLattice(
      mark: .dot(radius: radius), axis: .horizontal, origin: Point(columns.first ?? 0, rows.first ?? 0),
      pitch: Point(pitch, pitch), columns: columns.count, rows: rows.count)
  }

  /// A white page with a grid of black dots, which `show` sets up.
  @MainActor
  static func page(width: Int, height: Int) -> (page: UIView, grid: GridView) {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    page.backgroundColor = .white
    let grid = GridView()
    grid.gridStyle = .dot
    grid.gridColor = .black
    page.addSubview(grid)
    return (page, grid)
  }

  /// Makes a view show the discs: its own first dot stands a pitch from its corner, so it reaches beyond the picture.
  @MainActor
  func show(in grid: GridView, width: Int, height: Int) {
    let corner = origin - 2 * pitch
    grid.gridWidth = pitch
    grid.dotRadius = radius
    grid.frame = CGRect(
      x: corner.x, y: corner.y, width: Double(width) + 2 * pitch - corner.x,
      height: Double(height) + 2 * pitch - corner.y)
  }
}
