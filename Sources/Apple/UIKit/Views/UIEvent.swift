// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a user did, as it is told to views.
///
/// Nothing makes events here yet, so that an event tells nothing: ``UIView/hitTest(_:with:)`` and
/// ``UIView/point(inside:with:)`` take nil.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
