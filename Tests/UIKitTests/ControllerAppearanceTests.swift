// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// What controllers are told of their views. Without an app that makes frames all of it happens at once.
@MainActor struct ControllerAppearanceTests {
  @MainActor private final class Log {
    var events: [String] = []

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private class Noting: UIViewController {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { log.events.append("\(name) \(event)") }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  /// Parents before children is not verified.
  @Test func childrenAreToldWithTheirParent() {
    let (parent, child, apart) = (Noting("parent", log), Noting("child", log), Noting("apart", log))
    parent.addChild(child)
    parent.addChild(apart)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    #expect(log.take().isEmpty)
    window.isHidden = false
    #expect(
      log.take() == [
        "parent will appear", "child will appear", "parent is appearing", "child is appearing", "parent did appear",
        "child did appear",
      ])
    window.isHidden = true
    #expect(
      log.take() == ["parent will disappear", "child will disappear", "parent did disappear", "child did disappear"])
  }

  @Test func aChildIsToldWhenItsViewComesAndGoes() {
    let (parent, child) = (Noting("parent", log), Noting("child", log))
    window.rootViewController = parent
    window.isHidden = false
    _ = log.take()
    parent.addChild(child)
    #expect(child.isMovingToParent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(!child.isMovingToParent)
    #expect(log.take() == ["child will appear", "child is appearing", "child did appear"])
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(!child.isMovingFromParent)
    #expect(log.take() == ["child will disappear", "child did disappear"])
  }

  @Test func aParentMayTellItsChildrenItself() {
    final class Telling: Noting {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Telling("parent", log), Noting("child", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.isHidden = false
    #expect(log.take() == ["parent will appear", "parent is appearing", "parent did appear"])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(log.take() == ["child will appear", "child did appear"])
    child.view.removeFromSuperview()
    #expect(log.take().isEmpty)
  }

  @Test func anotherRootTakesThePlaceOfTheFirst() {
    let (first, second) = (Noting("first", log), Noting("second", log))
    window.rootViewController = first
    window.isHidden = false
    _ = log.take()
    window.rootViewController = second
    #expect(
      log.take() == [
        "first will disappear", "first did disappear", "second will appear", "second is appearing", "second did appear",
      ])
  }

  // MARK: Presentation

  @Test func aSheetLeavesThePresenterWhereItIs() {
    let (root, child, sheet) = (Noting("root", log), Noting("child", log), Noting("sheet", log))
    root.addChild(child)
    window.rootViewController = root
    window.isHidden = false
    _ = log.take()
    var isDone = false
    child.present(sheet, animated: true) { isDone = true }
    #expect(isDone)
    #expect(log.take() == ["sheet will appear", "sheet is appearing", "sheet did appear"])
    #expect(sheet.modalPresentationStyle == .pageSheet)
    #expect(root.presentedViewController === sheet)
    #expect(child.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(sheet.next === root)
    #expect(window.subviews == [root.view, sheet.view])
    #expect(sheet.view.frame == window.bounds)
    sheet.dismiss(animated: true)
    #expect(log.take() == ["sheet will disappear", "sheet did disappear"])
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(window.subviews == [root.view])
  }

  @Test func aFullScreenTakesThePlaceOfThePresenter() {
    let (root, full) = (Noting("root", log), Noting("full", log))
    window.rootViewController = root
    window.isHidden = false
    _ = log.take()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    #expect(
      log.take() == [
        "root will disappear", "full will appear", "full is appearing", "full did appear", "root did disappear",
      ])
    #expect(window.subviews == [full.view])
    window.frame.size = CGSize(width: 60, height: 20)
    var isDone = false
    root.dismiss(animated: false) { isDone = true }
    #expect(isDone)
    #expect(
      log.take() == [
        "full will disappear", "root will appear", "root is appearing", "root did appear", "full did disappear",
      ])
    #expect(window.subviews == [root.view])
    #expect(root.view.frame == window.bounds)
  }

  @Test func whatCannotBePresentedIsNot() {
    let (root, sheet, other) = (Noting("root", log), Noting("sheet", log), Noting("other", log))
    root.present(sheet, animated: false)
    #expect(root.presentedViewController == nil)
    window.rootViewController = root
    window.isHidden = false
    root.present(root, animated: false)
    #expect(root.presentedViewController == nil)
    root.present(sheet, animated: false)
    root.present(other, animated: false)
    other.present(sheet, animated: false)
    #expect(root.presentedViewController === sheet)
    root.dismiss(animated: false)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func dismissingTheFirstTakesAllAway() {
    let (root, first, second) = (Noting("root", log), Noting("first", log), Noting("second", log))
    window.rootViewController = root
    window.isHidden = false
    root.present(first, animated: false)
    first.present(second, animated: false)
    #expect(window.subviews.count == 3)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
  }
}
