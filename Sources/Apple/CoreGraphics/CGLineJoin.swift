// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How a stroke turns a corner.
public enum CGLineJoin: Int32, Sendable {
  /// With a sharp corner; bevelled where the miter limit is passed.
  case miter
  /// With a disc about the corner.
  case round
  /// With the corner cut off.
  case bevel
}
