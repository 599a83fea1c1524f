// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct UIActionTests {
  private let control = UIControl(frame: .zero)

  @Test func anActionTellsItsPartsAndItsSender() {
    var sender: Any?
    let action = UIAction(
      title: "Draw", subtitle: "dots", identifier: UIAction.Identifier("draw"), attributes: .destructive, state: .on
    ) { sender = $0.sender }
    #expect(action.title == "Draw")
    #expect(action.subtitle == "dots")
    #expect(action.identifier.rawValue == "draw")
    #expect(action.attributes == .destructive)
    #expect(action.state == .on)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender as? UIControl === control)
    #expect(action.sender == nil)
  }

  @Test func identifiersNotGivenDiffer() {
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
  }

  @Test func aCopyIsTheSameAction() throws {
    let action = UIAction(title: "one") { _ in }
    let copy = try #require(action.copy() as? UIAction)
    #expect(copy !== action)
    #expect(copy.identifier == action.identifier)
    copy.title = "two"
    #expect(action.title == "one")
  }

  @Test func anActionReplacesOneOfItsIdentifier() {
    var calls: [String] = []
    control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("first") }, for: .touchDown)
    control.addAction(UIAction(identifier: .init("b")) { _ in calls.append("other") }, for: .touchDown)
    control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("second") }, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["second", "other", "second"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func anActionForSeveralEventsIsPerformedOnceForAll() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(count == 1)
    control.sendActions(for: .allEvents)
    #expect(count == 2)
  }

  @Test func actionsAreRemovedFromTheEventsGiven() {
    var count = 0
    let action = UIAction(identifier: .init("a")) { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(UIAction(identifier: .init("a")) { _ in }, for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
    control.removeAction(identifiedBy: .init("none"), for: .allEvents)
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
    control.sendActions(for: .allEvents)
    #expect(count == 0)
  }

  @Test func noEventsAddNoAction() {
    control.addAction(UIAction { _ in }, for: [])
    var count = 0
    control.enumerateEventHandlers { _, _, _, _ in count += 1 }
    #expect(count == 0)
  }

  @Test func handlersAreToldUntilStopped() {
    for name in ["a", "b", "c"] { control.addAction(UIAction(title: name) { _ in }, for: .touchDown) }
    var titles: [String?] = []
    control.enumerateEventHandlers { action, targetAction, events, stop in
      #expect(targetAction == nil)
      #expect(events == .touchDown)
      titles.append(action?.title)
      if let action { control.removeAction(action, for: events) }
      stop = titles.count == 2
    }
    #expect(titles == ["a", "b"])
  }

  @Test func sendingMayBeOverridden() {
    final class Mute: UIControl {
      override func sendAction(_ action: UIAction) {}
    }
    var count = 0
    let mute = Mute(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    #expect(mute.allControlEvents == .primaryActionTriggered)
    mute.sendActions(for: .primaryActionTriggered)
    #expect(count == 0)
  }

  @Test func anActionMayRemoveItselfAndOthers() {
    var calls: [String] = []
    let other = UIAction { _ in calls.append("other") }
    control.addAction(
      UIAction(identifier: .init("a")) { [control] _ in
        calls.append("a")
        control.removeAction(identifiedBy: .init("a"), for: .allEvents)
        control.removeAction(other, for: .allEvents)
      }, for: .touchDown)
    control.addAction(other, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["a", "other"])
  }
}
