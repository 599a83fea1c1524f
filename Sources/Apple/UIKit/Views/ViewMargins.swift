// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A view's layout margins and safe area, and what it has been told of them.
struct ViewMargins {
  /// Margins as they were set: to the left and right, or to where lines start and end.
  enum Own {
    case fixed(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    /// To the left and right, in a direction.
    func insets(isRightToLeft: Bool) -> UIEdgeInsets {
      switch self {
      case .fixed(let insets): insets
      case .directional(let insets):
        UIEdgeInsets(
          top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
          right: isRightToLeft ? insets.leading : insets.trailing)
      }
    }
  }

  static let initial = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  var own = Own.fixed(initial)
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// What of the view is covered at its edges.
  var safeArea = UIEdgeInsets.zero
  /// The margins that the view knows of.
  var told = initial
}

extension UIEdgeInsets {
  /// The insets with 0 for what is not finite, so that they can be compared and added.
  var finite: UIEdgeInsets {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return UIEdgeInsets(top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
  }

  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// The greater inset at each edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// What insets of `bounds` cover of a rectangle in it; never negative.
  func reaching(into frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    let reach = UIEdgeInsets(
      top: top - (frame.minY - bounds.minY), left: left - (frame.minX - bounds.minX),
      bottom: bottom - (bounds.maxY - frame.maxY), right: right - (bounds.maxX - frame.maxX))
    return reach.finite.union(.zero)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with 0 for what is not finite.
  var finite: NSDirectionalEdgeInsets {
    let insets = UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing).finite
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
