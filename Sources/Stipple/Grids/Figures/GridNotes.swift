// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page for notes: lines across, of which two are major and part a heading and a summary from the rest, and a major
/// one down between the two.
struct GridNotes: GridElement {
  var lines: GridRows

  var isLines: Bool { true }

  func draw(_ tier: GridTier, with pen: GridPen, in space: GridSpace, to builder: inout GridStrokeBuilder) {
    guard pen.lineWidth > 0, pen.lineWidth.isFinite,
      let rows = VisibleRows(lines, reach: pen.lineWidth / 2, in: space), !rows.indices.isEmpty
    else { return }
    let rect = space.rect
    let top = rect.minY + 0.1 * rect.height
    let bottom = rect.maxY - 0.2 * rect.height
    func height(_ row: Double) -> Double { space.point(0, lines.step, row, lines.next).y }
    let spacing = space.vector(lines.next).y
    let first = rows.indices.first
    let heading = first + ((top - height(first)) / spacing).rounded(.up)
    let summary = first + ((bottom - height(first)) / spacing).rounded(.down)
    let isPage = rows.indices.first <= heading && heading < summary && summary <= rows.indices.last
    let style = pen.style(width: pen.lineWidth)
    for row in rows.indices where tier.holds(line: row) && (!isPage || row > heading && row != summary) {
      guard let ends = rows.ends(ofRow: row, width: pen.lineWidth, pixels: pen.pixels) else { continue }
      builder.addLine(from: ends.0, to: ends.1, style: style)
    }
    let width = pen.frameWidth
    guard isPage, tier.only == nil, width > 0, width.isFinite,
      let upper = rows.ends(ofRow: heading, width: width, pixels: pen.pixels),
      let lower = rows.ends(ofRow: summary, width: width, pixels: pen.pixels)
    else { return }
    var major = pen.style(width: width)
    major.emphasis = 1
    let asked = rect.minX + 0.3 * rect.width
    let x = pen.pixels?.middle(asked, of: width) ?? asked
    builder.addLine(from: upper.0, to: upper.1, style: major)
    builder.addLine(from: lower.0, to: lower.1, style: major)
    builder.addLine(from: SIMD2(x, upper.0.y), to: SIMD2(x, lower.0.y), style: major)
  }

  func ink(with pen: GridPen, in space: GridSpace) -> Double { lines.ink(with: pen, in: space) }
}
