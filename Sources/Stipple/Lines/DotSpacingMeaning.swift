// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What the spacing of a dotted line is measured between.
public enum DotSpacingMeaning: String, CaseIterable, Sendable {
  /// From the end of a dash to the start of the next, without their caps, which reach into it: as in a dash pattern.
  case pattern
  /// The clear space between two marks, as it is seen.
  case clear
  /// From the middle of a mark to the middle of the next.
  case period
}
