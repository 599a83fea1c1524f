// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What lets a user feel that things meet.
///
/// It does nothing here, as it does nothing on Apple's devices without a Taptic Engine.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are that meet.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light = 0
    /// Of middling size.
    case medium = 1
    /// Large and heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }

  /// Makes a generator of medium impacts.
  public override init() {
    super.init()
  }

  /// Makes a generator of impacts of a style.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Would let the user feel the impact; there is no engine.
  open func impactOccurred() {}

  /// Would let the user feel the impact; there is no engine.
  ///
  /// - Parameter intensity: From 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
