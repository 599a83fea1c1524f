// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CALayer {
  /// Whether all that places the layer is finite.
  final var hasFiniteGeometry: Bool {
    let (bounds, position, anchorPoint, transform) = (bounds, position, anchorPoint, transform)
    let values = (
      SIMD8(
        bounds.origin.x.native, bounds.origin.y.native, bounds.size.width.native, bounds.size.height.native,
        position.x.native, position.y.native, anchorPoint.x.native, anchorPoint.y.native),
      SIMD8(
        transform.m11.native, transform.m12.native, transform.m21.native, transform.m22.native, transform.m41.native,
        transform.m42.native, 0, 0)
    )
    // Zero times what is not finite is no number.
    return values.0 * 0 == .zero && values.1 * 0 == .zero
  }

  /// Takes points from the layer's space to its superlayer's.
  final var transformToSuperlayer: CGAffineTransform {
    let anchor = anchorInBounds
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  final var frameInSuperlayer: CGRect {
    let transform = affineTransform()
    guard transform.isIdentity else { return bounds.applying(transformToSuperlayer) }
    let origin = CGPoint(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
    return CGRect(origin: origin, size: bounds.size)
  }

  final func setFrame(_ frame: CGRect) {
    let transform = affineTransform()
    guard !transform.isIdentity else {
      position = CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.width, y: frame.origin.y + anchorPoint.y * frame.height)
      bounds.size = frame.size
      return
    }
    let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    bounds.size = CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
    let old = frameInSuperlayer
    position = CGPoint(x: position.x + frame.midX - old.midX, y: position.y + frame.midY - old.midY)
  }

  /// Takes points from another layer's space to this one's; nil is the space in which the topmost superlayer lies.
  final func transform(from other: CALayer?) -> CGAffineTransform {
    let common = commonAncestor(with: other)
    let up = other?.transform(toAncestor: common) ?? .identity
    return up.concatenating(transform(toAncestor: common).inverted())
  }

  /// Takes points from this layer's space to another one's; nil is the space in which the topmost superlayer lies.
  final func transform(to other: CALayer?) -> CGAffineTransform {
    let common = commonAncestor(with: other)
    let up = transform(toAncestor: common)
    guard let other else { return up }
    return up.concatenating(other.transform(toAncestor: common).inverted())
  }

  /// Takes points to the space of a layer that holds this one, or beyond the topmost for nil.
  private func transform(toAncestor ancestor: CALayer?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var next: CALayer? = self
    while let layer = next, layer !== ancestor {
      result = result.concatenating(layer.transformToSuperlayer)
      if let plane = layer.superlayer?.sublayerPlane { result = result.concatenating(plane) }
      next = layer.superlayer
    }
    return result
  }

  private func commonAncestor(with other: CALayer?) -> CALayer? {
    let mine = Set(ancestors.map(ObjectIdentifier.init))
    return other?.ancestors.first { mine.contains(ObjectIdentifier($0)) }
  }

  /// The layer itself and those that hold it, upwards.
  private var ancestors: [CALayer] {
    Array(sequence(first: self) { $0.superlayer })
  }

  final func deepestLayer(at pointInSuperlayer: CGPoint) -> CALayer? {
    let transform = transformToSuperlayer
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard !isHidden, hasFiniteGeometry, determinant.isFinite, determinant != 0 else { return nil }
    let point = pointInSuperlayer.applying(transform.inverted())
    let isInside = contains(point)
    if masksToBounds && !isInside { return nil }
    let pointOfSublayers = sublayerPlane.map { point.applying($0.inverted()) } ?? point
    for child in (isTwin ? sublayers ?? [] : children).reversed() {
      if let hit = child.hitTest(pointOfSublayers) { return hit }
    }
    return isInside ? self : nil
  }
}
