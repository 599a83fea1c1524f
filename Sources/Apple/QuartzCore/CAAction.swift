// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that runs when something happens to a layer, such as a change of a property.
public protocol CAAction: AnyObject {
  /// Runs for the event `event` of `anObject`, the layer; `dict` holds arguments of the event, or is nil.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the null object ends the search for an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
