// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@MainActor struct UIViewControllerTests {
  private final class Noting: UIViewController {
    var events: [String] = []
    var made: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func loadView() {
      events.append("load")
      if let made { view = made }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      events.append("did load")
    }
    override func viewWillLayoutSubviews() { events.append("will layout") }
    override func viewDidLayoutSubviews() { events.append("did layout") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { events.append("traits") }
    override func willMove(toParent parent: UIViewController?) {
      events.append("will move to \(parent?.title ?? "none")")
    }
    override func didMove(toParent parent: UIViewController?) {
      events.append("did move to \(parent?.title ?? "none")")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("touch") }
  }

  @Test func theViewIsLoadedWhenItIsAskedFor() {
    let controller = Noting()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.view === controller.made)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(controller.events == ["load", "did load"])
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view === controller.made)
  }

  @Test func withoutADocumentTheViewIsPlainAndOfTheScreensSize() {
    let controller = UIViewController()
    #expect(type(of: controller.view as UIView) == UIView.self)
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.nibName == nil)
  }

  @Test func loadViewThatMakesNoneGivesAPlainView() {
    let controller = Noting()
    controller.made = nil
    #expect(controller.view != nil)
    #expect(controller.events == ["load", "did load"])
  }

  @Test func loadViewThatAsksForTheViewEnds() {
    final class Recursive: UIViewController {
      override func loadView() { view.backgroundColor = .red }
    }
    #expect(Recursive().view.backgroundColor == .red)
  }

  @Test func theViewOfADocumentIsTaken() {
    let controller = UIViewController(nibName: "Card", bundle: NibSamples.folder)
    #expect(controller.view is NibSampleView)
    #expect(controller.nibName == "Card")
    #expect(UIViewController(nibName: "no such document", bundle: nil).view.frame == UIScreen.main.bounds)
  }

  @Test func layoutIsAnnounced() {
    let controller = Noting()
    controller.loadViewIfNeeded()
    controller.events = []
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.events == ["will layout", "did layout"])
  }

  @Test func theControllerFollowsItsViewsTraits() {
    let controller = Noting()
    controller.loadViewIfNeeded()
    controller.events = []
    controller.view.overrideUserInterfaceStyle = .dark
    #expect(controller.events == ["traits"])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    let child = UIViewController()
    controller.addChild(child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(UIViewController().traitCollection == .standard)
  }

  @Test func theResponderChainGoesThroughTheController() {
    let controller = Noting()
    let parent = UIView()
    let inner = UIView()
    parent.addSubview(controller.view)
    controller.view.addSubview(inner)
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === parent)
    inner.touchesBegan([], with: nil)
    #expect(controller.events.last == "touch")
    let view = controller.view
    controller.view = UIView()
    #expect(view?.next === parent)
  }

  @Test func childrenAreAddedAndRemoved() {
    let (parent, other, child) = (UIViewController(), UIViewController(), Noting())
    parent.title = "parent"
    other.title = "other"
    parent.addChild(child)
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    other.addChild(child)
    #expect(parent.children.isEmpty)
    #expect(other.children == [child])
    child.removeFromParent()
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(child.events == ["will move to parent", "will move to other", "did move to none", "did move to none"])
  }

  @Test func aControllerIsNotPutInItself() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.addChild(parent)
    parent.addChild(parent)
    #expect(child.children.isEmpty)
    #expect(parent.children == [child])
  }

  @Test func titleAndDocumentAreArchived() throws {
    let controller = UIViewController(nibName: "Card", bundle: nil)
    controller.title = "Cards"
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    controller.encode(with: archiver)
    let copy = try #require(UIViewController(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(copy.title == "Cards")
    #expect(copy.nibName == "Card")
    #expect(UIViewController(coder: NSCoder())?.title == nil)
  }
}
