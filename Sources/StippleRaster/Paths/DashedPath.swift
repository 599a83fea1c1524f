// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A path with a pattern of dashes and a pen, prepared for a clip: what a stroke of it paints, once.
///
/// Each contour is measured and cut into pieces; those that a clip cannot see are skipped, the others are kept by bands
/// of 32 rows of the bitmap. Marks are never kept: where they lie is found anew from a band's pieces when it is drawn,
/// so memory grows with the visible length of the path and time with the marks that can be seen.
public struct DashedPath: Sendable {
  /// The rows of a band. Bands begin at whole multiples of it.
  static let bandHeight = 32

  /// Of the pen for dashes: their outlines have ever more corners, where all of them would cover a bitmap alone.
  private static let greatestWidth = 0x1p14

  let pen: PathPen
  let cycle: DashCycle
  /// Whether all that is painted are dots.
  let hasOnlyDots: Bool
  private(set) var contours: [MeasuredContour] = []
  private(set) var spans: [PathSpan] = []
  private(set) var bands: PathBands
  /// For each span how dashes on it are cut and sampled; none if there are only dots.
  private(set) var legs: [SpanLegs] = []
  let dots: DotTable

  /// Measures the path.
  ///
  /// - Parameters:
  ///   - lengths: An even number of lengths in pixels, alternately painted and unpainted. A painted length of zero is a
  ///     dot with round caps, a square turned along the path with square ones, nothing with butt ones.
  ///   - phase: The distance into the pattern at which each contour begins, in pixels; a negative one counts backwards.
  ///   - clip: What may be drawn on later; marks that do not reach it may be left out.
  ///   - cache: Where masks of dots are taken from.
  /// - Returns: nil if the lengths or the phase make no pattern, or the pen is none, or too broad for dashes: over
  ///   16,384 pixels. (Dots may be larger.)
  public init?(
    _ path: StrokePath, lengths: [Double], phase: Double, pen: PathPen, clip: PixelRect, cache: MaskCache
  ) {
    self.init(
      path, lengths: lengths, phase: phase, pen: pen, clip: clip,
      dots: cache.dots(radius: pen.isVisible ? pen.width / 2 : 0))
  }

  /// - Parameter dots: For the pen's radius.
  init?(_ path: StrokePath, lengths: [Double], phase: Double, pen: PathPen, clip: PixelRect, dots: DotTable) {
    guard pen.isVisible, let cycle = DashCycle(lengths: lengths, phase: phase) else { return nil }
    let simplified = cycle.simplified(for: pen)
    let hasOnlyDots = simplified.cycle.hasOnlyPoints && pen.cap == .round
    guard hasOnlyDots || pen.width <= Self.greatestWidth else { return nil }
    self.hasOnlyDots = hasOnlyDots
    self.pen = simplified.pen
    self.cycle = simplified.cycle
    bands = PathBands(clip: clip)
    self.dots = dots
    // Room at once: to grow step by step takes as long as to measure. What is not used is never touched.
    let curves = path.contours.reduce(0) { $0 + $1.curves.count }
    spans.reserveCapacity(min(curves * 8, 1 << 16))
    bands.reserveCapacity(min(curves * 32, 1 << 17))
    for contour in path.contours where contour.isFinite && contour.hasSegments {
      append(contour, asAskedFor: cycle)
    }
    bands.sort()
  }

  private mutating func append(_ contour: StrokeContour, asAskedFor asked: DashCycle) {
    let firstSpan = spans.count
    var length = 0.0
    for curve in contour.curves {
      length = ArcLength.append(curve, start: length, to: &spans)
    }
    // Beyond that, places along it have no fractions.
    guard length < 0x1p52 else {
      spans.removeSubrange(firstSpan...)
      return
    }
    if spans.count == firstSpan {
      // A contour of no length: a point, which a pen with round or square ends shows.
      let curve = CubicCurve(from: contour.start, to: contour.start)
      spans.append(PathSpan(curve: curve, start: 0, length: 0, slope0: 1, slope1: 1))
    }
    let measured = MeasuredContour(
      spans: firstSpan..<spans.count, length: length, isClosed: contour.isClosed,
      cycle: cycle.isSolid ? asked : cycle, isSolid: cycle.isSolid)
    if !hasOnlyDots { legs.append(contentsOf: SpanLegs.legs(of: spans[measured.spans])) }
    let reach = cycle.hasOnlyPoints ? pen.reach : max(pen.reach, cornerReach(of: measured))
    for index in measured.spans {
      bands.add(spans[index], index: index, of: measured, number: contours.count, reach: reach)
    }
    contours.append(measured)
  }

  /// How far the sharpest corner of a contour may reach, in pixels.
  private func cornerReach(of contour: MeasuredContour) -> Double {
    var reach = 0.0
    for index in contour.spans.dropLast() {
      guard let before = spans[index].curve.tangent(at: 1), let after = spans[index + 1].curve.tangent(at: 0)
      else { continue }
      reach = max(reach, pen.reach(ofCornerFrom: before, to: after))
    }
    return reach
  }
}
