// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// All that a session knows, for one thread at a time.
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
  var worker: SessionWorker
  let gallery: GalleryWorker
  /// Grows with every change.
  var revision = 1
  var known: Known?
  var isOver = false

  init(program: WorkerProgram, document: String?, onWorkerEnd: @escaping @Sendable () -> Void) {
    worker = SessionWorker(program, onEnd: onWorkerEnd)
    gallery = GalleryWorker(program)
    file = document.map { DocumentFile(path: $0) }
    if file != nil {
      desk.kind = .document
      followDisk()
      revision = 1
    }
  }

  /// What pages are shown. A worker that has ended leaves what it told last.
  mutating func state() -> DesignState {
    let inspection = currentInspection()
    let work = desk.work
    let isDocument = desk.kind == .document
    return DesignState(
      revision: revision,
      source: DesignState.Source(
        kind: desk.kind, name: isDocument ? file?.name ?? "" : work?.name ?? "", path: isDocument ? file?.path : nil),
      document: file.map { file in
        DesignState.Document(
          name: file.name, path: file.path, isChanged: desk.document?.scene.changes.isEmpty == false,
          isChangedOnDisk: file.isChangedOnDisk, error: file.error, warnings: file.warnings)
      },
      outline: inspection?.outline ?? [], selection: inspection?.object,
      size: inspection?.size ?? work?.scene.size ?? DesignSize(width: 0, height: 0), groups: inspection?.groups ?? [],
      undo: work?.history.done.last?.title, redo: work?.history.undone.last?.title, worker: worker.status)
  }

  /// What there is to tell of what is open; nil where nothing is, or nobody can tell.
  private mutating func currentInspection() -> WorkerInspection? {
    guard let work = desk.work else { return nil }
    do {
      return try inspect(work)
    } catch {
      // Better what is old than nothing, if it is of the same view.
      return known.flatMap { $0.scene.source == work.scene.source ? $0.inspection : nil }
    }
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
