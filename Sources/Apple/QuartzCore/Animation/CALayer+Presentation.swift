// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
import Foundation

extension CALayer {
  /// A copy of the layer with the values that the last tick shows; of a class with `init(layer:)` of its own, made by
  /// that. Nil for a layer whose tree has not been ticked since the layer came into it.
  ///
  /// Its superlayer, sublayers and mask are such copies, too, and so is what its hit test finds. It is the same object
  /// until the next change. What is set on it is lost.
  public func presentation() -> Self? {
    if isTwin { return self }
    guard isCommitted, presentationTime != nil else { return nil }
    if let twin = motion?.twin as? Self, type(of: twin) == type(of: self) { return twin }
    let twin = makeTwin(ofOwnClass: true)
    ownMotion.twin = twin
    return twin as? Self
  }

  /// The layer that a presentation is of; any other layer itself.
  public func model() -> Self {
    isTwin ? motion?.model as? Self ?? self : self
  }

  /// Draws the layer and its sublayers as the screen shows them: with animations as of the last tick.
  ///
  /// The bytes are those of `render(in:)` where nothing is animated, and in a tree that has not been ticked.
  package final func renderPresentation(in context: CGContext) {
    settleLayout()
    shown.renderTree(in: context)
  }

  /// Whether the layer's tree has been ticked, or is to be: whether changes may be animated.
  package final var isOnScreen: Bool {
    (parent ?? masked)?.isOnScreen ?? (motion?.lastTick != nil || motion?.isOnScreen == true)
  }

  /// Tells a root that it is on a screen before its first tick, or that it is not.
  package final func setOnScreen(_ isOnScreen: Bool) {
    ownMotion.isOnScreen = isOnScreen
  }

  /// What the screen shows in the layer's place: itself, or a copy with its animations' values, and those of layers below.
  package final var shown: CALayer {
    isMoving && presentationTime != nil ? drawn : self
  }

  /// What a drawing of the presentation draws in the layer's place. Only for trees that have been ticked.
  final var drawn: CALayer {
    guard isMoving else { return self }
    if let twin = motion?.twin { return twin }
    let twin = makeTwin(ofOwnClass: false)
    ownMotion.twin = twin
    return twin
  }

  /// The sublayers as they are drawn: those of a presentation where they are animated.
  final var drawnChildren: [CALayer] {
    isTwin ? motion?.model?.children.map(\.drawn) ?? [] : children
  }

  /// The presentations of the sublayers of the layer that this copy is of; nil for none.
  final var presentedSublayers: [CALayer]? {
    let layers = motion?.model?.children.compactMap { $0.presentation() } ?? []
    return layers.isEmpty ? nil : layers
  }

  /// The mask as it is drawn.
  final var drawnMask: CALayer? {
    isTwin ? motion?.model?.maskLayer?.drawn : maskLayer
  }

  /// The value of a property as it is shown.
  package final func shownValue(forKey key: String) -> Any? {
    shown.value(forKey: key)
  }

  /// Has what is shown in the layer's place made anew.
  final func presentationChanged() {
    // Where the copy is has to be noted before it goes: the next one is of another time.
    if motion?.twin != nil { willChangeOnStage() }
    forgetExtent()
    motion?.twin = nil
  }
}

// MARK: Twins

extension CALayer {
  /// Makes a copy with the animations' values.
  ///
  /// A class of somebody else's is asked for copies only where it must be: where it is to draw values of its own, or
  /// where the copy is handed out. Its `init(layer:)` need not exist.
  private func makeTwin(ofOwnClass isAsked: Bool) -> CALayer {
    let keys = motion?.records.flatMap(\.animation.animatedKeys) ?? []
    let drawsOwnContents = keys.contains { type(of: self).needsDisplay(forKey: $0) }
    let isOwn = isAsked || drawsOwnContents
    let twin = (isOwn ? RuntimeClass(type(of: self)).makeLayer(copying: self) : nil) ?? makeStandIn()
    twin.isTwin = true
    let motion = LayerMotion()
    motion.model = self
    if let timing = self.motion?.timing { motion.timing = timing }
    motion.hasOwnContents = keys.contains("contents")
    twin.motion = motion
    if isOwn { twin.delegate = delegate }
    twin.takeMemory(of: self)
    if let time = presentationTime {
      for record in self.motion?.records ?? [] {
        let begin = record.begin ?? time + record.animation.delay
        record.animation.apply(to: twin, at: time, begin: begin, defaultDuration: 0)
      }
    }
    motion.drawsOwnContents = drawsOwnContents
    twin.isMarkedForDisplay = drawsOwnContents
    return twin
  }

  /// Sets a value of a copy by a path of keys, by way of what its class may have overridden.
  final func setPresented(_ value: Any?, forKeyPath keyPath: String) {
    if keyPath.contains(".") { setValue(value, forKeyPath: keyPath) } else { setValue(value, forKey: keyPath) }
  }

  /// Makes the contents before they are drawn. Those of a copy are the layer's own, unless the copy draws them.
  final func prepareContents() {
    guard isTwin, let motion, let source = motion.model, !motion.drawsOwnContents else {
      if !bounds.isEmpty { displayIfNeeded() }
      return
    }
    if !source.bounds.isEmpty { source.displayIfNeeded() }
    guard !motion.hasOwnContents else { return }
    (held.contents, held.drawing) = (source.held.contents, source.held.drawing)
    hasNothingToDraw = source.hasNothingToDraw
  }

  /// The layer that draws the contents, which for a copy is the one that it is of.
  final var drawer: CALayer {
    guard isTwin, let motion, !motion.drawsOwnContents else { return self }
    return motion.model ?? self
  }
}
