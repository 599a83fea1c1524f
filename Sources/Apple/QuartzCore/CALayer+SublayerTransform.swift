// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension CALayer {
  /// The transform of all sublayers, about the layer's anchor point. Only its affine part is drawn. The identity at
  /// first.
  public var sublayerTransform: CATransform3D {
    get { held.sublayerTransform }
    set {
      change("sublayerTransform", from: sublayerTransform.rows, to: newValue.rows) { _ in
        held.sublayerTransform = newValue
      }
    }
  }

  /// The affine part of the sublayers' transform, in the layer's space; nil for the identity.
  final var sublayerPlane: CGAffineTransform? {
    let transform = CATransform3DGetAffineTransform(sublayerTransform)
    return transform.isIdentity ? nil : transform.about(anchorInBounds)
  }

  /// The anchor point in the layer's own space.
  final var anchorInBounds: CGPoint {
    CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
  }
}

extension CGAffineTransform {
  /// The transform with a point in the place of the origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
