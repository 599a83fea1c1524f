// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Borders of rectangles, round and not.
@Suite struct DotBorderTests {
  private func style(_ change: (inout DotStyle) -> Void = { _ in }) -> DotStyle {
    var style = DotStyle.border
    style.lineWidth = 4
    style.spacing = 8
    change(&style)
    return style
  }

  private func layout(
    _ width: CGFloat, _ height: CGFloat, _ style: DotStyle, inset: CGFloat = 0, scale: CGFloat = 1,
    _ change: (inout BorderShape) -> Void = { _ in }
  ) -> DotStrokeLayout? {
    var shape = BorderShape()
    change(&shape)
    return DotStrokeLayout.border(
      in: CGRect(x: 0, y: 0, width: width, height: height), inset: inset, shape: shape, style: style, scale: scale)
  }

  private func outline(_ layout: DotStrokeLayout) -> CGPath {
    let dashed =
      layout.dashPattern.isEmpty
      ? layout.path : layout.path.copy(dashingWithPhase: layout.phase, lengths: layout.dashPattern)
    return dashed.copy(
      strokingWithWidth: layout.lineWidth, lineCap: layout.lineCap, lineJoin: layout.lineJoin, miterLimit: 10)
  }

  private func bitmap(_ layout: DotStrokeLayout, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 4) throws
    -> Bitmap
  {
    try Bitmap(size: CGSize(width: width, height: height), scale: scale) { context in
      context.addPath(layout.path)
      context.setLineWidth(layout.lineWidth)
      context.setLineCap(layout.lineCap)
      context.setLineJoin(layout.lineJoin)
      if !layout.dashPattern.isEmpty { context.setLineDash(phase: layout.phase, lengths: layout.dashPattern) }
      context.strokePath()
    }
  }

  /// Complaints 5 and 14: corners that do not match, or have no ink.
  @Test func oneDotIsInEachCorner() throws {
    for (width, height) in [(60.0, 40.0), (61.3, 33.7), (100, 9)] {
      let marks = StrokeMarks(try #require(self.layout(width, height, style())))
      for (x, y) in [(2, 2), (width - 2, 2), (2, height - 2), (width - 2, height - 2)] {
        #expect(marks.middles.count { hypot($0.x - x, $0.y - y) < 2 } == 1)
        #expect(marks.contains(x, y))
      }
    }
  }

  /// Complaint 14, with corners that are round and shorter than a mark.
  @Test(arguments: [CGLineCap.butt, .round, .square], [false, true])
  func shortRoundCornersHaveInk(cap: CGLineCap, isContinuous: Bool) throws {
    let dashes = style { ($0.mark, $0.cap, $0.lineWidth, $0.dashLength) = (.dash, cap, 6, 10) }
    for (width, height) in [(60.0, 60.0), (60, 60.1), (61.7, 43), (90, 31)] {
      for radius: CGFloat in [3.1, 4, 5, 8] {
        let layout = try #require(
          self.layout(width, height, dashes) { ($0.radius, $0.isContinuous) = (radius, isContinuous) })
        let bitmap = try bitmap(layout, width, height)
        for (x, y) in [(3.0, 3.0), (width - 3, 3), (3, height - 3), (width - 3, height - 3)] {
          #expect(bitmap[Int(4 * x), Int(4 * y)].alpha == 255, "\(width) \(radius) \(x) \(y)")
        }
      }
    }
  }

  @Test func sidesHaveEqualGaps() throws {
    // 56 and 36 from corner to corner: seven and four or five periods of about 8.
    let marks = StrokeMarks(try #require(self.layout(60, 40, style())))
    let top = marks.middles.filter { abs($0.y - 2) < 0.01 }.map(\.x).sorted()
    #expect(top.count == 8)
    for (one, next) in zip(top, top.dropFirst()) { #expect(abs(next - one - 8) < 0.01) }
    let left = marks.middles.filter { abs($0.x - 2) < 0.01 }.map(\.y).sorted()
    #expect(left.count == 6 || left.count == 5)
    let step = 36 / CGFloat(left.count - 1)
    for (one, next) in zip(left, left.dropFirst()) { #expect(abs(next - one - step) < 0.01) }
  }

  /// Complaint 15: a full dash goes into the corner and out of it.
  @Test(arguments: [CGLineCap.butt, .round, .square])
  func dashGoesAroundACorner(cap: CGLineCap) throws {
    let layout = try #require(
      self.layout(
        60, 40,
        style {
          ($0.mark, $0.cap, $0.dashLength) = (.dash, cap, 6)
        }))
    let bitmap = try bitmap(layout, 60, 40)
    // As seen the dash is 6 long, and its caps; the corner itself is round with round caps.
    let seen = cap == .butt ? 6 : 10
    #expect(bitmap[4 * seen - 2, 8].alpha == 255 || cap == .round)
    #expect(bitmap[4 * seen + 2, 8].alpha == 0)
    #expect(bitmap[8, 4 * seen - 2].alpha == 255 || cap == .round)
    #expect(bitmap[8, 4 * seen + 2].alpha == 0)
    #expect(bitmap[8, 8].alpha == 255)
    #expect((bitmap[0, 0].alpha == 255) == (cap != .round))
  }

  /// Complaint 16: sides join without a notch.
  @Test func squaresAreWholeInTheCorners() throws {
    let layout = try #require(self.layout(60, 40, style { $0.mark = .square }))
    let bitmap = try bitmap(layout, 60, 40, scale: 1)
    for y in 0..<5 {
      for x in 0..<5 { #expect(bitmap[x, y].alpha == (x < 4 && y < 4 ? 255 : 0), "\(x) \(y)") }
    }
  }

  @Test func halfFitWrapsOneMarkAroundACorner() throws {
    let layout = try #require(
      self.layout(
        64, 44,
        style {
          ($0.mark, $0.cap, $0.fit) = (.dash, .butt, .half)
          ($0.dashLength, $0.spacing) = (8, 12)
        }))
    // 60 and 40 between the corners: three and two periods of 20.
    #expect(StrokeMarks(layout).count == 10)
    let bitmap = try bitmap(layout, 64, 44)
    #expect(bitmap[4 * 6 - 2, 8].alpha == 255)
    #expect(bitmap[4 * 6 + 2, 8].alpha == 0)
  }

  /// Complaints 21 and 22: half of the stroke cut off; dots out of the box.
  @Test(arguments: DotFit.all.filter { $0 != .exact }.map(\.name), DotMark.all.map(\.name))
  func nothingLeavesTheBounds(fit: String, mark: String) throws {
    for radius: CGFloat in [0, 3, 10, 100] {
      let style = style {
        ($0.fit, $0.mark) = (DotFit(name: fit) ?? .whole, DotMark(name: mark) ?? .circle)
      }
      let box = outline(try #require(self.layout(60, 40, style) { $0.radius = radius })).boundingBoxOfPath
      // FreeType's stroker works in 64ths.
      #expect(CGRect(x: 0, y: 0, width: 60, height: 40).insetBy(dx: -0.03, dy: -0.03).contains(box))
      #expect(box.width > 59 && box.height > 39)
    }
  }

  /// Complaints 21 and 22, the other way: of what is within the bounds nothing is cut off.
  @MainActor @Test(arguments: [0, 10] as [CGFloat], [0, 2.5] as [CGFloat])
  func allInkOfABorderIsSeen(radius: CGFloat, phase: CGFloat) throws {
    for mark in [DotMark.circle, .pill, .square, .dash] {
      let view = DottedBorderView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      (view.mark, view.lineWidth, view.dotSpacing, view.borderRadius) = (mark, 4, 8, radius)
      view.dashPhase = phase
      let layout = try #require(view.strokeLayout())
      // The same with room all around it.
      let room = CGAffineTransform(translationX: 10, y: 10)
      var path = DotStrokeLayout(
        path: try #require(withUnsafePointer(to: room) { layout.path.copy(using: $0) }), lineWidth: layout.lineWidth)
      (path.lineCap, path.lineJoin) = (layout.lineCap, layout.lineJoin)
      func ink(_ bitmap: Bitmap) -> Int { bitmap.pixels.reduce(0) { $0 + Int($1.alpha) } }
      let whole = try ink(bitmap(path, 80, 60, scale: 2))
      view.lineColor = .black
      let seen = try ink(Bitmap(view: view, scale: 2))
      #expect(whole > 0 && seen == whole, "\(mark.name)")
    }
  }

  /// Complaints 2, 3 and 4: marks merge where the outline closes.
  @Test(arguments: [false, true], [6, 12, 20] as [CGFloat])
  func roundBordersAreTheSameMirroredEitherWay(isContinuous: Bool, radius: CGFloat) throws {
    for (width, height) in [(64.0, 40.0), (47.3, 90.1), (50, 50)] {
      let layout = try #require(
        self.layout(width, height, style()) { ($0.radius, $0.isContinuous) = (radius, isContinuous) })
      let marks = StrokeMarks(layout)
      #expect(marks.count.isMultiple(of: 4))
      for middle in marks.middles {
        #expect(marks.contains(width - middle.x, middle.y), "\(width) \(middle)")
        #expect(marks.contains(middle.x, height - middle.y), "\(width) \(middle)")
        if width == height { #expect(marks.contains(middle.y, middle.x)) }
      }
      #expect(marks.contains(width / 2, 2))
      // No lump: neighbours are about equally far from each other, as the crow flies.
      let gaps = zip(marks.middles, marks.middles.dropFirst() + [marks.middles[0]]).map {
        hypot($1.x - $0.x, $1.y - $0.y)
      }
      #expect((gaps.min() ?? 0) > 0.75 * (gaps.max() ?? 0))
    }
  }

  /// Complaint 6: a radius below the width, or negative.
  @Test(arguments: [1, 2, 0, -5, .nan, -.infinity, 1e-12] as [CGFloat])
  func radiusBelowHalfTheWidthIsACorner(radius: CGFloat) throws {
    let layout = try #require(self.layout(60, 40, style()) { $0.radius = radius })
    #expect(layout.path == self.layout(60, 40, style())?.path)
  }

  @Test(arguments: [20, 25, 1e12] as [CGFloat])
  func largeRadiusIsHalfTheShorterSide(radius: CGFloat) throws {
    let layout = try #require(self.layout(60, 40, style()) { $0.radius = radius })
    #expect(layout.path == self.layout(60, 40, style()) { $0.radius = 20 }?.path)
  }

  // MARK: Thin and small

  /// Complaint 9: spacing on thin rectangles.
  @Test func borderAsHighAsItsWidthIsOneRow() throws {
    let marks = StrokeMarks(try #require(self.layout(60, 4, style())))
    #expect(marks.count == 8)
    for index in 0..<8 { #expect(marks.contains(2 + 8 * CGFloat(index), 2)) }
  }

  /// Complaint 9, where there are two rows: the short sides are two marks, or closed, and never one that is cut.
  @Test(arguments: [8, 9, 12, 15.9, 16, 20] as [CGFloat])
  func shortSidesHaveWholeMarks(height: CGFloat) throws {
    let layout = try #require(self.layout(120, height, style()))
    let bitmap = try bitmap(layout, 120, height)
    let rows = bitmap.height
    let column = (0..<rows).map { bitmap[8, $0].alpha }
    // A mark of sixteen pixels at each end, without the two that its round edge goes through.
    #expect(column[1..<15].allSatisfy { $0 == 255 } && column.suffix(15).dropLast().allSatisfy { $0 == 255 })
    let marks = StrokeMarks(layout).dashes.filter { max($0.start.x, $0.end.x) < 4 }
    let bars = marks.filter { abs($0.start.y - $0.end.y) > 0.02 || abs($0.start.x - $0.end.x) > 0.02 }
    // A side is closed only where two marks and a part of a gap have no room.
    #expect(bars.isEmpty == (height >= 9), "\(marks)")
    if bars.isEmpty { #expect(column.contains(0)) }
  }

  @Test func sideWithoutRoomForTwoMarksIsSolid() throws {
    let layout = try #require(self.layout(60, 7, style()))
    let bitmap = try bitmap(layout, 60, 7)
    // Both short sides, from corner to corner.
    for y in 0..<28 where y > 6 && y < 21 { #expect(bitmap[8, y].alpha == 255) }
  }

  @Test func boxWithoutRoomHasNoBorder() {
    #expect(layout(60, 3.9, style()) == nil)
    #expect(layout(3, 40, style()) == nil)
    #expect(layout(0, 0, style()) == nil)
    #expect(layout(60, 40, style(), inset: 30) == nil)
    #expect(layout(60, 40, style(), inset: .nan) == nil)
    #expect(layout(.nan, 40, style()) == nil)
    #expect(layout(1e300, 40, style()) == nil)
  }

  @Test func insetIsKeptAllAround() throws {
    let box = outline(try #require(self.layout(60, 40, style(), inset: 5))).boundingBoxOfPath
    #expect(abs(box.minX - 5) < 0.03 && abs(box.maxY - 35) < 0.03)
  }

  @Test func snappedBorderCoversWholePixels() throws {
    let layout = try #require(
      self.layout(
        30.3, 20.2,
        style {
          ($0.mark, $0.lineWidth, $0.snapsToPixels, $0.cap) = (.solid, 0.3, true, .butt)
        }, scale: 2))
    let bitmap = try bitmap(layout, 30.3, 20.2, scale: 2)
    #expect(bitmap.pixels.allSatisfy { $0.alpha == 0 || $0.alpha == 255 })
    // 60.6 pixels wide: what is not a whole one is left out.
    #expect(bitmap.row(0).count { $0 == 255 } == 60)
  }

  // MARK: Edges

  /// Complaint 94: one side alone draws nothing.
  @Test func eachEdgeIsDrawnByItself() throws {
    let boxes: [(WritableKeyPath<BorderShape, Bool>, CGRect)] = [
      (\.hasTop, CGRect(x: 0, y: 0, width: 60, height: 4)), (\.hasRight, CGRect(x: 56, y: 0, width: 4, height: 40)),
      (\.hasBottom, CGRect(x: 0, y: 36, width: 60, height: 4)), (\.hasLeft, CGRect(x: 0, y: 0, width: 4, height: 40)),
    ]
    for mark in [DotMark.circle, .square, .dash, .solid] {
      for (edge, expected) in boxes {
        let layout = try #require(
          self.layout(
            60, 40,
            style {
              ($0.mark, $0.cap) = (mark, .butt)
            }
          ) { shape in
            (shape.hasTop, shape.hasRight, shape.hasBottom, shape.hasLeft) = (false, false, false, false)
            shape[keyPath: edge] = true
          })
        let box = outline(layout).boundingBoxOfPath
        #expect(
          abs(box.minX - expected.minX) < 0.03 && abs(box.maxX - expected.maxX) < 0.03
            && abs(box.minY - expected.minY) < 0.03 && abs(box.maxY - expected.maxY) < 0.03, "\(mark) \(box)")
      }
    }
  }

  @Test func edgesThatMeetShareTheirCorner() throws {
    let marks = StrokeMarks(
      try #require(self.layout(60, 40, style()) { ($0.hasBottom, $0.hasLeft) = (false, false) }))
    #expect(marks.middles.count { hypot($0.x - 58, $0.y - 2) < 2 } == 1)
    #expect(marks.contains(2, 2) && marks.contains(58, 2) && marks.contains(58, 38))
    #expect(!marks.contains(2, 38))
  }

  @Test func oppositeEdgesAreTwoLines() throws {
    let marks = StrokeMarks(try #require(self.layout(60, 40, style()) { ($0.hasRight, $0.hasLeft) = (false, false) }))
    #expect(marks.count == 16)
  }

  @Test func noEdgeIsNoBorder() {
    #expect(
      layout(60, 40, style()) { ($0.hasTop, $0.hasRight, $0.hasBottom, $0.hasLeft) = (false, false, false, false) }
        == nil)
  }

  @Test func roundEdgesThatMeetHaveTheirArc() throws {
    let layout = try #require(
      self.layout(60, 40, style { $0.mark = .solid }) { ($0.hasBottom, $0.radius) = (false, 12) })
    let bitmap = try bitmap(layout, 60, 40)
    #expect(bitmap[2, 2].alpha == 0)
    #expect(bitmap[8, 158].alpha == 255)
  }

  /// The corner of some edges is that of the whole border.
  @Test(arguments: [false, true])
  func cornersOfSomeEdgesAreThoseOfAll(isContinuous: Bool) throws {
    let solid = style { $0.mark = .solid }
    func corner(_ edges: @escaping (inout BorderShape) -> Void) throws -> [Bitmap.Pixel] {
      let layout = try #require(
        self.layout(60, 40, solid) {
          ($0.radius, $0.isContinuous) = (12, isContinuous)
          edges(&$0)
        })
      let bitmap = try bitmap(layout, 60, 40)
      // The top right quarter, without the ends of edges that are alone.
      return (0..<72).flatMap { y in (128..<240).map { bitmap[$0, y] } }
    }
    let whole = try corner { _ in }
    for edges in [
      { ($0.hasBottom, $0.hasLeft) = (false, false) }, { $0.hasBottom = false }, { $0.hasLeft = false },
    ] as [(inout BorderShape) -> Void] {
      let part = try corner(edges)
      // Lines that are divided elsewhere round elsewhere.
      let worst = zip(whole, part).map { abs(Int($0.alpha) - Int($1.alpha)) }.max()
      #expect((worst ?? 255) <= 2)
    }
    let other = try #require(
      self.layout(60, 40, solid) {
        ($0.radius, $0.isContinuous, $0.hasBottom, $0.hasLeft) = (12, !isContinuous, false, false)
      })
    let picture = try bitmap(other, 60, 40)
    let different = (0..<72).flatMap { y in (128..<240).map { picture[$0, y] } }
    #expect(zip(whole, different).map { abs(Int($0.alpha) - Int($1.alpha)) }.max() ?? 0 > 60)
  }

  @Test func edgesAcrossTheFirstCornerAreOneLine() throws {
    // Left and top meet where the whole border starts.
    let layout = try #require(
      self.layout(60, 40, style()) { ($0.hasRight, $0.hasBottom, $0.radius) = (false, false, 12) })
    let marks = StrokeMarks(layout)
    #expect(marks.contains(2, 38) && marks.contains(58, 2))
    let gaps = zip(marks.middles, marks.middles.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    #expect((gaps.max() ?? 0) < 9 && (gaps.min() ?? 0) > 6.5)
  }

  @Test func insetsShortenEdgesThatHaveEnds() throws {
    let style = style { ($0.startInset, $0.endInset) = (20, 5) }
    let marks = StrokeMarks(try #require(self.layout(60, 40, style) { $0.hasTop = false }))
    // From the top of the right edge, around, to that of the left one.
    #expect(marks.contains(58, 22) && marks.contains(2, 7))
    #expect(marks.middles.allSatisfy { $0.x < 57 || $0.y > 21.9 })
    #expect(layout(60, 40, style)?.path == layout(60, 40, self.style())?.path)
    #expect(layout(60, 40, self.style { $0.startInset = 1e12 }) { $0.hasTop = false } == nil)
  }

  @Test func insetOfABorderKeepsTheMiddlesOfItsCorners() throws {
    // An outset one of a sharp box is sharp.
    let solid = style { $0.mark = .solid }
    let sharp = try #require(self.layout(60, 40, solid, inset: -5))
    #expect(sharp.path.boundingBoxOfPath == CGRect(x: -3, y: -3, width: 66, height: 46))
    #expect(MeasuredContour.contours(of: sharp.path)[0].length == 224)
    let inner = try #require(self.layout(60, 40, solid, inset: 10) { $0.radius = 14 })
    let own = try #require(self.layout(40, 20, solid) { $0.radius = 4 })
    #expect(inner.path.boundingBoxOfPath == own.path.boundingBoxOfPath.offsetBy(dx: 10, dy: 10))
    #expect(MeasuredContour.contours(of: inner.path)[0].length == MeasuredContour.contours(of: own.path)[0].length)
  }

  @Test(arguments: [0, 8] as [CGFloat])
  func marchingBorderWithoutRoomForAMarkIsThere(radius: CGFloat) throws {
    let moving = style { ($0.mark, $0.cap, $0.dashLength, $0.marchSpeed) = (.dash, .butt, 400, 1) }
    let layout = try #require(self.layout(60, 40, moving) { $0.radius = radius })
    #expect(layout.dashPattern.isEmpty && layout.period == 0)
    #expect(
      outline(layout).boundingBoxOfPath.insetBy(dx: -0.03, dy: -0.03).contains(
        CGRect(x: 0, y: 0, width: 60, height: 40)))
  }

  // MARK: Bounds of work

  /// Complaint 52: a pattern of many marks makes a path next to endless.
  @Test func marksOfPatternsAreCountedEach() throws {
    let style = style { ($0.dashPattern, $0.cap) = (Array(repeating: 0.002, count: 64), .butt) }
    for radius: CGFloat in [0, 1e4] {
      let layout = try #require(self.layout(2e4, 2e4, style) { $0.radius = radius })
      var count = 0
      layout.path.applyWithBlock { if $0.pointee.type == .moveToPoint { count += 1 } }
      #expect(count > 50_000 && count <= DotStrokeLayout.maximumMarkCount + 4)
    }
  }

  @Test(arguments: [1e4, 1e6, 1e9] as [CGFloat])
  func marksAreBounded(size: CGFloat) throws {
    let time = try ContinuousClock().measure {
      let layout = try #require(self.layout(size, size, style { $0.spacing = 0.1 }))
      #expect(StrokeMarks(layout).count <= DotStrokeLayout.maximumMarkCount + 4)
    }
    #expect(time < .seconds(20))
  }
}
