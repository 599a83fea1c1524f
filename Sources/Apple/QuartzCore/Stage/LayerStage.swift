// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Where a layer tree is shown: it notes what changes in the tree, so that only that is drawn anew.
///
/// A layer notes where it was before its first change after a frame, and is asked where it is when the damage is taken:
/// a change costs the way up to the root, and nothing if the layer is noted already. The tree is used by one thread at a
/// time, as ever.
///
/// What is drawn within the damage, over what was there before, is the same as all drawn anew: see ``LayerCanvas``.
package final class LayerStage {
  /// The passes over layout and contents before a tree that asks for ever is drawn as it is.
  private static let passes = 16

  /// The layer at the top of the tree.
  package let root: CALayer
  private let onChange: () -> Void
  private var changed: [CALayer] = []
  private var damage = LayerDamage.everything
  private var isTold = false

  /// Puts a tree on a stage; all of it is out of date at first.
  ///
  /// - Parameter onChange: Called at the first change after ``takeDamage()``.
  package init(root: CALayer, onChange: @escaping () -> Void) {
    (self.root, self.onChange) = (root, onChange)
    root.enter(self)
  }

  /// Takes the tree off the stage.
  package func close() {
    root.enter(nil)
    changed = []
  }

  /// Says that all is out of date.
  package func damageEverything() {
    damage.addEverything()
    ask()
  }

  /// Lays out and makes contents as far as that has been asked for, then gives what is out of date, and begins anew.
  ///
  /// It takes time in step with the number of layers, if any asks for layout, else of those that have changed.
  package func takeDamage() -> LayerDamage {
    isTold = true
    prepare()
    let layers = changed
    changed = []
    for layer in layers where layer.stage === self && layer.isNotedOnStage {
      layer.isNotedOnStage = false
      add(layer)
    }
    defer {
      damage = LayerDamage()
      isTold = false
      if root.isLayoutWanted { ask() }
    }
    return damage
  }

  /// Draws the tree as the screen shows it, where its root lies in a space of the root's superlayer.
  package func draw(in context: CGContext) {
    root.drawOnStage(in: context)
  }

  /// Notes where a layer is before it changes.
  func willChange(_ layer: CALayer) {
    if !layer.isNotedOnStage {
      note(layer)
      add(layer)
    }
    ask()
  }

  /// Notes a layer that has just come into the tree.
  func didTake(_ layer: CALayer) {
    if !layer.isNotedOnStage { note(layer) }
    ask()
  }

  /// Has a frame asked for, once.
  func ask() {
    guard !isTold else { return }
    isTold = true
    onChange()
  }

  private func note(_ layer: CALayer) {
    layer.isNotedOnStage = true
    changed.append(layer)
  }

  private func add(_ layer: CALayer) {
    guard !damage.isEverything else { return }
    if layer === root {
      damage.addEverything()
    } else if let place = layer.placeOnStage(below: root) {
      damage.add(place)
    }
  }

  private func prepare() {
    // A layer that asks for its contents while it makes them has them made anew at the next frame.
    var done: Set<ObjectIdentifier> = []
    for _ in 0..<Self.passes {
      root.settleLayout()
      let waiting = changed.filter { $0.wantsContents(on: self) && done.insert(ObjectIdentifier($0)).inserted }
      guard !waiting.isEmpty else { return }
      for layer in waiting { layer.displayIfNeeded() }
    }
  }
}
