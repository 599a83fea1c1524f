// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Synchronization
import Testing
import UIKit

@testable import StippleDesigner

/// What pages share of a document on disk.
struct SessionDocumentTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(Self.text(), to: "Sample.xib")
  }

  /// A grid with a line in it, and a second view at the top.
  private static func text(width: String = "12", lineAttributes: String = "") -> String {
    InterfaceDocument.text(
      objects: """
                <view contentMode="scaleToFill" id="grid-1" customClass="GridView" customModule="Stipple">
                    <rect key="frame" x="0.0" y="0.0" width="60" height="40"/>
                    <subviews>
                        <view contentMode="scaleToFill" id="line-1" customClass="DottedLineView">
                            <rect key="frame" x="10" y="20" width="40" height="4"/>
        \(lineAttributes)                </view>
                        <label id="label-1" text="Hello"><rect key="frame" x="0.0" y="30" width="40" height="10"/></label>
                    </subviews>
                    <!-- kept -->
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="patternName" value="dot"/>
                        <userDefinedRuntimeAttribute type="number" keyPath="gridWidth">
                            <real key="value" value="\(width)"/>
                        </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </view>
                <view contentMode="scaleToFill" id="border-1" userLabel="Frame" customClass="DottedBorderView">
                    <rect key="frame" x="0.0" y="0.0" width="30" height="20"/>
                </view>
        """)
  }

  private func session() -> DesignSession { DesignSession(document: file.path, program: .built) }

  private func set(_ object: String?, _ key: String, _ value: AttributeValue) -> DesignEdit {
    .set(object: object, key: key, value: value, gesture: nil)
  }

  private func picture(_ session: DesignSession) throws -> Data {
    try session.export(.png, canvas: DesignCanvas(scale: 2)).data
  }

  private func attribute(_ key: String, _ session: DesignSession) throws -> DesignAttribute {
    try #require(try session.state().groups.flatMap(\.attributes).first { $0.key == key })
  }

  // MARK: Showing

  /// A server listens, and can be ended, while a view hangs that is being made.
  @Test(.timeLimit(.minutes(1))) func aDocumentIsReadAfterTheSessionIsThere() throws {
    let hanging = WorkerProgram(path: "/bin/sh", arguments: ["-c", "exec sleep 600"], patience: .seconds(20))
    let session = DesignSession(document: file.path, program: hanging)
    session.close()
    #expect(throws: DesignError(.unavailable, "the designer has ended")) { try session.state() }
  }

  private static func views(_ count: Int, idLength: Int) -> String {
    let views = (0..<count).map { number in
      let id = String(repeating: "x", count: idLength) + String(number)
      return "<view id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>\n"
    }
    return InterfaceDocument.text(
      objects: """
        <view id="top"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
        \(views.joined())</subviews></view>
        """)
  }

  @Test func aDocumentOfTooManyViewsIsRefusedWithTheReason() async throws {
    try Self.views(SceneStage.mostViews, idLength: 1).write(to: file, atomically: true, encoding: .utf8)
    let session = session()
    let state = try session.state()
    #expect(state.document?.error?.reason == "the document has 10001 views; the designer shows 10000 at most")
    #expect(state.worker.status == .running)
    try Self.views(SceneStage.mostViews - 1, idLength: 1).write(to: file, atomically: true, encoding: .utf8)
    try await waitUntil { try session.state().outline.count == SceneStage.mostViews }
  }

  @Test func whatIsMoreThanCanBeSentIsRefused() throws {
    try Self.views(8000, idLength: 600).write(to: file, atomically: true, encoding: .utf8)
    let worker = try WorkerProcess(.built)
    let loaded = try worker.answer(to: .load(number: 1, folder: "."), payload: Data(contentsOf: file)).0
    guard case .loaded = loaded else {
      Issue.record("\(loaded)")
      return
    }
    let scene = DesignScene(source: .document(number: 1, root: nil), size: nil, changes: [])
    let answer = try worker.answer(to: .inspect(scene: scene, object: nil)).0
    #expect(answer == .refused("there is more to tell of the view than can be sent to a page"))
    #expect(worker.ended == nil)
  }

  @Test func whoMayReadAFileIsInItsStamp() throws {
    let before = try #require(DocumentFile.Stamp(path: file.path))
    #expect(DocumentFile.Stamp(path: file.path) == before)
    // The clock of files goes in steps.
    usleep(20_000)
    #expect(chmod(file.path, 0o600) == 0)
    #expect(DocumentFile.Stamp(path: file.path) != before)
  }

  @Test func whatCannotBeReadIsLookedAtAgain() async throws {
    let looks = Mutex(0)
    let watch = DocumentWatch(path: file.path, from: DocumentFile.Stamp(path: file.path)) {
      looks.withLock { looks in
        looks += 1
        return looks == 3
      }
    }
    try Data().write(to: file)
    try await waitUntil { looks.withLock { $0 } == 3 }
    watch.end()
  }

  @Test func aDocumentIsOpenWithItsOutline() throws {
    let state = try session().state()
    #expect(state.source == .init(kind: .document, name: "Sample.xib", path: file.path))
    let document = try #require(state.document)
    #expect((document.name, document.path) == ("Sample.xib", file.path))
    #expect(!document.isChanged && !document.isChangedOnDisk)
    #expect(document.error == nil)
    #expect(state.outline.map(\.id) == ["grid-1", "line-1", "label-1", "border-1"])
    #expect(state.outline.map(\.depth) == [0, 1, 1, 0])
    #expect(state.outline.map(\.label) == ["Grid View", "Dotted Line View", "Hello", "Frame"])
    #expect(state.outline.map(\.className) == ["GridView", "DottedLineView", "UILabel", "DottedBorderView"])
    #expect(state.outline.map(\.hasAttributes) == [true, true, false, true])
    #expect(state.outline[1].frame == DesignRect(x: 10, y: 20, width: 40, height: 4))
    #expect(state.selection == "grid-1")
    #expect(state.size == DesignSize(width: 60, height: 40))
    let set = state.groups.flatMap(\.attributes).filter(\.isSet)
    #expect(Set(set.map(\.key)) == ["patternName", "gridWidth"])
  }

  @Test func theViewAtTheTopThatIsSelectedIsShown() throws {
    let session = session()
    #expect(try session.apply([.select("line-1")]).size == DesignSize(width: 60, height: 40))
    let state = try session.apply([.select("border-1")])
    #expect(state.size == DesignSize(width: 30, height: 20))
    #expect(state.selection == "border-1")
    #expect(try session.picture(PictureRequest(edits: nil, canvas: DesignCanvas(scale: 1))).width == 30)
    #expect(try session.apply([.select("label-1")]).size == DesignSize(width: 60, height: 40))
  }

  @Test func editsStayWhenAnotherViewIsLookedAt() throws {
    let session = session()
    _ = try session.apply([set("line-1", "lineWidth", .integer(3)), .openItem("grid")])
    #expect(try session.state().document?.isChanged == true)
    _ = try session.apply([set(nil, "gridWidth", .integer(5))])
    let state = try session.apply([.openDocument, .select("line-1")])
    #expect(try attribute("lineWidth", session).value == .number(3))
    #expect(state.undo == "Line Width")
  }

  @Test func theStateTellsAllThatIsChanged() throws {
    let session = session()
    #expect(try session.state().changes.isEmpty)
    let state = try session.apply([
      set("line-1", "lineWidth", .integer(3)), .reset(object: "grid-1", key: "gridWidth"), .select("border-1"),
    ])
    #expect(
      state.changes == [
        .init(object: "line-1", key: "lineWidth", value: .integer(3)),
        .init(object: "grid-1", key: "gridWidth", value: .null),
      ])
    #expect(try session.apply([.openView("GridView")]).changes.isEmpty)
  }

  // MARK: Saving

  @Test func whatIsSavedIsWhatWasShown() throws {
    let session = session()
    let old = try String(contentsOf: file, encoding: .utf8)
    _ = try session.apply([
      set("grid-1", "gridWidth", .number(7.5)), set("grid-1", "gridColor", .text("systemRed")),
      set("grid-1", "isCentered", .bool(true)), set("grid-1", "spokeCount", .integer(7)),
      set("grid-1", "gridOrigin", .text("{3, 4.5}")), .reset(object: "grid-1", key: "patternName"),
      set("line-1", "markName", .text("dash")), set("line-1", "lineColor", .text("#12345678")),
      set("border-1", "borderRadius", .number(0.1)), set("grid-1", "patternName", .text("grid")),
    ])
    let shown = try picture(session)
    let state = try session.save(force: false)
    #expect(state.document?.isChanged == false)
    #expect(state.undo == "Pattern Name")
    #expect(try picture(session) == shown)
    // Another reads it from disk.
    let other = self.session()
    #expect(try picture(other) == shown)
    #expect(try other.state().groups == session.state().groups)

    let new = try String(contentsOf: file, encoding: .utf8)
    let difference = new.split(separator: "\n").difference(from: old.split(separator: "\n"))
    for change in difference {
      guard case .insert(_, let line, _) = change else { continue }
      #expect(
        ["userDefinedRuntimeAttribute", "<real ", "<integer ", "<color ", "<point ", "systemColor", "capability"]
          .contains {
            line.contains($0)
          } || line.contains("resources"), "\(line)")
    }
    #expect(new.contains("<!-- kept -->"))
    #expect(try folder.names == ["Sample.xib"])
  }

  @Test func aResetAttributeIsRemoved() throws {
    let session = session()
    let state = try session.apply([.reset(object: "grid-1", key: "gridWidth")])
    #expect(state.document?.isChanged == true)
    #expect(try attribute("gridWidth", session).value == .number(20))
    #expect(try !attribute("gridWidth", session).isSet)
    let shown = try picture(session)
    _ = try session.save(force: false)
    #expect(try !String(contentsOf: file, encoding: .utf8).contains("gridWidth"))
    #expect(try picture(session) == shown)
  }

  @Test func nothingIsWrittenUnasked() throws {
    let session = session()
    let old = try Data(contentsOf: file)
    let stamp = DocumentFile.Stamp(path: file.path)
    _ = try session.apply([set("grid-1", "gridWidth", .integer(5))])
    _ = try session.apply([.undo])
    #expect(try Data(contentsOf: file) == old)
    _ = try session.save(force: false)
    #expect(DocumentFile.Stamp(path: file.path)?.size == stamp?.size)
    #expect(try Data(contentsOf: file) == old)
  }

  @Test func aFileThatChangedIsOverwrittenOnlyByForce() throws {
    let session = session()
    _ = try session.apply([set("grid-1", "gridWidth", .integer(5))])
    let foreign = Data("someone else's".utf8)
    try foreign.write(to: file)
    let error = #expect(throws: DesignError.self) { try session.save(force: false) }
    #expect(error?.kind == .conflict)
    #expect(error?.message.contains("has changed on disk") == true)
    #expect(try Data(contentsOf: file) == foreign)
    #expect(try session.state().document?.isChanged == true)
    let state = try session.save(force: true)
    #expect(state.document?.isChanged == false)
    #expect(state.document?.isChangedOnDisk == false)
    #expect(state.document?.error == nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.text(width: "5"))
  }

  @Test func aFileThatIsGoneIsWrittenOnlyByForce() throws {
    let session = session()
    _ = try session.apply([set("grid-1", "gridWidth", .integer(5))])
    try FileManager.default.removeItem(at: file)
    let error = #expect(throws: DesignError.self) { try session.save(force: false) }
    #expect(error?.kind == .conflict)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    _ = try session.save(force: true)
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.text(width: "5"))
  }

  @Test func whatADocumentCannotHoldIsNotTaken() throws {
    let session = session()
    let error = #expect(throws: DesignError.self) { try session.apply([set("grid-1", "gridWidth", .text("nan"))]) }
    #expect(error?.kind == .refused)
    #expect(try session.state().document?.isChanged == false)
  }

  @Test func undoGoesPastASave() throws {
    let session = session()
    let old = try Data(contentsOf: file)
    let first = try picture(session)
    _ = try session.apply([
      set("grid-1", "gridWidth", .integer(7)), set("line-1", "lineColor", .text("#12345678")),
      .reset(object: "grid-1", key: "patternName"),
    ])
    let second = try picture(session)
    #expect(try session.save(force: false).document?.isChanged == false)
    let saved = try Data(contentsOf: file)
    var state = try session.apply([.undo])
    #expect(state.document?.isChanged == true)
    #expect(state.document?.isChangedOnDisk == false)
    #expect(state.redo == "Reset Pattern Name")
    state = try session.apply([.undo, .undo])
    #expect(state.undo == nil)
    #expect(try picture(session) == first)
    #expect(try session.apply([.redo, .redo, .redo]).document?.isChanged == false)
    #expect(try picture(session) == second)
    // What is undone is saved as what it was, to the byte.
    _ = try session.apply([.undo, .undo, .undo])
    #expect(try session.save(force: false).document?.isChanged == false)
    #expect(try Data(contentsOf: file) == old)
    _ = try session.apply([.redo, .redo, .redo])
    _ = try session.save(force: false)
    #expect(try Data(contentsOf: file) == saved)
  }

  @Test func aGestureThatGoesOnAfterASaveIsAnotherStep() throws {
    let session = session()
    func drag(_ width: Int) throws -> DesignState {
      try session.apply([.set(object: "grid-1", key: "gridWidth", value: .integer(width), gesture: "a")])
    }
    _ = try drag(3)
    _ = try session.save(force: false)
    _ = try drag(4)
    #expect(try session.apply([.undo]).document?.isChanged == false)
    #expect(try attribute("gridWidth", session).value == .number(3))
  }

  @Test func reloadingAfterASaveShowsWhatWasSaved() throws {
    let session = session()
    _ = try session.apply([set("grid-1", "gridWidth", .integer(7))])
    _ = try session.save(force: false)
    _ = try session.apply([.undo, set("grid-1", "dotRadius", .integer(3))])
    let state = try session.apply([.reload])
    #expect(state.document?.isChanged == false)
    #expect((state.undo, state.redo) == (nil, nil))
    #expect(try attribute("gridWidth", session).value == .number(7))
    #expect(try attribute("dotRadius", session).value == .number(1))
    #expect(try picture(session) == picture(self.session()))
  }

  /// What was saved is the file's own then, which others may change; what was not is still an edit.
  @Test func undoStaysSaneWhenASavedDocumentChangesOnDisk() async throws {
    let session = session()
    _ = try session.apply([set("grid-1", "gridWidth", .integer(7)), set("line-1", "lineWidth", .integer(5))])
    _ = try session.save(force: false)
    _ = try session.apply([set("grid-1", "dotRadius", .integer(3))])
    let saved = try String(contentsOf: file, encoding: .utf8)
    #expect(saved.contains("value=\"7\""))
    try folder.write(saved.replacing("value=\"7\"", with: "value=\"30\""), to: "Sample.xib")
    try await waitUntil { try attribute("gridWidth", session).value == .number(30) }
    #expect(try attribute("dotRadius", session).value == .number(3))
    var state = try session.state()
    #expect(state.document?.isChanged == true)
    #expect(state.undo == "Dot Radius")
    // Undo goes on to where the document was before all.
    state = try session.apply([.undo])
    #expect(state.document?.isChanged == false)
    #expect(state.undo == "Line Width")
    _ = try session.apply([.undo])
    #expect(try attribute("gridWidth", session).value == .number(30))
    _ = try session.apply([.undo])
    #expect(try attribute("gridWidth", session).value == .number(12))
    #expect(try session.save(force: false).document?.isChanged == false)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("value=\"12\"") && !text.contains("lineWidth"))
  }

  // MARK: Changes on disk

  @Test func aDocumentThatChangesOnDiskIsFollowedWithItsEdits() async throws {
    let session = session()
    _ = try session.apply([set("grid-1", "dotRadius", .integer(3))])
    let line = """
                              <userDefinedRuntimeAttributes>
                                  <userDefinedRuntimeAttribute type="number" keyPath="lineWidth">
                                      <real key="value" value="3"/>
                                  </userDefinedRuntimeAttribute>
                              </userDefinedRuntimeAttributes>

      """
    try folder.write(Self.text(width: "9", lineAttributes: line), to: "Sample.xib")
    try await waitUntil { try attribute("gridWidth", session).value == .number(9) }
    #expect(try attribute("dotRadius", session).value == .number(3))
    let state = try session.state()
    #expect(state.document?.isChanged == true)
    #expect(state.document?.isChangedOnDisk == false)
    #expect(try session.apply([.undo]).document?.isChanged == false)
  }

  @Test func editsOfWhatHasGoneAreSetAside() async throws {
    let session = session()
    _ = try session.apply([
      set("border-1", "borderRadius", .integer(3)), set("grid-1", "dotRadius", .integer(2)), .select("border-1"),
    ])
    let text = Self.text().replacing("border-1", with: "border-2").replacing("DottedLineView", with: "GridView")
    try folder.write(text, to: "Sample.xib")
    try await waitUntil { try session.state().outline.last?.id == "border-2" }
    let state = try session.state()
    #expect(state.selection == "grid-1")
    #expect(try attribute("dotRadius", session).value == .number(2))
    #expect(state.document?.isChanged == true)
    #expect(state.document?.setAside == ["Border Radius of 'border-1': 3"])
    let undone = try session.apply([.undo])
    #expect(undone.document?.setAside.count == 1)
    #expect(try attribute("dotRadius", session).value == .number(1))
    #expect(try session.apply([.undo]).document?.isChanged == false)
  }

  @Test func aBrokenDocumentLeavesTheLastPictureAndIsMended() async throws {
    let session = session()
    _ = try session.apply([set("grid-1", "dotRadius", .integer(3))])
    let shown = try picture(session)
    try folder.write(Self.text().replacing("<!-- kept -->", with: "<subviews>"), to: "Sample.xib")
    // It is empty for a moment, while it is written.
    try await waitUntil { try session.state().document?.error?.line != nil }
    let broken = try session.state()
    #expect(
      broken.document?.error == .init(line: 19, reason: "the XML is broken: an end tag does not fit the start tag"))
    #expect(broken.document?.isChangedOnDisk == true)
    #expect(broken.outline.count == 4)
    #expect(try picture(session) == shown)
    _ = try session.apply([set("grid-1", "dotRadius", .integer(2)), .undo])
    #expect(throws: DesignError.self) { try session.save(force: false) }

    try folder.write(Self.text().replacing("gridWidth", with: "gridWdth"), to: "Sample.xib")
    try await waitUntil { try session.state().document?.error?.reason.contains("gridWdth") == true }
    #expect(try session.state().document?.error?.line == 15)

    try folder.write(Self.text(), to: "Sample.xib")
    try await waitUntil { try session.state().document?.error == nil }
    #expect(try session.state().document?.isChangedOnDisk == false)
    #expect(try picture(session) == shown)
  }

  @Test func aDeletedDocumentStaysShown() async throws {
    let session = session()
    let shown = try picture(session)
    try FileManager.default.removeItem(at: file)
    try await waitUntil { try session.state().document?.error != nil }
    #expect(try session.state().document?.error == .init(line: nil, reason: "the file is gone"))
    #expect(try session.state().document?.isChangedOnDisk == true)
    #expect(try picture(session) == shown)
    try folder.write(Self.text(width: "9"), to: "Sample.xib")
    try await waitUntil { try attribute("gridWidth", session).value == .number(9) }
    #expect(try session.state().document?.error == nil)
  }

  @Test func aDocumentThatIsBrokenAtFirstIsShownOnceItIsMended() async throws {
    try folder.write("<document", to: "Sample.xib")
    let session = session()
    let state = try session.state()
    #expect(state.source.kind == .document)
    #expect(state.document?.error?.reason.isEmpty == false)
    #expect(state.document?.isChangedOnDisk == false)
    #expect(state.outline.isEmpty)
    let error = #expect(throws: DesignError.self) { try picture(session) }
    #expect(error?.kind == .unavailable)
    #expect(error?.message.hasPrefix("the document cannot be shown: line 1: ") == true)
    #expect(throws: DesignError.self) { try session.apply([set("grid-1", "gridWidth", .integer(3))]) }
    #expect(throws: DesignError.self) { try session.save(force: true) }
    try folder.write(Self.text(), to: "Sample.xib")
    try await waitUntil { try session.state().outline.count == 4 }
    #expect(try session.state().document?.error == nil)
    #expect(try !picture(session).isEmpty)
  }

  @Test func revertIsAStepBackToWhatWasSaved() throws {
    let session = session()
    _ = try session.apply([set("grid-1", "gridWidth", .integer(7))])
    _ = try session.save(force: false)
    #expect(try !session.state().canRevert)
    let edited = try session.apply([
      set("line-1", "lineWidth", .integer(3)), .resize(DesignSize(width: 90, height: 90), gesture: nil),
    ])
    #expect(edited.canRevert)
    let state = try session.apply([.revert])
    #expect(state.document?.isChanged == false)
    #expect((state.canRevert, state.undo) == (false, "Revert"))
    #expect(try attribute("gridWidth", session).value == .number(7))
    let undone = try session.apply([.undo])
    #expect(undone.size == DesignSize(width: 90, height: 90))
    #expect(undone.document?.isChanged == true)
  }

  @Test func aDocumentIsReadAnewWhileAnotherViewIsOpen() throws {
    let session = session()
    _ = try session.apply([set("grid-1", "gridWidth", .integer(5)), .openItem("grid")])
    _ = try session.apply([set(nil, "dotRadius", .integer(3))])
    let state = try session.apply([.reload])
    #expect(state.document?.isChanged == false)
    #expect((state.source.item, state.undo) == ("grid", "Dot Radius"))
  }

  @Test func reloadingDropsTheEdits() throws {
    let session = session()
    let shown = try picture(session)
    _ = try session.apply([
      set("grid-1", "gridWidth", .integer(5)), .resize(DesignSize(width: 90, height: 90), gesture: nil),
    ])
    let state = try session.apply([.reload])
    #expect(state.document?.isChanged == false)
    #expect(state.undo == nil)
    #expect(try picture(session) == shown)
  }

  @Test func aWorkerThatIsStartedAgainReadsTheDocument() async throws {
    let session = session()
    _ = try session.apply([set("grid-1", "gridWidth", .integer(5))])
    let shown = try picture(session)
    kill(try #require(session.worker).id, SIGKILL)
    try await waitUntil { try session.state().worker.status == .ended }
    try folder.write(Self.text(width: "8"), to: "Sample.xib")
    try await waitUntil { try session.state().document?.isChangedOnDisk == true }
    #expect(try session.restart().worker.status == .running)
    try await waitUntil { try session.state().document?.isChangedOnDisk == false }
    #expect(try attribute("gridWidth", session).value == .number(5))
    #expect(try picture(session) == shown)
  }

  @Test func aResizedDocumentLooksAsOneThatWasNeverAnotherSize() throws {
    let (session, other) = (session(), session())
    for side in [400.0, 1, 33] {
      _ = try session.apply([.resize(DesignSize(width: side, height: side), gesture: nil)])
    }
    _ = try other.apply([.resize(DesignSize(width: 33, height: 33), gesture: nil)])
    #expect(try picture(session) == picture(other))
    #expect(try session.state().outline == other.state().outline)
  }
}
