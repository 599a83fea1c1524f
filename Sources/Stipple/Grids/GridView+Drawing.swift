// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// From attributes to layers.
extension GridView {
  /// A stroke with its colour.
  private struct Paint {
    var stroke: GridStroke
    var color: CGColor
  }

  func redraw() {
    let area = GridArea(self, size: bounds.size)
    let paints = paints(in: area)
    let isResized = grid.bounds.size != area.clip.size
    let shown = grid.presentation() ?? grid
    let (shownBounds, shownPosition) = (shown.bounds, shown.position)
    CATransaction.withoutActions {
      grid.frame = area.clip.offsetBy(dx: bounds.minX, dy: bounds.minY)
      grid.bounds.origin = area.clip.origin
      show(paints)
      showMotif(in: area)
    }
    guard isResized, let animation = sizeAnimation else { return }
    grid.follow(animation, "bounds", from: shownBounds, to: grid.bounds)
    grid.follow(animation, "position", from: shownPosition, to: grid.position)
    // On the way, the grid is cut off where the view is: it has to reach as far as the view does at either end, and with
    // a spring beyond it, by as much as the way at most.
    let swing: CGFloat = animation is CASpringAnimation ? 1 : 0
    let way = CGSize(width: area.clip.width - shownBounds.width, height: area.clip.height - shownBounds.height)
    let size = CGSize(
      width: bounds.width + max(-way.width, 0) + swing * abs(way.width),
      height: bounds.height + max(-way.height, 0) + swing * abs(way.height))
    let widest = self.paints(in: GridArea(self, size: size))
    guard widest.map(\.stroke.lineWidth) == paints.map(\.stroke.lineWidth) else { return }
    for (layer, paint) in zip([grid] + furtherLayers, widest) {
      layer.follow(animation, "path", from: paint.stroke.path, to: paint.stroke.path)
    }
  }

  /// The layers of all strokes but the first.
  private var furtherLayers: [CAShapeLayer] {
    (grid.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
  }

  private func show(_ paints: [Paint]) {
    for layer in furtherLayers.dropFirst(max(paints.count - 1, 0)) { layer.removeFromSuperlayer() }
    while furtherLayers.count < paints.count - 1 {
      let layer = CAShapeLayer()
      layer.fillColor = nil
      grid.addSublayer(layer)
    }
    apply(paints.first, to: grid)
    for (layer, paint) in zip(furtherLayers, paints.dropFirst()) {
      layer.frame = grid.bounds
      layer.bounds.origin = grid.bounds.origin
      apply(paint, to: layer)
    }
  }

  private func apply(_ paint: Paint?, to layer: CAShapeLayer) {
    layer.path = paint?.stroke.path
    layer.lineWidth = paint?.stroke.lineWidth ?? 0
    layer.lineCap = paint?.stroke.lineCap == .round ? .round : .butt
    let dashes = paint?.stroke.dashPattern ?? []
    layer.lineDashPattern = dashes.isEmpty ? nil : dashes.map { $0 as NSNumber }
    layer.strokeColor = paint?.color ?? gridColor.resolvedColor(with: traitCollection).cgColor
  }

  /// All strokes in their order: those of the view, and those of its sheets.
  private func paints(in area: GridArea) -> [Paint] {
    let own = paints(of: area.layout, in: area.rect, gridColor, majorColor)
    let others = sheets.flatMap { sheet in
      paints(of: area.placed(sheet.layout), in: area.rect, sheet.color, sheet.majorColor ?? sheet.color)
    }
    return own + others
  }

  private func paints(of layout: GridLayout, in rect: CGRect, _ minor: UIColor, _ major: UIColor) -> [Paint] {
    let ink = GridInk(minor: minor, major: major, traits: traitCollection)
    return layout.strokes(in: rect).map { Paint(stroke: $0, color: ink.color(of: $0)) }
  }

  private func showMotif(in area: GridArea) {
    guard let motif else {
      motifLayer?.removeFromSuperlayer()
      motifLayer = nil
      return
    }
    let layer = motifLayer ?? GridMotifLayer()
    motifLayer = layer
    // Under the strokes of a pattern, which are this layer's own: beside it.
    if layer.superlayer == nil { self.layer.insertSublayer(layer, below: grid) }
    layer.frame = grid.frame
    layer.bounds.origin = grid.bounds.origin
    layer.contentsScale = displayScale
    layer.cells = area.layout.motifCells(in: area.clip)
    layer.motif = motif
    layer.setNeedsDisplay()
  }
}
