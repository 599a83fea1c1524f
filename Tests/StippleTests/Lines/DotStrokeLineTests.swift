// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Lines along an axis.
@Suite struct DotStrokeLineTests {
  private func style(_ fit: DotFit = .whole, _ mark: DotMark = .circle, _ change: (inout DotStyle) -> Void = { _ in })
    -> DotStyle
  {
    var style = DotStyle()
    (style.fit, style.mark) = (fit, mark)
    change(&style)
    return style
  }

  private func layout(
    _ width: CGFloat, _ height: CGFloat, _ style: DotStyle, axis: DotAxis = .horizontal, angle: CGFloat = 0,
    isRightToLeft: Bool = false, scale: CGFloat = 1
  ) -> DotStrokeLayout? {
    DotStrokeLayout.line(
      in: CGSize(width: width, height: height), style: style, axis: axis, angle: angle, isRightToLeft: isRightToLeft,
      scale: scale)
  }

  private func bitmap(_ layout: DotStrokeLayout, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 4) throws
    -> Bitmap
  {
    try Bitmap(size: CGSize(width: width, height: height), scale: scale) { context in
      if let clip = layout.clip { context.clip(to: clip) }
      context.addPath(layout.path)
      context.setLineWidth(layout.lineWidth)
      context.setLineCap(layout.lineCap)
      context.setLineJoin(layout.lineJoin)
      if !layout.dashPattern.isEmpty { context.setLineDash(phase: layout.phase, lengths: layout.dashPattern) }
      context.strokePath()
    }
  }

  /// The house rule: with nothing of the new set, all is as it was.
  @Test(arguments: [false, true])
  func plainStyleIsTheOldLine(isVertical: Bool) throws {
    let old = try #require(
      DottedLineLayout(size: CGSize(width: 70, height: 10), lineWidth: 2, dotSpacing: 6, isVertical: isVertical))
    let layout = try #require(self.layout(70, 10, DotStyle(), axis: isVertical ? .vertical : .horizontal))
    #expect(layout.path == old.path)
    #expect(layout.dashPattern == [1, 6])
    #expect(layout.clip == nil)
  }

  @Test func circlesAreWholeAtBothEnds() throws {
    let layout = try #require(self.layout(50, 10, style()))
    let marks = StrokeMarks(layout)
    // 48 between the outermost middles: eight periods of 6.
    #expect(marks.count == 9)
    for index in 0..<9 { #expect(marks.contains(1 + 6 * CGFloat(index), 5)) }
  }

  /// Complaints 1, 12 and 22: half a dot left, one too many, dots out of the box.
  @Test(arguments: [DotFit.whole, .centered, .firefox].map(\.name), DotMark.all.map(\.name))
  func nothingLeavesTheBounds(fit: String, mark: String) throws {
    for width in stride(from: CGFloat(9), to: 40, by: 0.7) {
      let style = style(DotFit(name: fit) ?? .exact, DotMark(name: mark) ?? .pill)
      let layout = try #require(self.layout(width, 4, style))
      let dashed =
        layout.dashPattern.isEmpty
        ? layout.path : layout.path.copy(dashingWithPhase: layout.phase, lengths: layout.dashPattern)
      let box = dashed.copy(strokingWithWidth: 2, lineCap: layout.lineCap, lineJoin: .miter, miterLimit: 10)
        .boundingBoxOfPath
      // FreeType's stroker works in 64ths.
      #expect(box.minX > -0.03 && box.maxX < width + 0.03, "\(width)")
    }
  }

  @Test func inkIsTheAreaOfTheCircles() throws {
    let layout = try #require(self.layout(49, 8, style { $0.lineWidth = 4 }))
    let bitmap = try bitmap(layout, 49, 8, scale: 8)
    // 45 between the outermost middles: eight periods of 5.6 are nearer to 6 than seven.
    let count = 9.0
    // Half a percent for anti-aliasing, and 0.01 pt of length.
    #expect(abs(bitmap.coverage / 64 - count * (4 * .pi + 0.04)) < count * 4 * .pi * 0.005)
  }

  /// Complaint 24: dashes uneven along a straight line.
  @Test func allMarksAreAlike() throws {
    let layout = try #require(self.layout(601, 8, style(.whole, .dash)))
    let marks = StrokeMarks(layout)
    let lengths = marks.dashes.map { $0.end.x - $0.start.x }
    #expect(lengths.allSatisfy { abs($0 - 6) < 1e-6 })
    let steps = zip(marks.middles, marks.middles.dropFirst()).map { $1.x - $0.x }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-6 })
  }

  @Test func halfMarksAreCutAtTheEnds() throws {
    let layout = try #require(self.layout(48, 8, style(.half, .circle) { $0.lineWidth = 4 }))
    #expect(layout.clip == CGRect(x: 0, y: 0, width: 48, height: 8))
    let bitmap = try bitmap(layout, 48, 8)
    // Four points wide, of which two are left; the first column of it is its full height.
    #expect(bitmap[0, 16].alpha == 255)
    #expect(bitmap[191, 16].alpha == 255)
    #expect(abs(bitmap.coverage / 16 - 8 * 4 * .pi) < 1)
  }

  @Test func shortLineHasOneMarkInTheMiddleOrNone() throws {
    let one = try #require(self.layout(5, 4, style { $0.lineWidth = 4 }))
    #expect(StrokeMarks(one).contains(2.5, 2))
    #expect(layout(3.9, 4, style { $0.lineWidth = 4 }) == nil)
    // A dash may be shorter.
    let dash = try #require(self.layout(5, 4, style(.whole, .dash) { $0.cap = .butt }))
    #expect(dash.dashPattern.isEmpty)
    #expect(dash.path.boundingBox == CGRect(x: 0, y: 2, width: 5, height: 0))
  }

  @Test func solidLineKeepsItsCapsWithin() throws {
    let layout = try #require(self.layout(20, 4, style(.whole, .solid)))
    #expect(layout.dashPattern.isEmpty)
    #expect(layout.path.boundingBox == CGRect(x: 1, y: 2, width: 18, height: 0))
  }

  // MARK: Axes

  @Test func leadingLineStartsAtTheRightWhereTheInterfaceDoes() throws {
    let left = try #require(self.layout(50, 10, style(.exact, .dash) { $0.phase = 2 }, axis: .leading))
    let right = try #require(
      self.layout(50, 10, style(.exact, .dash) { $0.phase = 2 }, axis: .leading, isRightToLeft: true))
    let mirrored = StrokeMarks(right).middles.map { CGPoint(x: 50 - $0.x, y: $0.y) }
    for (one, other) in zip(StrokeMarks(left).middles, mirrored) { #expect(abs(one.x - other.x) < 1e-9) }
    #expect(right.axis?.start == CGPoint(x: 50, y: 5))
    // A horizontal one is as it is.
    let horizontal = layout(50, 10, style(.exact, .dash) { $0.phase = 2 }, isRightToLeft: true)
    #expect(horizontal?.path == left.path)
  }

  @Test(arguments: [0, 20, 45, 90, 135, 180, 270, -30] as [CGFloat])
  func angledLineStaysWithinTheBounds(degrees: CGFloat) throws {
    for mark in [DotMark.circle, .square, .dash, .solid] {
      for cap in [CGLineCap.butt, .round, .square] {
        let style = style(.whole, mark) {
          $0.lineWidth = 4
          $0.cap = cap
        }
        let layout = try #require(self.layout(60, 40, style, axis: .angled, angle: degrees * .pi / 180))
        var outline = layout.path
        if !layout.dashPattern.isEmpty {
          outline = outline.copy(dashingWithPhase: layout.phase, lengths: layout.dashPattern)
        }
        let box = outline.copy(strokingWithWidth: 4, lineCap: layout.lineCap, lineJoin: .miter, miterLimit: 10)
          .boundingBoxOfPath
        // FreeType's stroker works in 64ths.
        #expect(CGRect(x: 0, y: 0, width: 60, height: 40).insetBy(dx: -0.03, dy: -0.03).contains(box), "\(mark) \(cap)")
        // Through the middle, by symmetry.
        #expect(abs(box.midX - 30) < 0.03 && abs(box.midY - 20) < 0.03)
      }
    }
  }

  @Test func angleOfARightAngleIsVertical() throws {
    let angled = try #require(self.layout(9, 50, style(), axis: .angled, angle: .pi / 2))
    let vertical = try #require(self.layout(9, 50, style(), axis: .vertical))
    for (one, other) in zip(StrokeMarks(angled).middles, StrokeMarks(vertical).middles) {
      #expect(hypot(one.x - other.x, one.y - other.y) < 1e-9)
    }
  }

  @Test func levelLineIsThereInAViewThatIsLower() throws {
    let layout = try #require(self.layout(50, 1.9, style(), axis: .angled, angle: 0))
    #expect(layout.path == self.layout(50, 1.9, style())?.path)
    #expect(self.layout(1.9, 1.9, style(), axis: .angled, angle: .pi / 4) == nil)
  }

  // MARK: Insets, pixels, phase

  @Test func insetsShortenTheLine() throws {
    let layout = try #require(
      self.layout(
        60, 10,
        style {
          $0.startInset = 10
          $0.endInset = 4
        }))
    let marks = StrokeMarks(layout)
    #expect(marks.contains(11, 5))
    #expect(marks.contains(55, 5))
    let rightToLeft = try #require(
      self.layout(60, 10, style { $0.startInset = 10 }, axis: .leading, isRightToLeft: true))
    #expect(StrokeMarks(rightToLeft).contains(49, 5))
  }

  @Test func insetsThatLeaveNothingDrawNothing() {
    for inset: CGFloat in [60, 1e12] { #expect(layout(60, 10, style { $0.startInset = inset }) == nil) }
    for inset: CGFloat in [.nan, .infinity] {
      #expect(layout(60, 10, style { $0.startInset = inset })?.path == layout(60, 10, style())?.path)
    }
  }

  /// Complaints 39, 40 and 41: a hairline over two rows, gone at a fractional scale, of a fixed half point.
  @Test(arguments: [1, 1.5, 2, 3] as [CGFloat], [0.1, 0.5, 1, 2, 3.3] as [CGFloat])
  func snappedLineCoversWholeRows(scale: CGFloat, width: CGFloat) throws {
    for height in [9, 10, 11] as [CGFloat] {
      let style = style(.whole, .solid) {
        ($0.lineWidth, $0.snapsToPixels, $0.cap) = (width, true, .butt)
      }
      let layout = try #require(self.layout(30, height, style, scale: scale))
      let bitmap = try bitmap(layout, 30, height, scale: scale)
      let column = (0..<bitmap.height).map { bitmap[bitmap.width / 2, $0].alpha }
      #expect(column.count { $0 == 255 } == Int(max((width * scale).rounded(), 1)))
      #expect(column.allSatisfy { $0 == 0 || $0 == 255 })
      // Within half a pixel of the middle.
      let rows = column.indices.filter { column[$0] == 255 }
      #expect(abs(CGFloat(rows[0] + rows[rows.count - 1] + 1) / 2 - height * scale / 2) <= 0.5)
    }
  }

  @Test func phaseMovesMarksTowardsTheStart() throws {
    let layout = try #require(self.layout(50, 10, style { $0.phase = 2 }))
    let marks = StrokeMarks(layout)
    for index in 1..<9 { #expect(marks.contains(6 * CGFloat(index) - 1, 5)) }
    // What comes in and goes out is cut at the edges.
    #expect(layout.clip == CGRect(x: 0, y: 0, width: 50, height: 10))
    let bitmap = try bitmap(layout, 50, 10)
    #expect(abs(bitmap.coverage / 16 - 8 * .pi) < 0.3)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 0, -1, 1e-12, 1e12] as [CGFloat])
  func anyPhaseIsFolded(phase: CGFloat) throws {
    let layout = try #require(self.layout(50, 10, style { $0.phase = phase }))
    #expect(layout.phase >= 0 && layout.phase <= layout.period)
  }
}
