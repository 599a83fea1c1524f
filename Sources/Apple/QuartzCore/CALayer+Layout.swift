// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// Asks for layout because of a change; what the layer's own layout changes does not ask again.
  final func requestLayout() {
    if !isLayingOut { setNeedsLayout() }
  }

  final func layoutTreeIfNeeded() {
    var top = self
    while let parent = top.superlayer, parent.needsLayout() { top = parent }
    top.layoutDescendants()
  }

  /// Lays out the layer and those below, each at most once: what layout itself asks for waits for the next pass, even
  /// where it asks and then lays out at once.
  private func layoutDescendants() {
    if needsLayout(), !isLayingOut {
      // Cleared before, so that a request made inside the layout stands.
      isMarkedForLayout = false
      isLayingOut = true
      layoutSublayers()
      isLayingOut = false
    }
    for child in children { child.layoutDescendants() }
    maskLayer?.layoutDescendants()
  }

  /// Passes over the tree until no layer asks for layout: a layer may change the size of its superlayer, as a later
  /// turn of a run loop would see. Layers that ask for ever are left after some passes.
  final func settleLayout() {
    for pass in 0..<16 where pass == 0 || subtreeNeedsLayout { layoutTreeIfNeeded() }
  }

  private var subtreeNeedsLayout: Bool {
    needsLayout() || children.contains { $0.subtreeNeedsLayout } || maskLayer?.subtreeNeedsLayout == true
  }
}
