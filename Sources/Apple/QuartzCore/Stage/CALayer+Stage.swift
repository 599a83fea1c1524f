// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CALayer {
  /// Says that what the layer shows is about to change.
  final func willChangeOnStage() {
    stage?.willChange(self)
  }

  /// Puts the layer and all in it on a stage, or on none.
  final func enter(_ stage: LayerStage?) {
    guard self.stage !== stage else { return }
    self.stage = stage
    isNotedOnStage = false
    for child in children { child.enter(stage) }
    maskLayer?.enter(stage)
  }

  /// Puts a layer that has come into this one on its stage.
  final func takeOnStage(_ layer: CALayer) {
    layer.enter(stage)
    stage?.didTake(layer)
  }

  /// Has the next frame made because of a change that may come to nothing, such as a layout.
  final func askForFrame() {
    stage?.ask()
  }

  /// Draws the layer with all in it where it lies in its superlayer's space, as the screen shows it. Nothing is laid out:
  /// what that would change is not in the damage that has been taken.
  final func drawOnStage(in context: CGContext) {
    context.beginPath()
    context.holdingBack { shown.paintInSuperlayer(in: context) }
  }

  /// Whether the layer is to make its contents before a frame of a stage, as it and all that hold it are drawn.
  final func wantsContents(on stage: LayerStage) -> Bool {
    isMarkedForDisplay && self.stage === stage && !bounds.isEmpty
      && sequence(first: self) { $0.parent ?? $0.masked }
        .allSatisfy { !$0.isHidden && $0.opacity > 0 && $0.hasFiniteGeometry }
  }

  /// Whether the layer or one below asks for layout.
  final var isLayoutWanted: Bool {
    needsLayout() || children.contains { $0.isLayoutWanted } || maskLayer?.isLayoutWanted == true
  }

  /// A rectangle around all that changes in the picture of a tree if the layer does, in the space of its root: where the
  /// layer is drawn, and where shadows and copies of it are. Nil for nothing.
  final func placeOnStage(below root: CALayer) -> CGRect? {
    guard var place = shown.extent else { return nil }
    var layer = self
    while layer !== root {
      guard let holder = layer.parent ?? layer.masked else { return nil }
      let shown = holder.shown
      place = place.applying(layer.shown.transformToSuperlayer)
      guard let next = shown.spread(place, ofSublayer: layer.parent != nil) else { return nil }
      (place, layer) = (next, holder)
    }
    return place
  }

  /// What of the layer's picture a part of its sublayers, or of its mask, has to do with; nil for nothing.
  ///
  /// All of a group is: Cairo smooths an edge a shade differently where the group that it is drawn in has other sides, and
  /// those are where the part reaches to.
  private func spread(_ part: CGRect, ofSublayer: Bool) -> CGRect? {
    guard !isHidden, opacity > 0, hasFiniteGeometry else { return nil }
    guard !isGroup else { return extent }
    var part = part
    if ofSublayer {
      let instances = sublayerInstances
      guard instances.count == 1, instances[0].alpha >= 1 else { return extent }
      if let transform = instances[0].transform { part = part.applying(transform) }
    }
    return masksToBounds ? part.common(with: bounds) : part
  }

  /// Whether the layer is drawn apart, and then as one.
  private var isGroup: Bool {
    opacity < 1 || drawnMask != nil || shouldRasterize
      || held.shadow.visibleColor != nil && held.shadow.path == nil && !masksToBounds
  }
}
