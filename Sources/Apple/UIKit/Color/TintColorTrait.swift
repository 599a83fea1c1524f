// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The trait that holds the tint colour that `UIColor.tintColor` resolves to; nil stands for system blue.
package struct TintColorTrait: UITraitDefinition {
  package static var defaultValue: UIColor? { nil }
  package static var affectsColorAppearance: Bool { true }
}
