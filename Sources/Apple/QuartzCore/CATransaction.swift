// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// Groups changes of layers, and holds how they are carried out. The state belongs to the current thread.
///
/// There is no animation yet, so that a transaction only tells whether the actions of layers run, and when it is over.
open class CATransaction: NSObject {
  /// Begins a group inside the current one. Its values hold until the `commit()` that belongs to it.
  open class func begin() {
    scopes.groups.append(Group())
  }

  /// Ends the group that was begun last. Apple raises an exception when there is none; here nothing happens.
  open class func commit() {
    let scopes = scopes
    guard scopes.groups.count > 1, let ended = scopes.groups.popLast() else { return }
    ended.completion?()
  }

  /// Ends the implicit group of the thread, unless a group is open that was begun.
  ///
  /// The run loop of an app does this after every turn.
  open class func flush() {
    let scopes = scopes
    guard scopes.groups.count == 1 else { return }
    let ended = scopes.groups[0]
    scopes.groups[0] = Group()
    ended.completion?()
  }

  /// Whether changes of properties search for no action. False at first.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether changes of properties in the current group search for no action.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// The seconds that animations of the current group take: a quarter at first. It is kept; there is no animation yet.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets the seconds that animations of the current group take.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// What runs when the current group is over.
  open class func completionBlock() -> (() -> Void)? {
    scopes.groups.last?.completion
  }

  /// Sets what runs when the current group is over: as it is committed, since there is no animation to wait for, or as
  /// another block takes this one's place. It runs at once on the thread that does so, where Apple takes the main thread.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let scopes = scopes
    let replaced = scopes.groups[scopes.groups.count - 1].completion
    scopes.groups[scopes.groups.count - 1].completion = block
    replaced?()
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

  private struct Group {
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
  }

  /// The open groups of a thread; the first is the implicit one.
  private final class Scopes {
    var groups = [Group()]
  }

  private class var scopes: Scopes {
    let storage = Thread.current.threadDictionary
    if let scopes = storage["CATransaction"] as? Scopes { return scopes }
    let scopes = Scopes()
    storage["CATransaction"] = scopes
    return scopes
  }
}

/// The key of `disableActions` in a transaction.
public let kCATransactionDisableActions = "disableActions"

/// The key of `animationDuration` in a transaction.
public let kCATransactionAnimationDuration = "animationDuration"
