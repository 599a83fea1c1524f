// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How what is drawn goes together with what is there.
///
/// R, S and D are the result, the source and the destination, premultiplied; the source's coverage at an edge mixes
/// the result with the destination.
///
/// Differs from Apple's: only these modes exist so far. PDF and SVG have no word for `clear` and `copy`: there the page
/// (or the transparency layer) on which they are used comes out as an image of four pixels a point.
public enum CGBlendMode: Int32, Sendable {
  /// The source over the destination: R = S + D * (1 - Sa).
  case normal = 0
  /// Nothing: R = 0.
  case clear = 16
  /// The source alone: R = S.
  case copy = 17
}
