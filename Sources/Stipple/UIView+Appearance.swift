// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  /// Calls `change` whenever a trait changes that a colour, a device pixel or a direction can depend on.
  ///
  /// Before iOS 17 there is nothing to register with: a view overrides `traitCollectionDidChange(_:)` for those
  /// systems and asks `isAppearanceReportedByTraitCollectionDidChange` there.
  func onAppearanceChange(_ change: @escaping @MainActor () -> Void) {
    guard #available(iOS 17, tvOS 17, *) else { return }
    let traits =
      UITraitCollection.systemTraitsAffectingColorAppearance + [UITraitDisplayScale.self, UITraitLayoutDirection.self]
    registerForTraitChanges(traits) { (_: UIView, _) in change() }
  }

  /// Device pixels a point, as the view's traits have it; 1 where they do not say.
  var displayScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  /// Whether this system has no trait registrations: those before iOS 17.
  var isAppearanceReportedByTraitCollectionDidChange: Bool {
    if #available(iOS 17, tvOS 17, *) { false } else { true }
  }
}
