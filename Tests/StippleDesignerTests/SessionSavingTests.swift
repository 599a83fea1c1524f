// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Synchronization
import Testing
import UIKit

@testable import StippleDesigner

/// What is written to a document, and what is never written over.
struct SessionSavingTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appendingPathComponent("Sample.xib")
  }

  /// A line or a grid with attributes: names with their values, as the document has them.
  private static func text(_ attributes: [(String, String)], className: String = "DottedLineView") -> String {
    let lines = attributes.map { name, value in
      switch value {
      case "YES", "NO":
        "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(name)\" value=\"\(value)\"/>"
      case let number where Double(number) != nil:
        """
        <userDefinedRuntimeAttribute type="number" keyPath="\(name)">
            <real key="value" value="\(number)"/>
        </userDefinedRuntimeAttribute>
        """
      default: "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(name)\" value=\"\(value)\"/>"
      }
    }
    let all = lines.isEmpty ? "" : "<userDefinedRuntimeAttributes>\(lines.joined())</userDefinedRuntimeAttributes>"
    return InterfaceDocument.text(
      objects: """
        <view contentMode="scaleToFill" id="view-1" customClass="\(className)" customModule="Stipple">
            <rect key="frame" x="0.0" y="0.0" width="60" height="40"/>
            \(all)
        </view>
        """)
  }

  private func session(_ attributes: [(String, String)], className: String = "DottedLineView") throws -> DesignSession {
    try folder.write(Self.text(attributes, className: className), to: "Sample.xib")
    return DesignSession(document: file.path, program: .built)
  }

  private static func set(_ key: String, _ value: AttributeValue) -> DesignEdit {
    .set(object: "view-1", key: key, value: value, gesture: nil)
  }

  private static func reset(_ key: String) -> DesignEdit { .reset(object: "view-1", key: key) }

  private func values(_ session: DesignSession) throws -> [String: AttributeValue] {
    Dictionary(
      uniqueKeysWithValues: try session.state().groups.flatMap(\.attributes).map { ($0.key, $0.value) })
  }

  private func picture(_ session: DesignSession) throws -> Data {
    try session.export(.png, canvas: DesignCanvas(scale: 2)).data
  }

  /// What a document has, what is changed, and what its attributes are in the file then.
  struct Pair: Sendable {
    var className = "DottedLineView"
    let document: [(String, String)]
    let edits: [DesignEdit]
    /// In their order.
    let written: [String]
  }

  static let pairs: [Pair] = [
    // The value of the document is what is set, but another of its attributes has come behind it.
    Pair(
      document: [("axisName", "horizontal"), ("isVertical", "YES")], edits: [set("axisName", .text("horizontal"))],
      written: ["axisName", "isVertical"]),
    Pair(
      document: [("axisName", "vertical"), ("isVertical", "YES")], edits: [reset("isVertical")],
      written: ["axisName"]),
    Pair(
      document: [("axisName", "vertical"), ("isVertical", "YES")], edits: [set("isVertical", .bool(false))],
      written: ["axisName", "isVertical"]),
    Pair(
      document: [("isVertical", "YES"), ("lineWidth", "3")],
      edits: [set("axisName", .text("leading")), set("lineWidth", .number(4)), reset("isVertical")],
      written: ["lineWidth", "axisName"]),
    // A style hides a pattern that it has no name for: no values in these places are what is shown.
    Pair(
      className: "GridView", document: [("patternName", "hexagonal"), ("gridWidth", "9"), ("gridStyleName", "grid")],
      edits: [set("patternName", .text("hexagonal"))], written: ["gridWidth", "gridStyleName", "patternName"]),
    Pair(
      className: "GridView", document: [("patternName", "hexagonal")],
      edits: [set("gridStyleName", .text("dot")), reset("patternName"), set("gridStyleName", .text("grid"))],
      written: ["gridStyleName"]),
  ]

  @Test(arguments: pairs.indices)
  func whatIsSavedOfAttributesThatArePartsOfTheSameIsWhatWasShown(index: Int) throws {
    let pair = Self.pairs[index]
    let session = try session(pair.document, className: pair.className)
    let first = try values(session)
    for edit in pair.edits { _ = try session.apply([edit]) }
    let (shown, shownPicture) = (try values(session), try picture(session))
    #expect(shown != first)
    #expect(try session.save(force: false).document?.isChanged == false)
    let other = DesignSession(document: file.path, program: .built)
    #expect(try values(other) == shown)
    #expect(try picture(other) == shownPicture)
    let written = try String(contentsOf: file, encoding: .utf8).matches(of: /keyPath="(\w+)"/).map { String($0.1) }
    #expect(written == pair.written)
  }

  /// Where nothing is changed but one attribute, nothing else is written.
  @Test func anAttributeThatHidesNothingIsWrittenAlone() throws {
    let session = try session([("axisName", "vertical"), ("isVertical", "YES"), ("lineWidth", "3")])
    _ = try session.apply([Self.set("lineWidth", .number(5))])
    _ = try session.save(force: false)
    let text = Self.text([("axisName", "vertical"), ("isVertical", "YES"), ("lineWidth", "5")])
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  /// The worker is stopped in the midst of writing, so the file changes after it was looked at first.
  @Test func aFileThatChangesWhileItIsSavedIsNotOverwritten() throws {
    let session = try session([("lineWidth", "3")])
    _ = try session.apply([Self.set("lineWidth", .number(5))])
    let worker = try #require(session.worker)
    kill(worker.id, SIGSTOP)
    let saved = Mutex<Result<Bool, DesignError>?>(nil)
    Thread.detachNewThread {
      do throws(DesignError) {
        let state = try session.save(force: false)
        saved.withLock { $0 = .success(state.document?.isChanged ?? false) }
      } catch {
        saved.withLock { $0 = .failure(error) }
      }
    }
    Thread.sleep(forTimeInterval: 0.2)
    #expect(saved.withLock { $0 } == nil)
    let foreign = Self.text([("lineWidth", "3"), ("dotSpacing", "9")])
    try foreign.write(to: file, atomically: true, encoding: .utf8)
    kill(worker.id, SIGCONT)
    while saved.withLock({ $0 }) == nil { Thread.sleep(forTimeInterval: 0.01) }
    guard case .failure(let error)? = saved.withLock({ $0 }) else {
      Issue.record("it was saved over what another has written")
      return
    }
    #expect(error.kind == .conflict)
    #expect(try String(contentsOf: file, encoding: .utf8) == foreign)
    #expect(try folder.names == ["Sample.xib"])
    // It is followed then, and what is changed here is saved with it.
    while try values(session)["dotSpacing"] != .number(9) { Thread.sleep(forTimeInterval: 0.01) }
    _ = try session.save(force: false)
    let both = Self.text([("lineWidth", "5"), ("dotSpacing", "9")])
    #expect(try String(contentsOf: file, encoding: .utf8) == both)
  }

  @Test(arguments: [[DesignEdit.reload, .undo], [.reload, set("lineWidt", .number(3))], [.undo, .reload, .redo]])
  func readingAnewWithWhatIsRefusedChangesNothing(edits: [DesignEdit]) throws {
    let session = try session([("lineWidth", "3")])
    _ = try session.apply([Self.set("lineWidth", .number(5))])
    _ = try session.save(force: false)
    _ = try session.apply([Self.set("dotSpacing", .number(9))])
    let (before, shown) = (try session.state(), try picture(session))
    #expect(throws: DesignError.self) { try session.apply(edits) }
    let request = PictureRequest(edits: edits, canvas: DesignCanvas(scale: 1))
    #expect(throws: DesignError.self) { try session.picture(request) }
    #expect(try session.state() == before)
    #expect(try picture(session) == shown)
    #expect(try session.apply([.undo]).undo == "Line Width")
    #expect(try session.apply([.undo]).undo == nil)
    #expect(try values(session)["lineWidth"] == .number(3))
  }

  // MARK: What others change meanwhile

  @Test func whatAnotherProgramHasChangedAsWellIsSavedOnlyByForce() async throws {
    let session = try session([("lineWidth", "3"), ("dotSpacing", "9")])
    _ = try session.apply([Self.set("lineWidth", .number(5)), Self.set("dotSpacing", .number(11))])
    let foreign = Self.text([("lineWidth", "4"), ("dotSpacing", "9"), ("axisName", "vertical")])
    try folder.write(foreign, to: "Sample.xib")
    try await waitUntil { try values(session)["axisName"] == .text("vertical") }
    // What is set here stays.
    #expect(try values(session)["lineWidth"] == .number(5))
    let conflict = DesignState.Document.Conflict(
      object: "view-1", key: "lineWidth", title: "Line Width of 'Dotted Line View'", disk: "4", shown: "5")
    #expect(try session.state().document?.conflicts == [conflict])
    #expect(try session.state().document?.isChangedOnDisk == false)
    let error = #expect(throws: DesignError.self) { try session.save(force: false) }
    #expect(error?.kind == .conflict)
    #expect(
      error?.message
        == "'\(file.path)' was changed by another program where it was changed here: Line Width of 'Dotted Line View' is "
        + "4 in the file and 5 here; save again to overwrite it")
    #expect(try String(contentsOf: file, encoding: .utf8) == foreign)
    // Without the edit there is nothing to ask, and with it there is again.
    _ = try session.apply([.reset(object: nil, key: "lineWidth"), .undo])
    #expect(try session.state().document?.conflicts == [conflict])
    #expect(try session.apply([.undo, .undo]).document?.conflicts == [])
    #expect(try session.apply([.redo]).document?.conflicts == [conflict])
    let state = try session.apply([.redo])
    #expect(state.document?.conflicts == [conflict])
    #expect(try session.save(force: true).document?.conflicts == [])
    let both = Self.text([("lineWidth", "5"), ("dotSpacing", "11"), ("axisName", "vertical")])
    #expect(try String(contentsOf: file, encoding: .utf8) == both)
    _ = try session.apply([Self.set("lineWidth", .number(6))])
    #expect(try session.save(force: false).document?.isChanged == false)
  }

  @Test(arguments: [[("lineWidth", "5"), ("dotSpacing", "8")], [("lineWidth", "3"), ("dotSpacing", "8")]])
  func whatIsTheSameOnDiskIsNoConflict(foreign: [(String, String)]) async throws {
    let session = try session([("lineWidth", "3")])
    _ = try session.apply([Self.set("lineWidth", .number(5))])
    // Another value first: it is over when the file is as it was, or has what is set here.
    try folder.write(Self.text([("lineWidth", "4")]), to: "Sample.xib")
    try await waitUntil { try session.state().document?.conflicts.count == 1 }
    try folder.write(Self.text(foreign), to: "Sample.xib")
    try await waitUntil { try values(session)["dotSpacing"] == .number(8) }
    #expect(try session.state().document?.conflicts == [])
    _ = try session.save(force: false)
    let both = Self.text([("lineWidth", "5"), ("dotSpacing", "8")])
    #expect(try String(contentsOf: file, encoding: .utf8) == both)
  }

  @Test func whatIsResetHereAndChangedThereIsAConflict() async throws {
    let session = try session([("lineWidth", "3")])
    _ = try session.apply([Self.reset("lineWidth"), Self.set("dotSpacing", .number(9))])
    try folder.write(Self.text([("lineWidth", "4"), ("dotSpacing", "6")]), to: "Sample.xib")
    try await waitUntil { try session.state().document?.conflicts.isEmpty == false }
    let conflicts = try session.state().document?.conflicts ?? []
    #expect(conflicts.map(\.disk) == ["4", "6"])
    #expect(conflicts.map(\.shown) == ["not set", "9"])
    let error = #expect(throws: DesignError.self) { try session.save(force: false) }
    #expect(error?.message.contains("and not set here, and 1 more; ") == true, "\(error?.message ?? "")")
    let state = try session.apply([.revert])
    #expect(state.document?.conflicts == [])
    #expect(try values(session)["lineWidth"] == .number(4))
  }

  /// What has been undone since it was saved is an edit of what the file holds.
  @Test func whatWasTakenBackAfterASaveAndChangedThereIsAConflict() async throws {
    let session = try session([("lineWidth", "3")])
    _ = try session.apply([Self.set("lineWidth", .number(5))])
    _ = try session.save(force: false)
    _ = try session.apply([.undo])
    try folder.write(Self.text([("lineWidth", "7")]), to: "Sample.xib")
    try await waitUntil { try session.state().document?.conflicts.isEmpty == false }
    #expect(try session.state().document?.conflicts.map(\.disk) == ["7"])
    #expect(try values(session)["lineWidth"] == .number(3))
    #expect(throws: DesignError.self) { try session.save(force: false) }
  }

  @Test func editsOfAViewOfAnotherClassAreKeptAsideAndTold() async throws {
    let session = try session([("lineWidth", "3")])
    _ = try session.apply([Self.set("lineWidth", .number(5)), Self.set("dotSpacing", .number(9))])
    try folder.write(Self.text([("gridWidth", "4")], className: "GridView"), to: "Sample.xib")
    try await waitUntil { try values(session)["gridWidth"] == .number(4) }
    var state = try session.state()
    #expect(state.document?.isChanged == true)
    #expect(state.document?.setAside == ["Line Width of 'Grid View': 5", "Dot Spacing of 'Grid View': 9"])
    _ = try session.apply([Self.set("dotRadius", .number(2))])
    #expect(try session.save(force: false).document?.setAside.count == 2)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("dotRadius"))
    // As they were, once there is a place for them.
    try folder.write(Self.text([("lineWidth", "3")]), to: "Sample.xib")
    try await waitUntil { try session.state().document?.setAside == [] }
    #expect(try values(session)["lineWidth"] == .number(5))
    #expect(try values(session)["dotSpacing"] == .number(9))
    state = try session.save(force: false)
    #expect(state.document?.isChanged == false)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("value=\"5\"") && text.contains("value=\"9\""))
  }

  @Test func whatIsSetAsideCanBeUndone() async throws {
    let session = try session([])
    _ = try session.apply([Self.set("lineWidth", .number(5))])
    try folder.write(Self.text([], className: "GridView"), to: "Sample.xib")
    try await waitUntil { try session.state().document?.setAside.count == 1 }
    #expect(try session.apply([.undo]).document?.setAside == [])
    #expect(try session.state().document?.isChanged == false)
    #expect(try session.apply([.redo]).document?.setAside.count == 1)
    let state = try session.apply([.revert])
    #expect(state.document?.setAside == [])
    #expect(state.document?.isChanged == false)
  }

  // MARK: What is not there any more

  @Test func aFileThatIsGoneIsSavedAgainEvenIfNothingWasChanged() async throws {
    let session = try session([("lineWidth", "3")])
    _ = try values(session)
    try FileManager.default.removeItem(at: file)
    try await waitUntil { try session.state().document?.isGone == true }
    let gone = try session.state().document
    #expect(gone?.isChanged == false && gone?.isChangedOnDisk == true)
    let error = #expect(throws: DesignError.self) { try session.save(force: false) }
    #expect(error?.kind == .conflict)
    #expect(error?.message == "'\(file.path)' is gone; save again to overwrite it")
    let state = try session.save(force: true)
    #expect(state.document?.isGone == false && state.document?.isChangedOnDisk == false)
    #expect(state.document?.error == nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.text([("lineWidth", "3")]))
  }

  /// Only a worker reads documents: without one, what is on disk is not shown, and that is told.
  @Test func aFileThatChangesWhileThereIsNoWorkerIsToldAndReadLater() async throws {
    let session = try session([("lineWidth", "3")])
    _ = try session.apply([Self.set("dotSpacing", .number(9))])
    kill(try #require(session.worker).id, SIGKILL)
    try await waitUntil { try session.state().worker.status == .ended }
    try folder.write(Self.text([("lineWidth", "4")]), to: "Sample.xib")
    try await waitUntil { try session.state().document?.isChangedOnDisk == true }
    #expect(try session.state().document?.error == nil)
    let before = try session.state()
    #expect(throws: DesignError.self) { try session.apply([.reload]) }
    #expect(try session.state() == before)
    _ = try session.restart()
    try await waitUntil { try values(session)["lineWidth"] == .number(4) }
    #expect(try session.state().document?.isChangedOnDisk == false)
    #expect(try values(session)["dotSpacing"] == .number(9))
    // Broken, it is told as always.
    try folder.write("<document", to: "Sample.xib")
    try await waitUntil { try session.state().document?.error != nil }
  }

  // MARK: What cannot be saved

  @Test func objectsThatTheDocumentDoesNotTellFromOthersAreNotChanged() throws {
    let line = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"60\" height=\"40\"/></view>"
    let text = InterfaceDocument.text(
      objects: """
        <view contentMode="scaleToFill" customClass="DottedLineView" customModule="Stipple">\(line)
        <view contentMode="scaleToFill" id="two" customClass="DottedLineView" customModule="Stipple">\(line)
        <view contentMode="scaleToFill" id="two" customClass="DottedLineView" customModule="Stipple">\(line)
        <view contentMode="scaleToFill" id="one" customClass="DottedLineView" customModule="Stipple">\(line)
        """)
    try folder.write(text, to: "Sample.xib")
    let session = DesignSession(document: file.path, program: .built)
    let outline = try session.state().outline
    #expect(outline.map(\.canBeSaved) == [false, false, false, true])
    for item in outline.prefix(3) {
      let edit = DesignEdit.set(object: item.id, key: "lineWidth", value: .number(3), gesture: nil)
      let error = #expect(throws: DesignError.self) { try session.apply([edit]) }
      #expect(error?.message.hasPrefix("'\(item.id)' cannot be saved, so it cannot be changed: ") == true)
    }
    _ = try session.apply([.set(object: "one", key: "lineWidth", value: .number(3), gesture: nil)])
    #expect(try session.save(force: false).document?.isChanged == false)
  }
}
