// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CStippleRuntime
public import CoreGraphics
public import Foundation

/// Groups changes of layers, and holds how they are carried out. The state belongs to the current thread.
///
/// Changes themselves take effect at once.
open class CATransaction: NSObject {
  /// Begins a group inside the current one. Its values hold until the `commit()` that belongs to it.
  open class func begin() {
    scopes.groups.append(Group())
  }

  /// Ends the group that was begun last. Apple raises an exception when there is none; here nothing happens.
  open class func commit() {
    let scopes = scopes
    guard scopes.groups.count > 1, let ended = scopes.groups.popLast() else { return }
    ended.seal()
    if scopes.groups.count == 1 { scopes.tellRemoved() }
  }

  /// Ends the implicit group of the thread, unless a group is open that was begun. Animations of layers that have left a
  /// ticked tree, and are in none, end.
  ///
  /// The run loop of an app does this after every turn, and so does every tick.
  open class func flush() {
    let scopes = scopes
    guard scopes.groups.count == 1 else { return }
    let ended = scopes.groups[0]
    scopes.groups[0] = Group()
    ended.seal()
    scopes.endAnimationsOfLayersThatLeft()
    scopes.tellRemoved()
  }

  /// Whether changes of properties search for no action. False at first.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether changes of properties in the current group search for no action.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// The seconds that animations of the current group take which do not say so themselves: a quarter at first.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets the seconds that animations of the current group take; for zero, changes are not animated.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// The pacing that all animations of the current group are given; nil, each its own, at first.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the pacing that all animations of the current group are given.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// What runs when the current group is over.
  open class func completionBlock() -> (() -> Void)? {
    scopes.groups.last?.completion
  }

  /// Sets what runs when the current group is over and all animations that are added from now on have ended: at the tick
  /// that ends the last one or, if there are none, as the group is committed or another block takes this one's place.
  ///
  /// It runs on the thread that does so, where Apple takes the main thread.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let scopes = scopes
    let replaced = scopes.groups[scopes.groups.count - 1].batch
    scopes.groups[scopes.groups.count - 1].completion = block
    scopes.groups[scopes.groups.count - 1].batch = block.map { block in AnimationBatch { _ in block() } }
    replaced?.seal()
  }

  /// The value of a key in the innermost group that has set it, or nil.
  open class func value(forKey key: String) -> Any? {
    for group in scopes.groups.reversed() {
      if let value = group.values[key] { return value }
    }
    return nil
  }

  /// Sets a value in the current group; nil removes it.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    scopes.groups[scopes.groups.count - 1].values[key] = anObject
  }

  // MARK: For the animations of this module

  /// What waits for animations that are added now, the innermost first.
  class var batches: [AnimationBatch] {
    scopes.groups.reversed().flatMap { [$0.batch, $0.watcher].compactMap(\.self) }
  }

  /// Has a batch follow the animations that are added in the current group. Its owner seals it.
  package class func watch(_ batch: AnimationBatch) {
    let scopes = scopes
    scopes.groups[scopes.groups.count - 1].watcher = batch
  }

  /// Runs something when the outermost group is over.
  class func afterwards(_ body: @escaping () -> Void) {
    scopes.removed.append(body)
  }

  /// Runs the completion of something that is over: at once, or, within such a completion, when the outermost group is.
  package class func tell(_ completion: @escaping () -> Void) {
    let scopes = scopes
    guard !scopes.isTelling else { return scopes.removed.append { tell(completion) } }
    scopes.isTelling = true
    completion()
    scopes.isTelling = false
  }

  /// Whether something waits for the group to be over, as the next tick has it.
  class var hasMoreToTell: Bool {
    !scopes.removed.isEmpty || !scopes.left.isEmpty
  }

  /// Notes that an animated layer has left its tree.
  class func left(_ layer: CALayer) {
    scopes.left.append(layer)
  }

  /// The pacing of implicit animations in the current group; nil for the usual one.
  package class var implicitTimingFunction: CAMediaTimingFunction? {
    get { value(forKey: "implicitTimingFunction") as? CAMediaTimingFunction }
    set { setValue(newValue, forKey: "implicitTimingFunction") }
  }

  private struct Group {
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
    /// The animations that the completion waits for.
    var batch: AnimationBatch?
    var watcher: AnimationBatch?

    func seal() {
      batch?.seal()
    }
  }

  /// The open groups of a thread; the first is the implicit one.
  private final class Scopes {
    var groups = [Group()]

    /// The thread may go on without it, and another may be the last to hold it.
    deinit {
      let known = stipple_transactions()
      if known.pointee == Unmanaged.passUnretained(self).toOpaque() { known.pointee = nil }
    }

    /// What tells of removed animations.
    var removed: [() -> Void] = []
    /// Layers that have left their trees with animations.
    var left: [CALayer] = []

    func endAnimationsOfLayersThatLeft() {
      let layers = left
      left = []
      for layer in layers where layer.presentationTime == nil { layer.removeAllAnimationsInTree() }
    }

    /// Whether a completion is being run; whether what was removed is being told.
    var (isTelling, isTellingRemoved) = (false, false)

    /// Tells once; what that removes in turn is told next time.
    func tellRemoved() {
      guard !isTelling, !isTellingRemoved else { return }
      isTellingRemoved = true
      defer { isTellingRemoved = false }
      let due = removed
      removed = []
      for tell in due { tell() }
    }
  }

  private class var scopes: Scopes {
    if let known = stipple_transactions().pointee { return Unmanaged.fromOpaque(known).takeUnretainedValue() }
    let scopes = Scopes()
    // It lives as long as the thread.
    Thread.current.threadDictionary["CATransaction"] = scopes
    stipple_transactions().pointee = Unmanaged.passUnretained(scopes).toOpaque()
    return scopes
  }
}

/// The key of `disableActions` in a transaction.
public let kCATransactionDisableActions = "disableActions"

/// The key of `animationDuration` in a transaction.
public let kCATransactionAnimationDuration = "animationDuration"

/// The key of `animationTimingFunction` in a transaction.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
