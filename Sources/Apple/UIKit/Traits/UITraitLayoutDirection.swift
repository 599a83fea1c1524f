// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The trait that holds the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
