// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// All that a session knows: a value, of which one thread at a time has a copy that it changes.
struct SessionCore: Sendable {
  /// What a worker has told last of a scene.
  struct Known: Sendable {
    let scene: DesignScene
    /// What was asked for; nil for whatever the worker chooses.
    let selection: String?
    let inspection: WorkerInspection
  }

  var desk = SessionDesk()
  var file: DocumentFile?
  let worker: SessionWorker
  let gallery: GalleryWorker
  /// Grows with every change.
  var revision = 1
  var known: Known?

  init(worker: SessionWorker, gallery: GalleryWorker, document: String?) {
    (self.worker, self.gallery) = (worker, gallery)
    file = document.map { DocumentFile(path: $0) }
    if file != nil { desk.kind = .document }
  }

  /// What pages are shown, from memory. Where the worker has told nothing of it yet, it is what it told last.
  func state() -> DesignState {
    let work = desk.work
    // Better what is old than nothing, if it is of the same view.
    let inspection = known.flatMap { $0.scene.source == work?.scene.source ? $0.inspection : nil }
    let isDocument = desk.kind == .document
    return DesignState(
      revision: revision,
      source: DesignState.Source(
        kind: desk.kind, name: isDocument ? file?.name ?? "" : work?.name ?? "", path: isDocument ? file?.path : nil,
        item: work?.item),
      document: file.map { file in
        DesignState.Document(
          name: file.name, path: file.path, isChanged: desk.document?.isChanged ?? false,
          isChangedOnDisk: file.isChangedOnDisk, isGone: file.isGone, error: file.error, warnings: file.warnings,
          conflicts: conflicts, setAside: setAside)
      },
      outline: inspection?.outline ?? [], selection: inspection?.object,
      size: inspection?.size ?? work?.scene.size ?? DesignSize(width: 0, height: 0), groups: inspection?.groups ?? [],
      changes: work?.scene.changes ?? [], canRevert: work?.canRevert ?? false,
      undo: work?.history.done.last?.title, redo: work?.history.undone.last?.title,
      works: desk.views.reversed().map { DesignState.Work(view: $0.name, item: $0.item, isChanged: $0.canRevert) },
      worker: worker.status)
  }

  /// Whether the worker has to be asked for what there is to tell of what is open, and can be.
  var isBehind: Bool {
    guard let work = desk.work, worker.status.status != .ended else { return false }
    return known?.scene != work.scene || known?.selection != work.selection
  }

  /// Asks for what there is to tell of what is open.
  mutating func catchUp() throws(DesignError) {
    if let work = desk.work { _ = try inspect(work) }
  }

  /// What there is to tell of a piece of work, from memory if that has it.
  mutating func inspect(_ work: SessionDesk.Work) throws(DesignError) -> WorkerInspection {
    if let known, known.scene == work.scene, known.selection == work.selection { return known.inspection }
    let (answer, _) = try worker.ask(.inspect(scene: work.scene, object: work.selection), with: file(for: work.scene))
    guard case .inspected(let inspection) = answer else { throw SessionWorker.odd(answer) }
    known = Known(scene: work.scene, selection: work.selection, inspection: inspection)
    return inspection
  }

  /// The document, if a scene is of it.
  func file(for scene: DesignScene) -> DocumentFile? {
    if case .document = scene.source { file } else { nil }
  }

  /// The scene that is open, or why there is none.
  func openScene() throws(DesignError) -> DesignScene {
    if let work = desk.work { return work.scene }
    guard desk.kind == .document, let error = file?.error else { throw DesignError(.unavailable, "no view is open") }
    throw DesignError(.unavailable, "the document cannot be shown: \(error.text)")
  }
}

extension DesignState.Document.Failure {
  /// In one line, with the place first where there is one.
  var text: String { line.map { "line \($0): \(reason)" } ?? reason }
}
