// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// What a finger does, in plain values: recognizers tell it.
extension UIScrollView {
  /// The way of a finger before it drags, which does not move the content, in points. (Not documented.)
  static let slop: CGFloat = 10

  /// The axes along which content can be dragged.
  var draggableAxes: ScrollDrag.Axes {
    var axes: ScrollDrag.Axes = []
    if area.isWide || bounces && alwaysBounceHorizontal { axes.insert(.horizontal) }
    if area.isTall || bounces && alwaysBounceVertical { axes.insert(.vertical) }
    return axes
  }

  /// Whether a finger that has gone some way is to drag: if there is content to be seen that way.
  func mayDrag(_ translation: CGPoint) -> Bool {
    let axes = draggableAxes
    if axes == .both || translation == .zero { return isScrollEnabled && !axes.isEmpty }
    let isHorizontal = abs(translation.x) > abs(translation.y)
    return isScrollEnabled && axes.contains(isHorizontal ? .horizontal : .vertical)
  }

  /// A finger has touched the content, or has been lifted: it stops what moves, and lets it come back.
  func touchChanged(isDown: Bool) {
    guard scrolling.isTouched != isDown else { return }
    scrolling.isTouched = isDown
    if isDown {
      stopMotion()
    } else if scrolling.drag == nil, scrolling.pinch == nil, area.clamped(contentOffset) != contentOffset {
      release(velocity: .zero, told: false)
    } else {
      fadeIndicators()
    }
  }

  /// A finger begins to drag, having gone some way.
  func beginDrag(_ translation: CGPoint) {
    guard scrolling.drag == nil else { return }
    stopMotion()
    let length = hypot(translation.x, translation.y)
    let part = length > 0 && length.isFinite ? min(1, Self.slop / length) : 0
    scrolling.drag = ScrollDrag(
      start: area.unpulled(contentOffset), baseline: CGPoint(x: translation.x * part, y: translation.y * part),
      axes: draggableAxes, isUndecided: isDirectionalLockEnabled)
    delegate?.scrollViewWillBeginDragging(self)
    showIndicators()
    drag(translation)
  }

  /// The finger has gone some way.
  func drag(_ translation: CGPoint) {
    guard var drag = scrolling.drag, scrolling.pinch == nil, translation.x.isFinite, translation.y.isFinite else {
      return
    }
    let way = CGPoint(x: translation.x - drag.baseline.x, y: translation.y - drag.baseline.y)
    if drag.isUndecided {
      drag.lock(for: translation)
      scrolling.drag = drag
    }
    var raw = drag.start
    if drag.axes.contains(.horizontal) { raw.x -= way.x }
    if drag.axes.contains(.vertical) { raw.y -= way.y }
    var offset = bounces ? area.pulled(raw) : area.clamped(raw)
    if !drag.axes.contains(.horizontal) { offset.x = contentOffset.x }
    if !drag.axes.contains(.vertical) { offset.y = contentOffset.y }
    move(to: offset)
  }

  /// The finger is lifted, with a speed in points a second.
  func endDrag(velocity: CGPoint) {
    guard let drag = scrolling.drag else { return }
    var speed = CGPoint.zero
    if drag.axes.contains(.horizontal), velocity.x.isFinite { speed.x = -velocity.x }
    if drag.axes.contains(.vertical), velocity.y.isFinite { speed.y = -velocity.y }
    scrolling.drag = nil
    scrolling.isTouched = false
    release(velocity: speed, told: true)
  }

  /// Goes on from where the content is after a pinch.
  func rebaseDrag(_ translation: CGPoint) {
    guard scrolling.drag != nil else { return }
    let start = area.unpulled(contentOffset)
    scrolling.drag?.start = start
    scrolling.drag?.baseline = translation
  }

  /// Lets the content go on with a speed of the offset, in points a second.
  ///
  /// - Parameter told: Whether the delegate knows of a drag.
  private func release(velocity: CGPoint, told: Bool) {
    let natural = glides(velocity: velocity, target: nil)
    let rest = CGPoint(x: natural.x.end, y: natural.y.end)
    let wanted = isPagingEnabled ? area.page(from: contentOffset, velocity: velocity) : rest
    var target = wanted
    if told {
      let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
      delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    }
    let way = target == rest ? natural : glides(velocity: velocity, target: area.clamped(target))
    let isMoving = max(way.x.duration, way.y.duration) > 0
    if told { delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving) }
    // What was told may have begun something else.
    guard scrolling.drag == nil, scrolling.motion == nil else { return }
    guard isMoving else { return fadeIndicators() }
    delegate?.scrollViewWillBeginDecelerating(self)
    start(ScrollMotion(purpose: .decelerating, course: .glide(x: way.x, y: way.y)))
  }

  private func glides(velocity: CGPoint, target: CGPoint?) -> (x: ScrollGlide, y: ScrollGlide) {
    let (area, offset) = (area, contentOffset)
    let threshold = 0.5 / traitCollection.usableDisplayScale
    func glide(
      _ start: CGFloat, _ velocity: CGFloat, _ limits: ClosedRange<CGFloat>, _ target: CGFloat?
    ) -> ScrollGlide {
      ScrollGlide(
        from: start, velocity: velocity, limits: limits, rate: decelerationRate.rawValue, bounces: bounces,
        target: target, threshold: threshold)
    }
    return (
      glide(offset.x, velocity.x, area.horizontalLimits, target?.x),
      glide(offset.y, velocity.y, area.verticalLimits, target?.y)
    )
  }
}

extension ScrollDrag {
  /// Locks the direction of a way that is at least twice as long along one axis.
  fileprivate mutating func lock(for way: CGPoint) {
    guard way != .zero else { return }
    isUndecided = false
    if abs(way.x) >= 2 * abs(way.y) { axes.remove(.vertical) }
    if abs(way.y) >= 2 * abs(way.x) { axes.remove(.horizontal) }
  }
}
