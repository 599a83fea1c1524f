// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// What an animator has changed, and the animations that carry it out.
@MainActor
final class AnimatorCourse {
  private var animations: [ViewAnimation] = []
  private weak var heldBatch: AnimationBatch?
  /// The batch until there are animations that hold it.
  private var newBatch: AnimationBatch?
  private var haltedAt = 0.0
  private var isMoving = false

  nonisolated init() {}

  /// The batch of all blocks. It is held by the animations, so that neither they nor the animator are kept by themselves.
  func batch(endingWith end: @escaping () -> Void) -> AnimationBatch {
    if let heldBatch { return heldBatch }
    let batch = AnimationBatch(keepsRecords: true) { _ in end() }
    (heldBatch, newBatch) = (batch, batch)
    return batch
  }

  var currentBatch: AnimationBatch? { heldBatch }

  /// Takes a block that has been run.
  func take(_ animation: ViewAnimation) {
    animations.append(animation)
    if heldBatch?.isWaiting == true { newBatch = nil }
  }

  private var records: [AnimationRecord] { heldBatch?.records.filter { !$0.isOver } ?? [] }

  /// The part of the way that is shown to be behind.
  var fraction: Double {
    guard isMoving, let record = records.first, let drive = record.animation.drive else { return haltedAt }
    return drive.position(after: record.elapsed)
  }

  /// Halts all animations at a part of the way.
  func halt(at fraction: Double) {
    (haltedAt, isMoving) = (fraction, false)
    drive(AnimationDrive(from: fraction, to: fraction, duration: .infinity), delay: 0)
  }

  /// Moves all animations.
  func move(_ drive: AnimationDrive, delay: TimeInterval) {
    (haltedAt, isMoving) = (drive.to, true)
    self.drive(drive, delay: delay)
  }

  private func drive(_ drive: AnimationDrive, delay: TimeInterval) {
    for record in records {
      record.drive(drive.starting(at: record.animation.drive?.start ?? 0), delay: delay)
    }
  }

  /// Takes the animations out and gives the layers the values that were shown.
  func stop() {
    let changes = animations.flatMap(\.changes)
    let shown = changes.map { $0.layer?.shownValue(forKey: $0.key) }
    for record in records { record.remove() }
    withoutActions {
      for (change, value) in zip(changes, shown) { change.layer?.setValue(value, forKey: change.key) }
    }
  }

  /// Gives the layers the values of a position.
  func settle(at position: UIViewAnimatingPosition) {
    let changes = animations.flatMap(\.changes)
    withoutActions {
      switch position {
      case .end: for change in changes { change.layer?.setValue(change.new, forKey: change.key) }
      case .start: for change in changes.reversed() { change.layer?.setValue(change.old, forKey: change.key) }
      case .current: break
      }
    }
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}

extension ViewAnimationPace {
  /// How long an animation takes that is asked to take some seconds.
  @MainActor func duration(for asked: TimeInterval) -> TimeInterval {
    guard case .physics = self, case .motion(let spring) = drive, spring.settlingDuration.isFinite else { return asked }
    return spring.settlingDuration
  }

  /// The pace as an animator has it.
  @MainActor var drive: AnimationDrive.Pace {
    switch self {
    case .curve(let function): return .function(function)
    case .spring(let ratio, let velocity): return .spring(dampingRatio: ratio, velocity: velocity)
    case .physics:
      let spring = animation(keyPath: "", duration: 1) as? CASpringAnimation
      return spring.map { .motion($0) } ?? .function(UIView.AnimationCurve.easeInOut.function)
    }
  }
}
