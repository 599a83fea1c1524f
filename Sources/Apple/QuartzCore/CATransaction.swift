// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Groups changes of layers, and holds how they are carried out. The state belongs to the current thread.
///
/// There is no animation yet, so that a transaction only tells whether the actions of layers run.
open class CATransaction: NSObject {
  /// Begins a group inside the current one. Its values hold until the `commit()` that belongs to it.
  open class func begin() {
    scopes.groups.append([:])
  }

  /// Ends the group that was begun last. Apple raises an exception when there is none; here nothing happens.
  open class func commit() {
    guard scopes.groups.count > 1 else { return }
    scopes.groups.removeLast()
  }

  /// Ends the implicit group of the thread, unless a group is open that was begun.
  ///
  /// The run loop of an app does this after every turn.
  open class func flush() {
    guard scopes.groups.count == 1 else { return }
    scopes.groups[0] = [:]
  }

  /// Whether changes of properties search for no action. False at first.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether changes of properties in the current group search for no action.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// The value of a key in the innermost group that has set it, or nil.
  open class func value(forKey key: String) -> Any? {
    for group in scopes.groups.reversed() {
      if let value = group[key] { return value }
    }
    return nil
  }

  /// Sets a value in the current group; nil removes it.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    scopes.groups[scopes.groups.count - 1][key] = anObject
  }

  /// The open groups of a thread; the first is the implicit one.
  private final class Scopes {
    var groups: [[String: Any]] = [[:]]
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
