// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import UIKit

/// A worker, as the server has it: a process that answers one request after the other, each within a time.
final class WorkerProcess: Sendable {
  private let pipes: WorkerPipes
  private let life: WorkerLife
  private let memory: [SharedMemory]
  /// The memory that nobody reads.
  private let freeSlots: Mutex<[Int]>
  private let turn = Mutex(())
  private let patience: Duration

  /// Starts a worker.
  /// - Parameters:
  ///   - relay: Where what it writes to standard error goes.
  ///   - onEnd: Called once when it has ended for whatever reason, on a thread of its own.
  init(
    _ program: WorkerProgram, relay: ErrorRelay = .standard, onEnd: @escaping @Sendable (WorkerEnd) -> Void = { _ in }
  ) throws(SystemError) {
    let memory = (0..<SharedMemory.count).compactMap { _ in SharedMemory() }
    let started = try WorkerStart(program, shared: memory.map(\.descriptor), relay: relay)
    let pipes = started.pipes
    self.memory = memory
    patience = program.patience
    self.pipes = pipes
    freeSlots = Mutex(Array(memory.indices))
    life = WorkerLife(started.id, errors: { pipes.takeErrors() }, onEnd: onEnd)
  }

  deinit {
    life.kill(because: WorkerEnd("it is needed no more"))
  }

  var id: pid_t { life.id }

  /// Nil as long as it lives.
  var ended: WorkerEnd? { life.ended }

  /// Ends the worker at once; a request that it is at is answered by the reason.
  func end(because reason: String) {
    life.kill(because: WorkerEnd(reason))
  }

  /// Asks, and waits for the answer, also of those who have asked before. The time is from when it is its turn.
  ///
  /// A worker that does not answer, or not as it should, is ended.
  func answer(
    to request: WorkerRequest, payload: Data = Data(), within limit: Duration? = nil
  ) throws(WorkerEnd) -> (WorkerAnswer, payload: Data) {
    let question: Data
    do {
      question = try JSONEncoder().encode(request)
    } catch {
      return (.refused("the request cannot be written: \(error)"), Data())
    }
    guard question.count <= DesignFrame.longestJSON, payload.count <= DesignFrame.longestPayload else {
      return (.refused("there are more changes than can be drawn"), Data())
    }
    let patience = limit ?? patience
    let frame = try turn.withLock { _ throws(WorkerEnd) in
      if let ended = life.ended { throw ended }
      do throws(WorkerPipes.Problem) {
        let deadline = ContinuousClock.now + patience
        try pipes.send(DesignFrame(json: question, payload: payload), until: deadline)
        return try pipes.receive(until: deadline)
      } catch {
        throw life.kill(because: Self.blame(error, patience))
      }
    }
    do {
      return (try JSONDecoder().decode(WorkerAnswer.self, from: frame.json), frame.payload)
    } catch {
      throw life.kill(because: WorkerEnd("it answered what makes no sense"))
    }
  }

  /// What is told of an end that this side brings about; nil where the process has ended of itself.
  private static func blame(_ problem: WorkerPipes.Problem, _ patience: Duration) -> WorkerEnd? {
    switch problem {
    case .end: nil
    case .tooLate: WorkerEnd("it did not answer for \(patience.components.seconds) seconds")
    case .tooLong: WorkerEnd("it answered more than can be taken")
    }
  }
}

extension WorkerProcess {
  /// The pixels of a scene, or another answer than that.
  func pixels(
    of scene: DesignScene, on canvas: DesignCanvas
  ) throws(WorkerEnd) -> (WorkerAnswer, pixels: DesignPixels?) {
    let slot = freeSlots.withLock { $0.popLast() }
    let answer: WorkerAnswer
    let payload: Data
    do throws(WorkerEnd) {
      (answer, payload) = try self.answer(to: .draw(scene: scene, canvas: canvas, format: .rgba, slot: slot))
    } catch {
      giveBack(slot)
      throw error
    }
    guard case .drawn(let width, let height, let isShared) = answer else {
      giveBack(slot)
      return (answer, nil)
    }
    let count = width * height * 4
    if isShared, let slot, let bytes = memory[slot].bytes(count, grows: false) {
      // The memory lives as long as its pixels do, even if the worker does not.
      return (answer, DesignPixels(UnsafeRawBufferPointer(bytes), release: { self.giveBack(slot) }))
    }
    giveBack(slot)
    return payload.count == count ? (answer, DesignPixels(payload)) : (.refused("the picture is not whole"), nil)
  }

  private func giveBack(_ slot: Int?) {
    if let slot { freeSlots.withLock { $0.append(slot) } }
  }
}
