// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a user did, as it is told to views.
///
/// Nothing makes events here yet: ``UIView/hitTest(_:with:)`` and ``UIView/point(inside:with:)`` are called with nil.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The time of the event, in seconds since the system started; 0 for an event that was made by hand.
  open var timestamp: TimeInterval { 0 }
}
