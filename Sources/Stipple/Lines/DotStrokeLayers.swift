// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The layers of a dotted line in a view: one shape layer for life, and while its marks have more than one colour, a
/// gradient that it is the mask of.
@MainActor
final class DotStrokeLayers {
  let line = CAShapeLayer()
  private var gradient: CAGradientLayer?
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
  /// and the border's edges move with it.
  func show(_ layout: DotStrokeLayout?, _ style: DotStyle, in view: UIView, isMoving: Bool) {
    let isResized = size != view.bounds.size
    size = view.bounds.size
    let shown = line.presentation()?.path ?? line.path
    CATransaction.withoutActions {
      place(layout, in: view)
      line.path = layout?.path
      line.lineWidth = layout?.lineWidth ?? 0
      line.lineCap = CAShapeLayerLineCap(layout?.lineCap ?? .round)
      line.lineJoin = CAShapeLayerLineJoin(layout?.lineJoin ?? .miter)
      line.lineDashPattern = layout.flatMap { $0.dashPattern.isEmpty ? nil : $0.dashPattern.map { $0 as NSNumber } }
      line.lineDashPhase = layout?.phase ?? 0
      line.strokeColor = style.color.resolvedColor(with: view.traitCollection).cgColor
      shade(layout, style, in: view, shown: isResized ? shown : nil)
    }
    if isResized, let shown, let path = layout?.path, let animation = view.sizeAnimation {
      line.follow(animation, "path", from: path.resembling(shown), to: path)
    }
    if march == nil, style.marchSpeed != 0 { march = DotMarch(line: line) }
    march?.run(by: isMoving ? layout?.period ?? 0 : 0, speed: style.marchSpeed)
  }

  /// Gives the layer the view's frame; what is cut off, where it is cut.
  private func place(_ layout: DotStrokeLayout?, in view: UIView) {
    let clip = layout?.clip
    if clip != nil || line.masksToBounds {
      line.masksToBounds = clip != nil
      line.bounds.origin = clip?.origin ?? .zero
    }
    line.frame = (clip ?? CGRect(origin: .zero, size: view.bounds.size))
      .offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
  }

  // MARK: Colours

  /// Puts the line under a gradient, or takes it out.
  private func shade(_ layout: DotStrokeLayout?, _ style: DotStyle, in view: UIView, shown: CGPath?) {
    guard let layout, style.isShaded, let axis = layout.axis,
      let shading = DotShading(style, axis: axis, traits: view.traitCollection)
    else {
      if let gradient {
        let host = gradient.superlayer
        gradient.mask = nil
        host?.replaceSublayer(gradient, with: line)
        self.gradient = nil
      }
      return
    }
    let gradient = gradient ?? CAGradientLayer()
    if self.gradient == nil {
      line.superlayer?.replaceSublayer(line, with: gradient)
      gradient.mask = line
      self.gradient = gradient
    }
    line.strokeColor = CGColor(gray: 0, alpha: 1)
    // As far as any mark reaches, now and on its way from where it was.
    var box = layout.path.boundingBoxOfPath
    if let shown { box = box.union(shown.boundingBoxOfPath) }
    box = box.insetBy(dx: -layout.lineWidth, dy: -layout.lineWidth)
    let corner = view.bounds.origin
    gradient.frame = box.offsetBy(dx: corner.x, dy: corner.y)
    line.frame = line.frame.offsetBy(dx: -gradient.frame.minX, dy: -gradient.frame.minY)
    shading.apply(to: gradient, box: box)
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

extension CGPath {
  /// This path, but if the other one has as many elements, that one: what can go over into this path. It takes the
  /// other's place and size.
  fileprivate func resembling(_ other: CGPath) -> CGPath {
    let (box, place) = (boundingBoxOfPath, other.boundingBoxOfPath)
    guard elementCount != other.elementCount, box.width > 0, box.height > 0, !place.isNull else { return other }
    let (x, y) = (place.width / box.width, place.height / box.height)
    var transform = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: place.minX - box.minX * x, ty: place.minY - box.minY * y)
    return copy(using: &transform) ?? other
  }

  private var elementCount: Int {
    var count = 0
    applyWithBlock { _ in count += 1 }
    return count
  }
}
