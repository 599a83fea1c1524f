// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// What moves by itself, at the ticks of the frames.
extension UIScrollView {
  /// Begins a motion; its first moment is the next tick.
  func start(_ motion: ScrollMotion) {
    scrolling.motion = motion
    scrolling.motionStart = nil
    showIndicators()
    runLink()
  }

  /// Shows what is seen at the time of a tick, in seconds.
  func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    if let motion = scrolling.motion {
      let start = scrolling.motionStart ?? time
      scrolling.motionStart = start
      advance(motion, by: time - start)
    }
    indicators.advance(to: time, isBusy: isBusy)
    if scrolling.motion == nil, !indicators.isFading { stopLink() }
  }

  private func advance(_ motion: ScrollMotion, by elapsed: TimeInterval) {
    let place = motion.place(at: elapsed, scale: scrolling.zoomScale)
    scrolling.isAdvancing = true
    if place.scale == scrolling.zoomScale { move(to: place.offset) } else { show(place) }
    scrolling.isAdvancing = false
    // The delegate may have ended it, or begun another one.
    guard elapsed >= motion.duration, scrolling.motion?.purpose == motion.purpose, scrolling.motionStart != nil else {
      return
    }
    scrolling.motion = nil
    finished(motion)
  }

  /// Ends what moves, where it is.
  func stopMotion() {
    guard let motion = scrolling.motion else { return }
    scrolling.motion = nil
    scrolling.motionStart = nil
    if motion.purpose == .zoomBouncing || motion.purpose == .zooming {
      show(motion.place(at: motion.duration, scale: scrolling.zoomScale))
    }
    if motion.purpose != .scrolling { finished(motion) }
    fadeIndicators()
  }

  private func finished(_ motion: ScrollMotion) {
    switch motion.purpose {
    case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .scrolling: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .zooming, .zoomBouncing:
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scrolling.zoomScale)
    }
    if !isBusy { fadeIndicators() }
  }

  /// Changes the offset little by little.
  func ease(to offset: CGPoint) {
    let old = contentOffset
    let target = CGPoint(x: offset.x.isFinite ? offset.x : old.x, y: offset.y.isFinite ? offset.y : old.y)
    stopMotion()
    guard target != contentOffset else { return }
    let scale = scrolling.zoomScale
    start(
      ScrollMotion(
        purpose: .scrolling,
        course: .ease(
          from: ScrollMotion.Place(offset: contentOffset, scale: scale),
          to: ScrollMotion.Place(offset: target, scale: scale))))
  }

  /// Lets go of everything, when the view leaves its window.
  func abandon() {
    scrolling.drag = nil
    scrolling.pinch = nil
    scrolling.isTouched = false
    stopMotion()
    indicators.hide()
    stopLink()
  }

  // MARK: Indicators and the link

  /// Whether something moves the content, or may.
  var isBusy: Bool {
    scrolling.drag != nil || scrolling.isTouched || scrolling.motion != nil || scrolling.pinch != nil
  }

  /// Shows the bars; they fade once nothing moves the content.
  func showIndicators() {
    indicators.show(in: self)
    runLink()
  }

  func fadeIndicators() {
    if indicators.isShown { runLink() }
  }

  private func runLink() {
    guard scrolling.link == nil, !scrolling.isDrivenByHand else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      advance(to: link.timestamp)
    }
    scrolling.link = link
    link.add(to: .main, forMode: .common)
  }

  private func stopLink() {
    scrolling.link?.invalidate()
    scrolling.link = nil
  }
}
