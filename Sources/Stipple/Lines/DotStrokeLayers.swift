// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The layers of a dotted line in a view: one shape layer for life, and others only while its marks have more than one
/// colour, or are cut off across a line at an angle.
@MainActor
final class DotStrokeLayers {
  let line = CAShapeLayer()
  /// The colours that the line is the mask of: a gradient, or bands along the line.
  private var colors: CALayer?
  /// What holds the line or its colours under a mask of bands along the line.
  private var ends: CALayer?
  /// The size of the view that is drawn.
  private var size = CGSize.zero
  /// What moves the marks, if they were ever to be moved.
  private var march: DotMarch?

  init(in view: UIView) {
    line.fillColor = nil
    line.lineCap = .round
    view.layer.addSublayer(line)
  }

  /// Draws a layout in a view, without an implicit animation; but where the view's size is animated, the line's ends
  /// and the border's marks move with it.
  func show(_ layout: DotStrokeLayout?, _ style: DotStyle, in view: UIView, isMoving: Bool) {
    let animation = size == view.bounds.size ? nil : view.sizeAnimation
    size = view.bounds.size
    let shown = animation == nil ? [] : shapes.map { ($0, $0.presentation()?.path ?? $0.path) }
    CATransaction.withoutActions {
      line.path = layout?.path
      line.lineWidth = layout?.lineWidth ?? 0
      line.lineCap = CAShapeLayerLineCap(layout?.lineCap ?? .round)
      line.lineJoin = CAShapeLayerLineJoin(layout?.lineJoin ?? .miter)
      line.lineDashPattern = layout.flatMap { $0.dashPattern.isEmpty ? nil : $0.dashPattern.map { $0 as NSNumber } }
      line.lineDashPhase = layout?.phase ?? 0
      line.strokeColor = style.color.resolvedColor(with: view.traitCollection).cgColor
      shade(layout, style, in: view, shown: shown.first?.1)
      place(layout, in: view)
    }
    if let animation {
      for (shape, shown) in shown {
        guard let shown, let path = shape.path else { continue }
        shape.follow(animation, "path", from: path.resembling(shown, isOfMarks: layout?.isOfMarks == true), to: path)
      }
    }
    if march == nil, style.marchSpeed != 0 { march = DotMarch(line: line) }
    march?.run(by: isMoving ? layout?.period ?? 0 : 0, speed: style.marchSpeed)
  }

  /// All that is stroked: the line first.
  private var shapes: [CAShapeLayer] { [line] + (colors?.bands ?? []) + (ends?.mask?.bands ?? []) }

  /// The outermost layer.
  private var top: CALayer { ends ?? colors ?? line }

  /// Gives the line the view's frame, or what it is cut off by, and moves all into the view's space.
  private func place(_ layout: DotStrokeLayout?, in view: UIView) {
    let clip = layout?.clip
    if clip != nil || line.masksToBounds {
      line.masksToBounds = clip != nil
      line.bounds.origin = clip?.origin ?? .zero
    }
    line.frame = clip ?? CGRect(origin: .zero, size: view.bounds.size)
    top.frame = top.frame.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
  }

  // MARK: Colours

  /// Puts the line under its colours and fades, or takes it out.
  private func shade(_ layout: DotStrokeLayout?, _ style: DotStyle, in view: UIView, shown: CGPath?) {
    guard let layout, let way = layout.way(of: style, traits: view.traitCollection) else {
      arrange(colors: nil, ends: nil)
      return
    }
    // As far as any mark reaches, now and on its way from where it was.
    var box = layout.path.boundingBoxOfPath
    if let shown { box = box.union(shown.boundingBoxOfPath) }
    box = box.insetBy(dx: -layout.lineWidth, dy: -layout.lineWidth)
    switch way {
    case .straight(let shading, let axis):
      let gradient = colors as? CAGradientLayer ?? CAGradientLayer()
      arrange(colors: gradient, ends: nil)
      gradient.show(box)
      shading.apply(to: gradient, along: axis, box: box)
    case .along(let shading, let ribbon):
      let isColored = shading?.isOneColor == false
      let levels = ribbon.alphaBands(shading)
      let bands = colors.flatMap { $0 is CAGradientLayer ? nil : $0 } ?? CALayer()
      arrange(colors: isColored ? bands : nil, ends: levels.isEmpty ? nil : ends ?? CALayer())
      if let shading { line.strokeColor = shading.color(at: 0) }
      colors?.show(box)
      if isColored, let shading { bands.show(ribbon.colorBands(shading), of: ribbon) }
      guard let ends else { return }
      ends.show(box)
      let mask = ends.mask ?? CALayer()
      ends.mask = mask
      mask.show(box)
      mask.show(levels, of: ribbon)
    }
    if colors != nil { line.strokeColor = CGColor(gray: 0, alpha: 1) }
  }

  /// Puts the layers into each other, in the place among the view's that they have.
  private func arrange(colors: CALayer?, ends: CALayer?) {
    guard colors !== self.colors || ends !== self.ends else { return }
    let place = CALayer()
    top.superlayer?.replaceSublayer(top, with: place)
    self.colors?.mask = nil
    self.colors?.removeFromSuperlayer()
    line.removeFromSuperlayer()
    (self.colors, self.ends) = (colors, ends)
    colors?.mask = line
    ends?.addSublayer(colors ?? line)
    place.superlayer?.replaceSublayer(place, with: top)
  }
}

extension CALayer {
  /// Has the layer be a part of the view, in whose space what is in it stays.
  fileprivate func show(_ box: CGRect) {
    bounds.origin = box.origin
    frame = box
  }

  /// The shape layers in it.
  fileprivate var bands: [CAShapeLayer] { (sublayers ?? []).compactMap { $0 as? CAShapeLayer } }

  /// Strokes bands, by the layers that are there, and more or fewer of them.
  fileprivate func show(_ bands: [DotRibbon.Band], of ribbon: DotRibbon) {
    for layer in self.bands.dropFirst(bands.count) { layer.removeFromSuperlayer() }
    for _ in self.bands.count..<max(bands.count, self.bands.count) {
      let layer = CAShapeLayer()
      layer.fillColor = nil
      addSublayer(layer)
    }
    for (layer, band) in zip(self.bands, bands) {
      layer.path = band.path
      layer.strokeColor = band.color
      layer.lineWidth = ribbon.lineWidth
      layer.lineJoin = CAShapeLayerLineJoin(ribbon.lineJoin)
    }
  }
}

extension CAShapeLayerLineCap {
  fileprivate init(_ cap: CGLineCap) {
    self =
      switch cap {
      case .butt: .butt
      case .square: .square
      default: .round
      }
  }
}

extension CAShapeLayerLineJoin {
  fileprivate init(_ join: CGLineJoin) {
    self = join == .round ? .round : .miter
  }
}
