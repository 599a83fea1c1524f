// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Takes the values of the appearance proxies that are for this view, once.
  ///
  /// At the first layout, as then the view is where it is to be shown, and has been set up.
  func takeAppearance() {
    guard !hasTakenAppearance else { return }
    hasTakenAppearance = true
    AppearanceRule.apply(to: self)
  }
}
