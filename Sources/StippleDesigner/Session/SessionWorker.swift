// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import Synchronization
import UIKit

/// The worker of the open view: started when it is needed, and again only when it is asked for.
///
/// Its lock guards which process that is, and is not held while the process is asked. So one that hangs can be ended,
/// and told of, meanwhile. Who asks takes turns, which `DesignSession` sees to.
final class SessionWorker: Sendable {
  private struct Place {
    var process: WorkerProcess?
    /// Why the last one is no more; nil where the next request may start one.
    var end: WorkerEnd?
    /// The number of the document that the process has loaded.
    var loaded: Int?
  }

  private static let tooLate = DesignError(.unavailable, "it takes too long; nothing has changed, so try again")

  private let program: WorkerProgram
  private let onChange: @Sendable () -> Void
  private let place = Mutex(Place())
  /// After which nobody waits for what is asked in this turn.
  private let deadline = Mutex<ContinuousClock.Instant?>(nil)

  /// - Parameter onChange: Called on any thread, with no lock held, when a process has been started or has ended.
  init(_ program: WorkerProgram, onChange: @escaping @Sendable () -> Void) {
    (self.program, self.onChange) = (program, onChange)
  }

  /// The process, if it lives.
  var process: WorkerProcess? { place.withLock { $0.process } }

  var status: DesignState.Worker {
    place.withLock { place in
      DesignState.Worker(
        status: place.end != nil ? .ended : place.process != nil ? .running : .none, reason: place.end?.reason)
    }
  }

  /// Ends the process at once, whatever it is at, and starts another.
  func restart() {
    take(nil, because: "it was started again")
    // Why it cannot be started is kept, and told with the state.
    _ = try? running()
  }

  /// Ends the process at once; no other is started.
  func stop() {
    take(WorkerEnd("the designer has ended"), because: "the designer has ended")
  }

  private func take(_ end: WorkerEnd?, because reason: String) {
    let old = place.withLock { place in
      defer { place = Place(end: end) }
      return place.process
    }
    old?.end(because: reason)
    onChange()
  }

  // MARK: - Asking

  /// Somebody else's turn begins; nothing is asked in it whose answer could come after its deadline.
  ///
  /// To be answered in time, and not to take a worker for one that hangs that has had no time.
  func beginTurn(until deadline: ContinuousClock.Instant?) throws(DesignError) {
    self.deadline.withLock { $0 = deadline }
    if let deadline, deadline <= .now { throw Self.tooLate }
  }

  /// Asks the worker something of a scene, after it has loaded the document that the scene is of.
  func ask(
    _ request: WorkerRequest, payload: Data = Data(), with document: DocumentFile?
  ) throws(DesignError) -> (WorkerAnswer, payload: Data) {
    let process = try running()
    try prepare(process, document)
    return try answer(of: process) { process throws(WorkerEnd) in try process.answer(to: request, payload: payload) }
  }

  func pixels(
    of scene: DesignScene, on canvas: DesignCanvas, with document: DocumentFile?
  ) throws(DesignError) -> (width: Int, height: Int, DesignPixels) {
    let process = try running()
    try prepare(process, document)
    let (answer, pixels) = try answer(of: process) { process throws(WorkerEnd) in
      try process.pixels(of: scene, on: canvas)
    }
    guard case .drawn(let width, let height, _) = answer, let pixels else { throw Self.odd(answer) }
    return (width, height, pixels)
  }

  /// Has the worker read bytes under a number. If they are refused, it keeps those that it has.
  func load(_ bytes: Data, number: Int, folder: String) throws(DesignError) -> WorkerAnswer {
    try load(bytes, number: number, folder: folder, in: try running())
  }

  private func load(
    _ bytes: Data, number: Int, folder: String, in process: WorkerProcess
  ) throws(DesignError) -> WorkerAnswer {
    let (answer, _) = try answer(of: process) { process throws(WorkerEnd) in
      try process.answer(to: .load(number: number, folder: folder), payload: bytes)
    }
    if case .loaded = answer {
      place.withLock { place in
        if place.process === process { place.loaded = number }
      }
    }
    return answer
  }

  private func prepare(_ process: WorkerProcess, _ document: DocumentFile?) throws(DesignError) {
    guard let document, let bytes = document.bytes else { return }
    let isLoaded = place.withLock { $0.process === process && $0.loaded == document.number }
    guard !isLoaded else { return }
    let answer = try load(bytes, number: document.number, folder: document.folder, in: process)
    if case .broken(let failure) = answer { throw DesignError(.refused, failure.reason) }
  }

  /// What a process answers; a refusal as an error, and an end kept in mind.
  private func answer<Answer>(
    of process: WorkerProcess, _ ask: (WorkerProcess) throws(WorkerEnd) -> (WorkerAnswer, Answer)
  ) throws(DesignError) -> (WorkerAnswer, Answer) {
    if let deadline = deadline.withLock({ $0 }), .now + program.patience > deadline { throw Self.tooLate }
    let answer: (WorkerAnswer, Answer)
    do throws(WorkerEnd) {
      answer = try ask(process)
    } catch {
      note(error, of: process)
      throw Self.ended(error)
    }
    if case .refused(let reason) = answer.0 { throw DesignError(.refused, reason) }
    return answer
  }

  // MARK: - The process

  private func running() throws(DesignError) -> WorkerProcess {
    let (result, isNew): (Result<WorkerProcess, DesignError>, Bool) = place.withLock { place in
      if let end = place.end { return (.failure(Self.ended(end)), false) }
      if let process = place.process { return (.success(process), false) }
      do throws(SystemError) {
        let process = try WorkerProcess(program) { [weak self] _ in self?.noticeEnd() }
        place.process = process
        return (.success(process), true)
      } catch {
        let end = WorkerEnd("it cannot be started: \(error.reason)")
        place.end = end
        return (.failure(Self.ended(end)), true)
      }
    }
    if isNew { onChange() }
    return try result.get()
  }

  /// Takes note of a process that has ended between requests.
  private func noticeEnd() {
    guard let process, let end = process.ended else { return }
    note(end, of: process)
  }

  /// Takes note of an end, unless another process has the place already.
  private func note(_ end: WorkerEnd, of process: WorkerProcess) {
    let isNew = place.withLock { place in
      guard place.process === process else { return false }
      place = Place(end: end)
      return true
    }
    if isNew { onChange() }
  }

  private static func ended(_ end: WorkerEnd) -> DesignError {
    DesignError(.unavailable, "the view's process has ended: \(end.reason)")
  }

  static func odd(_ answer: WorkerAnswer) -> DesignError {
    DesignError(.unavailable, "the view's process has answered something else: \(answer)".inMessage)
  }
}
