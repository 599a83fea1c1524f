// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Borders of rectangles, round and not.
@Suite struct DotBorderTests {
  /// Complaints 5 and 14: corners that do not match, or have no ink.
  @Test func oneDotIsInEachCorner() throws {
    for (width, height) in [(60.0, 40.0), (61.3, 33.7), (100, 9)] {
      let marks = StrokeMarks(try #require(DotStrokeLayout.border(width, height, .sample())))
      for (x, y) in [(2, 2), (width - 2, 2), (2, height - 2), (width - 2, height - 2)] {
        #expect(marks.middles.count { hypot($0.x - x, $0.y - y) < 2 } == 1)
        #expect(marks.contains(x, y))
      }
    }
  }

  /// Complaint 14, with corners that are round and shorter than a mark.
  @Test(arguments: [CGLineCap.butt, .round, .square], [false, true])
  func shortRoundCornersHaveInk(cap: CGLineCap, isContinuous: Bool) throws {
    let dashes = DotStyle.sample { ($0.mark, $0.cap, $0.lineWidth, $0.dashLength) = (.dash, cap, 6, 10) }
    for (width, height) in [(60.0, 60.0), (60, 60.1), (61.7, 43), (90, 31)] {
      for radius: CGFloat in [3.1, 4, 5, 8] {
        let layout = try #require(
          DotStrokeLayout.border(width, height, dashes) { ($0.radius, $0.isContinuous) = (radius, isContinuous) })
        let bitmap = try layout.bitmap(width, height)
        for (x, y) in [(3.0, 3.0), (width - 3, 3), (3, height - 3), (width - 3, height - 3)] {
          #expect(bitmap[Int(4 * x), Int(4 * y)].alpha == 255, "\(width) \(radius) \(x) \(y)")
        }
      }
    }
  }

  @Test func sidesHaveEqualGaps() throws {
    // 56 and 36 from corner to corner: seven and four or five periods of about 8.
    let marks = StrokeMarks(try #require(DotStrokeLayout.border(60, 40, .sample())))
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
      DotStrokeLayout.border(
        60, 40,
        .sample {
          ($0.mark, $0.cap, $0.dashLength) = (.dash, cap, 6)
        }))
    let bitmap = try layout.bitmap(60, 40)
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
    let layout = try #require(DotStrokeLayout.border(60, 40, .sample { $0.mark = .square }))
    let bitmap = try layout.bitmap(60, 40, scale: 1)
    for y in 0..<5 {
      for x in 0..<5 { #expect(bitmap[x, y].alpha == (x < 4 && y < 4 ? 255 : 0), "\(x) \(y)") }
    }
  }

  @Test func halfFitWrapsOneMarkAroundACorner() throws {
    let layout = try #require(
      DotStrokeLayout.border(
        64, 44,
        .sample {
          ($0.mark, $0.cap, $0.fit) = (.dash, .butt, .half)
          ($0.dashLength, $0.spacing) = (8, 12)
        }))
    // 60 and 40 between the corners: three and two periods of 20.
    #expect(StrokeMarks(layout).count == 10)
    let bitmap = try layout.bitmap(64, 44)
    #expect(bitmap[4 * 6 - 2, 8].alpha == 255)
    #expect(bitmap[4 * 6 + 2, 8].alpha == 0)
  }

  /// Complaints 21 and 22: half of the stroke cut off; dots out of the box.
  @Test(arguments: DotFit.all.filter { $0 != .exact }.map(\.name), DotMark.all.map(\.name))
  func nothingLeavesTheBounds(fit: String, mark: String) throws {
    for radius: CGFloat in [0, 3, 10, 100] {
      let style = DotStyle.sample {
        ($0.fit, $0.mark) = (DotFit(name: fit) ?? .whole, DotMark(name: mark) ?? .circle)
      }
      let box = try #require(DotStrokeLayout.border(60, 40, style) { $0.radius = radius }).outline.boundingBoxOfPath
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
      let whole = try ink(path.bitmap(80, 60, scale: 2))
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
        DotStrokeLayout.border(width, height, .sample()) { ($0.radius, $0.isContinuous) = (radius, isContinuous) })
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
    let layout = try #require(DotStrokeLayout.border(60, 40, .sample()) { $0.radius = radius })
    #expect(layout.path == DotStrokeLayout.border(60, 40, .sample())?.path)
  }

  @Test(arguments: [20, 25, 1e12] as [CGFloat])
  func largeRadiusIsHalfTheShorterSide(radius: CGFloat) throws {
    let layout = try #require(DotStrokeLayout.border(60, 40, .sample()) { $0.radius = radius })
    #expect(layout.path == DotStrokeLayout.border(60, 40, .sample()) { $0.radius = 20 }?.path)
  }

  // MARK: Thin and small

  /// Complaint 9: spacing on thin rectangles.
  @Test func borderAsHighAsItsWidthIsOneRow() throws {
    let marks = StrokeMarks(try #require(DotStrokeLayout.border(60, 4, .sample())))
    #expect(marks.count == 8)
    for index in 0..<8 { #expect(marks.contains(2 + 8 * CGFloat(index), 2)) }
  }

  /// Complaint 9, where there are two rows: the short sides are two marks, or closed, and never one that is cut.
  @Test(arguments: [8, 9, 12, 15.9, 16, 20] as [CGFloat])
  func shortSidesHaveWholeMarks(height: CGFloat) throws {
    let layout = try #require(DotStrokeLayout.border(120, height, .sample()))
    let bitmap = try layout.bitmap(120, height)
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
    let layout = try #require(DotStrokeLayout.border(60, 7, .sample()))
    let bitmap = try layout.bitmap(60, 7)
    // Both short sides, from corner to corner.
    for y in 0..<28 where y > 6 && y < 21 { #expect(bitmap[8, y].alpha == 255) }
  }

  @Test func boxWithoutRoomHasNoBorder() {
    #expect(DotStrokeLayout.border(60, 3.9, .sample()) == nil)
    #expect(DotStrokeLayout.border(3, 40, .sample()) == nil)
    #expect(DotStrokeLayout.border(0, 0, .sample()) == nil)
    #expect(DotStrokeLayout.border(60, 40, .sample(), inset: 30) == nil)
    #expect(DotStrokeLayout.border(60, 40, .sample(), inset: .nan) == nil)
    #expect(DotStrokeLayout.border(.nan, 40, .sample()) == nil)
    #expect(DotStrokeLayout.border(1e300, 40, .sample()) == nil)
  }

  @Test func insetIsKeptAllAround() throws {
    let box = try #require(DotStrokeLayout.border(60, 40, .sample(), inset: 5)).outline.boundingBoxOfPath
    #expect(abs(box.minX - 5) < 0.03 && abs(box.maxY - 35) < 0.03)
  }

  @Test func snappedBorderCoversWholePixels() throws {
    let layout = try #require(
      DotStrokeLayout.border(
        30.3, 20.2,
        .sample {
          ($0.mark, $0.lineWidth, $0.snapsToPixels, $0.cap) = (.solid, 0.3, true, .butt)
        }, scale: 2))
    let bitmap = try layout.bitmap(30.3, 20.2, scale: 2)
    #expect(bitmap.pixels.allSatisfy { $0.alpha == 0 || $0.alpha == 255 })
    // 60.6 pixels wide: what is not a whole one is left out.
    #expect(bitmap.row(0).count { $0 == 255 } == 60)
  }

  @Test func insetOfABorderKeepsTheMiddlesOfItsCorners() throws {
    // An outset one of a sharp box is sharp.
    let solid = DotStyle.sample { $0.mark = .solid }
    let sharp = try #require(DotStrokeLayout.border(60, 40, solid, inset: -5))
    #expect(sharp.path.boundingBoxOfPath == CGRect(x: -3, y: -3, width: 66, height: 46))
    #expect(MeasuredContour.contours(of: sharp.path)[0].length == 224)
    let inner = try #require(DotStrokeLayout.border(60, 40, solid, inset: 10) { $0.radius = 14 })
    let own = try #require(DotStrokeLayout.border(40, 20, solid) { $0.radius = 4 })
    #expect(inner.path.boundingBoxOfPath == own.path.boundingBoxOfPath.offsetBy(dx: 10, dy: 10))
    #expect(MeasuredContour.contours(of: inner.path)[0].length == MeasuredContour.contours(of: own.path)[0].length)
  }

  @Test(arguments: [0, 8] as [CGFloat])
  func marchingBorderWithoutRoomForAMarkIsThere(radius: CGFloat) throws {
    let moving = DotStyle.sample { ($0.mark, $0.cap, $0.dashLength, $0.marchSpeed) = (.dash, .butt, 400, 1) }
    let layout = try #require(DotStrokeLayout.border(60, 40, moving) { $0.radius = radius })
    #expect(layout.dashPattern.isEmpty && layout.period == 0)
    #expect(
      layout.outline.boundingBoxOfPath.insetBy(dx: -0.03, dy: -0.03).contains(
        CGRect(x: 0, y: 0, width: 60, height: 40)))
  }

  // MARK: Bounds of work

  /// Complaint 52: a pattern of many marks makes a path next to endless.
  @Test func marksOfPatternsAreCountedEach() throws {
    let style = DotStyle.sample { ($0.dashPattern, $0.cap) = (Array(repeating: 0.002, count: 64), .butt) }
    for radius: CGFloat in [0, 1e4] {
      let layout = try #require(DotStrokeLayout.border(2e4, 2e4, style) { $0.radius = radius })
      var count = 0
      layout.path.applyWithBlock { if $0.pointee.type == .moveToPoint { count += 1 } }
      #expect(count > 50_000 && count <= DotStrokeLayout.maximumMarkCount + 4)
    }
  }

  @Test(arguments: [1e4, 1e6, 1e9] as [CGFloat])
  func marksAreBounded(size: CGFloat) throws {
    let time = try ContinuousClock().measure {
      let layout = try #require(DotStrokeLayout.border(size, size, .sample { $0.spacing = 0.1 }))
      #expect(StrokeMarks(layout).count <= DotStrokeLayout.maximumMarkCount + 4)
    }
    #expect(time < .seconds(20))
  }
}
