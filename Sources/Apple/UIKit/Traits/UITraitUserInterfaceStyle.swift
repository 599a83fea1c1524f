// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The trait that holds the light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
