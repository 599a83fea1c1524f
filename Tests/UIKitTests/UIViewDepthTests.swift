// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@MainActor struct UIViewDepthTests {
  private func depth(of view: UIView) -> Int {
    var (depth, next) = (0, view.subviews.first)
    while let view = next { (depth, next) = (depth + 1, view.subviews.first) }
    return depth
  }

  @Test func viewsBeyondTheDeepestAreNotTaken() throws {
    let frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    let views = (0..<600).map { _ in UIView(frame: frame) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    #expect(depth(of: views[0]) == 512)
    #expect(views[512].superview === views[511] && views[513].superview == nil)
    #expect(views[0].hitTest(CGPoint(x: 1, y: 1), with: nil) === views[512])
    views[512].backgroundColor = .red
    views[512].tag = 3
    #expect(views[0].viewWithTag(3) === views[512])
    views[0].tintColor = .green
    #expect(views[512].tintColor == .green)
    #expect(try Bitmap(view: views[0])[1, 1] == .red)
    let mask = UIView(frame: frame)
    views[512].mask = mask
    #expect(views[512].mask == nil)
    views[512].removeFromSuperview()
    views[511].mask = mask
    #expect(views[511].mask === mask)
  }

  @Test func aTreeThatIsTooHighIsNotTaken() {
    var top = UIView()
    for _ in 0..<1_500 {
      let next = UIView()
      next.addSubview(top)
      top = next
    }
    #expect(depth(of: top) <= 512)
  }
}
