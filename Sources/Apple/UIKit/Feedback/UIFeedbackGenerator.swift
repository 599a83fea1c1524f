// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What lets a user feel something.
///
/// It does nothing here, as it does nothing on Apple's devices without a Taptic Engine.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Would get the engine ready; there is none.
  open func prepare() {}
}
