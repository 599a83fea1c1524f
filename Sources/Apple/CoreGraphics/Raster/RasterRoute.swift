// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

/// Which kernel draws a stroke or fill on a bitmap. This file decides, and nothing else does.
///
/// Everywhere: coordinates below 2^46, smooth edges, one colour, blend mode `normal`, and a transform that keeps lines
/// along the axes there (then with butt caps only) or all angles. Rows are tried from top to bottom; what is in none is Cairo's.
///
/// | | what | kernel |
/// |---|---|---|
/// | stroke | solid lines along the axes, butt or square caps, all of a direction as long as each other; the mitred outline of a rectangle | `grid` |
/// | | dashed lines along one axis, alike and equally spaced, of one dash length, none cut by an end | `lattice` |
/// | | lines along one axis, dashed or with round caps, none of whose marks share a pixel | `rows` |
/// | | up to 1,024 other dots of a path that is known apart from its place | `marks` |
/// | | all other dashes and dots; one solid line at any angle, or many of up to four slants with butt caps, of which parallel ones are 4 pixels apart and do not overlap | `path` |
/// | fill | rectangles along the axes that share no pixel | `rects` |
/// | | circles of one size | `path` |
struct RasterRoute {
  indirect enum Kernel {
    case grid(LineGrid)
    case lattice(MarkLattice)
    case rows([MarkRow])
    case rects([RectFill])
    case path(DashedPath)
    case marks(KeptMarks, at: SIMD2<Double>)
  }

  let kernel: Kernel
  /// Outside these pixels nothing is drawn.
  let bounds: PixelRect

  /// The route of a stroke in the space of the pixels; nil for Cairo.
  ///
  /// - Parameters:
  ///   - clip: Nothing need be drawn outside it.
  ///   - placed: The same path as it is wherever it is drawn, where that is known.
  static func stroke(
    _ elements: [PathElement], pen: RasterPen, clip: CGRect, cache: MaskCache, placed: PlacedPath? = nil
  ) -> RasterRoute? {
    strokeKernel(elements, pen, clip, cache, placed).map { kernel in
      RasterRoute(kernel: kernel, bounds: PixelRect(around: elements, reach: pen.reach, within: clip))
    }
  }

  private static func strokeKernel(
    _ elements: [PathElement], _ pen: RasterPen, _ clip: CGRect, _ cache: MaskCache, _ placed: PlacedPath?
  ) -> Kernel? {
    let contours = Contour.contours(of: elements)
    guard isWithinReach(elements), pen.cap == .round || !contours.contains(where: \.isPoint) else { return nil }
    if !pen.isDashed {
      if let grid = grid(contours, pen) { return .grid(grid) }
      guard
        contours.allSatisfy(\.isPoint) || contours.count == 1 && contours[0].isLine
          || pen.cap == .butt && LineFamilies.areFew(contours, width: pen.pathPen.width)
      else { return nil }
    }
    if let lines = AxisLines(contours), pen.hasPlainCaps {
      if let lattice = lattice(lines, pen, clip) { return .lattice(lattice) }
      if let rows = rows(lines, pen, clip) { return .rows(rows) }
    }
    guard pen.isUniform else { return nil }
    if let placed, let marks = placed.marks(pen) { return .marks(marks, at: placed.origin) }
    return path(elements, pen, clip, cache).map { .path($0) }
  }

  /// The route of a fill in the space of the pixels; nil for Cairo.
  static func fill(_ elements: [PathElement], rule: CGPathFillRule, clip: CGRect, cache: MaskCache) -> RasterRoute? {
    let contours = Contour.contours(of: elements)
    guard isWithinReach(elements) else { return nil }
    let kernel = rects(contours).map { .rects($0) } ?? circles(contours, rule, clip, cache).map { Kernel.path($0) }
    return kernel.map { RasterRoute(kernel: $0, bounds: PixelRect(around: elements, reach: 1, within: clip)) }
  }

  /// Whether no coordinate is so great that the places of dashes along a line are lost in rounding.
  private static func isWithinReach(_ elements: [PathElement]) -> Bool {
    elements.allSatisfy { element in element.pointsSatisfy { abs($0.x) < 0x1p46 && abs($0.y) < 0x1p46 } }
  }
}
