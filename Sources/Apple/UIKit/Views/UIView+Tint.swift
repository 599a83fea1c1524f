// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension UIView {
  /// The tint that is in force, as a trait has it: nil is system blue.
  ///
  /// - Parameter traits: what a dimmed tint is resolved with.
  func effectiveTintColor(in traits: UITraitCollection) -> UIColor? {
    let tint = superviews.lazy.compactMap(\.ownTintColor).first
    guard tintAdjustmentMode == .dimmed else { return tint }
    return (tint ?? .systemBlue).resolvedColor(with: traits).dimmed
  }

  /// The first mode but automatic that is set on this view or above it.
  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    superviews.lazy.map(\.ownTintAdjustmentMode).first { $0 != .automatic } ?? .normal
  }

  /// The view itself, its superview and so on.
  private var superviews: UnfoldFirstSequence<UIView> {
    sequence(first: self) { $0.superview }
  }
}

extension UIColor {
  /// The grey of the same luminance, for a tint that is dimmed. (Apple's exact greys are not known.)
  fileprivate var dimmed: UIColor {
    let color = cgColor.rgba
    return UIColor(white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, alpha: color.alpha)
  }
}
