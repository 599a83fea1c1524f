// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CALayer {
  /// A rectangle around all that the layer draws, with its sublayers and shadow, in its own space; nil for nothing.
  ///
  /// It may be too large. It takes the time of a walk over the layers below that have changed since the last one: a tree
  /// of groups within groups asks for it at each level.
  final var extent: CGRect? {
    if let known = knownExtent { return known }
    let extent = makeExtent()
    knownExtent = .some(extent)
    return extent
  }

  /// Has the extents worked out anew that a change of the layer changes. Where one is not known, those of the layers
  /// around are not either, or do not depend on it.
  final func forgetExtent() {
    var next: CALayer? = self
    while let layer = next, layer.knownExtent != nil || layer.motion?.twin?.knownExtent != nil {
      layer.knownExtent = nil
      layer.motion?.twin?.knownExtent = nil
      next = layer.parent ?? layer.masked
    }
  }

  private func makeExtent() -> CGRect? {
    guard !isHidden, opacity > 0, hasFiniteGeometry else { return nil }
    var extent = contentExtent
    if let shadowed = shadowExtent(of: extent) { extent = extent?.around(shadowed) ?? shadowed }
    if let mask = drawnMask {
      guard let masked = mask.extent?.applying(mask.transformToSuperlayer) else { return nil }
      extent = extent.flatMap { $0.common(with: masked) }
    }
    guard shouldRasterize, let drawn = extent else { return extent }
    // The pixels of a bitmap of the layer's own are spread over their neighbours where it is drawn.
    let pixel = 1 / usableRasterizationScale
    return drawn.insetBy(dx: -2 * pixel, dy: -2 * pixel)
  }

  /// A rectangle around all but the shadow.
  private var contentExtent: CGRect? {
    var extents = bounds.isEmpty ? [] : [bounds]
    if let shape = shapeExtent { extents.append(shape) }
    if let picture = pictureExtent { extents.append(picture) }
    extents += instanceExtents
    guard let all = extents.dropFirst().reduce(extents.first, { $0?.around($1) }) else { return nil }
    // The border and the background stay within the bounds, too.
    return masksToBounds ? all.common(with: bounds) : all
  }

  private var instanceExtents: [CGRect] {
    guard let sublayers = extentOfSublayers else { return [] }
    return sublayerInstances.map { instance in instance.transform.map(sublayers.applying) ?? sublayers }
  }

  /// A rectangle around one instance of the sublayers, in the space in which they lie; nil for nothing.
  final var extentOfSublayers: CGRect? {
    let extents = drawnChildren.compactMap { layer in layer.extent?.applying(layer.transformToSuperlayer) }
    return extents.dropFirst().reduce(extents.first) { $0?.around($1) }
  }

  private func shadowExtent(of content: CGRect?) -> CGRect? {
    guard held.shadow.visibleColor != nil, !masksToBounds else { return nil }
    let caster = held.shadow.path.map(\.boundingBoxOfPath) ?? content
    let reach = held.shadow.reach
    return caster?.offsetBy(dx: held.shadow.offset.width, dy: held.shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
  }
}

extension CGRect {
  /// The smallest rectangle around both.
  func around(_ other: CGRect) -> CGRect {
    let (left, top) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
  }
}
