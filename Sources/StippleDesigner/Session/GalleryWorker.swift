// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import UIKit

/// The catalogue and the gallery's thumbnails, from a worker that ends when it is not needed for a while.
///
/// Its lock guards what is known, and is not held while the worker is asked: that has turns of its own.
final class GalleryWorker: Sendable {
  private struct Picture: Hashable {
    let item: String
    let canvas: DesignCanvas
  }

  private struct State {
    var process: WorkerProcess?
    var catalog: DesignCatalog?
    var pictures: [Picture: Data] = [:]
    /// How many questions are not answered yet.
    var questions = 0
    var lastUse = ContinuousClock.now
    var isOver = false
  }

  /// So many thumbnails are kept: some for each item.
  private static let keptPictures = 500

  private let program: WorkerProgram
  private let idleTime: Duration
  private let state = Mutex(State())

  /// - Parameter idleTime: After which the worker is ended.
  init(_ program: WorkerProgram, idleTime: Duration = .seconds(20)) {
    (self.program, self.idleTime) = (program, idleTime)
  }

  /// The worker, if it lives.
  var process: WorkerProcess? { state.withLock { $0.process } }

  func catalog() throws(DesignError) -> DesignCatalog {
    if let catalog = state.withLock({ $0.catalog }) { return catalog }
    guard case (.catalog(let catalog), _) = try ask(.catalog) else {
      throw DesignError(.unavailable, "the gallery's process has answered something else")
    }
    state.withLock { $0.catalog = catalog }
    return catalog
  }

  /// A PNG of an item.
  func thumbnail(of item: String, canvas: DesignCanvas) throws(DesignError) -> Data {
    let catalog = try catalog()
    guard catalog.items.contains(where: { $0.id == item }) else {
      throw DesignError(.unknown, "the gallery has no such item")
    }
    let picture = Picture(item: item, canvas: canvas)
    if let known = state.withLock({ $0.pictures[picture] }) { return known }
    let (_, data) = try ask(.thumbnail(item: item, canvas: canvas))
    state.withLock { state in
      if state.pictures.count >= Self.keptPictures { state.pictures = [:] }
      state.pictures[picture] = data
    }
    return data
  }

  func end() {
    let process = state.withLock { state in
      state.isOver = true
      defer { state.process = nil }
      return state.process
    }
    process?.end(because: "the designer has ended")
  }

  private func ask(_ request: WorkerRequest) throws(DesignError) -> (WorkerAnswer, Data) {
    let process = try running()
    defer {
      state.withLock { state in
        state.questions -= 1
        state.lastUse = .now
      }
    }
    let answer: (WorkerAnswer, payload: Data)
    do throws(WorkerEnd) {
      answer = try process.answer(to: request)
    } catch {
      throw DesignError(.unavailable, "the gallery's process has ended: \(error.reason)")
    }
    if case .refused(let reason) = answer.0 { throw DesignError(.refused, reason) }
    return answer
  }

  /// The worker, a new one if there is none that lives, for a question.
  private func running() throws(DesignError) -> WorkerProcess {
    try state.withLock { state throws(DesignError) in
      if state.isOver { throw DesignError(.unavailable, "the designer has ended") }
      if state.process?.ended != nil { state.process = nil }
      state.questions += 1
      if let process = state.process { return process }
      do throws(SystemError) {
        let process = try WorkerProcess(program)
        state.process = process
        endWhenIdle(process)
        return process
      } catch {
        state.questions -= 1
        throw DesignError(.unavailable, "the gallery's process cannot be started: \(error.reason)")
      }
    }
  }

  private func endWhenIdle(_ process: WorkerProcess) {
    let seconds = Double(idleTime.components.seconds) + Double(idleTime.components.attoseconds) / 1e18
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self, weak process] in
      guard let self, let process else { return }
      let isIdle = state.withLock { state in
        guard state.process === process else { return true }
        guard state.questions == 0, ContinuousClock.now - state.lastUse >= idleTime else { return false }
        state.process = nil
        return true
      }
      if isIdle { process.end(because: "it was not needed") } else { endWhenIdle(process) }
    }
  }
}
