// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// Circles about the origin, a pitch's width from each other, and spokes.
  public static let polar = GridPattern(name: "polar") { pitch, layout in
    let count = min(max(layout.spokeCount, 0), 360)
    let rings = GridRings(spacing: pitch.x, spokeCount: count)
    return GridFigure(
      elements: [rings], sites: rings, cells: rings, spacing: pitch.x, isUpright: false,
      anchor: SIMD2(0.5, 0.5))
  }
}
