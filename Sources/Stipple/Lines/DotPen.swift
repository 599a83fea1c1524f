// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

/// What is stroked for one period of a line: the marks of a `DotStyle` at a width.
package struct DotPen: Equatable, Sendable {
  /// The shortest dash that engines draw as a circle when its caps are round: they draw none as a pill.
  ///
  /// Source: lottie-ios issue 1718 (zero-length dashes of CAShapeLayer).
  package static let shortestDash = 0.01

  package let width: Double
  package let cap: CGLineCap
  /// The lengths of marks and gaps in turn, as seen; none for a solid line.
  package let lengths: [Double]
  /// Whether a mark may be shorter where there is no room for it.
  package let isElastic: Bool

  /// Makes the pen, or `nil` where nothing is to be drawn: a width that is not a positive number, or a length that the
  /// mark needs and that is not one or is negative.
  package init?(_ style: DotStyle, width lineWidth: CGFloat) {
    let (width, spacing) = (Double(lineWidth), Double(style.spacing))
    guard width.isFinite, width > 0 else { return nil }
    self.width = width
    let entries: [Double]
    if style.dashPattern.isEmpty {
      let dash = style.mark.dash(
        for: DotMark.Request(lineWidth: width, dashLength: Double(style.dashLength), cap: style.cap))
      (cap, isElastic) = (dash.cap, dash.isElastic)
      guard dash.length >= 0 else { return nil }
      guard dash.length != .infinity else {
        lengths = []
        return
      }
      guard dash.length.isFinite, spacing.isFinite, spacing >= 0 else { return nil }
      entries = [dash.length, spacing]
    } else {
      (cap, isElastic) = (style.cap, true)
      entries = Self.entries(style.dashPattern)
    }
    lengths = Self.lengths(entries, width: width, cap: cap, style.spacingMeaning)
  }

  /// The numbers of a pattern, an even count of them; none if it is to be ignored.
  private static func entries(_ pattern: [CGFloat]) -> [Double] {
    let entries = pattern.prefix(DotStyle.maximumPatternCount).map { Double($0) }
    guard entries.allSatisfy({ $0.isFinite && $0 >= 0 }), entries.reduce(0, +) > 0 else { return [] }
    return entries.count.isMultiple(of: 2) ? entries : entries + entries
  }

  /// The lengths as seen; none if nothing would be left between the marks in all, or less than can be seen.
  private static func lengths(
    _ entries: [Double], width: Double, cap: CGLineCap, _ meaning: DotSpacingMeaning
  ) -> [Double] {
    let marks = stride(from: 0, to: entries.count, by: 2).map { index in
      cap == .butt ? (entries[index] > 0 ? entries[index] : width) : entries[index] + width
    }
    var lengths: [Double] = []
    for (index, mark) in marks.enumerated() {
      let spacing = entries[2 * index + 1]
      let (next, following) = (marks[(index + 1) % marks.count], entries[(2 * index + 2) % entries.count])
      let gap =
        switch meaning {
        case .clear: spacing
        case .period: spacing - (mark + next) / 2
        case .pattern: spacing - (mark - entries[2 * index] + next - following) / 2
        }
      lengths += [mark, gap]
    }
    return lengths.reduce(0, +) >= DashSpan.shortestPeriod ? lengths : []
  }

  package var isSolid: Bool { lengths.isEmpty }

  /// How far the first mark reaches beyond its dash.
  package var overhang: Double { lengths.first.map { ($0 - dash(ofMark: $0)) / 2 } ?? reach }

  /// How far a line's end is from that of its cap.
  package var reach: Double { cap == .butt ? 0 : width / 2 }

  /// The length of the dash of a mark that is seen as so long.
  package func dash(ofMark length: Double) -> Double {
    cap == .butt ? length : max(length - width, Self.shortestDash)
  }

  /// The lengths of dashes and what is between them, for marks and gaps as seen.
  package func pattern(_ lengths: [Double]) -> [CGFloat] {
    var pattern: [CGFloat] = []
    for index in stride(from: 0, to: lengths.count, by: 2) {
      let (mark, next) = (lengths[index], lengths[(index + 2) % lengths.count])
      let caps = (mark - dash(ofMark: mark) + next - dash(ofMark: next)) / 2
      pattern += [CGFloat(dash(ofMark: mark)), CGFloat(max(lengths[index + 1] + caps, 0))]
    }
    return pattern
  }

  /// Where the colours of a contour without marks start: where it does, but a corner is not divided.
  package func seam(of contour: MeasuredContour) -> CGFloat {
    contour.isClosed && contour.corners.first == 0 ? -CGFloat(width) / 2 : 0
  }

  /// The corners of the line: those of its caps.
  package var join: CGLineJoin { cap == .round ? .round : .miter }
}
