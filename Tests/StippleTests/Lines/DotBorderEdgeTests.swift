// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Borders of some edges of rectangles, round and not.
@Suite struct DotBorderEdgeTests {
  /// Complaint 94: one side alone draws nothing.
  @Test func eachEdgeIsDrawnByItself() throws {
    let boxes: [(WritableKeyPath<BorderShape, Bool>, CGRect)] = [
      (\.hasTop, CGRect(x: 0, y: 0, width: 60, height: 4)), (\.hasRight, CGRect(x: 56, y: 0, width: 4, height: 40)),
      (\.hasBottom, CGRect(x: 0, y: 36, width: 60, height: 4)), (\.hasLeft, CGRect(x: 0, y: 0, width: 4, height: 40)),
    ]
    for mark in [DotMark.circle, .square, .dash, .solid] {
      for (edge, expected) in boxes {
        let layout = try #require(
          DotStrokeLayout.border(
            60, 40,
            .sample {
              ($0.mark, $0.cap) = (mark, .butt)
            }
          ) { shape in
            (shape.hasTop, shape.hasRight, shape.hasBottom, shape.hasLeft) = (false, false, false, false)
            shape[keyPath: edge] = true
          })
        let box = layout.outline.boundingBoxOfPath
        #expect(
          abs(box.minX - expected.minX) < 0.03 && abs(box.maxX - expected.maxX) < 0.03
            && abs(box.minY - expected.minY) < 0.03 && abs(box.maxY - expected.maxY) < 0.03, "\(mark) \(box)")
      }
    }
  }

  @Test func edgesThatMeetShareTheirCorner() throws {
    let marks = StrokeMarks(
      try #require(DotStrokeLayout.border(60, 40, .sample()) { ($0.hasBottom, $0.hasLeft) = (false, false) }))
    #expect(marks.middles.count { hypot($0.x - 58, $0.y - 2) < 2 } == 1)
    #expect(marks.contains(2, 2) && marks.contains(58, 2) && marks.contains(58, 38))
    #expect(!marks.contains(2, 38))
  }

  @Test func oppositeEdgesAreTwoLines() throws {
    let marks = StrokeMarks(
      try #require(DotStrokeLayout.border(60, 40, .sample()) { ($0.hasRight, $0.hasLeft) = (false, false) }))
    #expect(marks.count == 16)
  }

  @Test func noEdgeIsNoBorder() {
    let layout = DotStrokeLayout.border(60, 40, .sample()) {
      ($0.hasTop, $0.hasRight, $0.hasBottom, $0.hasLeft) = (false, false, false, false)
    }
    #expect(layout == nil)
  }

  @Test func roundEdgesThatMeetHaveTheirArc() throws {
    let layout = try #require(
      DotStrokeLayout.border(60, 40, .sample { $0.mark = .solid }) { ($0.hasBottom, $0.radius) = (false, 12) })
    let bitmap = try layout.bitmap(60, 40)
    #expect(bitmap[2, 2].alpha == 0)
    #expect(bitmap[8, 158].alpha == 255)
  }

  /// The corner of some edges is that of the whole border.
  @Test(arguments: [false, true])
  func cornersOfSomeEdgesAreThoseOfAll(isContinuous: Bool) throws {
    let solid = DotStyle.sample { $0.mark = .solid }
    func corner(_ edges: @escaping (inout BorderShape) -> Void) throws -> [Bitmap.Pixel] {
      let layout = try #require(
        DotStrokeLayout.border(60, 40, solid) {
          ($0.radius, $0.isContinuous) = (12, isContinuous)
          edges(&$0)
        })
      let bitmap = try layout.bitmap(60, 40)
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
      DotStrokeLayout.border(60, 40, solid) {
        ($0.radius, $0.isContinuous, $0.hasBottom, $0.hasLeft) = (12, !isContinuous, false, false)
      })
    let picture = try other.bitmap(60, 40)
    let different = (0..<72).flatMap { y in (128..<240).map { picture[$0, y] } }
    #expect(zip(whole, different).map { abs(Int($0.alpha) - Int($1.alpha)) }.max() ?? 0 > 60)
  }

  @Test func edgesAcrossTheFirstCornerAreOneLine() throws {
    // Left and top meet where the whole border starts.
    let layout = try #require(
      DotStrokeLayout.border(60, 40, .sample()) { ($0.hasRight, $0.hasBottom, $0.radius) = (false, false, 12) })
    let marks = StrokeMarks(layout)
    #expect(marks.contains(2, 38) && marks.contains(58, 2))
    let gaps = zip(marks.middles, marks.middles.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    #expect((gaps.max() ?? 0) < 9 && (gaps.min() ?? 0) > 6.5)
  }

  @Test func insetsShortenEdgesThatHaveEnds() throws {
    let style = DotStyle.sample { ($0.startInset, $0.endInset) = (20, 5) }
    let marks = StrokeMarks(try #require(DotStrokeLayout.border(60, 40, style) { $0.hasTop = false }))
    // From the top of the right edge, around, to that of the left one.
    #expect(marks.contains(58, 22) && marks.contains(2, 7))
    #expect(marks.middles.allSatisfy { $0.x < 57 || $0.y > 21.9 })
    #expect(DotStrokeLayout.border(60, 40, style)?.path == DotStrokeLayout.border(60, 40, .sample())?.path)
    #expect(DotStrokeLayout.border(60, 40, .sample { $0.startInset = 1e12 }) { $0.hasTop = false } == nil)
  }
}
