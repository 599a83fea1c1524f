// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import Stipple

/// Lines and dots of squares, as `gridStyle` has them.
@Suite struct GridLayoutTests {
  private func layout(_ pattern: GridPattern = .grid, pitch: CGFloat = 20, scale: CGFloat = 1) -> GridLayout {
    var layout = GridLayout(pattern: pattern, pitch: CGSize(width: pitch, height: 0))
    layout.displayScale = scale
    return layout
  }

  private func strokes(
    _ pattern: GridPattern, _ width: CGFloat, _ height: CGFloat, pitch: CGFloat = 20, scale: CGFloat = 1
  ) -> [GridStroke] {
    layout(pattern, pitch: pitch, scale: scale).strokes(in: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Where the lines of a stroke begin.
  private func starts(_ stroke: GridStroke?) -> [CGPoint] {
    (stroke?.path.elements ?? []).compactMap { if case .move(let point) = $0 { point } else { nil } }
  }

  @Test(arguments: [(19, 0), (20, 0), (20.001, 1), (40, 1), (40.5, 2), (100, 4), (101, 5)])
  func linesStandStrictlyInside(length: Double, count: Int) throws {
    let points = starts(strokes(.grid, CGFloat(length), 30).first)
    #expect(points.filter { $0.y == 0 }.count == count)
    #expect(points.filter { $0.x == 0 }.count == 1)
  }

  @Test func countIsTheDefinitionForEveryPitch() throws {
    // Counted one by one, for pitches whose quotients round up and down.
    for pitch in stride(from: 0.1, through: 9.7, by: 0.1) {
      for length in stride(from: pitch, through: 12 * pitch, by: pitch / 3) {
        let points = starts(strokes(.grid, length, pitch / 2, pitch: pitch, scale: 10.01).first)
        let counted = (1...20).count { Double($0) * pitch < length }
        #expect(points.count == counted, "pitch \(pitch), length \(length)")
      }
    }
  }

  @Test func positionsDoNotDrift() throws {
    let pitch: CGFloat = 0.1
    let points = starts(strokes(.grid, 1e6, 0.05, pitch: pitch, scale: 10).first)
    #expect(points[29_999].x == 30_000 * pitch)
    #expect((1...30_000).reduce(CGFloat(0)) { sum, _ in sum + pitch } != 30_000 * pitch, "a sum would drift")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1, 0.999])
  func badPitchDrawsNothing(_ pitch: CGFloat) {
    #expect(strokes(.grid, 100, 100, pitch: pitch).isEmpty)
    #expect(strokes(.dot, 100, 100, pitch: pitch).isEmpty)
  }

  @Test func pitchMayBeAsSmallAsADevicePixel() {
    #expect(!strokes(.grid, 100, 100, pitch: 0.5, scale: 2).isEmpty)
    #expect(strokes(.grid, 100, 100, pitch: 0.49, scale: 2).isEmpty)
    #expect(!strokes(.grid, 100, 100, pitch: 1, scale: 0).isEmpty, "an unspecified scale counts as 1")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0])
  func badSizeDrawsNothing(_ side: CGFloat) {
    #expect(strokes(.grid, side, 100).isEmpty)
    #expect(strokes(.grid, 100, side).isEmpty)
  }

  @Test(arguments: [CGFloat(1e9), 1e300, .greatestFiniteMagnitude])
  func numberOfLinesIsBounded(_ side: CGFloat) throws {
    #expect(starts(strokes(.grid, side, 10).first).count == GridLayout.maximumLineCount)
  }

  @Test func linesRunEdgeToEdge() throws {
    let stroke = try #require(strokes(.grid, 50, 30).first)
    let expected = CGMutablePath()
    expected.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 30)])
    expected.addLines(between: [CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 30)])
    expected.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 20)])
    #expect(stroke == GridStroke(path: expected, lineWidth: 0.4))
  }

  @Test func dotsAreOneDashedLineARow() throws {
    let strokes = strokes(.dot, 1000, 70)
    #expect(strokes.count == 1)
    let stroke = try #require(strokes.first)
    #expect(stroke.path.elements.count == 2 * 3)
    #expect(stroke.lineWidth == 2)
    #expect(stroke.lineCap == .round)
    #expect(stroke.dashPattern == [0.01, 19.99])
  }

  @Test func noDashBeginsAtTheEndOfARow() throws {
    for width: CGFloat in [21, 40, 41, 333, 1000] {
      let box = try #require(strokes(.dot, width, 30).first).path.boundingBox
      // The dash's middle is the dot's; the row ends half a pitch past the last one.
      #expect(abs(box.minX - 19.995) < 1e-9)
      let periods = (box.maxX - box.minX) / 20
      #expect(abs(periods - periods.rounded(.down) - 0.5) < 0.01)
      #expect(Int(periods) + 1 == Int((width / 20).rounded(.up)) - 1)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1])
  func badWidthAndRadiusDrawNothing(_ value: CGFloat) throws {
    var layout = layout()
    (layout.lineWidth, layout.dotRadius) = (value, value)
    for pattern in [GridPattern.grid, .dot] {
      layout.pattern = pattern
      #expect(layout.strokes(in: CGRect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
    }
  }

  @Test func noColumnsMeansNoDots() throws {
    #expect(strokes(.dot, 20, 100).isEmpty)
  }

  @Test(arguments: [29, 1e9, .greatestFiniteMagnitude] as [CGFloat])
  func dotsThatCoverAllAreOneLine(radius: CGFloat) throws {
    var layout = layout(.dot)
    layout.dotRadius = radius
    let expected = CGMutablePath()
    expected.addLines(between: [CGPoint(x: 0, y: 35), CGPoint(x: 1000, y: 35)])
    #expect(
      layout.strokes(in: CGRect(x: 0, y: 0, width: 1000, height: 70)) == [GridStroke(path: expected, lineWidth: 70)])
  }

  /// From a corner to the nearest dot it is the diagonal of a square.
  @Test func dotsThatLeaveTheCornersAreDots() throws {
    var layout = layout(.dot)
    layout.dotRadius = 28
    #expect(layout.strokes(in: CGRect(x: 0, y: 0, width: 1000, height: 70)).first?.lineCap == .round)
  }
}
