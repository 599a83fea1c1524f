// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// A grid behind a scroll view.
@MainActor @Suite struct GridViewFollowingTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let content: UIView
    var scrolled = 0

    init(_ content: UIView) {
      self.content = content
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private let grid = GridView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let zoomer: Zoomer

  init() {
    zoomer = Zoomer(content)
    root.addSubview(grid)
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.1, 10)
    scrollView.delegate = zoomer
    grid.pattern = .grid
  }

  // 69, 79: it moves with the content, and zooms with it.
  @Test func theGridMovesAndZoomsWithTheContent() {
    scrollView.contentOffset = CGPoint(x: 30, y: 40)
    grid.follow(scrollView)
    #expect(grid.contentOffset == CGPoint(x: 30, y: 40))
    #expect(grid.edgeName == "beyond")
    scrollView.contentOffset = CGPoint(x: 55, y: 1)
    #expect((grid.contentOffset, grid.zoomScale) == (CGPoint(x: 55, y: 1), 1))
    scrollView.zoomScale = 2.5
    #expect((grid.contentOffset, grid.zoomScale) == (scrollView.contentOffset, 2.5))
    scrollView.zoom(to: CGRect(x: 100, y: 120, width: 40, height: 40), animated: false)
    #expect((grid.contentOffset, grid.zoomScale) == (scrollView.contentOffset, 5))
    // A point of the content is at the grid's mark.
    let mark = content.convert(CGPoint(x: 120, y: 140), to: grid)
    #expect(grid.nearestPoint(to: mark) == mark)
    #expect(zoomer.scrolled > 0, "the delegate is its own")
    #expect(scrollView.delegate === zoomer)
  }

  @Test func gridAndContentAgreeWhereverTheGridIs() {
    grid.frame = CGRect(x: -20, y: 15, width: 300, height: 100)
    grid.follow(scrollView)
    scrollView.zoomScale = 1.5
    let mark = content.convert(CGPoint(x: 200, y: 100), to: grid)
    #expect(grid.nearestPoint(to: CGPoint(x: mark.x + 1, y: mark.y - 1)) == mark)
  }

  /// As layout after `viewDidLoad` and rotation have it, while the scroll view stays.
  @Test(
    arguments: [
      { grid, _ in grid.frame = CGRect(x: -20, y: 15, width: 300, height: 100) },
      { grid, _ in grid.center = CGPoint(x: 77, y: 131) },
      { grid, _ in
        grid.bounds = CGRect(x: 0, y: 0, width: 90, height: 60)
        grid.layoutIfNeeded()
      },
      { grid, root in
        let other = UIView()
        other.addSubview(grid)
        grid.frame = CGRect(x: 31, y: 7, width: 80, height: 80)
        root.addSubview(grid)
      },
    ] as [@MainActor @Sendable (GridView, UIView) -> Void])
  func gridAndContentAgreeOnceTheGridHasMoved(move: @MainActor @Sendable (GridView, UIView) -> Void) {
    grid.follow(scrollView)
    scrollView.zoomScale = 1.5
    move(grid, root)
    let mark = content.convert(CGPoint(x: 200, y: 100), to: grid)
    #expect(grid.nearestPoint(to: CGPoint(x: mark.x + 1, y: mark.y - 1)) == mark)
  }

  @Test func followingEnds() {
    grid.follow(scrollView)
    grid.follow(nil)
    scrollView.contentOffset = CGPoint(x: 55, y: 1)
    #expect(grid.contentOffset == .zero)
    let other = UIScrollView(frame: scrollView.frame)
    other.contentSize = CGSize(width: 500, height: 500)
    grid.follow(scrollView)
    grid.follow(other)
    scrollView.contentOffset = CGPoint(x: 3, y: 1)
    other.contentOffset = CGPoint(x: 7, y: 8)
    #expect(grid.contentOffset == CGPoint(x: 7, y: 8))
  }

  @Test func neitherKeepsTheOther() {
    weak var lost: GridView?
    weak var gone: UIScrollView?
    do {
      let grid = GridView(frame: .zero)
      grid.follow(scrollView)
      lost = grid
      let scroll = UIScrollView(frame: .zero)
      self.grid.follow(scroll)
      gone = scroll
    }
    #expect(lost == nil)
    #expect(gone == nil)
    scrollView.contentOffset = CGPoint(x: 5, y: 5)
  }

  @Test func aFrameDrawsOnce() throws {
    grid.follow(scrollView)
    let layer = try #require(grid.layer.sublayers?.first as? CAShapeLayer)
    scrollView.zoomScale = 3
    let path = layer.path
    grid.contentOffset = scrollView.contentOffset
    #expect(layer.path === path, "nothing was changed")
  }
}
