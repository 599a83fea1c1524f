// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Synchronization
import Testing
import UIKit

@testable import StippleDesigner

/// What pages share, without a document.
struct SessionTests {
  private let session = DesignSession(program: .built)

  private func set(_ key: String, _ value: AttributeValue, _ gesture: String? = nil) -> DesignEdit {
    .set(object: "view", key: key, value: value, gesture: gesture)
  }

  private func attribute(_ key: String) throws -> DesignAttribute {
    try #require(try session.state().groups.flatMap(\.attributes).first { $0.key == key })
  }

  private func expectRefusal(
    _ message: String, _ kind: DesignError.Kind = .refused, of edits: DesignEdit...,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try expectRefusal(message, kind, of: edits, at: location)
  }

  private func expectRefusal(
    _ message: String, _ kind: DesignError.Kind = .refused, of edits: [DesignEdit],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let before = try session.state()
    let error = #expect(throws: DesignError.self, sourceLocation: location) { try session.apply(edits) }
    #expect(error?.kind == kind, sourceLocation: location)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")", sourceLocation: location)
    #expect(try session.state() == before, sourceLocation: location)
  }

  // MARK: Opening

  @Test func nothingIsOpenAtFirst() throws {
    let state = try session.state()
    #expect(state.source == .init(kind: .none, name: "", path: nil))
    #expect(state.document == nil)
    #expect(state.outline.isEmpty && state.groups.isEmpty && state.selection == nil)
    #expect(state.worker == .init(status: .none, reason: nil))
    try expectRefusal("no view is open", .unavailable, of: set("gridWidth", .integer(3)))
    #expect(throws: DesignError(.unavailable, "no view is open")) {
      try session.picture(PictureRequest(edits: nil, canvas: DesignCanvas()))
    }
    #expect(throws: DesignError(.unavailable, "no view is open")) { try session.text(.swift) }
    #expect(throws: DesignError(.refused, "only a document can be saved")) { try session.save(force: true) }
  }

  @Test func anItemOfTheGalleryIsOpenedWithItsSettings() throws {
    let item = try #require(try session.catalog().items.dropFirst().first)
    let state = try session.apply([.openItem(item.id)])
    #expect(state.source == .init(kind: .view, name: "GridView", path: nil, item: item.id))
    #expect(state.size == item.size)
    #expect(state.selection == "view")
    #expect(state.outline.map(\.className) == ["GridView"])
    #expect(state.undo == nil && state.redo == nil)
    #expect(state.worker.status == .running)
    #expect(try attribute("patternName").value == .text("dot"))
    #expect(try attribute("patternName").isSet)
    #expect(try attribute("patternName").standard == .text("none"))
  }

  @Test func aViewIsOpenedAsItComes() throws {
    let state = try session.apply([.openView("GridView")])
    #expect(state.groups.flatMap(\.attributes).allSatisfy { !$0.isSet && $0.value == $0.standard })
    try expectRefusal("there is no view 'GridVew'; the nearest is 'GridView'", of: .openView("GridVew"))
    try expectRefusal("the gallery has no item 'x'", of: .openItem("x"))
    try expectRefusal("there is no document", of: .openDocument)
    try expectRefusal("there is no document", of: .reload)
  }

  // MARK: Editing

  @Test func anAttributeIsSetAndReset() throws {
    let first = try session.apply([.openView("GridView")])
    let state = try session.apply([set("gridWidth", .number(12.5)), set("gridColor", .text("#ff000080"))])
    #expect(state.revision > first.revision)
    #expect(try attribute("gridWidth").value == .number(12.5))
    #expect(try attribute("gridWidth").isSet)
    #expect(try attribute("gridColor").value == .text("#ff000080"))
    let reset = try session.apply([.reset(object: "view", key: "gridWidth")])
    #expect(reset.undo == "Reset Grid Width")
    #expect(try attribute("gridWidth").value == .number(20))
    #expect(try !attribute("gridWidth").isSet)
    #expect(try attribute("gridColor").isSet)
    #expect(try session.apply([.reset(object: nil, key: "dotRadius")]).undo == "Reset Grid Width")
  }

  @Test func whatCannotBeMadeChangesNothing() throws {
    _ = try session.apply([.openView("GridView"), set("gridWidth", .integer(9))])
    try expectRefusal("GridView has no attribute 'gridWdth'", of: set("gridWdth", .integer(3)))
    try expectRefusal("GridView.gridWidth takes a number", of: set("gridWidth", .text("wide")))
    try expectRefusal("GridView.gridWidth takes a number", of: set("gridWidth", .null))
    try expectRefusal(
      "GridView.patternName does not take", of: set("gridWidth", .integer(3)), set("patternName", .text("x")))
    try expectRefusal(
      "there is no object 'x'", of: .set(object: "x", key: "gridWidth", value: .integer(3), gesture: nil))
    try expectRefusal("there is no object 'x'", of: .select("x"))
    try expectRefusal("there is no attribute 'wide' to reset", of: .reset(object: nil, key: "wide"))
    try expectRefusal("there is nothing to redo", of: .redo)
    try expectRefusal("a size must be over 0", of: .resize(DesignSize(width: 0, height: 4), gesture: nil))
    try expectRefusal(
      "a request may have no more than 500 edits", of: Array(repeating: .select("view"), count: 501))
    try expectRefusal("a value may have no more", of: set("patternName", .text(String(repeating: "x", count: 70_000))))
    let picture = PictureRequest(edits: [set("gridWidth", .text("wide"))], canvas: DesignCanvas())
    let before = try session.state()
    #expect(throws: DesignError.self) { try session.picture(picture) }
    let canvas = PictureRequest(edits: [set("gridWidth", .integer(8))], canvas: DesignCanvas(scale: 100))
    #expect(throws: DesignError.self) { try session.picture(canvas) }
    #expect(try session.state() == before)
    #expect(try attribute("gridWidth").value == .number(9))
  }

  @Test func numbersThatInterfaceBuilderHasNotAreRefused() throws {
    _ = try session.apply([.openView("GridView"), set("patternName", .text("dot"))])
    for text in ["nan", "inf", "-inf", " Infinity ", "1e999"] {
      try expectRefusal("GridView.gridWidth takes a number, such as 2.5, not", of: set("gridWidth", .text(text)))
      let request = PictureRequest(edits: [set("gridWidth", .text(text))], canvas: DesignCanvas(scale: 1))
      #expect(throws: DesignError.self) { try session.picture(request) }
    }
    for text in ["{nan, 1}", "{1, -inf}", "1,inf"] {
      try expectRefusal("GridView.gridOrigin takes a point", of: set("gridOrigin", .text(text)))
    }
    // Text is what it says, and no number.
    try expectRefusal("GridView.patternName does not take 'nan'", of: set("patternName", .text("nan")))
  }

  @Test func anyFiniteNumberIsTaken() throws {
    _ = try session.apply([.openView("GridView"), set("patternName", .text("dot"))])
    for text in ["1e308", "-1e308", "-0.0", "5e-324"] {
      let request = PictureRequest(edits: [set("gridWidth", .text(text))], canvas: DesignCanvas(scale: 1))
      let picture = try session.picture(request)
      #expect(picture.pixels.bytes.count == picture.width * picture.height * 4)
    }
  }

  // MARK: Undo

  @Test func editsOfOneGestureAreOneStep() throws {
    _ = try session.apply([.openView("GridView")])
    for width in 1...5 { _ = try session.apply([set("gridWidth", .integer(width), "a")]) }
    for width in 6...9 { _ = try session.apply([set("gridWidth", .integer(width), "b")]) }
    _ = try session.apply([set("dotRadius", .integer(4), "b")])
    _ = try session.apply([.resize(DesignSize(width: 50, height: 60), gesture: "c")])
    var state = try session.apply([.resize(DesignSize(width: 51, height: 60), gesture: "c")])
    #expect(state.undo == "Size")
    state = try session.apply([.undo])
    #expect(state.size == DesignSize(width: 320, height: 240))
    #expect((state.undo, state.redo) == ("Dot Radius", "Size"))
    state = try session.apply([.undo])
    #expect(state.undo == "Grid Width")
    #expect(try attribute("gridWidth").value == .number(9))
    _ = try session.apply([.undo])
    #expect(try attribute("gridWidth").value == .number(5))
    state = try session.apply([.undo])
    #expect(try attribute("gridWidth").value == .number(20))
    #expect((state.undo, state.redo) == (nil, "Grid Width"))
    state = try session.apply([.redo, .redo, .redo, .redo])
    #expect(state.size == DesignSize(width: 51, height: 60))
    #expect(try attribute("gridWidth").value == .number(9))
    #expect(state.redo == nil)
  }

  @Test func anEditAfterUndoForgetsWhatCouldBeRedone() throws {
    _ = try session.apply([
      .openView("GridView"), set("gridWidth", .integer(3), "a"), set("gridWidth", .integer(4), "a"),
    ])
    _ = try session.apply([.undo])
    let state = try session.apply([set("gridWidth", .integer(5), "a")])
    #expect(state.redo == nil)
    #expect(state.undo == "Grid Width")
    #expect(try session.apply([.undo]).undo == nil)
  }

  @Test func whatChangesNothingIsNoStepAndForgetsNone() throws {
    _ = try session.apply([.openView("GridView"), set("gridWidth", .number(33)), set("dotRadius", .number(3))])
    _ = try session.apply([.undo])
    let state = try session.apply([.reset(object: nil, key: "dotRadius"), set("gridWidth", .number(33))])
    #expect((state.undo, state.redo) == ("Grid Width", "Dot Radius"))
    // Behind another attribute it is a change: the two may be parts of the same.
    #expect(try session.apply([.redo, set("gridWidth", .number(33))]).undo == "Grid Width")
  }

  @Test func aGestureThatComesBackIsNoStep() throws {
    _ = try session.apply([.openView("GridView"), set("gridWidth", .integer(3))])
    let state = try session.apply([set("dotRadius", .integer(3), "g"), .reset(object: nil, key: "dotRadius")])
    #expect(state.undo == "Reset Dot Radius")
    _ = try session.apply([.undo, .undo])
    _ = try session.apply([
      .resize(DesignSize(width: 9, height: 9), gesture: "s"),
      .resize(DesignSize(width: 320, height: 240), gesture: "s"),
    ])
    #expect(try session.state().undo == "Grid Width")
  }

  @Test func stepsAreBounded() {
    var history = SessionHistory()
    for number in 0..<600 {
      let (before, after) = (SessionHistory.Content.size(number), SessionHistory.Content.size(number + 1))
      history.record(.init(title: "\(number)", subject: .size, gesture: nil, before: before, after: after))
    }
    #expect(history.done.count == SessionHistory.limit)
    #expect(history.done.last?.title == "599")
  }

  @Test func revertGoesBackToWhatWasOpened() throws {
    let opened = try session.apply([.openItem("grid")])
    _ = try session.apply([set("gridWidth", .integer(3)), .resize(DesignSize(width: 9, height: 9), gesture: nil)])
    let state = try session.apply([.revert])
    #expect(state.groups == opened.groups)
    #expect(state.size == opened.size)
    #expect(try session.apply([.undo]).size == DesignSize(width: 9, height: 9))
  }

  // MARK: Pictures and files

  @Test func aPictureIsOfTheEditsThatComeWithIt() throws {
    _ = try session.apply([.openItem("grid")])
    let before = try session.picture(PictureRequest(edits: nil, canvas: DesignCanvas(scale: 1)))
    #expect((before.width, before.height) == (320, 240))
    let after = try session.picture(
      PictureRequest(edits: [set("dotRadius", .integer(5), "a")], canvas: DesignCanvas(scale: 1)))
    #expect(after.revision > before.revision)
    #expect(!before.pixels.bytes.elementsEqual(after.pixels.bytes))
    #expect(try session.state().revision == after.revision)
    let again = try session.picture(PictureRequest(edits: [.undo], canvas: DesignCanvas(scale: 1)))
    #expect(again.pixels.bytes.elementsEqual(before.pixels.bytes))
  }

  @Test func filesAreNamedAfterTheViewAndScale() throws {
    _ = try session.apply([.openItem("grid")])
    #expect(try session.export(.png, canvas: DesignCanvas(scale: 3)).name == "GridView@3x.png")
    #expect(try session.export(.png, canvas: DesignCanvas(scale: 1)).name == "GridView.png")
    #expect(try session.export(.png, canvas: DesignCanvas(scale: 1.5)).name == "GridView@1.5x.png")
    #expect(try session.export(.pdf, canvas: DesignCanvas(scale: 2)).name == "GridView.pdf")
    let dark = DesignCanvas(scale: 2, appearance: .dark)
    #expect(try session.export(.png, canvas: dark).name == "GridView-dark@2x.png")
    let both = DesignCanvas(scale: 1, appearance: .both)
    #expect(try session.export(.svg, canvas: both).name == "GridView-light-dark.svg")
    let svg = try session.export(.svg, canvas: DesignCanvas())
    #expect(svg.name == "GridView.svg")
    #expect(String(decoding: svg.data, as: UTF8.self).contains("<svg"))
  }

  @Test(arguments: [nil, "systemBackground"], [320, 100.3])
  func bothAppearancesAreSideBySide(background: String?, width: Double) throws {
    _ = try session.apply([.openItem("grid"), .resize(DesignSize(width: width, height: 60), gesture: nil)])
    func rows(_ appearance: DesignCanvas.Appearance) throws -> [[UInt32]] {
      let canvas = DesignCanvas(scale: 2, appearance: appearance, background: background)
      let picture = try session.picture(PictureRequest(edits: nil, canvas: canvas))
      let pixels = Array(picture.pixels.bytes.bindMemory(to: UInt32.self))
      return (0..<picture.height).map { Array(pixels[$0 * picture.width..<($0 + 1) * picture.width]) }
    }
    let (light, dark, both) = (try rows(.light), try rows(.dark), try rows(.both))
    try #require(both.count == 120 && light.count == 120)
    let side = light[0].count
    try #require(both[0].count == 2 * side + 48)
    #expect(zip(both, light).allSatisfy { $0.0.prefix(side).elementsEqual($0.1) })
    #expect(zip(both, dark).allSatisfy { $0.0.suffix(side).elementsEqual($0.1) })
    #expect(both.allSatisfy { $0[side..<side + 48].allSatisfy { $0 == 0 } })
    // The view that is kept is as it was.
    #expect(try rows(.light) == light)
    // Drawings are as large, in points.
    let points = (width * 2).rounded(.up) / 2 + 24 + width
    let boxes = [(DesignFormat.pdf, "/MediaBox [ 0 0 \(points) 60 ]"), (.svg, "viewBox=\"0 0 \(points) 60\"")]
    for (format, words) in boxes {
      let file = try session.export(format, canvas: DesignCanvas(appearance: .both))
      let text = String(decoding: file.data, as: UTF8.self)
      #expect(text.contains(words.replacing(".0 ", with: " ")), "\(text.prefix(600))")
    }
  }

  @Test func textIsOfWhatIsSet() throws {
    _ = try session.apply([.openItem("grid"), set("gridWidth", .integer(12))])
    #expect(
      try session.text(.swift) == """
        let view = GridView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        view.gridWidth = 12
        view.patternName = "dot"

        """)
    #expect(try session.text(.xml).contains("keyPath=\"gridWidth\""))
  }

  @Test func thumbnailsAreOfKnownItems() throws {
    let canvas = DesignCanvas(scale: 1)
    let picture = try session.thumbnail(of: "grid", canvas: canvas)
    #expect(try session.thumbnail(of: "grid", canvas: canvas) == picture)
    #expect(throws: DesignError(.unknown, "the gallery has no such item")) {
      try session.thumbnail(of: "x", canvas: canvas)
    }
  }

  @Test func theGallerysWorkerEndsWhenIdle() async throws {
    let gallery = GalleryWorker(.built, idleTime: .milliseconds(200))
    _ = try gallery.catalog()
    let id = try #require(gallery.process?.id)
    try await waitUntil { kill(id, 0) == -1 }
    #expect(gallery.process == nil)
    #expect(try !gallery.thumbnail(of: "line", canvas: DesignCanvas()).isEmpty)
  }

  // MARK: Listeners

  @Test func everyListenerHearsOfEachChangeInOrder() async throws {
    let heard = Mutex([[Int]](repeating: [], count: 2))
    let listening = (0..<2).map { index in session.listen { revision in heard.withLock { $0[index].append(revision) } }
    }
    _ = try session.apply([.openItem("grid")])
    for width in 1...20 { _ = try session.apply([set("gridWidth", .integer(width))]) }
    let last = try session.state().revision
    try await waitUntil { heard.withLock { $0.allSatisfy { $0.last == last } } }
    let all = heard.withLock { $0 }
    #expect(all[0] == all[1])
    #expect(all[0].count >= 21)
    #expect(zip(all[0], all[0].dropFirst()).allSatisfy { $0 < $1 })
    // What is refused or is the same again is no change.
    _ = try? session.apply([set("x", .null)])
    _ = try session.apply([.select("view")])
    let count = try session.state().revision
    _ = try session.apply([.select("view")])
    #expect(try session.state().revision == count)
    withExtendedLifetime(listening) {}
  }

  @Test func whoDoesNotListenAnyMoreHearsNothing() async throws {
    let heard = Mutex(0)
    var listening: DesignListening? = session.listen { _ in heard.withLock { $0 += 1 } }
    withExtendedLifetime(listening) {}
    listening = nil
    let others = Mutex(0)
    let other = session.listen { _ in others.withLock { $0 += 1 } }
    _ = try session.apply([.openItem("grid")])
    try await waitUntil { others.withLock { $0 } > 0 }
    #expect(heard.withLock { $0 } == 0)
    withExtendedLifetime(other) {}
  }

  // MARK: The worker

  @Test(arguments: [(SIGKILL, "it was killed"), (SIGSEGV, "it crashed: bad access")])
  func aWorkerThatEndsIsToldAndStartedAgain(signal: Int32, reason: String) async throws {
    let opened = try session.apply([.openItem("grid"), set("gridWidth", .integer(12))])
    let heard = Mutex(0)
    let listening = session.listen { revision in heard.withLock { $0 = revision } }
    kill(try #require(session.worker).id, signal)
    try await waitUntil { heard.withLock { $0 } > opened.revision }
    let ended = try session.state()
    #expect(ended.worker.status == .ended)
    #expect(ended.worker.reason?.hasPrefix(reason) == true)
    #expect(ended.groups == opened.groups)
    #expect(ended.source == opened.source)
    try expectRefusal("the view's process has ended: \(reason)", .unavailable, of: set("gridWidth", .integer(3)))
    #expect(throws: DesignError.self) { try session.picture(PictureRequest(edits: nil, canvas: DesignCanvas())) }
    #expect(try session.thumbnail(of: "grid", canvas: DesignCanvas()).isEmpty == false)
    let restarted = try session.restart()
    #expect(restarted.worker == .init(status: .running, reason: nil))
    #expect(restarted.groups == opened.groups)
    #expect(restarted.undo == "Grid Width")
    _ = try session.picture(PictureRequest(edits: [set("gridWidth", .integer(3))], canvas: DesignCanvas()))
    withExtendedLifetime(listening) {}
  }

  /// A worker that is stopped answers as one whose view hangs: not at all.
  @Test func whileAWorkerHangsAllElseIsAnswered() async throws {
    _ = try session.apply([.openItem("grid"), set("gridWidth", .integer(12))])
    let opened = try session.state()
    let hung = try #require(session.worker)
    kill(hung.id, SIGSTOP)
    let answer = Mutex<Result<Int, DesignError>?>(nil)
    let session = session
    let edit = set("gridWidth", .integer(3))
    Thread.detachNewThread {
      do throws(DesignError) {
        let picture = try session.picture(PictureRequest(edits: [edit], canvas: DesignCanvas()))
        answer.withLock { $0 = .success(picture.width) }
      } catch {
        answer.withLock { $0 = .failure(error) }
      }
    }
    try await Task.sleep(for: .milliseconds(100))
    let heard = Mutex(0)
    let listening = session.listen { revision in heard.withLock { $0 = revision } }
    for _ in 0..<20 { #expect(try session.state() == opened) }
    #expect(try !session.thumbnail(of: "grid", canvas: DesignCanvas(scale: 1)).isEmpty)
    #expect(answer.withLock { $0 } == nil)
    let restarted = try session.restart()
    #expect(restarted.worker.status == .running)
    #expect(restarted.groups == opened.groups)
    #expect(kill(hung.id, 0) == -1)
    try await waitUntil { answer.withLock { $0 } != nil }
    // On a slow machine it may have come only when there was a new worker.
    if case .failure(let error)? = answer.withLock({ $0 }) {
      #expect(error == DesignError(.unavailable, "the view's process has ended: it was started again"))
    }
    try await waitUntil { heard.withLock { $0 } > opened.revision }
    #expect(try session.picture(PictureRequest(edits: nil, canvas: DesignCanvas(scale: 1))).width == 320)
    withExtendedLifetime(listening) {}
  }

  /// Who has been told that it took too long must not find it done afterwards.
  @Test func nothingIsBegunThatCouldEndTooLate() throws {
    let patience = WorkerProgram.built.patience
    let opened = try session.apply([.openItem("grid")], until: .now + patience * 2)
    func expectTooLate(_ body: () throws -> Void, at location: SourceLocation = #_sourceLocation) {
      let error = #expect(throws: DesignError.self, sourceLocation: location) { try body() }
      #expect(error?.kind == .unavailable, sourceLocation: location)
      #expect(error?.message.hasPrefix("it takes too long") == true, sourceLocation: location)
    }
    let edits = [set("gridWidth", .integer(3))]
    let canvas = DesignCanvas()
    // There is time left, but less than a worker may take.
    let soon = ContinuousClock.now + patience / 2
    expectTooLate { _ = try session.apply(edits, until: soon) }
    expectTooLate { _ = try session.picture(PictureRequest(edits: edits, canvas: canvas), until: soon) }
    expectTooLate { _ = try session.export(.svg, canvas: canvas, until: soon) }
    expectTooLate { _ = try session.text(.swift, until: soon) }
    expectTooLate { _ = try session.apply([.openItem("line")], until: .now) }
    #expect(try session.state() == opened)
    #expect(try session.picture(PictureRequest(edits: nil, canvas: DesignCanvas(scale: 1))).width == 320)
  }

  @Test func closingDoesNotWaitForAWorkerThatHangs() async throws {
    _ = try session.apply([.openItem("grid")])
    let hung = [try #require(session.worker)]
    for worker in hung { kill(worker.id, SIGSTOP) }
    let isAnswered = Mutex(false)
    let session = session
    Thread.detachNewThread {
      _ = try? session.picture(PictureRequest(edits: nil, canvas: DesignCanvas()))
      isAnswered.withLock { $0 = true }
    }
    try await Task.sleep(for: .milliseconds(100))
    #expect(!isAnswered.withLock { $0 })
    session.close()
    #expect(hung.allSatisfy { kill($0.id, 0) == -1 })
    try await waitUntil { isAnswered.withLock { $0 } }
  }

  @Test func theGallerysWorkerCanBeEndedWhileItHangs() async throws {
    let gallery = GalleryWorker(.built)
    _ = try gallery.catalog()
    kill(try #require(gallery.process).id, SIGSTOP)
    let isAnswered = Mutex(false)
    Thread.detachNewThread {
      _ = try? gallery.thumbnail(of: "grid", canvas: DesignCanvas())
      isAnswered.withLock { $0 = true }
    }
    try await Task.sleep(for: .milliseconds(100))
    #expect(!isAnswered.withLock { $0 })
    #expect(try !gallery.catalog().items.isEmpty)
    gallery.end()
    try await waitUntil { isAnswered.withLock { $0 } }
  }

  /// A page that was told what is old hears when there is more to tell.
  @Test func whatALateWorkerTellsIsTold() async throws {
    _ = try session.apply([.openItem("grid")])
    let picture = try session.picture(
      PictureRequest(edits: [set("gridWidth", .integer(7))], canvas: DesignCanvas(scale: 1)))
    let worker = try #require(session.worker)
    kill(worker.id, SIGSTOP)
    let early = try session.state()
    #expect(early.revision == picture.revision)
    #expect(try attribute("gridWidth").value != .number(7))
    #expect(early.undo == "Grid Width")
    let heard = Mutex(0)
    let listening = session.listen { revision in heard.withLock { $0 = revision } }
    kill(worker.id, SIGCONT)
    try await waitUntil { heard.withLock { $0 } > early.revision }
    #expect(try attribute("gridWidth").value == .number(7))
    withExtendedLifetime(listening) {}
  }

  @Test func aWorkerThatCannotBeStartedIsTold() throws {
    let session = DesignSession(program: WorkerProgram(path: "/nowhere/stipple", arguments: []))
    let error = #expect(throws: DesignError.self) { try session.apply([.openItem("grid")]) }
    #expect(error?.kind == .unavailable)
    #expect(try session.state().source.kind == .none)
  }

  @Test func closingEndsAllWorkers() throws {
    _ = try session.apply([.openItem("grid")])
    let id = try #require(session.worker).id
    session.close()
    #expect(kill(id, 0) == -1)
    #expect(throws: DesignError.self) { try session.state() }
    #expect(throws: DesignError.self) { try session.thumbnail(of: "grid", canvas: DesignCanvas(scale: 4)) }
  }

  @Test func manyThreadsMayAskAtOnce() async throws {
    _ = try session.apply([.openItem("grid")])
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          for step in 0..<20 {
            do {
              let edit = DesignEdit.set(
                object: nil, key: "gridWidth", value: .integer(task * 20 + step + 1), gesture: nil)
              if step % 2 == 0 {
                _ = try session.apply([edit])
              } else {
                _ = try session.picture(PictureRequest(edits: [edit], canvas: DesignCanvas(scale: 1)))
              }
            } catch {
              Issue.record(error)
            }
          }
        }
      }
    }
    #expect(try session.state().undo == "Grid Width")
  }
}

extension SessionHistory.Content {
  fileprivate static func size(_ side: Int) -> SessionHistory.Content {
    SessionHistory.Content(size: DesignSize(width: Double(side), height: 1), changes: [])
  }
}

/// Waits for what comes soon: seconds are for machines that do much else.
func waitUntil(
  _ location: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
) async throws {
  for _ in 0..<1000 {
    if try condition() { return }
    try await Task.sleep(for: .milliseconds(10))
  }
  Issue.record("it never came", sourceLocation: location)
}
