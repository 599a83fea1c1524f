// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import StippleDesigner

/// What is kept of views that are not open any more.
struct SessionWorksTests {
  private let session = DesignSession(program: .built)

  private func set(_ key: String, _ value: AttributeValue) -> DesignEdit {
    .set(object: "view", key: key, value: value, gesture: "g")
  }

  private func value(_ key: String) throws -> AttributeValue? {
    try session.state().groups.flatMap(\.attributes).first { $0.key == key }?.value
  }

  @Test func aViewIsAsItWasLeft() throws {
    let size = DesignSize(width: 90, height: 60)
    _ = try session.apply([
      .openItem("grid"), set("gridWidth", .integer(9)), set("dotRadius", .integer(3)), .resize(size, gesture: nil),
      .undo,
    ])
    let other = try session.apply([.openItem("line")])
    #expect((other.source.name, other.undo, other.redo) == ("DottedLineView", nil, nil))
    let state = try session.apply([.openItem("grid")])
    #expect((state.undo, state.redo) == ("Dot Radius", "Size"))
    #expect(try value("gridWidth") == .number(9))
    #expect(try session.apply([.redo]).size == size)
    _ = try session.apply([.undo, .undo, .undo])
    #expect(try value("gridWidth") == .number(20))
    #expect(try value("patternName") == .text("dot"))
  }

  @Test func anItemAndTheViewOfItsClassAreTwo() throws {
    _ = try session.apply([.openItem("grid"), set("gridWidth", .integer(9))])
    let state = try session.apply([.openView("GridView")])
    #expect(state.source.item == nil)
    #expect(try value("gridWidth") == .number(20))
    #expect(try value("patternName") == .text("none"))
    #expect(
      state.works == [
        .init(view: "GridView", item: nil, isChanged: false), .init(view: "GridView", item: "grid", isChanged: true),
      ])
    #expect(try session.apply([.openItem("grid"), .undo]).works.map(\.isChanged) == [false, false])
  }

  @Test func openingWhatIsOpenChangesNothing() throws {
    let state = try session.apply([.openItem("grid"), set("gridWidth", .integer(9))])
    #expect(try session.apply([.openItem("grid")]) == state)
  }

  /// As a page does that is opened by a link.
  @Test func whatALinkSetsCanBeUndone() throws {
    _ = try session.apply([.openView("GridView"), set("dotRadius", .integer(3)), .openItem("line")])
    let state = try session.apply([.openView("GridView"), .revert, set("gridWidth", .integer(9))])
    #expect((state.source.name, state.undo) == ("GridView", "Grid Width"))
    #expect(try value("dotRadius") == .number(1))
    _ = try session.apply([.undo, .undo])
    #expect(try value("gridWidth") == .number(20))
    #expect(try value("dotRadius") == .number(3))
  }

  @Test func aGestureEndsWhenAnotherViewIsOpened() throws {
    _ = try session.apply([.openItem("grid"), set("gridWidth", .integer(9)), .openItem("line"), .openItem("grid")])
    _ = try session.apply([set("gridWidth", .integer(8)), .undo])
    #expect(try value("gridWidth") == .number(9))
  }

  @Test func whatCannotBeOpenedLeavesTheOthersAsTheyAre() throws {
    let before = try session.apply([.openItem("grid"), set("gridWidth", .integer(9))])
    #expect(throws: DesignError.self) { try session.apply([.openItem("line"), set("lineWidth", .text("wide"))]) }
    #expect(try session.state() == before)
  }

  // MARK: Bounds

  private func work(_ number: Int) -> SessionDesk.Work {
    SessionDesk.Work(
      name: "\(number)", item: "\(number)",
      scene: DesignScene(source: .view(name: "GridView"), size: nil, changes: []))
  }

  @Test func viewsAreBounded() {
    var desk = SessionDesk()
    for number in 0..<200 {
      desk.show(work(number))
      desk.show(work(0))
    }
    #expect(desk.views.count == SessionDesk.viewLimit)
    // The one that is opened again and again stays.
    #expect(desk.views.last?.name == "0")
    #expect(desk.views.first?.name == "\(200 - SessionDesk.viewLimit + 1)")
  }

  @Test func stepsOfAllViewsAreBounded() {
    var desk = SessionDesk()
    for number in 0..<8 {
      desk.show(work(number))
      for side in 1...700 {
        desk.work?.edit("\(side)", .size, gesture: nil) { $0.scene.size = DesignSize(width: Double(side), height: 1) }
      }
    }
    desk.show(work(8))
    #expect(desk.views.map(\.history.count) == [0, 0, 0, 0, 500, 500, 500, 500, 0])
    // What is forgotten is the way back, not what is there.
    #expect(desk.views[0].content.size?.width == 700)
    #expect(desk.views[0].canRevert)
  }

  @Test func theOldestStepsAreForgottenFirst() {
    var history = SessionHistory()
    for side in 0..<6 {
      let sizes = [side, side + 1].map { DesignSize(width: Double($0), height: 1) }
      history.record(
        .init(
          title: "\(side)", subject: .size, gesture: nil, before: .init(size: sizes[0], changes: []),
          after: .init(size: sizes[1], changes: [])))
    }
    for _ in 0..<3 { _ = history.undo() }
    #expect(history.forget(-1) == 0)
    #expect(history.forget(2) == 2)
    #expect((history.done.map(\.title), history.undone.map(\.title)) == (["2"], ["5", "4", "3"]))
    #expect(history.forget(2) == 2)
    #expect((history.done.map(\.title), history.undone.map(\.title)) == ([], ["4", "3"]))
    #expect(history.forget(9) == 2)
  }
}
