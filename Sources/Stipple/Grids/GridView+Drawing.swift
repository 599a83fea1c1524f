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

  /// Puts the layer in, once.
  func prepare() {
    grid.fillColor = nil
    grid.masksToBounds = true
    layer.insertSublayer(grid, at: 0)
    onAppearanceChange { [weak self] in self?.redraw() }
    redraw()
  }

  /// Draws once after changes, if any of them asks for it.
  func redrawOnce(after changes: () -> Void) {
    guard !isHeld else { return changes() }
    isHeld = true
    changes()
    isHeld = false
    if isStale { redraw() }
  }

  func redraw() {
    isStale = isHeld
    guard !isHeld else { return }
    let area = GridArea(self, size: bounds.size)
    let paints = paints(in: area)
    let isResized = grid.bounds.size != area.clip.size
    let shown = grid.presentation() ?? grid
    let (shownBounds, shownPosition) = (shown.bounds, shown.position)
    CATransaction.withoutActions {
      grid.place(area.clip, movedBy: bounds.origin)
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
    grid.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
  }

  private func show(_ paints: [Paint]) {
    apply(paints.first, to: grid)
    let layers = furtherLayers
    for layer in layers.dropFirst(max(paints.count - 1, 0)) { layer.removeFromSuperlayer() }
    for (index, paint) in paints.dropFirst().enumerated() {
      let layer = index < layers.count ? layers[index] : addLayer()
      layer.place(grid.bounds)
      apply(paint, to: layer)
    }
  }

  private func addLayer() -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.fillColor = nil
    grid.addSublayer(layer)
    return layer
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
    var paints = paints(of: area.layout, in: area.rect, gridColor, ownMajorColor ?? gridColor)
    for sheet in sheets {
      paints += self.paints(
        of: area.placed(sheet.layout), in: area.rect, sheet.color, sheet.majorColor ?? sheet.color)
    }
    return paints
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
    layer.place(area.clip, movedBy: bounds.origin)
    layer.contentsScale = displayScale
    layer.cells = area.layout.motifCells(in: area.clip)
    layer.motif = motif
    layer.setNeedsDisplay()
  }
}

extension CALayer {
  /// Shows a rectangle of its own space at the same place in that of its superlayer, moved by a vector. The layer has no
  /// transform.
  fileprivate func place(_ rect: CGRect, movedBy way: CGPoint = .zero) {
    bounds = rect
    position = CGPoint(x: rect.midX + way.x, y: rect.midY + way.y)
  }
}
