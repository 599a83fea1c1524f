// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How colours that a destination cannot show are brought into it.
///
/// No intent changes anything here: every colour space is an RGB, gray or CMYK one without a profile, and what lies
/// outside a destination's range is clamped when it is drawn.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// What the context finds best.
  case defaultIntent
  /// Colours as measured; those outside are moved to the nearest one inside.
  case absoluteColorimetric
  /// Colours relative to the white of the destination.
  case relativeColorimetric
  /// Colours kept apart from each other, for photographs.
  case perceptual
  /// Colours kept strong, for charts.
  case saturation
}
