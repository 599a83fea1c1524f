// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// Lines down and at both slants: triangles with a side at the left or right. A pitch's width is from a line down to
  /// the next; its height, the side of a triangle, makes them equilateral if none is given.
  public static let isometric = GridPattern(name: "isometric", aspect: (4.0 / 3).squareRoot()) { pitch, _ in
    GridFigure(triangles: SIMD2(0, pitch.y), SIMD2(pitch.x, pitch.y / 2))
  }
}
