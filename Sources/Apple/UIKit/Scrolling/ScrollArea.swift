// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The geometry of a scroll view: what of its content can be seen, and how far it goes.
struct ScrollArea {
  /// The size of the window on the content.
  let size: CGSize
  private let contentSize: CGSize
  private let inset: UIEdgeInsets

  /// Sizes that are no numbers, or are negative, count as 0; insets that are no numbers, too.
  init(size: CGSize, contentSize: CGSize, inset: UIEdgeInsets) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.contentSize = CGSize(width: length(contentSize.width), height: length(contentSize.height))
    self.inset = inset.finite
  }

  /// The offsets at rest.
  var horizontalLimits: ClosedRange<CGFloat> {
    limits(-inset.left, contentSize.width + inset.right - size.width)
  }

  var verticalLimits: ClosedRange<CGFloat> {
    limits(-inset.top, contentSize.height + inset.bottom - size.height)
  }

  private func limits(_ least: CGFloat, _ greatest: CGFloat) -> ClosedRange<CGFloat> {
    least...max(least, greatest)
  }

  /// Whether there is more content than can be seen.
  var isWide: Bool { horizontalLimits.lowerBound < horizontalLimits.upperBound }
  var isTall: Bool { verticalLimits.lowerBound < verticalLimits.upperBound }

  /// The nearest offset at rest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: clamp(offset.x, horizontalLimits), y: clamp(offset.y, verticalLimits))
  }

  private func clamp(_ value: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
    value.isNaN ? limits.lowerBound : min(max(value, limits.lowerBound), limits.upperBound)
  }

  /// The offset for a finger that has dragged content to `offset`: over an edge it goes less far.
  func pulled(_ offset: CGPoint) -> CGPoint { changed(offset, over: RubberBand.stretch(of:in:)) }

  /// The offset to which a finger would have dragged content that is at `offset`.
  func unpulled(_ offset: CGPoint) -> CGPoint { changed(offset, over: RubberBand.pull(for:in:)) }

  /// An offset that is as far over an edge as `change` makes of how far it is, in a view of a length.
  private func changed(_ offset: CGPoint, over change: (CGFloat, CGFloat) -> CGFloat) -> CGPoint {
    func changed(_ value: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
      let nearest = clamp(value, limits)
      let over = value - nearest
      return nearest + (over < 0 ? -1 : 1) * change(abs(over), length)
    }
    return CGPoint(
      x: changed(offset.x, horizontalLimits, size.width), y: changed(offset.y, verticalLimits, size.height))
  }

  /// The offset nearest to `offset` at which a rectangle of the content can be seen, or as much of it as there is room.
  func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint {
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite, !rect.isEmpty else {
      return offset
    }
    let room = CGRect(origin: offset, size: size).inset(by: inset)
    func move(_ least: CGFloat, _ greatest: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      if least >= first && greatest <= last || least <= first && greatest >= last { return 0 }
      return least < first ? max(least - first, min(0, greatest - last)) : min(greatest - last, least - first)
    }
    return clamped(
      CGPoint(
        x: offset.x + move(rect.minX, rect.maxX, room.minX, room.maxX),
        y: offset.y + move(rect.minY, rect.maxY, room.minY, room.maxY)))
  }

  /// The offset of the page where a scroll view comes to rest that is let go.
  ///
  /// - Parameter velocity: In points a second; over 200, the next page in its direction is taken. (Not documented.)
  func page(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
    func page(_ value: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return value }
      let number = value / length
      let rule: FloatingPointRoundingRule = velocity > 200 ? .up : velocity < -200 ? .down : .toNearestOrAwayFromZero
      return number.rounded(rule) * length
    }
    return clamped(
      CGPoint(x: page(offset.x, velocity.x, size.width), y: page(offset.y, velocity.y, size.height)))
  }
}
