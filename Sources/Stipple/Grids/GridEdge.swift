// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Which marks of a grid are drawn near the edges of what it is drawn on.
public enum GridEdge: String, CaseIterable, Sendable {
  /// Marks and lines whose middle is inside; none on the edge itself.
  case inside
  /// Those on the edge as well, such as the outline of a page of whole squares. Of a honeycomb, all whole cells.
  case closed
  /// All that reach inside, as on a window on a larger canvas: nothing comes or goes at once as it moves.
  case beyond
}
