// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// What a replicator layer's properties hold, with their defaults, and the instances that they make.
struct ReplicatorModel {
  var count = 1
  var preservesDepth = false
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  /// Of red, green, blue and alpha.
  var offsets = SIMD4<Float>.zero

  /// More instances than these are not drawn, whatever is asked for.
  static let limit = 16_384

  /// The instances, so many at most, each a step further about a point; the sublayers lie in a plane of their own.
  func instances(about center: CGPoint, of plane: CGAffineTransform?, limit: Int) -> [LayerInstance] {
    let step = CATransform3DGetAffineTransform(transform).about(center)
    var place = plane ?? .identity
    return (0..<max(0, min(count, limit))).map { index in
      defer { place = place.concatenating(step) }
      return LayerInstance(transform: index == 0 ? plane : place, color: color(ofInstance: index))
    }
  }

  /// What the colours of an instance are multiplied by; nil for opaque white.
  private func color(ofInstance index: Int) -> CGColor? {
    let first = (color ?? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)).rgba
    let parts = SIMD4(first.red, first.green, first.blue, first.alpha) + SIMD4<Double>(offsets) * Double(index)
    // The order of the arguments makes a part that is not a number zero.
    let (red, green) = (max(0, min(1, parts.x)), max(0, min(1, parts.y)))
    let (blue, alpha) = (max(0, min(1, parts.z)), max(0, min(1, parts.w)))
    guard red < 1 || green < 1 || blue < 1 || alpha < 1 else { return nil }
    return CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
}
