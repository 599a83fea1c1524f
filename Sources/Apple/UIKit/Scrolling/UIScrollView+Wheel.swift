// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Wheels and track pads: content follows at once, and never over its edges.
extension UIScrollView: ScrollTarget {
  /// The turn, in points, that zooms by a factor of e.
  private static let zoomTurn: CGFloat = 200

  package func wheelTurned(_ turn: WheelTurn) -> Bool {
    guard isScrollEnabled, turn.delta.dx.isFinite, turn.delta.dy.isFinite else { return false }
    if scrolling.drag != nil || scrolling.pinch != nil { return true }
    return turn.isZoom ? zoom(turn) : scroll(turn.delta)
  }

  private func scroll(_ delta: CGVector) -> Bool {
    let wanted = CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy)
    if isPagingEnabled { return turnPage(delta) }
    let offset = area.clamped(wanted)
    guard offset != contentOffset else { return false }
    stopMotion()
    showIndicators()
    move(to: offset)
    return true
  }

  /// Goes to the next page, unless it is on its way to it.
  private func turnPage(_ delta: CGVector) -> Bool {
    if scrolling.motion?.purpose == .scrolling { return true }
    func sign(_ value: CGFloat) -> CGFloat { value > 0 ? 1 : value < 0 ? -1 : 0 }
    let next = CGPoint(
      x: contentOffset.x + sign(delta.dx) * area.size.width, y: contentOffset.y + sign(delta.dy) * area.size.height)
    let page = area.page(from: area.clamped(next), velocity: .zero)
    guard page != contentOffset else { return false }
    ease(to: page)
    return true
  }

  /// Zooms about the pointer; a turn that would scroll down zooms out.
  private func zoom(_ turn: WheelTurn) -> Bool {
    guard canZoom, let view = zoomedView else { return false }
    let place = convert(turn.location, from: nil)
    let point = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    stopMotion()
    let old = scrolling.zoomScale
    delegate?.scrollViewWillBeginZooming(self, with: view)
    zoom(to: old * exp(-turn.delta.dy / Self.zoomTurn), about: point, animated: false)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scrolling.zoomScale)
    return true
  }
}
