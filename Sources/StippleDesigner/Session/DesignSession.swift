// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// What all pages share: what is open, its edits, and the document on disk.
///
/// The view is made and drawn by a worker, and what it is asked takes its turn. One that ends leaves all as it is.
final class DesignSession: DesignService {
  private let core: Mutex<SessionCore>
  private let gallery: GalleryWorker
  private let listeners = Mutex((next: 0, all: [Int: @Sendable (Int) -> Void]()))
  /// Where listeners are called, in order.
  private let queue = DispatchQueue(label: "stipple.designer.events")
  private let watch: DocumentWatch?

  /// - Parameters:
  ///   - document: The path of a document to begin with; nil for the gallery.
  ///   - program: How workers are started.
  init(document: String? = nil, program: WorkerProgram = .own) {
    let ears = SessionEars()
    // Its stamp is from before it is read, so that a change meanwhile is one.
    let stamp = document.flatMap { DocumentFile.Stamp(path: $0) }
    let core = SessionCore(program: program, document: document, onWorkerEnd: { ears.session?.noticeWorkerEnd() })
    gallery = core.gallery
    self.core = Mutex(core)
    watch = document.map { DocumentWatch(path: $0, from: stamp, onChange: { ears.session?.followDisk() }) }
    ears.session = self
  }

  deinit {
    watch?.end()
  }

  func catalog() throws(DesignError) -> DesignCatalog {
    try gallery.catalog()
  }

  func state() throws(DesignError) -> DesignState {
    try change { core throws(DesignError) in core.state() }
  }

  func apply(_ edits: [DesignEdit]) throws(DesignError) -> DesignState {
    try change { core throws(DesignError) in
      try core.apply(edits)
      return core.state()
    }
  }

  func picture(_ request: PictureRequest) throws(DesignError) -> DesignPicture {
    try change { core throws(DesignError) in try core.picture(request) }
  }

  func thumbnail(of item: String, canvas: DesignCanvas) throws(DesignError) -> Data {
    try gallery.thumbnail(of: item, canvas: canvas)
  }

  func export(_ format: DesignFormat, canvas: DesignCanvas) throws(DesignError) -> DesignFile {
    try change { core throws(DesignError) in
      let scene = try core.openScene()
      let request = WorkerRequest.draw(scene: scene, canvas: canvas, format: format, slot: nil)
      let (_, data) = try core.worker.ask(request, with: core.file(for: scene))
      let name = ((core.desk.work?.name ?? "") as NSString).deletingPathExtension
      let scale = format == .png && canvas.scale != 1 ? "@\(Self.text(of: canvas.scale))x" : ""
      return DesignFile(name: "\(name)\(scale).\(format.rawValue)", data: data)
    }
  }

  func text(_ language: DesignLanguage) throws(DesignError) -> String {
    try change { core throws(DesignError) in
      let scene = try core.openScene()
      let request = WorkerRequest.text(scene: scene, object: core.desk.work?.selection, language: language)
      let (answer, _) = try core.worker.ask(request, with: core.file(for: scene))
      guard case .text(let text) = answer else { throw SessionWorker.odd(answer) }
      return text
    }
  }

  func save(force: Bool) throws(DesignError) -> DesignState {
    try change { core throws(DesignError) in
      try core.save(force: force)
      return core.state()
    }
  }

  func restart() throws(DesignError) -> DesignState {
    try change { core throws(DesignError) in
      core.worker.restart()
      core.revision += 1
      core.known = nil
      core.followDisk()
      return core.state()
    }
  }

  func listen(_ body: @escaping @Sendable (Int) -> Void) -> DesignListening {
    let number = listeners.withLock { listeners in
      listeners.next += 1
      listeners.all[listeners.next] = body
      return listeners.next
    }
    return DesignListening { [weak self] in
      self?.listeners.withLock { $0.all[number] = nil }
    }
  }

  func close() {
    watch?.end()
    gallery.end()
    core.withLock { core in
      core.isOver = true
      core.worker.stop()
    }
  }

  /// The worker of the open view, if it lives.
  var worker: WorkerProcess? { core.withLock { $0.worker.process } }

  /// Does something with the core, and tells listeners of a change.
  private func change<Result>(
    _ body: (inout SessionCore) throws(DesignError) -> Result
  ) throws(DesignError) -> Result {
    try core.withLock { core throws(DesignError) in
      if core.isOver { throw DesignError(.unavailable, "the designer has ended") }
      let (before, status) = (core.revision, core.worker.status)
      defer {
        if core.worker.status != status, core.revision == before { core.revision += 1 }
        if core.revision != before { tell(core.revision) }
      }
      return try body(&core)
    }
  }

  private func tell(_ revision: Int) {
    queue.async { [weak self] in
      for (_, body) in self?.listeners.withLock({ $0.all.sorted { $0.key < $1.key } }) ?? [] { body(revision) }
    }
  }

  private func noticeWorkerEnd() {
    try? change { core throws(DesignError) in
      if core.worker.noticeEnd() { core.revision += 1 }
    }
  }

  private func followDisk() {
    try? change { core throws(DesignError) in core.followDisk() }
  }

  private static func text(of scale: Double) -> String {
    scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
  }
}

/// By which threads that watch something reach a session that may have gone.
private final class SessionEars: Sendable {
  private struct Weak: Sendable {
    weak var session: DesignSession?
  }

  private let weak = Mutex(Weak())

  var session: DesignSession? {
    get { weak.withLock { $0.session } }
    set { weak.withLock { $0.session = newValue } }
  }
}
