// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGContextDashTests {
  /// The painted columns of a line of width 2 along 120 pixels, as lengths that are on and off in turn.
  private func runs(phase: CGFloat, _ lengths: [CGFloat], cap: CGLineCap = .butt) throws -> [Int] {
    let canvas = try Canvas(120, 2)
    canvas.context.setLineWidth(2)
    canvas.context.setLineCap(cap)
    canvas.context.setLineDash(phase: phase, lengths: lengths)
    canvas.context.strokeLine(0, 1, 120, 1)
    #expect(canvas.context.failure == nil)
    #expect(Set(canvas.row(0)).isSubset(of: [0, 255]))
    var (runs, isOn) = ([0], true)
    for alpha in canvas.row(0) {
      if (alpha == 255) != isOn {
        runs.append(0)
        isOn.toggle()
      }
      runs[runs.count - 1] += 1
    }
    return runs
  }

  @Test(
    arguments: [
      ([10, 20], 0, [10, 20, 10, 20, 10, 20, 10, 20]),
      ([10], 0, [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]),
      ([10, 20, 30], 0, [10, 20, 30, 10, 20, 30]),
      ([10, 20, 30], 60, [0, 10, 20, 30, 10, 20, 30]),
      ([10, 20, 30], -30, [0, 30, 10, 20, 30, 10, 20]),
      ([10, 20], 5, [5, 20, 10, 20, 10, 20, 10, 20, 5]),
      ([10, 20], -5, [0, 5, 10, 20, 10, 20, 10, 20, 10, 15]),
      ([10, 20], 30_000_000_005, [5, 20, 10, 20, 10, 20, 10, 20, 5]),
      ([10, 20], .nan, [10, 20, 10, 20, 10, 20, 10, 20]),
      ([200, 1], 0, [120]), ([1e300, 1], 0, [120]), ([1, 1e300], 0, [1, 119]),
    ] as [([CGFloat], CGFloat, [Int])])
  func lengthsAlternateFromThePhase(lengths: [CGFloat], phase: CGFloat, expected: [Int]) throws {
    #expect(try runs(phase: phase, lengths) == expected)
  }

  @Test(
    arguments: [
      [], [0], [0, 0], [0, 0, 0], [-1, 2], [2, -1], [.nan, 1], [1, .infinity], [-.infinity], [0.001, 0.001],
      [1e-300, 1e-300],
    ] as [[CGFloat]])
  func patternThatIsNoneIsSolid(lengths: [CGFloat]) throws {
    #expect(try runs(phase: 0, lengths) == [120])
  }

  @Test func phaseBeginsAnewWithEachContour() throws {
    let canvas = try Canvas(30, 4)
    canvas.context.setLineWidth(2)
    canvas.context.setLineDash(phase: 0, lengths: [7, 6])
    canvas.context.strokeLineSegments(
      between: [CGPoint(x: 0, y: 3), CGPoint(x: 30, y: 3), CGPoint(x: 0, y: 1), CGPoint(x: 30, y: 1)])
    #expect(canvas.row(0) == canvas.row(2))
    #expect(canvas.row(0)[0..<8] == [255, 255, 255, 255, 255, 255, 255, 0])
  }

  @Test func lengthsAreInUserSpace() throws {
    let canvas = try Canvas(60, 6)
    canvas.context.scaleBy(x: 3, y: 2)
    canvas.context.setLineWidth(1)
    canvas.context.setLineDash(phase: 1, lengths: [4, 6])
    canvas.context.strokeLine(0, 1, 20, 1)
    let on = Array(repeating: UInt8(255), count: 12)
    #expect(canvas.row(4)[0..<9] == on[0..<9])
    #expect(canvas.row(4)[9..<27] == ArraySlice(repeating: 0, count: 18))
    #expect(canvas.row(4)[27..<39] == on[...])
  }

  @Test func roundDotsAreDiscsAtPhaseAndPeriod() throws {
    let canvas = try Canvas(80, 8)
    canvas.context.setLineWidth(6)
    canvas.context.setLineCap(.round)
    canvas.context.setLineDash(phase: 0, lengths: [0, 16])
    canvas.context.strokeLine(8, 4, 72, 4)
    for index in 0..<4 {
      let columns = canvas.row(0).indices.filter { $0 / 16 == index }
      let weight = (0..<8).map { y in columns.map { Double(canvas.row(y)[$0]) } }
      let ink = weight.joined().reduce(0, +)
      let middle = weight.map { zip(columns, $0).reduce(0) { $0 + (Double($1.0) + 0.5) * $1.1 } }.reduce(0, +) / ink
      // Cairo's coverage of a small disc is within 2 %, and symmetric to 1/256 pixel.
      #expect(abs(ink / 255 - 9 * .pi) < 0.6)
      #expect(abs(middle - Double(8 + 16 * index)) < 0.02)
    }
  }

  @Test func stateIsSharedNeitherWaysWithTheStack() throws {
    let canvas = try Canvas(10, 2)
    canvas.context.setLineWidth(2)
    canvas.context.saveGState()
    canvas.context.setLineDash(phase: 0, lengths: [1, 1])
    canvas.context.restoreGState()
    canvas.context.strokeLine(0, 1, 10, 1)
    #expect(canvas.coverage == 20)
  }

  /// What lies in the canvas must not depend on how far a line goes on outside.
  @Test(arguments: [1e5, 3e6, 1e9] as [CGFloat])
  func longLinesAreDashedAsShortOnes(reach: CGFloat) throws {
    func line(from start: CGFloat, to end: CGFloat) throws -> Bitmap {
      try bitmap(40, 6) {
        $0.setLineWidth(3)
        $0.setLineDash(phase: 2, lengths: [3, 4])
        $0.strokeLine(start, 3, end, 3)
      }
    }
    let start = -7 * (reach / 7).rounded()
    #expect(try line(from: start, to: reach) == line(from: -70, to: 100))
  }

  /// So many dots are drawn by bands of rows, at whose edges nothing may show.
  @Test func manyDotsThatTouchAreAlikeInAllRows() throws {
    let picture = try bitmap(240, 300) {
      $0.setLineWidth(2.4)
      $0.setLineCap(.round)
      $0.setLineDash(phase: 0, lengths: [0, 2])
      for y in stride(from: 0.75, through: 300, by: 2) {
        $0.move(to: CGPoint(x: 0.5, y: y))
        $0.addLine(to: CGPoint(x: 240, y: y))
      }
      $0.strokePath()
    }
    let rows = (10..<290).map(picture.row)
    #expect(Set(rows).count == 2)
    #expect(Array(rows.dropFirst(2)) == Array(rows.dropLast(2)))
  }

  @Test func longPolylineKeepsPhaseAroundCorners() throws {
    func path(_ far: CGFloat) throws -> Bitmap {
      try bitmap(60, 60) {
        $0.setLineWidth(4)
        $0.setLineDash(phase: 0, lengths: [9, 5])
        $0.addLines(between: [
          CGPoint(x: 10 - 14 * far, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 50), CGPoint(x: 50, y: 50),
          CGPoint(x: 50, y: 10), CGPoint(x: 50 + far, y: 10),
        ])
        $0.strokePath()
      }
    }
    #expect(try path(2e6) == path(20))
  }

  @Test func closedPathThatIsFarAwayKeepsItsCornerJoin() throws {
    func rectangle(_ size: CGFloat) throws -> Bitmap {
      try bitmap(30, 30) { $0.stroke(CGRect(x: 10, y: 10, width: size, height: size), width: 6) }
    }
    #expect(try rectangle(1e9) == rectangle(1000))
  }

  @Test(arguments: [1e6, 1e9, 1e12, 1e100, 1e300] as [CGFloat], [0.02, 1, 1e-9] as [CGFloat])
  func workIsBoundedHoweverLongTheLine(length: CGFloat, dash: CGFloat) throws {
    let canvas = try Canvas(100, 100)
    let clock = ContinuousClock()
    let time = clock.measure {
      canvas.context.setLineDash(phase: 0, lengths: [dash, dash])
      canvas.context.strokeLine(-length, 50, length, 50)
      canvas.context.strokeLine(-length, -length, length, length)
      canvas.context.stroke(CGRect(x: -length, y: 20, width: length, height: 50))
    }
    // Hours if all dashes were counted; a minute leaves room for slow machines.
    #expect(time < .seconds(60))
    #expect(canvas.coverage > 0)
    #expect(canvas.context.failure == nil)
  }

  @Test(arguments: [2, 3, 3.5, 5, 9] as [CGFloat])
  func rowsOfDotsAreAsTheSameRowsInAnyOrder(pitch: CGFloat) throws {
    func picture(_ order: [Int]) throws -> Bitmap {
      try bitmap(100, 100) {
        $0.setLineWidth(2)
        $0.setStrokeColor(gray: 0, alpha: 0.5)
        $0.setLineCap(.round)
        $0.setLineDash(phase: 0, lengths: [0, 5])
        for row in order {
          $0.move(to: CGPoint(x: 3, y: 2.3 + CGFloat(row) * pitch))
          $0.addLine(to: CGPoint(x: 97, y: 2.3 + CGFloat(row) * pitch))
        }
        $0.strokePath()
      }
    }
    let rows = Array(0..<10)
    let mixed = try picture([5, 3, 0, 9, 1, 2, 8, 4, 7, 6])
    #expect(try picture(rows) == mixed)
    #expect(try picture(rows.reversed()) == mixed)
  }

  @Test func moreDashesThanTheLimitAreSolid() throws {
    // 700 lines of 2,000 points at 1 point a period are 1,400,000 dashes, all within the clip.
    let canvas = try Canvas(2000, 4)
    canvas.context.setLineDash(phase: 0, lengths: [0.5, 0.5])
    for _ in 0..<700 {
      canvas.context.move(to: CGPoint(x: 0, y: 2))
      canvas.context.addLine(to: CGPoint(x: 2000, y: 2))
    }
    canvas.context.setLineWidth(2)
    canvas.context.strokePath()
    #expect(canvas.coverage == 4000)
  }

  /// Against each dash as a line of its own. 2 of 255: a notch that is closed is less than 1/256 of a pixel deep, and
  /// Cairo rounds the edges of the many pieces on their own.
  @Test(
    arguments: [(1, 0.25, 0), (1, 0.25, 0.5), (1, 0.25, 1.1), (0, 0.7, 0), (0, 0.7, 0.3), (5, 0.5, 5.2)]
      as [(CGFloat, CGFloat, CGFloat)])
  func gapsThatCannotBeSeenAreClosed(on: CGFloat, off: CGFloat, phase: CGFloat) throws {
    func picture(_ draw: (CGContext) -> Void) throws -> Bitmap {
      try bitmap(100, 60) {
        $0.setLineWidth(40)
        $0.setStrokeColor(gray: 0, alpha: 0.5)
        $0.setLineCap(.round)
        draw($0)
        $0.strokePath()
      }
    }
    let (start, end): (CGFloat, CGFloat) = (30.3, 70.7)
    let dashed = try picture {
      $0.setLineDash(phase: phase, lengths: [on, off])
      $0.addLines(between: [CGPoint(x: start, y: 30), CGPoint(x: end, y: 30)])
    }
    let pieces = try picture {
      for k in 0..<100 {
        let first = start + CGFloat(k) * (on + off) - phase
        guard first + on >= start, first <= end else { continue }
        $0.addLines(between: [CGPoint(x: max(first, start), y: 30), CGPoint(x: min(first + on, end), y: 30)])
      }
    }
    #expect(try #require(dashed.difference(from: pieces)) <= 2)
  }

  @Test func broadLineOfOverlappingDotsEndsSoon() throws {
    let canvas = try Canvas(4096, 512)
    let time = ContinuousClock().measure {
      canvas.context.setLineWidth(2000)
      canvas.context.setLineCap(.round)
      canvas.context.setLineDash(phase: 0, lengths: [1, 0.5])
      canvas.context.addLines(between: [CGPoint(x: 0, y: 256), CGPoint(x: 4096, y: 256)])
      canvas.context.strokePath()
    }
    // Half a minute if all dots were drawn; five seconds leave room for slow machines.
    #expect(time < .seconds(5))
    #expect(canvas.coverage == 4096 * 512)
  }
}
