// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// What a layout draws in a rectangle: its figure, at the tiers that can be seen.
struct GridPlan {
  let layout: GridLayout
  let figure: GridFigure
  let tiers: [GridTier]
  /// Whether the finest marks are too dense to be drawn.
  let isDense: Bool
  private let rect: CGRect
  /// How far neighbouring marks are from each other at least.
  private let leastPixels: Double
  /// How far all is moved, so that mark 0 is on a pixel.
  private var phase = SIMD2<Double>.zero

  /// Nil where nothing can be drawn: a value is not finite, or a size not positive.
  init?(_ layout: GridLayout, rect: CGRect) {
    guard let pitch = layout.fullPitch, rect.width > 0, rect.height > 0,
      SIMD2(rect.minX, rect.minY).isFinite, SIMD2(rect.maxX, rect.maxY).isFinite, SIMD2(layout.origin).isFinite,
      SIMD2(layout.contentOffset).isFinite, layout.zoomScale.isFinite, layout.zoomScale > 0
    else { return nil }
    self.layout = layout
    self.rect = rect
    figure = layout.pattern.figure(pitch, layout)
    let ladder = GridLadder(layout, figure: figure)
    (tiers, isDense, leastPixels) = (ladder.tiers, ladder.isDense, ladder.leastPixels)
    guard !figure.isUpright else { return }
    let pen = pen(of: GridTier())
    guard let pixels = pen.pixels else { return }
    let mark = space(of: GridStride()).point(0, .zero, 0, .zero)
    let place = SIMD2(pixels.middle(mark.x, of: pen.lineWidth), pixels.middle(mark.y, of: pen.lineWidth))
    if place.isFinite { phase = place - mark }
  }

  var strokes: [GridStroke] {
    var builder = GridStrokeBuilder()
    if isDense, layout.mergesDenseMarks { tint(&builder) }
    for tier in tiers {
      let (pen, space) = (pen(of: tier), space(of: tier.stride))
      for element in figure.elements { element.draw(tier, with: pen, in: space, to: &builder) }
    }
    return builder.strokes
  }

  /// As much ink as the finest marks have, evenly.
  private func tint(_ builder: inout GridStrokeBuilder) {
    var pen = pen(of: GridTier())
    let space = space(of: GridStride())
    var (clear, marked) = (1.0, 0.0)
    for element in figure.elements {
      let ink = min(max(element.ink(with: pen, in: space), 0), 1)
      // Lines cross each other; marks lie beside each other.
      if element.isLines { clear *= 1 - ink } else { marked += ink }
    }
    pen.opacity = 1 - clear * (1 - min(marked, 1))
    guard pen.opacity > 0 else { return }
    builder.addCover(of: rect, with: pen)
  }

  /// Where marks of a stride stand.
  func space(of stride: GridStride) -> GridSpace {
    GridSpace(
      rect: rect, edge: layout.edge, stride: stride, origin: SIMD2(layout.origin), zoom: layout.zoomScale,
      offset: SIMD2(layout.contentOffset) - phase)
  }

  /// The sizes of the marks of a tier.
  func pen(of tier: GridTier) -> GridPen {
    let unit =
      switch layout.markUnit {
      case .points: 1.0
      case .pixels: 1 / layout.scale
      case .content: Double(layout.zoomScale)
      }
    func size(_ minor: CGFloat, _ major: CGFloat) -> Double {
      switch tier.emphasis {
      case 0: minor * unit
      case 1: major * unit
      default: (minor + (major - minor) * tier.emphasis) * unit
      }
    }
    var pen = GridPen(
      lineWidth: size(layout.lineWidth, layout.majorLineWidth),
      dotRadius: size(layout.dotRadius, layout.majorDotRadius), markSize: size(layout.markSize, layout.markSize),
      emphasis: tier.emphasis, opacity: tier.opacity, frameWidth: Double(layout.majorLineWidth) * unit,
      minorWidth: Double(layout.lineWidth) * unit, leastDistance: leastPixels / layout.scale)
    if layout.snapsToPixels, pen.lineWidth < 0x1p40, pen.markSize < 0x1p40 {
      let pixels = PixelGrid(scale: layout.scale)
      pen.pixels = pixels
      if pen.lineWidth > 0 { pen.lineWidth = pixels.length(pen.lineWidth) }
      if pen.minorWidth > 0, pen.minorWidth < 0x1p40 { pen.minorWidth = pixels.length(pen.minorWidth) }
      if pen.frameWidth > 0, pen.frameWidth < 0x1p40 { pen.frameWidth = pixels.length(pen.frameWidth) }
      if pen.markSize > 0, figure.isUpright { pen.markSize = pixels.length(pen.markSize, like: pen.lineWidth) }
    }
    return pen
  }
}
