// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

extension SessionCore {
  /// Looks at the document on disk: shows what is new there, with the edits that still apply, or tells why it cannot.
  mutating func followDisk() {
    guard var file else { return }
    switch DocumentFile.read(file.path) {
    case .failure(let error):
      let reason = error.code == ENOENT ? "the file is gone" : "the file cannot be read: \(error.reason)"
      fail(.init(line: nil, reason: reason))
    case .success(let bytes) where bytes == file.disk:
      guard file.isChangedOnDisk || file.error != nil else { return }
      (file.error, file.isChangedOnDisk) = (nil, false)
      self.file = file
      revision += 1
    case .success(let bytes):
      show(bytes)
    }
  }

  /// Tells why what is on disk is not shown. What was shown before stays.
  private mutating func fail(_ failure: DesignState.Document.Failure) {
    guard let file, file.error != failure || file.isChangedOnDisk != (file.bytes != nil) else { return }
    self.file?.error = failure
    self.file?.isChangedOnDisk = file.bytes != nil
    revision += 1
  }

  /// Takes what is on disk for the document, unless it is broken.
  private mutating func show(_ bytes: Data) {
    guard let file else { return }
    let origins = savedOrigins()
    do {
      // A worker that has ended reads it when it is started again.
      var warnings: [String] = []
      if worker.status.status != .ended {
        switch try worker.load(bytes, number: file.number + 1, folder: file.folder) {
        case .broken(let failure): return fail(failure)
        case .loaded(let all): warnings = all
        case let other: throw SessionWorker.odd(other)
        }
      } else if let failure = Self.failure(of: bytes) {
        return fail(failure)
      }
      self.file?.show(bytes, warnings: warnings)
      desk.document?.leaveSaved(origins)
      try takeUpEdits()
    } catch {
      // It went down over this document. The bytes are kept, so that it can be tried again.
      if self.file?.bytes != bytes { self.file?.show(bytes, warnings: []) }
      desk.document?.leaveSaved(origins)
      try? takeUpEdits(settles: false)
    }
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

  private static func failure(of bytes: Data) -> DesignState.Document.Failure? {
    do throws(NibError) {
      _ = try NibDocument(data: bytes)
      return nil
    } catch {
      return .init(line: error.line, reason: "\(error.reason)")
    }
  }

  /// Goes on with the edits that there are, in the document that has just been read.
  private mutating func takeUpEdits(settles: Bool = true) throws(DesignError) {
    guard let file else { return }
    var work =
      desk.document
      ?? SessionDesk.Work(
        name: file.name,
        scene: DesignScene(source: .document(number: file.number, root: nil), size: nil, changes: []))
    if case .document(_, let root) = work.scene.source {
      work.scene.source = .document(number: file.number, root: root)
    }
    desk.document = work
    guard settles else { return }
    do {
      _ = try inspect(work)
    } catch  where error.kind == .refused {
      // An object or attribute has gone, the view that is shown perhaps.
      work.scene.source = .document(number: file.number, root: nil)
      let (answer, _) = try worker.ask(.settle(scene: work.scene), with: file)
      guard case .settled(let changes) = answer else { throw SessionWorker.odd(answer) }
      work.scene.changes = changes
    }
    if let selection = work.selection, try inspect(work).object != selection { work.selection = nil }
    desk.document = work
  }

  /// Drops the edits, and shows what is on disk if that can be shown.
  mutating func reloadDocument(_ next: inout SessionDesk) throws(DesignError) {
    desk.document?.scene.changes = []
    desk.document?.saved = []
    desk.document?.scene.size = nil
    desk.document?.history = SessionHistory()
    revision += 1
    // What was saved last is what there is if nothing can be read.
    if let file, let disk = file.disk, disk != file.bytes { show(disk) }
    followDisk()
    next.document = desk.document
  }

  /// Writes the edits into the document on disk. They stay edits of what was read, so that they can be undone.
  mutating func save(force: Bool) throws(DesignError) {
    guard desk.kind == .document, let file else { throw DesignError(.refused, "only a document can be saved") }
    let scene = try openScene()
    guard var bytes = file.disk else { throw DesignError(.unavailable, "the document was never read") }
    if !force { try checkDisk(file.path, isStill: bytes) }
    if desk.document?.isChanged == true {
      let (answer, payload) = try worker.ask(.write(scene: scene), with: file)
      guard case .written = answer else { throw SessionWorker.odd(answer) }
      bytes = payload
    }
    do {
      try OutputFile(bytes, to: file.path).commit()
    } catch {
      throw DesignError(.refused, "\(error)")
    }
    self.file?.noteSaved(bytes)
    desk.document?.saved = scene.changes
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

extension SessionDesk.Work {
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
