// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// What controllers are told that are presented and dismissed in a window whose frames a loop makes.
@MainActor struct ControllerPresentationTests {
  private final class Noting: UIViewController {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log, style: UIModalPresentationStyle = .fullScreen) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = style
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.note("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.note("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.note("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.note("\(name) did disappear") }
  }

  private let log = Log()
  private let application = UIApplication()
  private let loop: AppLoop
  private let window: UIWindow
  private let root: Noting

  init() throws {
    loop = AppLoop(application: application, size: CGSize(width: 20, height: 20), scale: 1, screen: UIScreen())
    application.launch(on: loop.screen)
    window = UIWindow(windowScene: try #require(application.scene))
    root = Noting("root", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    loop.frame(at: 0)
  }

  /// What was noted from an entry on, once a frame has been made.
  private func notes(from start: Int) -> ArraySlice<String> {
    loop.frame(at: loop.time + 1)
    return log.entries[start...]
  }

  @Test func thePresenterAppearsBeforeWhatTookItsPlaceIsGone() {
    let full = Noting("full", log)
    root.present(full, animated: false)
    loop.frame(at: 1)
    let start = log.entries.count
    root.dismiss(animated: false)
    #expect(
      notes(from: start) == ["full will disappear", "root will appear", "root did appear", "full did disappear"])
    #expect(window.subviews == [root.view])
    #expect(!full.isBeingDismissed)
  }

  @Test func whatIsDismissedBeforeItIsShownLeavesThePresenter() {
    let full = Noting("full", log)
    root.present(full, animated: false)
    root.dismiss(animated: false)
    loop.frame(at: 1)
    #expect(window.subviews == [root.view])
    #expect(log.entries.last { $0.hasPrefix("root") } == "root did appear")
  }

  @Test func whatIsPresentedAgainBeforeItIsGoneStays() {
    let full = Noting("full", log)
    root.present(full, animated: false)
    loop.frame(at: 1)
    root.dismiss(animated: false)
    root.present(full, animated: false)
    loop.frame(at: 2)
    #expect(window.subviews == [full.view])
    #expect(root.presentedViewController === full)
    #expect(log.entries.last { $0.hasPrefix("full") } == "full did appear")
  }

  @Test func aPresenterComesBackInFrontOfWhatItLiesOver() {
    let (sheet, full) = (Noting("sheet", log, style: .pageSheet), Noting("full", log))
    root.present(sheet, animated: false)
    loop.frame(at: 1)
    sheet.present(full, animated: false)
    loop.frame(at: 2)
    #expect(window.subviews == [root.view, full.view])
    full.dismiss(animated: false)
    loop.frame(at: 3)
    #expect(window.subviews == [root.view, sheet.view])
  }

  @Test func thoseInBetweenDoNotAppearOnceMore() {
    let (first, second) = (Noting("first", log), Noting("second", log))
    root.present(first, animated: false)
    loop.frame(at: 1)
    first.present(second, animated: false)
    loop.frame(at: 2)
    let start = log.entries.count
    root.dismiss(animated: false)
    let notes = notes(from: start)
    #expect(!notes.contains { $0.hasPrefix("first") })
    #expect(notes.contains("second did disappear"))
    #expect(notes.contains("root did appear"))
    #expect(window.subviews == [root.view])
  }

  @Test func whatIsPresentedIsToldThatTheWindowIsHidden() {
    let sheet = Noting("sheet", log, style: .pageSheet)
    root.present(sheet, animated: false)
    loop.frame(at: 1)
    let start = log.entries.count
    window.isHidden = true
    #expect(
      notes(from: start) == [
        "root will disappear", "root did disappear", "sheet will disappear", "sheet did disappear",
      ])
    window.isHidden = false
    #expect(
      notes(from: start + 4).sorted() == [
        "root did appear", "root will appear", "sheet did appear", "sheet will appear",
      ])
  }

  @Test func anotherRootTakesWhatIsPresentedAway() {
    let full = Noting("full", log)
    root.present(full, animated: false)
    loop.frame(at: 1)
    let (start, other) = (log.entries.count, Noting("other", log))
    window.rootViewController = other
    #expect(notes(from: start).filter { $0.hasPrefix("root") } == [])
    #expect(window.subviews == [other.view])
    #expect(root.presentedViewController == nil)
  }
}
