// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The direction of a line that runs along the rows or the columns of pixels.
public enum Axis: Sendable {
  case horizontal
  case vertical
}
