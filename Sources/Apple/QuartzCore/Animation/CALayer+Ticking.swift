// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

extension CALayer {
  /// Moves the tree below the layer, a root, to a time: animations that wait begin, those that are over end, and display
  /// links run. It is this package's own way to pass time: nothing animates without it.
  ///
  /// A tree that has been ticked counts as shown on a screen. Timestamps are in seconds since any moment, the same for
  /// all trees; one that is not finite is passed over.
  public func tick(timestamp: CFTimeInterval) {
    guard timestamp.isFinite else { return }
    MediaClock.advance(to: timestamp)
    DisplayLinks.run(timestamp: timestamp)
  }

  /// Whether another tick would change what the tree below the layer shows, or run something.
  package final var hasAnimations: Bool {
    false
  }

  /// Draws the layer and its sublayers as the screen shows them: with animations as of the last tick.
  ///
  /// The bytes are those of `render(in:)` where nothing is animated.
  package final func renderPresentation(in context: CGContext) {
    render(in: context)
  }
}
