// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

extension GridView {
  /// Has the grid move and zoom with the content of a scroll view that it lies behind or above: `contentOffset` and
  /// `zoomScale` are then its, at once and at every change. `edgeName` becomes `beyond`, so that no line comes or goes at
  /// once.
  ///
  /// The scroll view's delegate stays its own. Where both have the same superview, the grid may be placed anywhere in
  /// it, and moved: content and grid agree. The scroll view is not kept; another one, or nil, ends it.
  public func follow(_ scrollView: UIScrollView?) {
    following = scrollView.map { GridFollowing(grid: self, scrollView: $0) }
    guard let following else { return }
    redrawOnce {
      look.edge = .beyond
      following.take()
    }
  }

  fileprivate func take(from scrollView: UIScrollView) {
    var offset = scrollView.contentOffset
    if superview != nil, superview === scrollView.superview {
      offset.x += frame.minX - scrollView.frame.minX
      offset.y += frame.minY - scrollView.frame.minY
    }
    // One change for both: one drawing.
    var next = look
    next.contentOffset = offset
    next.zoomScale = scrollView.zoomScale
    look = next
  }
}

/// A grid's watch over a scroll view.
@MainActor
final class GridFollowing {
  private weak var grid: GridView?
  private weak var scrollView: UIScrollView?

  /// Moves the grid to where the content is.
  func take() {
    if let grid, let scrollView { grid.take(from: scrollView) }
  }

  #if canImport(Darwin)
    private var observations: [NSKeyValueObservation] = []

    init(grid: GridView, scrollView: UIScrollView) {
      (self.grid, self.scrollView) = (grid, scrollView)
      let change: @Sendable (UIScrollView, Any) -> Void = { [weak self] _, _ in
        MainActor.assumeIsolated { self?.take() }
      }
      observations = [
        scrollView.observe(\.contentOffset, changeHandler: change),
        scrollView.observe(\.zoomScale, changeHandler: change),
        scrollView.observe(\.bounds, changeHandler: change),
      ]
    }
  #else
    private var observation: ScrollObservation?

    init(grid: GridView, scrollView: UIScrollView) {
      (self.grid, self.scrollView) = (grid, scrollView)
      observation = scrollView.observeScrolling { [weak self] in self?.take() }
    }
  #endif
}
