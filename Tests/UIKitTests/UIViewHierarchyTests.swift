// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor struct UIViewHierarchyTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  init() {
    for (tag, view) in [a, b, c].enumerated() {
      view.tag = tag + 1
      parent.addSubview(view)
    }
  }

  private var order: [Int] { parent.subviews.map(\.tag) }
  private var layers: [CALayer] { parent.layer.sublayers ?? [] }

  @Test func subviewsAreInOrderAndLayersFollow() {
    #expect(order == [1, 2, 3])
    #expect(layers == [a.layer, b.layer, c.layer])
    #expect(a.superview === parent)
    #expect(a.next === parent)
  }

  @Test func addingAgainMovesToTheFront() {
    parent.addSubview(a)
    #expect(order == [2, 3, 1])
    #expect(layers == [b.layer, c.layer, a.layer])
  }

  @Test func bringAndSend() {
    parent.bringSubviewToFront(a)
    #expect(order == [2, 3, 1])
    parent.sendSubviewToBack(c)
    #expect(order == [3, 2, 1])
    #expect(layers == [c.layer, b.layer, a.layer])
    parent.bringSubviewToFront(UIView())
    #expect(order == [3, 2, 1])
  }

  @Test func exchange() {
    parent.exchangeSubview(at: 2, withSubviewAt: 0)
    #expect(order == [3, 2, 1])
    #expect(layers == [c.layer, b.layer, a.layer])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    parent.exchangeSubview(at: -1, withSubviewAt: 0)
    #expect(order == [3, 2, 1])
  }

  @Test(arguments: [
    (-5, [4, 1, 2, 3]), (0, [4, 1, 2, 3]), (2, [1, 2, 4, 3]), (3, [1, 2, 3, 4]), (99, [1, 2, 3, 4]),
  ])
  func insertedIndexIsClamped(index: Int, expected: [Int]) {
    let view = UIView()
    view.tag = 4
    parent.insertSubview(view, at: index)
    #expect(order == expected)
    #expect(layers == parent.subviews.map(\.layer))
  }

  @Test func insertAboveAndBelow() {
    parent.insertSubview(a, aboveSubview: b)
    #expect(order == [2, 1, 3])
    parent.insertSubview(c, belowSubview: b)
    #expect(order == [3, 2, 1])
    parent.insertSubview(a, aboveSubview: a)
    #expect(order == [3, 2, 1])
    let view = UIView()
    view.tag = 4
    parent.insertSubview(view, belowSubview: UIView())
    #expect(order == [3, 2, 1, 4])
    #expect(layers == parent.subviews.map(\.layer))
  }

  @Test func ownSublayersStayInPlace() {
    let parent = UIView()
    let below = CALayer()
    let above = CALayer()
    parent.layer.addSublayer(below)
    parent.addSubview(a)
    parent.layer.addSublayer(above)
    parent.insertSubview(b, at: 0)
    #expect(parent.layer.sublayers == [below, b.layer, a.layer, above])
    parent.sendSubviewToBack(a)
    #expect(parent.layer.sublayers == [below, a.layer, b.layer, above])
    parent.addSubview(c)
    #expect(parent.layer.sublayers == [below, a.layer, b.layer, above, c.layer])
    a.removeFromSuperview()
    c.removeFromSuperview()
    #expect(parent.layer.sublayers == [below, b.layer, above])
  }

  @Test func movingToAnotherSuperviewLeavesTheFirst() {
    let other = UIView()
    other.addSubview(b)
    #expect(order == [1, 3])
    #expect(layers == [a.layer, c.layer])
    #expect(b.superview === other)
    #expect(b.layer.superlayer === other.layer)
  }

  @Test func viewIsNotAddedIntoItselfOrItsDescendant() {
    a.addSubview(parent)
    #expect(parent.superview == nil)
    #expect(a.subviews.isEmpty)
    a.addSubview(a)
    #expect(a.superview === parent)
    #expect(a.subviews.isEmpty)
    #expect(order == [1, 2, 3])
  }

  @Test func removedViewIsAlone() {
    b.removeFromSuperview()
    #expect(order == [1, 3])
    #expect(b.superview == nil)
    #expect(b.layer.superlayer == nil)
    b.removeFromSuperview()
    #expect(order == [1, 3])
  }

  @Test func descendants() {
    let grandchild = UIView()
    a.addSubview(grandchild)
    #expect(grandchild.isDescendant(of: parent))
    #expect(grandchild.isDescendant(of: grandchild))
    #expect(!parent.isDescendant(of: grandchild))
    #expect(!b.isDescendant(of: a))
  }

  @Test func tagIsSearchedDepthFirstAndIncludesTheView() {
    let deep = UIView()
    deep.tag = 7
    a.addSubview(deep)
    b.tag = 7
    parent.tag = 9
    #expect(parent.viewWithTag(9) === parent)
    #expect(parent.viewWithTag(7) === deep)
    #expect(parent.viewWithTag(8) == nil)
  }

  @Test func superviewDoesNotOwnItselfThroughItsSubviews() {
    weak var gone: UIView?
    do {
      let view = UIView()
      view.addSubview(UIView())
      gone = view
    }
    #expect(gone == nil)
  }

  @Test func callbacksComeInApplesOrder() {
    final class Log { var lines: [String] = [] }
    final class Telling: UIView {
      let name: String
      let log: Log
      init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func didAddSubview(_ subview: UIView) { log.lines.append("\(name) did add") }
      override func willRemoveSubview(_ subview: UIView) { log.lines.append("\(name) will remove") }
      override func willMove(toSuperview newSuperview: UIView?) {
        log.lines.append("\(name) will move to \((newSuperview as? Telling)?.name ?? "nil")")
      }
      override func didMoveToSuperview() {
        log.lines.append("\(name) did move to \((superview as? Telling)?.name ?? "nil")")
      }
    }
    let log = Log()
    let (one, two, view) = (Telling("one", log), Telling("two", log), Telling("view", log))
    one.addSubview(view)
    #expect(log.lines == ["view will move to one", "view did move to one", "one did add"])
    log.lines = []
    two.addSubview(view)
    #expect(log.lines == ["one will remove", "view will move to two", "view did move to two", "two did add"])
    log.lines = []
    two.addSubview(view)
    #expect(log.lines.isEmpty)
    view.removeFromSuperview()
    #expect(log.lines == ["two will remove", "view will move to nil", "view did move to nil"])
  }
}
