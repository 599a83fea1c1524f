// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No appearance is asked for; colours resolve as in light.
  case unspecified = 0
  /// Dark marks on a light ground.
  case light = 1
  /// Light marks on a dark ground.
  case dark = 2
}
