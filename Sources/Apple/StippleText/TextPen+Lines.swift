// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

// Lines under and through text, by the bits of NSUnderlineStyle.
extension TextPen {
  /// Draws a line under a run, or through it.
  func drawLine(
    _ style: TextStyle.LineStyle, of run: GlyphRun, at origin: CGPoint, color: CGColor, isThrough: Bool = false
  ) {
    let (kind, pattern, byWord) = (style.bits & 0x0F, (style.bits >> 8) & 0x07, style.bits & 0x8000 != 0)
    guard kind != 0 else { return }
    let metrics = run.font.metrics
    let single = isThrough ? metrics.strikethroughThickness : metrics.underlineThickness
    let thickness = kind & 0x02 != 0 ? 2 * single : single
    let middle = origin.y - run.rise - (isThrough ? metrics.strikethroughPosition : metrics.underlinePosition)
    // A double line is two, as far apart as they are thick.
    let middles =
      kind & 0x08 != 0 ? (isThrough ? [middle - single, middle + single] : [middle, middle + 2 * single]) : [middle]
    context.setLineWidth(thickness)
    context.setLineCap(.butt)
    context.setStrokeColor(color)
    for part in byWord ? run.words : [run.start..<max(run.start, run.end)] {
      for y in middles {
        // Dashes of neighbouring runs go on: they are counted from the line's left end.
        context.setLineDash(phase: part.lowerBound, lengths: Self.dashes(pattern, thickness: thickness))
        context.strokeLineSegments(between: [
          CGPoint(x: origin.x + part.lowerBound, y: y), CGPoint(x: origin.x + part.upperBound, y: y),
        ])
      }
    }
    context.setLineDash(phase: 0, lengths: [])
  }

  /// The lengths of a pattern's dashes and gaps: which ones Apple takes is not documented.
  private static func dashes(_ pattern: Int, thickness: CGFloat) -> [CGFloat] {
    let lengths: [CGFloat] =
      switch pattern {
      case 1: [3, 3]
      case 2: [10, 5]
      case 3: [10, 3, 3, 3]
      case 4: [10, 3, 3, 3, 3, 3]
      default: []
      }
    return lengths.map { $0 * max(thickness, 0.5) }
  }
}
