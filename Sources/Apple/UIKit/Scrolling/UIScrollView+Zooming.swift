// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Zooming the delegate's view.
extension UIScrollView {
  /// The view that is zoomed.
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// The least and greatest scale.
  var zoomLimits: ClosedRange<CGFloat> {
    func usable(_ scale: CGFloat) -> CGFloat { scale > 0 && scale.isFinite ? scale : 1 }
    let least = usable(minimumZoomScale)
    return least...max(least, usable(maximumZoomScale))
  }

  /// Whether there is any zooming.
  var canZoom: Bool { zoomLimits.lowerBound < zoomLimits.upperBound }

  private func clampedScale(_ scale: CGFloat) -> CGFloat {
    scale.isNaN ? scrolling.zoomScale : min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
  }

  /// The size of the content at another scale.
  private func contentSize(at scale: CGFloat) -> CGSize {
    let ratio = scale / scrolling.zoomScale
    let size = contentSize == .zero ? zoomedView?.frame.size ?? .zero : contentSize
    return CGSize(width: size.width * ratio, height: size.height * ratio)
  }

  /// Shows the content at a scale, and what of it is at an offset.
  func show(_ place: ScrollMotion.Place) {
    guard let view = zoomedView, place.scale > 0, place.scale.isFinite else { return move(to: place.offset) }
    if place.scale != scrolling.zoomScale {
      let ratio = place.scale / scrolling.zoomScale
      let size = contentSize(at: place.scale)
      let origin = view.frame.origin
      scrolling.zoomScale = place.scale
      view.transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
      let moved = view.frame.origin
      view.center.x += origin.x * ratio - moved.x
      view.center.y += origin.y * ratio - moved.y
      scrolling.contentSize = size
      insetMayHaveChanged()
      move(to: place.offset)
      tellObservers()
      delegate?.scrollViewDidZoom(self)
    } else {
      move(to: place.offset)
    }
  }

  /// The place at a scale at which a point of the content, as it is at a scale of 1, is at a point of the view.
  func place(at scale: CGFloat, keeping anchor: CGPoint, at point: CGPoint, isResting: Bool) -> ScrollMotion.Place {
    let offset = CGPoint(x: anchor.x * scale - point.x, y: anchor.y * scale - point.y)
    let area = area(contentSize: contentSize(at: scale))
    return ScrollMotion.Place(offset: isResting ? area.clamped(offset) : offset, scale: scale)
  }

  /// The point of the content, as it is at a scale of 1, that is at a point of the view.
  private func anchor(at point: CGPoint) -> CGPoint {
    let scale = scrolling.zoomScale
    return CGPoint(x: (contentOffset.x + point.x) / scale, y: (contentOffset.y + point.y) / scale)
  }

  // MARK: By hand

  func zoomAboutMiddle(to scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(to: scale, about: middle, animated: animated)
  }

  func zoom(to scale: CGFloat, about point: CGPoint, animated: Bool) {
    guard zoomedView != nil, point.x.isFinite, point.y.isFinite else { return }
    let scale = clampedScale(scale)
    change(to: place(at: scale, keeping: anchor(at: point), at: point, isResting: true), animated: animated)
  }

  func zoomTo(_ rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard let view = zoomedView, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      rect.minX.isFinite, rect.minY.isFinite, bounds.width > 0, bounds.height > 0
    else { return }
    let scale = clampedScale(min(bounds.width / rect.width, bounds.height / rect.height))
    let origin = view.frame.origin
    let old = scrolling.zoomScale
    let middle = CGPoint(
      x: origin.x / old + rect.midX - view.bounds.minX, y: origin.y / old + rect.midY - view.bounds.minY)
    let point = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    change(to: place(at: scale, keeping: middle, at: point, isResting: true), animated: animated)
  }

  private func change(to place: ScrollMotion.Place, animated: Bool) {
    stopMotion()
    let present = ScrollMotion.Place(offset: contentOffset, scale: scrolling.zoomScale)
    guard place != present else { return }
    guard animated else { return show(place) }
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    start(ScrollMotion(purpose: .zooming, course: .ease(from: present, to: place)))
  }

  // MARK: By fingers

  /// Two fingers begin to zoom, with their middle at a point of the view.
  func beginPinch(at point: CGPoint) {
    guard scrolling.pinch == nil, canZoom, zoomedView != nil, point.x.isFinite, point.y.isFinite else { return }
    stopMotion()
    scrolling.pinch = ScrollPinch(scale: scrolling.zoomScale, anchor: anchor(at: point), point: point)
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    showIndicators()
  }

  /// The fingers have gone apart by a factor, and their middle is at a point of the view.
  func pinch(by factor: CGFloat, at point: CGPoint) {
    guard let pinch = scrolling.pinch, factor.isFinite, factor > 0, point.x.isFinite, point.y.isFinite else { return }
    scrolling.pinch?.point = point
    show(place(at: resisted(pinch.scale * factor), keeping: pinch.anchor, at: point, isResting: false))
  }

  /// The fingers are lifted; the scale and the offset go back within their limits.
  func endPinch() {
    guard let pinch = scrolling.pinch else { return }
    scrolling.pinch = nil
    let scale = clampedScale(scrolling.zoomScale)
    let rest = place(at: scale, keeping: pinch.anchor, at: pinch.point, isResting: true)
    let present = ScrollMotion.Place(offset: contentOffset, scale: scrolling.zoomScale)
    guard rest != present else {
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale)
      return fadeIndicators()
    }
    start(ScrollMotion(purpose: .zoomBouncing, course: .ease(from: present, to: rest)))
  }

  /// A scale that fingers ask for: beyond the limits they get less, at most twice the greatest and half the least.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limits = zoomLimits
    guard bouncesZoom else { return clampedScale(scale) }
    if scale > limits.upperBound {
      return limits.upperBound * (1 + RubberBand.stretch(of: scale / limits.upperBound - 1, in: 1))
    }
    if scale < limits.lowerBound {
      return limits.lowerBound / (1 + RubberBand.stretch(of: limits.lowerBound / scale - 1, in: 1))
    }
    return scale
  }
}
