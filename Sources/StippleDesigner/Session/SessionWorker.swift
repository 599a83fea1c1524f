// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

/// The worker of the open view: started when it is needed, and again only when it is asked for.
struct SessionWorker: Sendable {
  private let program: WorkerProgram
  private let onEnd: @Sendable () -> Void
  private(set) var process: WorkerProcess?
  private(set) var end: WorkerEnd?
  /// The number of the document that it has loaded.
  private var loaded: Int?

  /// - Parameter onEnd: Called on a thread of its own when a worker has ended of itself or was killed.
  init(_ program: WorkerProgram, onEnd: @escaping @Sendable () -> Void) {
    (self.program, self.onEnd) = (program, onEnd)
  }

  var status: DesignState.Worker {
    DesignState.Worker(status: end != nil ? .ended : process != nil ? .running : .none, reason: end?.reason)
  }

  /// Has the next request start a new one.
  mutating func restart() {
    process?.end(because: "it was started again")
    (process, end, loaded) = (nil, nil, nil)
  }

  mutating func stop() {
    process?.end(because: "the designer has ended")
    (process, loaded) = (nil, nil)
    end = WorkerEnd("the designer has ended")
  }

  /// Takes note of a worker that has ended between requests.
  /// - Returns: Whether that was new.
  mutating func noticeEnd() -> Bool {
    guard let ended = process?.ended else { return false }
    (process, end, loaded) = (nil, ended, nil)
    return true
  }

  /// Asks the worker something of a scene, after it has loaded the document that the scene is of.
  mutating func ask(
    _ request: WorkerRequest, payload: Data = Data(), with document: DocumentFile?
  ) throws(DesignError) -> (WorkerAnswer, payload: Data) {
    try prepare(document)
    return try answer { process throws(WorkerEnd) in try process.answer(to: request, payload: payload) }
  }

  mutating func pixels(
    of scene: DesignScene, on canvas: DesignCanvas, with document: DocumentFile?
  ) throws(DesignError) -> (width: Int, height: Int, DesignPixels) {
    try prepare(document)
    let (answer, pixels) = try answer { process throws(WorkerEnd) in try process.pixels(of: scene, on: canvas) }
    guard case .drawn(let width, let height, _) = answer, let pixels else { throw Self.odd(answer) }
    return (width, height, pixels)
  }

  /// Has the worker read bytes under a number. If they are refused, it keeps those that it has.
  mutating func load(_ bytes: Data, number: Int, folder: String) throws(DesignError) -> WorkerAnswer {
    let (answer, _) = try answer { process throws(WorkerEnd) in
      try process.answer(to: .load(number: number, folder: folder), payload: bytes)
    }
    if case .loaded = answer { loaded = number }
    return answer
  }

  private mutating func prepare(_ document: DocumentFile?) throws(DesignError) {
    guard let document, let bytes = document.bytes, process == nil || loaded != document.number else { return }
    let answer = try load(bytes, number: document.number, folder: document.folder)
    if case .broken(let failure) = answer { throw DesignError(.refused, failure.reason) }
  }

  /// What the worker answers; a refusal as an error, and an end kept in mind.
  private mutating func answer<Answer>(
    _ ask: (WorkerProcess) throws(WorkerEnd) -> (WorkerAnswer, Answer)
  ) throws(DesignError) -> (WorkerAnswer, Answer) {
    let answer: (WorkerAnswer, Answer)
    do throws(WorkerEnd) {
      answer = try ask(try running())
    } catch {
      (process, end, loaded) = (nil, error, nil)
      throw DesignError(.unavailable, "the view's process has ended: \(error.reason)")
    }
    if case .refused(let reason) = answer.0 { throw DesignError(.refused, reason) }
    return answer
  }

  private mutating func running() throws(WorkerEnd) -> WorkerProcess {
    if let end { throw end }
    if let process { return process }
    do {
      let onEnd = onEnd
      let process = try WorkerProcess(program) { _ in onEnd() }
      self.process = process
      return process
    } catch {
      throw WorkerEnd("it cannot be started: \(error.reason)")
    }
  }

  static func odd(_ answer: WorkerAnswer) -> DesignError {
    DesignError(.unavailable, "the view's process has answered something else: \(answer)".inMessage)
  }
}
