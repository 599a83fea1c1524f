// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A view's place along one axis of its superview, and which parts of that axis give way when the superview grows.
///
/// A change of the superview's length is shared by the flexible parts in proportion to their lengths, and equally if
/// those lengths come to nothing. With no flexible part, the near margin and the length stay.
///
/// Source: Apple, View Programming Guide for iOS, "Handling Layout Changes Automatically Using Autoresizing Rules".
struct AutoresizingAxis {
  var origin: CGFloat
  var length: CGFloat
  let flexibleNear: Bool
  let flexibleLength: Bool
  let flexibleFar: Bool

  /// Follows a change of the superview's length from `old` to `new`; lengths that are not finite change nothing.
  mutating func resize(from old: CGFloat, to new: CGFloat) {
    let change = new - old
    guard change.isFinite, change != 0 else { return }
    let far = old - origin - length
    let parts = [
      flexibleNear ? origin : nil, flexibleLength ? length : nil, flexibleFar ? far : nil,
    ]
    let flexible = parts.compactMap { $0 }
    let total = flexible.reduce(0, +)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return total == 0 ? change / CGFloat(flexible.count) : change * (part / total)
    }
    origin += share(parts[0])
    length = max(0, length + share(parts[1]))
  }
}
