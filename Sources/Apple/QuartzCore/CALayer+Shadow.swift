// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// The shadow of a layer: of all that the layer and its sublayers draw, or of a path.
///
/// A layer that masks to its bounds shows none outside them, and a mask masks the shadow too, as on Apple.
extension CALayer {
  /// The colour of the shadow: opaque black at first.
  public var shadowColor: CGColor? {
    get { held.shadow.color }
    set { change("shadowColor", from: shadowColor, to: newValue) { held.shadow.color = $0 } }
  }

  /// How much the shadow covers, 0 to 1. Zero, which is none, at first; clamped when drawn.
  public var shadowOpacity: Float {
    get { held.shadow.opacity }
    set { change("shadowOpacity", from: shadowOpacity, to: newValue) { held.shadow.opacity = $0 } }
  }

  /// How far the shadow lies off the layer, in points of the layer's space: (0, -3) at first.
  public var shadowOffset: CGSize {
    get { held.shadow.offset }
    set { change("shadowOffset", from: shadowOffset, to: newValue) { held.shadow.offset = $0 } }
  }

  /// The standard deviation of the Gaussian that blurs the shadow, in points; below zero is zero. Three at first.
  ///
  /// Source: Apple tells no unit. That it is half the blur of a CGContext shadow, as of one in CSS, is what design
  /// tools go by: not verified.
  public var shadowRadius: CGFloat {
    get { held.shadow.radius }
    set { change("shadowRadius", from: shadowRadius, to: newValue) { held.shadow.radius = $0 } }
  }

  /// The outline, in the layer's space, whose inside casts the shadow by the nonzero rule, in place of what the layer
  /// draws; copied when set.
  public var shadowPath: CGPath? {
    get { held.shadow.path }
    set { change("shadowPath", from: shadowPath, to: newValue) { held.shadow.path = $0?.copy() } }
  }
}
