// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Animations that were added together, and what runs when all of them are over.
package final class AnimationBatch {
  private let completion: (Bool) -> Void
  /// Animations that are not over yet.
  private var waiting = 0
  /// Whether no more animations come.
  private var isSealed = false
  private var isFinished = true
  private var hasRun = false
  /// The animations, in the order in which they were added. Layers hold them: those of layers that are gone are none.
  package var records: [AnimationRecord] { added.compactMap(\.record) }
  private var added: [Added] = []
  private let keepsRecords: Bool

  private struct Added {
    weak var record: AnimationRecord?
  }

  /// Makes a batch without animations.
  ///
  /// - Parameters:
  ///   - keepsRecords: Whether `records` is kept.
  ///   - completion: Runs once, when the batch is sealed and all its animations are over; told whether all of them have
  ///     come to their end.
  package init(keepsRecords: Bool = false, completion: @escaping (Bool) -> Void) {
    self.keepsRecords = keepsRecords
    self.completion = completion
  }

  /// Whether animations have been added that are not over yet.
  package var isWaiting: Bool { waiting > 0 }

  func add(_ record: AnimationRecord) {
    waiting += 1
    if keepsRecords { added.append(Added(record: record)) }
  }

  func end(finished: Bool) {
    waiting -= 1
    if !finished { isFinished = false }
    runIfOver()
  }

  /// Tells that no more animations come.
  package func seal() {
    isSealed = true
    runIfOver()
  }

  private func runIfOver() {
    guard isSealed, waiting == 0, !hasRun else { return }
    hasRun = true
    completion(isFinished)
  }
}
