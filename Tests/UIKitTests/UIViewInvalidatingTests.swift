// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

@MainActor struct UIViewInvalidatingTests {
  /// Notes what it is asked to do anew.
  private class Noting: UIView {
    @Invalidating(.display) var radius = 1.0
    @Invalidating(.layout) var columns = 1
    @Invalidating(.display, .layout) var pitch: CGFloat = 2
    @Invalidating(.display, .layout, .intrinsicContentSize) var caption: String? = nil
    @Invalidating(.display, .layout, .intrinsicContentSize, Name()) var all = UIColor.red
    @Invalidating(wrappedValue: false, Name()) var isNamed

    var calls: [String] = []
    override func setNeedsDisplay() { calls.append("display") }
    override func setNeedsLayout() { calls.append("layout") }
    override func invalidateIntrinsicContentSize() { calls.append("size") }
  }

  /// An invalidation of people's own.
  private struct Name: UIViewInvalidating {
    func invalidate(view: UIView) { (view as? Noting)?.calls.append("own") }
  }

  private let view = Noting()

  private func calls(_ change: (Noting) -> Void) -> [String] {
    view.calls = []
    change(view)
    return view.calls
  }

  @Test func aChangeInvalidates() {
    #expect(calls { $0.radius = 2 } == ["display"])
    #expect(view.radius == 2)
    #expect(calls { $0.columns += 1 } == ["layout"])
    #expect(calls { $0.pitch = 3 } == ["display", "layout"])
    #expect(calls { $0.caption = "a" } == ["display", "layout", "size"])
    #expect(calls { $0.all = .blue } == ["display", "layout", "size", "own"])
    #expect(calls { $0.isNamed.toggle() } == ["own"])
  }

  @Test func anEqualValueDoesNot() {
    #expect(calls { $0.radius = 1 } == [])
    #expect(calls { $0.caption = nil } == [])
    #expect(calls { $0.all = UIColor(red: 1, green: 0, blue: 0, alpha: 1) } == [])
  }

  @Test func theViewIsDrawnAnew() throws {
    final class Dot: UIView {
      @Invalidating(.display) var color = UIColor.red
      override func draw(_ rect: CGRect) {
        color.setFill()
        UIRectFill(rect)
      }
    }
    let dot = Dot(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try Bitmap(view: dot)[0, 0] == .red)
    dot.color = .blue
    #expect(try Bitmap(view: dot)[0, 0] == .blue)
  }
}
