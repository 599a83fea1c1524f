// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

extension DotStrokeLayout {
  /// The most marks along a path.
  package static let maximumMarkCount = 131_072

  /// Marks along a path, at their true places: each is a part of the path of its own.
  ///
  /// Marks that move are a dash pattern instead, on the path made of straight lines, whose length engines agree on.
  /// The time grows with the number of marks.
  ///
  /// - Parameters:
  ///   - symmetry: how many alike parts a closed contour without corners has, which starts between two of them.
  package static func contours(
    _ contours: [MeasuredContour], style: DotStyle, width: CGFloat, symmetry: Int = 1
  ) -> DotStrokeLayout? {
    guard !contours.isEmpty, let pen = DotPen(style, width: width) else { return nil }
    if style.marchSpeed.finite != 0, !pen.isSolid {
      return moving(contours, pen, style, symmetry: symmetry)
    }
    let path = CGMutablePath()
    var marks = ContourMarks(pen: pen, fit: style.fit, phase: Double(style.phase.finite), limit: maximumMarkCount)
    let seams = contours.map { contour in
      guard pen.isSolid else { return marks.add(on: contour, symmetry: symmetry, to: path) }
      contour.addWhole(to: path)
      return pen.seam(of: contour)
    }
    guard !path.isEmpty else { return nil }
    var layout = DotStrokeLayout(path: path, lineWidth: CGFloat(pen.width))
    (layout.lineCap, layout.lineJoin) = (pen.cap, pen.join)
    layout.isOfMarks = !pen.isSolid
    layout.setWay(along: contours, seams: seams, pen, style)
    return layout
  }

  /// A dash pattern that is fitted to the first contour.
  private static func moving(
    _ contours: [MeasuredContour], _ pen: DotPen, _ style: DotStyle, symmetry: Int
  ) -> DotStrokeLayout? {
    let polygons = contours.map { $0.polygon(step: 0.5) }
    let first = polygons[0]
    let reach = first.isClosed || style.fit.reachesBeyondEnds ? 0 : pen.reach
    let path = CGMutablePath()
    for polygon in polygons { polygon.addWhole(to: path) }
    var layout = DotStrokeLayout(path: path, lineWidth: CGFloat(pen.width))
    (layout.lineCap, layout.lineJoin) = (pen.cap, pen.join)
    layout.setWay(along: contours, seams: contours.map { pen.seam(of: $0) }, pen, style)
    guard
      let span = DashSpan(
        length: Double(first.length) + 2 * reach, lengths: pen.lengths, isClosed: first.isClosed && style.fit.isFitted,
        symmetry: symmetry, overhang: pen.overhang),
      let dashes = style.fit.dashes(on: span)
    else {
      // As where the marks stand still: without room for one, it is a line.
      return first.isClosed || pen.isElastic ? layout : nil
    }
    layout.dashPattern = pen.pattern(dashes.lengths)
    layout.period = CGFloat(dashes.period)
    let start = CGFloat(dashes.start + pen.overhang - reach)
    layout.phase = (style.phase.finite - start).folded(into: layout.period)
    return layout
  }

  /// Has colours run along contours, and marks that are to be cut off at their ends be cut off there.
  private mutating func setWay(
    along contours: [MeasuredContour], seams: [CGFloat], _ pen: DotPen, _ style: DotStyle
  ) {
    let isCut = style.fit.cutsMarksAtEnds && !pen.isSolid && contours.contains { !$0.isClosed }
    if contours.count == 1, contours[0].isStraightLine, !isCut {
      axis = Axis(from: contours[0].start, to: contours[0].end)
    } else if isCut || style.isShaded {
      ribbon = DotRibbon(
        contours, width: CGFloat(pen.width), join: pen.join, seams: seams, reach: isCut ? nil : CGFloat(pen.reach))
    }
  }
}

extension MeasuredContour {
  /// The contour without what a style has its line start later and end earlier by.
  func inset(by style: DotStyle) -> MeasuredContour? {
    inset(start: style.startInset.finite, end: style.endInset.finite)
  }
}
