// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

@MainActor struct UIWindowTests {
  /// What happened to the views of a test, in turn.
  private final class Log {
    var events: [String] = []
  }

  private final class Noting: UIView {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) {
      log.events.append("\(name) \(event), in \(window == nil ? "none" : "a window")")
    }

    override func willMove(toSuperview newSuperview: UIView?) { note("will move to superview") }
    override func didMoveToSuperview() { note("did move to superview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      note("will move to \(newWindow == nil ? "no window" : "a window")")
    }
    override func didMoveToWindow() { note("did move") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test func aNewWindowIsHidden() {
    #expect(window.isHidden)
    #expect(window.window === window)
    #expect(window.rootViewController == nil)
    #expect(window.screen === UIScreen.main)
    #expect(UIView().window == nil)
  }

  @Test func viewsAreToldThatTheyComeIntoAWindow() {
    let log = Log()
    let (parent, child) = (Noting("parent", log), Noting("child", log))
    parent.addSubview(child)
    log.events = []
    window.addSubview(parent)
    #expect(
      log.events == [
        "parent will move to superview, in none", "parent will move to a window, in none",
        "child will move to a window, in none", "parent did move, in a window", "child did move, in a window",
        "parent did move to superview, in a window",
      ])
    log.events = []
    parent.removeFromSuperview()
    #expect(
      log.events == [
        "parent will move to superview, in a window", "parent will move to no window, in a window",
        "child will move to no window, in a window", "parent did move, in none", "child did move, in none",
        "parent did move to superview, in none",
      ])
  }

  @Test func viewsThatStayInTheirWindowAreNotTold() {
    let log = Log()
    let (one, other, view) = (UIView(), UIView(), Noting("view", log))
    window.addSubview(one)
    window.addSubview(other)
    one.addSubview(view)
    log.events = []
    other.addSubview(view)
    window.bringSubviewToFront(one)
    #expect(
      log.events == ["view will move to superview, in a window", "view did move to superview, in a window"])
    let second = UIWindow(frame: .zero)
    log.events = []
    second.addSubview(view)
    #expect(log.events.filter { $0.contains("window, in") || $0.contains("did move,") }.count == 2)
    #expect(view.window === second)
  }

  @Test func viewsWithoutAWindowAreToldNothing() {
    let log = Log()
    UIView().addSubview(Noting("view", log))
    #expect(!log.events.contains { $0.contains("move to a window") || $0.contains("did move,") })
  }

  @Test func theRootViewFillsTheWindow() {
    let (first, second) = (UIViewController(), UIViewController())
    window.rootViewController = first
    #expect(!first.isViewLoaded)
    window.isHidden = false
    #expect(first.view.superview === window)
    #expect(first.view.frame == window.bounds)
    window.frame.size = CGSize(width: 200, height: 80)
    #expect(first.view.frame == window.bounds)
    window.rootViewController = second
    #expect(first.view.superview == nil)
    #expect(window.subviews == [second.view])
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }

  @Test func aWindowIsDrawnOnceItIsNotHidden() throws {
    window.backgroundColor = .red
    #expect(try Bitmap(view: window).inkedCount == 0)
    window.isHidden = false
    #expect(try Bitmap(view: window).count(of: .red) == 5000)
  }
}
