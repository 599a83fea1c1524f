// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// What all pages share: what is open, its edits, and the document on disk.
///
/// Whoever changes something takes his turn, for as long as the worker needs: he has a copy of what is known, asks the
/// worker, and puts back what he has made of it. What is known has a lock of its own, held for no more than to copy it,
/// so that everybody can read it meanwhile. Which process the worker is, `SessionWorker` guards by its own lock: it can
/// be ended and started again out of turn.
final class DesignSession: DesignService {
  private struct Known {
    /// Only who has the turn writes it, but for its revision.
    var core: SessionCore
    /// Whether the worker is being asked for what there is to tell of what is open.
    var isAsking = false
    /// Whether a page has been told what was known before, and is to hear of it when there is more.
    var isOwed = false
    var isOver = false
  }

  /// A worker that needs longer to tell of a view is not waited for: a page is told what was known before.
  private static let patience = DispatchTimeInterval.milliseconds(200)

  private let turn = Mutex(())
  /// Until the document has been read for the first time.
  private let beginning = DispatchGroup()
  private let known: Mutex<Known>
  private let view: SessionWorker
  private let gallery: GalleryWorker
  private let listeners = Mutex((next: 0, all: [Int: @Sendable (Int) -> Void]()))
  /// Where listeners are called, in order.
  private let queue = DispatchQueue(label: "stipple.designer.events")
  /// Where turns are waited for that nobody may have to wait for.
  private let questions = DispatchQueue(label: "stipple.designer.inspections", qos: .userInitiated)
  private let watch: DocumentWatch?

  /// - Parameters:
  ///   - document: The path of a document to begin with; nil for the gallery.
  ///   - program: How workers are started.
  init(document: String? = nil, program: WorkerProgram = .own) {
    let ears = SessionEars()
    // Its stamp is from before it is read, so that a change meanwhile is one.
    let stamp = document.flatMap { DocumentFile.Stamp(path: $0) }
    let view = SessionWorker(program, onChange: { ears.session?.noticeWorker() })
    let gallery = GalleryWorker(program)
    (self.view, self.gallery) = (view, gallery)
    known = Mutex(Known(core: SessionCore(worker: view, gallery: gallery, document: document)))
    watch = document.map { DocumentWatch(path: $0, from: stamp, onChange: { ears.session?.followDisk() ?? true }) }
    ears.session = self
    guard document != nil else { return }
    // It may take seconds, in which a server can be there already. Who asks for anything waits for it.
    questions.async(group: beginning) { [weak self] in
      _ = try? self?.take(until: nil) { core throws(DesignError) in core.followDisk() }
    }
  }

  deinit {
    watch?.end()
  }

  func catalog() throws(DesignError) -> DesignCatalog {
    try gallery.catalog()
  }

  func state() throws(DesignError) -> DesignState {
    beginning.wait()
    let asks = try known.withLock { known throws(DesignError) in
      if known.isOver { throw Self.over }
      guard known.core.isBehind, !known.isAsking else { return false }
      known.isAsking = true
      return true
    }
    if asks { askForInspection() }
    return try known.withLock { known throws(DesignError) in
      if known.isOver { throw Self.over }
      if known.core.isBehind { known.isOwed = true }
      return known.core.state()
    }
  }

  func apply(
    _ edits: [DesignEdit], until deadline: ContinuousClock.Instant? = nil
  ) throws(DesignError) -> DesignState {
    try change(until: deadline) { core throws(DesignError) in try core.apply(edits) }
    return try now()
  }

  func picture(
    _ request: PictureRequest, until deadline: ContinuousClock.Instant? = nil
  ) throws(DesignError) -> DesignPicture {
    try change(until: deadline) { core throws(DesignError) in try core.picture(request) }
  }

  func thumbnail(of item: String, canvas: DesignCanvas) throws(DesignError) -> Data {
    try gallery.thumbnail(of: item, canvas: canvas)
  }

  func export(
    _ format: DesignFormat, canvas: DesignCanvas, until deadline: ContinuousClock.Instant? = nil
  ) throws(DesignError) -> DesignFile {
    try change(until: deadline) { core throws(DesignError) in
      let scene = try core.openScene()
      let request = WorkerRequest.draw(scene: scene, canvas: canvas, format: format, slot: nil)
      let (_, data) = try core.worker.ask(request, with: core.file(for: scene))
      let appearance = [.light: "", .dark: "-dark", .both: "-light-dark"][canvas.appearance] ?? ""
      let name = ((core.desk.work?.name ?? "") as NSString).deletingPathExtension + appearance
      let scale = format == .png && canvas.scale != 1 ? "@\(Self.text(of: canvas.scale))x" : ""
      return DesignFile(name: "\(name)\(scale).\(format.rawValue)", data: data)
    }
  }

  func text(
    _ language: DesignLanguage, until deadline: ContinuousClock.Instant? = nil
  ) throws(DesignError) -> String {
    try change(until: deadline) { core throws(DesignError) in
      let scene = try core.openScene()
      let request = WorkerRequest.text(scene: scene, object: core.desk.work?.selection, language: language)
      let (answer, _) = try core.worker.ask(request, with: core.file(for: scene))
      guard case .text(let text) = answer else { throw SessionWorker.odd(answer) }
      return text
    }
  }

  func save(force: Bool, until deadline: ContinuousClock.Instant? = nil) throws(DesignError) -> DesignState {
    try change(until: deadline) { core throws(DesignError) in
      try core.save(force: force)
      try? core.catchUp()
    }
    return try now()
  }

  func restart() throws(DesignError) -> DesignState {
    if known.withLock({ $0.isOver }) { throw Self.over }
    view.restart()
    // Whoever has the turn is told that the worker has ended, if he was asking it; what is on disk follows.
    questions.async { [weak self] in _ = self?.followDisk() }
    return try now()
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
    known.withLock { $0.isOver = true }
    gallery.end()
    view.stop()
  }

  /// The worker of the open view, if it lives.
  var worker: WorkerProcess? { view.process }

  private static let over = DesignError(.unavailable, "the designer has ended")

  /// The state as it is known.
  private func now() throws(DesignError) -> DesignState {
    try known.withLock { known throws(DesignError) in
      if known.isOver { throw Self.over }
      return known.core.state()
    }
  }

  /// Does something in its turn, and tells listeners of a change. What was found out is kept even if it fails.
  /// - Parameter deadline: After which nobody waits for it; nothing is begun that could end later.
  private func change<Result>(
    until deadline: ContinuousClock.Instant? = nil, _ body: (inout SessionCore) throws(DesignError) -> Result
  ) throws(DesignError) -> Result {
    beginning.wait()
    return try take(until: deadline, body)
  }

  private func take<Result>(
    until deadline: ContinuousClock.Instant?, _ body: (inout SessionCore) throws(DesignError) -> Result
  ) throws(DesignError) -> Result {
    try turn.withLock { _ throws(DesignError) in
      try view.beginTurn(until: deadline)
      let before = try known.withLock { known throws(DesignError) in
        if known.isOver { throw Self.over }
        return known.core
      }
      var core = before
      defer { keep(core, since: before) }
      return try body(&core)
    }
  }

  /// Takes what has been made of a copy for what is known.
  private func keep(_ core: SessionCore, since before: SessionCore) {
    known.withLock { known in
      // It may have grown meanwhile, by a worker that has been started or has ended.
      let latest = known.core.revision
      known.core = core
      known.core.revision = latest + core.revision - before.revision
      if known.isOwed, !core.isBehind {
        known.isOwed = false
        known.core.revision += 1
      }
      if known.core.revision != latest { tell(known.core.revision) }
    }
  }

  /// Has the worker asked for what there is to tell of what is open, and waits for that, but not for long.
  private func askForInspection() {
    let asking = DispatchWorkItem { [weak self] in
      guard let self else { return }
      try? change { core throws(DesignError) in try core.catchUp() }
      known.withLock { $0.isAsking = false }
    }
    questions.async(execute: asking)
    _ = asking.wait(timeout: .now() + Self.patience)
  }

  /// Calls listeners. With the lock of what is known held, so that they hear of revisions in their order.
  private func tell(_ revision: Int) {
    queue.async { [weak self] in
      for (_, body) in self?.listeners.withLock({ $0.all.sorted { $0.key < $1.key } }) ?? [] { body(revision) }
    }
  }

  private func noticeWorker() {
    known.withLock { known in
      known.core.revision += 1
      tell(known.core.revision)
    }
  }

  /// - Returns: Whether the document could be read.
  private func followDisk() -> Bool {
    // Once all is over there is nothing to read.
    (try? change { core throws(DesignError) in core.followDisk() }) ?? true
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
