// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// The background of a button that has a configuration.
final class ButtonBackgroundView: UIView {
  private let stroke = UIView(frame: .zero)

  override class var isInteractiveAtFirst: Bool { false }

  /// Takes the colours and corners of a configuration, and a place in the bounds of a button.
  func take(_ configuration: UIBackgroundConfiguration, radius: CGFloat, in button: UIButton) {
    let insets = configuration.backgroundInsets.finite
    let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = button.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
    backgroundColor = configuration.resolvedBackgroundColor(for: button.tintColor)
    round(layer, radius, in: bounds)
    takeStroke(configuration, radius: radius, tint: button.tintColor)
  }

  private func takeStroke(_ configuration: UIBackgroundConfiguration, radius: CGFloat, tint: UIColor) {
    let width = configuration.strokeWidth
    guard width > 0, width.isFinite else {
      stroke.removeFromSuperview()
      return
    }
    if stroke.superview == nil { addSubview(stroke) }
    stroke.isUserInteractionEnabled = false
    let outset = configuration.strokeOutset.isFinite ? configuration.strokeOutset : 0
    stroke.frame = bounds.insetBy(dx: -outset, dy: -outset)
    stroke.layer.borderWidth = width
    let color = configuration.resolvedStrokeColor(for: tint)
    stroke.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    round(stroke.layer, radius > 0 ? max(0, radius + outset) : 0, in: stroke.bounds)
  }

  private func round(_ layer: CALayer, _ radius: CGFloat, in bounds: CGRect) {
    let limit = min(bounds.width, bounds.height) / 2
    let fitting = min(radius.isFinite ? max(0, radius) : 0, limit.isFinite ? max(0, limit) : 0)
    layer.cornerRadius = fitting
    // A capsule's ends are circles; the continuous curve needs more room.
    layer.cornerCurve = fitting * 1.528665 <= limit ? .continuous : .circular
  }
}
