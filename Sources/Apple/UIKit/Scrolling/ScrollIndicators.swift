// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The bars of a scroll view that show where one is, made when they are first shown.
///
/// Their looks and times are not documented.
@MainActor final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  private static let distance: CGFloat = 3
  private static let leastLength: CGFloat = 36
  /// Seconds for which they stay once nothing moves, and in which they fade.
  private static let times = (hold: 0.4, fade: 0.25)

  private var vertical: UIView?
  private var horizontal: UIView?
  /// Since when nothing moves the content.
  private var restStart: TimeInterval?
  /// Whether they can be seen.
  private(set) var isShown = false

  /// Whether time changes them.
  var isFading: Bool { isShown }

  /// Shows them.
  func show(in view: UIScrollView) {
    isShown = true
    restStart = nil
    if vertical == nil { vertical = Self.makeBar() }
    if horizontal == nil { horizontal = Self.makeBar() }
    vertical?.alpha = 1
    horizontal?.alpha = 1
    update(in: view)
  }

  /// Takes them away.
  func hide() {
    isShown = false
    vertical?.removeFromSuperview()
    horizontal?.removeFromSuperview()
  }

  /// Fades them, if nothing moves the content.
  func advance(to time: TimeInterval, isBusy: Bool) {
    guard isShown else { return }
    guard !isBusy else {
      restStart = nil
      return
    }
    let start = restStart ?? time
    restStart = start
    let part = (time - start - Self.times.hold) / Self.times.fade
    guard part < 1 else { return hide() }
    vertical?.alpha = 1 - max(0, part)
    horizontal?.alpha = 1 - max(0, part)
  }

  /// Gives them the places for what can be seen.
  func update(in view: UIScrollView) {
    guard isShown else { return }
    let (area, bounds) = (view.area, view.bounds)
    let safe = view.safeAreaInsets.finite
    let thickness = Self.thickness
    let side = bounds.inset(by: (view.verticalScrollIndicatorInsets + safe).finite)
    let bottom = bounds.inset(by: (view.horizontalScrollIndicatorInsets + safe).finite)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let knob = Self.knob(bounds.minY, area.verticalLimits, area.size.height, in: Self.track(side.minY, side.maxY))
    place(
      vertical, in: view, isShown: view.showsVerticalScrollIndicator && area.isTall,
      CGRect(
        x: isRightToLeft ? side.minX + Self.distance : side.maxX - Self.distance - thickness, y: knob.lowerBound,
        width: thickness, height: knob.upperBound - knob.lowerBound))
    let row = Self.knob(
      bounds.minX, area.horizontalLimits, area.size.width, in: Self.track(bottom.minX, bottom.maxX))
    place(
      horizontal, in: view, isShown: view.showsHorizontalScrollIndicator && area.isWide,
      CGRect(
        x: row.lowerBound, y: bottom.maxY - Self.distance - thickness, width: row.upperBound - row.lowerBound,
        height: thickness))
  }

  private func place(_ bar: UIView?, in view: UIScrollView, isShown: Bool, _ frame: CGRect) {
    guard let bar else { return }
    guard isShown, frame.width.isFinite, frame.height.isFinite, frame.minX.isFinite, frame.minY.isFinite else {
      return bar.removeFromSuperview()
    }
    if bar.superview !== view || view.subviews.last !== bar { view.addSubview(bar) }
    bar.frame = frame
    let isLight =
      switch view.indicatorStyle {
      case .default: view.traitCollection.userInterfaceStyle == .dark
      case .black: false
      case .white: true
      }
    bar.backgroundColor = UIColor(white: isLight ? 1 : 0, alpha: 0.35)
  }

  /// Where a bar is along its track: as long a part of it as can be seen of the content, shorter over an edge.
  static func knob(
    _ offset: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat, in track: ClosedRange<CGFloat>
  ) -> ClosedRange<CGFloat> {
    let room = max(0, track.upperBound - track.lowerBound - 2 * distance)
    let span = limits.upperBound - limits.lowerBound
    guard span > 0, length > 0, offset.isFinite, room > 0 else { return track.lowerBound...track.lowerBound }
    let nearest = min(max(offset, limits.lowerBound), limits.upperBound)
    let full = min(room, max(leastLength, room * length / (span + length)))
    let knob = max(min(full, 2 * thickness), full - abs(offset - nearest))
    let part = (nearest - limits.lowerBound) / span
    let start = track.lowerBound + distance + (room - knob) * part
    return start...(start + knob)
  }

  /// The numbers from one to another; none where there are none.
  private static func track(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
    guard start.isFinite, end.isFinite else { return 0...0 }
    return start...max(start, end)
  }

  private static func makeBar() -> UIView {
    let bar = UIView(frame: .zero)
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = thickness / 2
    return bar
  }
}
