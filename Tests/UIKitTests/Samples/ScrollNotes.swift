// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import UIKit

/// A delegate that notes what it is told, and what is asked of it.
final class ScrollNotes: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var zoomedView: UIView?
  /// Where content is to come to rest.
  var target: CGPoint?
  /// What was said of it.
  var proposal = CGPoint.zero
  var velocity = CGPoint.zero
  var onScroll: (UIScrollView) -> Void = { _ in }

  /// What was told but for scrolls.
  var steps: [String] { calls.filter { $0 != "scroll" } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll")
    onScroll(scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willDrag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDrag")
    (self.velocity, proposal) = (velocity, targetContentOffset.pointee)
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDrag \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willDecelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didDecelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didAnimate") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("willZoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    calls.append("didZoom \(scale)")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("inset") }
}
