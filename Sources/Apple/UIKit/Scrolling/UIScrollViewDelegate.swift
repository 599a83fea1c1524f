// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What follows a scroll view. All methods are optional.
///
/// Differs from Apple's: nothing is scrolled to the top, as there is no status bar to tap.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content offset has changed, by whatever.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the finger is lifted.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: How fast the offset changes, in points a millisecond.
  ///   - targetContentOffset: Where the content is to come to rest; it may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when the finger was lifted; `decelerate` says whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called before the content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the content has come to rest, also by a finger that stops it. (Whether Apple's is then is not verified.)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when a change of offset that was to be animated is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that is zoomed; nil, as without the method, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called before the content is zoomed by fingers, or animated.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called when zooming is over, and the scale is within its limits.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Called when ``UIScrollView/adjustedContentInset`` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Changes nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
