// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// A layer whose alpha tells how much of this one is shown, with its sublayers, border and shadow.
  ///
  /// It lies in this layer's space as a sublayer does, but has no superlayer. It is taken out of its superlayer and off
  /// another layer that it masks; a layer that this one lies in, or masks, is not taken, nor one that would make the tree
  /// too deep (see `addSublayer(_:)`). A mask may have a mask.
  public var mask: CALayer? {
    get { isTwin ? motion?.model?.maskLayer?.presentation() : maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      if let newValue {
        guard mayHold(newValue) else { return }
        newValue.removeFromSuperlayer()
        newValue.masked?.mask = nil
      }
      change("mask") {
        if let old = maskLayer {
          old.masked = nil
          old.enter(nil)
          didRelease(old)
        }
        maskLayer = newValue
        newValue?.masked = self
        if let newValue {
          addLevels(of: newValue)
          newValue.enter(stage)
          didTake(newValue)
        }
      }
    }
  }
}
