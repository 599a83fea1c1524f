// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  /// The keys of the animations that have one, in the order in which they were added; nil when there is none.
  public func animationKeys() -> [String]? {
    let keys = motion?.records.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// The layer's copy of the animation that was added for a key. Its `beginTime` is known from the next tick on.
  public func animation(forKey key: String) -> CAAnimation? {
    motion?.records.last { $0.key == key }?.animation
  }

  final func insert(_ animation: CAAnimation, forKey key: String?) {
    guard !isTwin, let copy = animation.copy() as? CAAnimation else { return }
    if !(copy.duration > 0) { copy.duration = max(0, CATransaction.animationDuration()) }
    if let function = CATransaction.animationTimingFunction() { copy.timingFunction = function }
    if let key { remove { $0.key == key } }
    willChangeOnStage()
    let record = AnimationRecord(copy, key: key, layer: self, batches: CATransaction.batches)
    ownMotion.records.append(record)
    animationsChanged()
  }

  /// Takes animations out before their end. Those that it concerns are told when the transaction is over.
  final func remove(_ isMeant: (AnimationRecord) -> Bool) {
    guard let motion, motion.records.contains(where: isMeant) else { return }
    willChangeOnStage()
    let removed = motion.records.filter(isMeant)
    motion.records.removeAll(where: isMeant)
    animationsChanged()
    for record in removed where !record.isOver {
      record.markOver()
      CATransaction.afterwards { record.tellEnd(finished: false) }
    }
  }

  /// Ends all animations of the layer and of those below.
  final func removeAllAnimationsInTree() {
    guard isMoving else { return }
    remove { _ in true }
    for child in children { child.removeAllAnimationsInTree() }
    maskLayer?.removeAllAnimationsInTree()
  }

  /// Has a change of the animations seen by the next tick and the next drawing.
  final func animationsChanged() {
    // Before what was shown is forgotten.
    willChangeOnStage()
    var next: CALayer? = self
    while let layer = next, !layer.isMoving || !layer.needsTick {
      (layer.isMoving, layer.needsTick) = (true, true)
      next = layer.parent ?? layer.masked
    }
    presentationChanged()
  }

  /// What the layer has to do with time.
  final var ownMotion: LayerMotion {
    if let motion { return motion }
    let motion = LayerMotion()
    self.motion = motion
    return motion
  }
}
