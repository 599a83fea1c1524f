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
    for contour in contours {
      guard !pen.isSolid else {
        contour.addWhole(to: path)
        continue
      }
      marks.add(on: contour, symmetry: symmetry, to: path)
    }
    guard !path.isEmpty else { return nil }
    var layout = DotStrokeLayout(path: path, lineWidth: CGFloat(pen.width))
    (layout.lineCap, layout.lineJoin) = (pen.cap, pen.join)
    layout.axis = axis(of: contours)
    return layout
  }

  /// A dash pattern that is fitted to the first contour.
  private static func moving(
    _ contours: [MeasuredContour], _ pen: DotPen, _ style: DotStyle, symmetry: Int
  ) -> DotStrokeLayout? {
    let polygons = contours.map { $0.polygon(step: 0.5) }
    let first = polygons[0]
    let reach = first.isClosed || style.fit.reachesBeyondEnds ? 0 : pen.reach
    guard
      let span = DashSpan(
        length: Double(first.length) + 2 * reach, lengths: pen.lengths, isClosed: first.isClosed && style.fit != .exact,
        symmetry: symmetry, overhang: pen.overhang),
      let dashes = style.fit.dashes(on: span)
    else { return nil }
    let path = CGMutablePath()
    for polygon in polygons { polygon.addWhole(to: path) }
    var layout = DotStrokeLayout(path: path, lineWidth: CGFloat(pen.width))
    (layout.lineCap, layout.lineJoin) = (pen.cap, pen.join)
    layout.dashPattern = pen.pattern(dashes.lengths)
    layout.period = CGFloat(dashes.period)
    let start = CGFloat(dashes.start + pen.overhang - reach)
    layout.phase = (style.phase.finite - start).folded(into: layout.period)
    layout.axis = axis(of: contours)
    return layout
  }

  /// From end to end of a contour that has ends; else from corner to corner of the box around all.
  private static func axis(of contours: [MeasuredContour]) -> Axis? {
    if contours.count == 1, !contours[0].isClosed, contours[0].start != contours[0].end {
      return Axis(from: contours[0].start, to: contours[0].end, hasEnds: true)
    }
    let path = CGMutablePath()
    for contour in contours { contour.addWhole(to: path) }
    let box = path.boundingBoxOfPath
    guard box.width > 0 || box.height > 0 else { return nil }
    return Axis(
      from: CGPoint(x: box.minX, y: box.minY), to: CGPoint(x: box.maxX, y: box.maxY), hasEnds: false)
  }
}
