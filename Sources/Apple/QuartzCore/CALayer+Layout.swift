// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// Asks for layout because of a change; what the layer's own layout changes does not ask again.
  final func requestLayout() {
    if !isLayingOut { setNeedsLayout() }
  }

  /// Lays out the tree; returns whether there was anything to lay out.
  @discardableResult
  final func layoutTreeIfNeeded() -> Bool {
    var top = self
    while let parent = top.superlayer, parent.needsLayout() { top = parent }
    return top.layoutDescendants()
  }

  /// Lays out the layer and those below, each at most once: what layout itself asks for waits for the next pass, even
  /// where it asks and then lays out at once.
  ///
  /// - Returns: Whether there was anything to lay out.
  private func layoutDescendants() -> Bool {
    var isChanged = false
    if needsLayout(), !isLayingOut {
      isChanged = true
      // Cleared before, so that a request made inside the layout stands.
      isMarkedForLayout = false
      isLayingOut = true
      layoutSublayers()
      isLayingOut = false
    }
    for child in children where child.layoutDescendants() { isChanged = true }
    if maskLayer?.layoutDescendants() == true { isChanged = true }
    return isChanged
  }

  /// Passes over the tree until no layer asks for layout: a layer may change the size of its superlayer, as a later
  /// turn of a run loop would see. Layers that ask for ever are left after some passes.
  final func settleLayout() {
    for _ in 0..<16 {
      guard layoutTreeIfNeeded(), isLayoutWanted else { return }
    }
  }
}
