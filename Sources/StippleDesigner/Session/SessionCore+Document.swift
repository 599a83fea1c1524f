// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

extension SessionCore {
  /// Looks at the document on disk: shows what is new there, with the edits that still apply, or tells why it cannot.
  /// - Returns: Whether it could be read.
  @discardableResult mutating func followDisk() -> Bool {
    guard var file else { return true }
    switch DocumentFile.read(file.path) {
    case .failure(let error):
      let isGone = error.code == ENOENT
      let reason = isGone ? "the file is gone" : "the file cannot be read: \(error.reason)"
      lagBehind(.init(line: nil, reason: reason), isGone: isGone)
      return false
    case .success(let bytes) where bytes == file.disk:
      guard file.isChangedOnDisk || file.error != nil else { return true }
      file.noteFollowed()
      self.file = file
      revision += 1
    case .success(let bytes):
      do {
        try show(bytes)
      } catch  where error.kind == .refused {
        lagBehind(.init(line: nil, reason: error.message))
      } catch {
        // The worker has ended, perhaps over this document. It reads it when it is started again.
        lagBehind(nil)
      }
    }
    return true
  }

  /// Tells that what is on disk is not shown, and why where that is known. What was shown before stays.
  private mutating func lagBehind(_ failure: DesignState.Document.Failure?, isGone: Bool = false) {
    guard var file else { return }
    (file.error, file.isChangedOnDisk, file.isGone) = (failure, file.bytes != nil, isGone)
    let old = self.file
    guard old?.error != file.error || old?.isChangedOnDisk != file.isChangedOnDisk || old?.isGone != isGone else {
      return
    }
    self.file = file
    revision += 1
  }

  /// Takes what is on disk for the document, unless it is broken.
  /// - Throws: If there is no worker that reads it; nothing has changed then.
  private mutating func show(_ bytes: Data) throws(DesignError) {
    guard let file else { return }
    let origins = savedOrigins()
    switch try worker.load(bytes, number: file.number + 1, folder: file.folder) {
    case .broken(let failure): return lagBehind(failure)
    case .loaded(let warnings, let attributes):
      self.file?.show(bytes, warnings: warnings, attributes: attributes)
    case let other: throw SessionWorker.odd(other)
    }
    desk.document?.leaveSaved(origins)
    takeUpEdits()
    if let now = self.file { desk.document?.noteForeign(from: file.diskAttributes, to: now.diskAttributes) }
    revision += 1
  }

  /// What the document that is shown has where saved edits have changed it; what nobody can tell is left out.
  private mutating func savedOrigins() -> [DesignScene.Change] {
    guard var work = desk.document, !work.saved.isEmpty else { return [] }
    work.scene.changes = []
    var values: [String: [DesignAttribute]] = [:]
    for object in Set(work.saved.map(\.object)) {
      work.selection = object
      values[object] = (try? inspect(work))?.groups.flatMap(\.attributes)
    }
    return work.saved.compactMap { change in
      guard let attribute = values[change.object]?.first(where: { $0.key == change.key }) else { return nil }
      let value = attribute.value == .null ? .text("nil") : attribute.value
      return DesignScene.Change(
        object: change.object, key: change.key, value: attribute.isSet ? value : .null)
    }
  }

  /// Goes on with the edits that there are, in the document that has just been read.
  private mutating func takeUpEdits() {
    guard let file else { return }
    var work =
      desk.document
      ?? SessionDesk.Work(
        name: file.name,
        scene: DesignScene(source: .document(number: file.number, root: nil), size: nil, changes: []))
    if case .document(_, let root) = work.scene.source {
      work.scene.source = .document(number: file.number, root: root)
    }
    // What was set aside may have a place again.
    work.takeUpAside()
    desk.document = work
    do {
      try settle(&work)
      if let selection = work.selection, try inspect(work).object != selection { work.selection = nil }
      desk.document = work
    } catch {
      // The worker went down over the edits. They stay as they are, so that they can be undone once it runs again.
    }
  }

  /// Sets aside what the document has no place for.
  mutating func settle(_ work: inout SessionDesk.Work) throws(DesignError) {
    do {
      _ = try inspect(work)
    } catch  where error.kind == .refused {
      // An object or attribute has gone, the view that is shown perhaps.
      if let file, try !hasRoot(of: work) { work.scene.source = .document(number: file.number, root: nil) }
      let (answer, _) = try worker.ask(.settle(scene: work.scene), with: file)
      guard case .settled(let changes) = answer else { throw SessionWorker.odd(answer) }
      work.settle(changes)
    }
  }

  /// Whether the document has the view that is shown.
  private mutating func hasRoot(of work: SessionDesk.Work) throws(DesignError) -> Bool {
    var bare = work
    bare.scene.changes = []
    do {
      _ = try inspect(bare)
      return true
    } catch  where error.kind == .refused {
      return false
    }
  }

  /// Drops the edits, and shows what is on disk if that can be shown.
  mutating func reloadDocument() throws(DesignError) {
    if var work = desk.document {
      (work.scene.changes, work.saved, work.aside, work.foreign) = ([], [], [], [:])
      work.scene.size = nil
      work.history = SessionHistory()
      desk.document = work
    }
    revision += 1
    // What was saved last is what there is if nothing can be read.
    if let file, let disk = file.disk, disk != file.bytes { try show(disk) }
    followDisk()
  }

  /// Writes the edits into the document on disk. They stay edits of what was read, so that they can be undone.
  mutating func save(force: Bool) throws(DesignError) {
    guard desk.kind == .document, let file else { throw DesignError(.refused, "only a document can be saved") }
    let scene = try openScene()
    guard var bytes = file.disk else { throw DesignError(.unavailable, "the document was never read") }
    if !force {
      try checkDisk(file.path, isStill: bytes)
      try checkConflicts(file.path)
    }
    let old = bytes
    var attributes = file.diskAttributes
    if desk.document?.isChanged == true {
      let (answer, payload) = try worker.ask(.write(scene: scene), with: file)
      guard case .written(let all) = answer else { throw SessionWorker.odd(answer) }
      (bytes, attributes) = (payload, all)
    }
    do {
      let output = try OutputFile(bytes, to: file.path)
      do {
        // The worker has taken its time, and so has the draft.
        if !force { try checkDisk(file.path, isStill: old) }
      } catch {
        output.discard()
        throw error
      }
      try output.commit()
    } catch let error as DesignError {
      throw error
    } catch {
      throw DesignError(.refused, "\(error)")
    }
    self.file?.noteSaved(bytes, attributes: attributes)
    desk.document?.saved = scene.changes
    desk.document?.noteOverwritten()
    // Going on with a gesture is another step, or undoing it would undo what is saved with it.
    desk.document?.history.endGesture()
    revision += 1
  }

  private func checkDisk(_ path: String, isStill old: Data) throws(DesignError) {
    let what: String
    switch DocumentFile.read(path) {
    case .success(let bytes) where bytes == old: return
    case .success: what = "has changed on disk since it was read"
    case .failure(let error) where error.code == ENOENT: what = "is gone"
    case .failure(let error): what = "cannot be read: \(error.reason)"
    }
    throw DesignError(.conflict, "'\(path)' \(what); save again to overwrite it")
  }
}

extension SessionCore {
  private func checkConflicts(_ path: String) throws(DesignError) {
    guard let first = conflicts.first else { return }
    let more = conflicts.count == 1 ? "" : ", and \(conflicts.count - 1) more"
    throw DesignError(
      .conflict,
      "'\(path)' was changed by another program where it was changed here: \(first.title) is \(first.disk) in the file "
        + "and \(first.shown) here\(more); save again to overwrite it")
  }

  /// What another program has changed in the file where there is an edit of it that is something else.
  var conflicts: [DesignState.Document.Conflict] {
    guard let work = desk.document, let file, !work.foreign.isEmpty else { return [] }
    return work.scene.changes.compactMap { change in
      guard work.foreign[SessionHistory.Place(change)] != nil else { return nil }
      let disk = file.diskAttributes[change.object]?[change.key]
      let (there, here) = (disk?.text ?? Self.unset, change.value == .null ? Self.unset : change.value.text)
      guard there != here else { return nil }
      return DesignState.Document.Conflict(
        object: change.object, key: change.key, title: title(of: change), disk: there.inMessage, shown: here.inMessage)
    }
  }

  /// The edits that are set aside, as text.
  var setAside: [String] {
    (desk.document?.aside ?? []).map { change in
      "\(title(of: change)): \(change.value == .null ? Self.unset : change.value.text.inMessage)"
    }
  }

  private static let unset = "not set"

  /// An attribute with its object, by the name that the outline has for that.
  private func title(of change: DesignScene.Change) -> String {
    let label = known?.inspection.outline.first { $0.id == change.object }?.label ?? change.object
    return "\(AttributeTitle.title(of: change.key)) of '\(label)'".inMessage
  }
}

extension SessionDesk.Work {
  /// Takes note that what others have changed is written over, but for what is set aside.
  fileprivate mutating func noteOverwritten() {
    let kept = Set(aside.map { SessionHistory.Place($0) })
    foreign = foreign.filter { kept.contains($0.key) }
  }

  /// Takes note of what another program has changed in the file where there is an edit of it.
  fileprivate mutating func noteForeign(from old: NibValues, to new: NibValues) {
    var noted: [SessionHistory.Place: AttributeValue?] = [:]
    for change in aside + scene.changes {
      let place = SessionHistory.Place(change)
      let before = foreign[place] ?? old[place.object]?[place.key]
      if before != new[place.object]?[place.key] { noted.updateValue(before, forKey: place) }
    }
    foreign = noted
  }

  /// Goes on with a document that has, or had its own reasons not to have, what was saved: only what was not is left.
  ///
  /// - Parameter origins: What the document before had in the places of what was saved, where that is known.
  fileprivate mutating func leaveSaved(_ origins: [DesignScene.Change]) {
    guard !saved.isEmpty else { return }
    let known = Set(saved)
    func leave(_ changes: inout [DesignScene.Change]) {
      // What had been taken back, and not saved again, is an edit of what is on disk.
      let takenBack = origins.filter { origin in !changes.contains { $0.hasPlace(of: origin) } }
      changes = changes.filter { !known.contains($0) } + takenBack
    }
    leave(&scene.changes)
    history.change { leave(&$0.changes) }
    saved = []
  }
}
