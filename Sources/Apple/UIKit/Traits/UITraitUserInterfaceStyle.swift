// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The trait that holds the light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True: UIKit's colours adapt to it.
  public static var affectsColorAppearance: Bool { true }
}
