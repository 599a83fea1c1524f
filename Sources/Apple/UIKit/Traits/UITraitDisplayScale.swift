// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The trait that holds the number of pixels a point; 0 is unspecified.
public struct UITraitDisplayScale: UITraitDefinition {
  /// 0, for unspecified.
  public static var defaultValue: CGFloat { 0 }
}
