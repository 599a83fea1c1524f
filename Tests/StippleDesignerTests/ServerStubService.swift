// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import UIKit

@testable import StippleDesigner

/// A service that has nothing behind it: it notes what it is asked for, and its revision grows with each edit.
final class ServerStubService: DesignService {
  private struct Content {
    var revision = 1
    var isClosed = false
    var asked: [String] = []
    var listeners: [Int: @Sendable (Int) -> Void] = [:]
    var failure: DesignError?
    var pictures = 0
    var deadline: ContinuousClock.Instant?
  }

  private let content = Mutex(Content())
  /// Closed while pictures must not come.
  let gate = DispatchSemaphore(value: 0)
  let isSlow: Bool

  init(isSlow: Bool = false) {
    self.isSlow = isSlow
  }

  var asked: [String] { content.withLock { $0.asked } }
  var isClosed: Bool { content.withLock { $0.isClosed } }
  /// The pictures whose memory is still kept.
  var pictures: Int { content.withLock { $0.pictures } }

  /// Until when the last picture was to be there.
  var deadline: ContinuousClock.Instant? { content.withLock { $0.deadline } }

  /// What the next question is answered with.
  func fail(_ error: DesignError) { content.withLock { $0.failure = error } }

  private func note(_ text: String) throws(DesignError) {
    let failure = content.withLock { content in
      content.asked.append(text)
      defer { content.failure = nil }
      return content.failure
    }
    if let failure { throw failure }
  }

  func catalog() throws(DesignError) -> DesignCatalog {
    try note("catalog")
    return DesignCatalog(views: [.init(name: "GridView", title: "Grid View")], items: [], colors: [])
  }

  func state() throws(DesignError) -> DesignState {
    try note("state")
    return current
  }

  private var current: DesignState {
    DesignState(
      revision: content.withLock { $0.revision }, source: .init(kind: .none, name: "", path: nil), document: nil,
      outline: [], selection: nil, size: DesignSize(width: 1, height: 1), groups: [], changes: [],
      canRevert: false, undo: nil, redo: nil, works: [], worker: .init(status: .running, reason: nil))
  }

  func apply(_ edits: [DesignEdit], until deadline: ContinuousClock.Instant?) throws(DesignError) -> DesignState {
    try note("edits \(edits.count)")
    change()
    return current
  }

  /// Makes a new revision.
  func change() {
    let (revision, listeners) = content.withLock { content in
      content.revision += 1
      return (content.revision, Array(content.listeners.values))
    }
    for listener in listeners { listener(revision) }
  }

  func picture(
    _ request: PictureRequest, until deadline: ContinuousClock.Instant?
  ) throws(DesignError) -> DesignPicture {
    try note("picture \(request.canvas.scale)")
    content.withLock { $0.deadline = deadline }
    if isSlow { gate.wait() }
    content.withLock { $0.pictures += 1 }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 * 3 * 2000, alignment: 16)
    for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : UInt8(index & 0xFF) }
    let pixels = DesignPixels(UnsafeRawBufferPointer(bytes)) {
      [weak self, address = Int(bitPattern: bytes.baseAddress)] in
      UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
      self?.content.withLock { $0.pictures -= 1 }
    }
    return DesignPicture(revision: content.withLock { $0.revision }, width: 3, height: 2000, pixels: pixels)
  }

  func thumbnail(of item: String, canvas: DesignCanvas) throws(DesignError) -> Data {
    try note("thumbnail \(item) \(canvas.scale) \(canvas.appearance)")
    if isSlow { gate.wait() }
    return Data("png".utf8)
  }

  func export(
    _ format: DesignFormat, canvas: DesignCanvas, until deadline: ContinuousClock.Instant?
  ) throws(DesignError) -> DesignFile {
    try note("export \(format) \(canvas.direction) \(canvas.background ?? "-")")
    return DesignFile(name: "Grün \"\r\nX@2x.\(format)", data: Data("file".utf8))
  }

  func text(_ language: DesignLanguage, until deadline: ContinuousClock.Instant?) throws(DesignError) -> String {
    try note("text \(language)")
    return "let é = 1\n"
  }

  func save(force: Bool, until deadline: ContinuousClock.Instant?) throws(DesignError) -> DesignState {
    try note("save \(force)")
    return current
  }

  func restart() throws(DesignError) -> DesignState {
    try note("restart")
    return current
  }

  func listen(_ body: @escaping @Sendable (Int) -> Void) -> DesignListening {
    let key = content.withLock { content in
      let key = content.listeners.count
      content.listeners[key] = body
      return key
    }
    return DesignListening { [weak self] in self?.content.withLock { $0.listeners[key] = nil } }
  }

  func close() { content.withLock { $0.isClosed = true } }
}
