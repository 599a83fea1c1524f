// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import Stipple

@Suite struct GridLayoutTests {
  private func gridLayout(_ width: CGFloat, _ height: CGFloat, pitch: CGFloat = 20, scale: CGFloat = 1) -> GridLayout? {
    GridLayout(size: CGSize(width: width, height: height), pitch: pitch, displayScale: scale)
  }

  @Test(arguments: [(19, 0), (20, 0), (20.001, 1), (40, 1), (40.5, 2), (100, 4), (101, 5)])
  func linesStandStrictlyInside(length: Double, count: Int) throws {
    let layout = try #require(gridLayout(CGFloat(length), 30))
    #expect(layout.columnCount == count)
    #expect(layout.rowCount == 1)
  }

  @Test func countIsTheDefinitionForEveryPitch() throws {
    // Counted one by one, for pitches whose quotients round up and down.
    for pitch in stride(from: 0.1, through: 9.7, by: 0.1) {
      for length in stride(from: pitch, through: 12 * pitch, by: pitch / 3) {
        let layout = try #require(gridLayout(CGFloat(length), 1, pitch: CGFloat(pitch), scale: 10.01))
        let counted = (1...20).count { Double($0) * pitch < length }
        #expect(layout.columnCount == counted, "pitch \(pitch), length \(length)")
      }
    }
  }

  @Test func positionsDoNotDrift() throws {
    let pitch: CGFloat = 0.1
    let layout = try #require(gridLayout(1e6, 10, pitch: pitch, scale: 10))
    #expect(layout.position(30_000) == 30_000 * pitch)
    #expect((1...30_000).reduce(CGFloat(0)) { sum, _ in sum + pitch } != 30_000 * pitch, "a sum would drift")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1, 0.999])
  func badPitchDrawsNothing(_ pitch: CGFloat) {
    #expect(gridLayout(100, 100, pitch: pitch) == nil)
  }

  @Test func pitchMayBeAsSmallAsADevicePixel() {
    #expect(gridLayout(100, 100, pitch: 0.5, scale: 2) != nil)
    #expect(gridLayout(100, 100, pitch: 0.49, scale: 2) == nil)
    #expect(gridLayout(100, 100, pitch: 1, scale: 0) != nil, "an unspecified scale counts as 1")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1])
  func badSizeDrawsNothing(_ side: CGFloat) {
    #expect(gridLayout(side, 100) == nil)
    #expect(gridLayout(100, side) == nil)
  }

  @Test(arguments: [CGFloat(1e9), 1e300, .greatestFiniteMagnitude])
  func numberOfLinesIsBounded(_ side: CGFloat) throws {
    #expect(try #require(gridLayout(side, 10)).columnCount == GridLayout.maximumLineCount)
  }

  @Test func linesRunEdgeToEdge() throws {
    let stroke = try #require(gridLayout(50, 30)?.lines(width: 0.4))
    let expected = CGMutablePath()
    expected.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 30)])
    expected.addLines(between: [CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 30)])
    expected.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 50, y: 20)])
    #expect(stroke.path == expected)
    #expect(stroke.lineWidth == 0.4)
    #expect(stroke.dashPattern == nil)
    #expect(!stroke.isRound)
  }

  @Test func dotsAreOneDashedLineARow() throws {
    let layout = try #require(gridLayout(1000, 70))
    let stroke = try #require(layout.dots(radius: 1))
    #expect(stroke.path.elements.count == 2 * 3)
    #expect(stroke.lineWidth == 2)
    #expect(stroke.isRound)
    #expect(stroke.dashPattern == [0.01, 19.99])
  }

  @Test func noDashBeginsAtTheEndOfARow() throws {
    for width: CGFloat in [21, 40, 41, 333, 1000] {
      let layout = try #require(gridLayout(width, 30))
      let box = try #require(layout.dots(radius: 1)).path.boundingBox
      // The dash's middle is the dot's; the row ends half a pitch past the last one.
      #expect(abs(box.minX - 19.995) < 1e-9)
      let periods = (box.maxX - box.minX) / 20
      #expect(abs(periods - periods.rounded(.down) - 0.5) < 0.01)
      #expect(Int(periods) + 1 == layout.columnCount)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1])
  func badWidthAndRadiusDrawNothing(_ value: CGFloat) throws {
    let layout = try #require(gridLayout(100, 100))
    #expect(layout.lines(width: value) == nil)
    #expect(layout.dots(radius: value) == nil)
  }

  @Test func noColumnsMeansNoDots() throws {
    #expect(try #require(gridLayout(20, 100)?.dots(radius: 1)).path.isEmpty)
  }

  @Test(arguments: [29, 1e9, .greatestFiniteMagnitude] as [CGFloat])
  func dotsThatCoverAllAreOneLine(radius: CGFloat) throws {
    let stroke = try #require(gridLayout(1000, 70)?.dots(radius: radius))
    let expected = CGMutablePath()
    expected.addLines(between: [CGPoint(x: 0, y: 35), CGPoint(x: 1000, y: 35)])
    #expect(stroke.path == expected)
    #expect(stroke.lineWidth == 70)
    #expect(stroke.dashPattern == nil)
    #expect(!stroke.isRound)
  }

  /// From a corner to the nearest dot it is the diagonal of a square.
  @Test func dotsThatLeaveTheCornersAreDots() throws {
    #expect(try #require(gridLayout(1000, 70)?.dots(radius: 28)).isRound)
  }
}
