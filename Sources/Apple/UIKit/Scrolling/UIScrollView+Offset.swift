// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The offset, its limits and who is told of it.
extension UIScrollView {
  func prepareScrolling() {
    clipsToBounds = true
    prepareGestures()
  }

  /// What of the content can be seen, and how far it goes.
  var area: ScrollArea { area(contentSize: contentSize) }

  func area(contentSize: CGSize) -> ScrollArea {
    ScrollArea(size: bounds.size, contentSize: contentSize, inset: effectiveInset)
  }

  var effectiveInset: UIEdgeInsets {
    let plain = ScrollArea(size: bounds.size, contentSize: contentSize, inset: .zero)
    var safe = safeAreaInsets.finite
    switch contentInsetAdjustmentBehavior {
    case .always: break
    case .never: safe = .zero
    case .automatic, .scrollableAxes:
      if !plain.isTall && !alwaysBounceVertical { (safe.top, safe.bottom) = (0, 0) }
      if !plain.isWide && !alwaysBounceHorizontal { (safe.left, safe.right) = (0, 0) }
    }
    return contentInset + safe
  }

  /// Runs a change of bounds or frame, and what follows of it.
  func changing(_ change: () -> Void) {
    let old = layer.bounds
    change()
    let new = layer.bounds
    if new.origin != old.origin { offsetChanged() }
    // A size that is no number makes the origin none, and differs from itself.
    guard new.size != old.size, new.width.isFinite, new.height.isFinite else { return }
    insetMayHaveChanged()
    fitOffset()
  }

  private func offsetChanged() {
    indicators.update(in: self)
    tellObservers()
    delegate?.scrollViewDidScroll(self)
  }

  /// Shows what is at an offset; what is not finite of it stays.
  func move(to offset: CGPoint) {
    let old = contentOffset
    let new = CGPoint(x: offset.x.isFinite ? offset.x : old.x, y: offset.y.isFinite ? offset.y : old.y)
    if new != old { bounds.origin = new }
  }

  func jump(to offset: CGPoint, endingMotion: Bool) {
    if endingMotion { stopMotion() }
    move(to: offset)
  }

  /// Goes back to what there is to see, unless a finger or a motion has the content.
  func fitOffset() {
    guard scrolling.drag == nil, scrolling.pinch == nil, scrolling.motion == nil else { return }
    let offset = area.clamped(contentOffset)
    if offset != contentOffset { move(to: offset) }
  }

  /// Follows a change of what the insets are made of.
  func insetMayHaveChanged() {
    let (old, new) = (scrolling.toldInset, effectiveInset)
    guard old != new else { return }
    scrolling.toldInset = new
    if scrolling.drag == nil, scrolling.motion == nil {
      var offset = contentOffset
      if offset.x == -old.left { offset.x = -new.left }
      if offset.y == -old.top { offset.y = -new.top }
      move(to: offset)
    }
    adjustedContentInsetDidChange()
    indicators.update(in: self)
  }
}
