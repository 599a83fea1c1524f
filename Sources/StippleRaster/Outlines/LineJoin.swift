// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What fills the outer side of a corner of a stroke.
public enum LineJoin: Equatable, Sendable {
  /// The sides go on until they meet; a bevel where the miter would be longer than the stroke's width times the limit.
  case miter(limit: Double)
  /// A part of a disc.
  case round
  /// A straight edge.
  case bevel
}
