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
    case .success(let bytes) where bytes == file.bytes:
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
    do {
      // A worker that has ended reads it when it is started again.
      var warnings: [String] = []
      if worker.end == nil {
        switch try worker.load(bytes, number: file.number + 1, folder: file.folder) {
        case .broken(let failure): return fail(failure)
        case .loaded(let all): warnings = all
        case let other: throw SessionWorker.odd(other)
        }
      } else if let failure = Self.failure(of: bytes) {
        return fail(failure)
      }
      self.file?.show(bytes, warnings: warnings)
      try takeUpEdits()
    } catch {
      // It went down over this document. The bytes are kept, so that it can be tried again.
      if self.file?.bytes != bytes { self.file?.show(bytes, warnings: []) }
      try? takeUpEdits(settles: false)
    }
    revision += 1
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
  mutating func revertDocument(_ next: inout SessionDesk) throws(DesignError) {
    desk.document?.scene.changes = []
    desk.document?.scene.size = nil
    desk.document?.history = SessionHistory()
    revision += 1
    followDisk()
    next.document = desk.document
  }

  /// Writes the edits into the document on disk.
  mutating func save(force: Bool) throws(DesignError) {
    guard desk.kind == .document, let file else { throw DesignError(.refused, "only a document can be saved") }
    let scene = try openScene()
    guard let old = file.bytes else { throw DesignError(.unavailable, "the document was never read") }
    if !force { try checkDisk(file.path, isStill: old) }
    var bytes = old
    if !scene.changes.isEmpty {
      let (answer, payload) = try worker.ask(.write(scene: scene), with: file)
      guard case .written = answer else { throw SessionWorker.odd(answer) }
      bytes = payload
    }
    do {
      try OutputFile(bytes, to: file.path).commit()
    } catch {
      throw DesignError(.refused, "\(error)")
    }
    // What has been saved is the document now; what was before cannot be told by edits of it.
    desk.document?.scene.changes = []
    desk.document?.history = SessionHistory()
    revision += 1
    if bytes != old {
      show(bytes)
    } else {
      followDisk()
    }
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
