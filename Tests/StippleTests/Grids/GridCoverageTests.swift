// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// The ink of every pattern is the area of its marks.
@Suite struct GridCoverageTests {
  /// A pattern on whole cells, and the area of its marks in each.
  struct Sample: CustomTestStringConvertible, Sendable {
    var layout: GridLayout
    /// How many cells across and down.
    var columns: Int
    var rows: Int
    /// Of the marks of a cell.
    var area: Double

    var testDescription: String { layout.pattern.name }

    init(_ pattern: GridPattern, _ width: Double, _ height: Double = 0, _ columns: Int, _ rows: Int, area: Double) {
      layout = GridLayout(pattern, width, height) {
        $0.lineWidth = 1.5
        $0.dotRadius = 2.5
        $0.markSize = 7
        $0.edge = .beyond
        // So that no mark lies on an edge, where two would have a half each.
        $0.origin = CGPoint(x: 3.3, y: 2.7)
      }
      (self.columns, self.rows, self.area) = (columns, rows, area)
    }
  }

  private static let root = 3.0.squareRoot()
  private static let disc = Double.pi * 2.5 * 2.5

  static let samples = [
    Sample(.grid, 12, 0, 6, 5, area: 12 * 12 - 10.5 * 10.5),
    Sample(.grid, 12, 8, 6, 7, area: 12 * 8 - 10.5 * 6.5),
    Sample(.dot, 12, 0, 6, 5, area: disc),
    Sample(.dot, 8, 11, 6, 5, area: disc),
    Sample(.plus, 12, 0, 6, 5, area: 2 * 7 * 1.5 - 1.5 * 1.5),
    Sample(.plus, 9, 13, 6, 5, area: 2 * 7 * 1.5 - 1.5 * 1.5),
    Sample(.cross, 12, 0, 6, 5, area: 2 * 7 * 1.5 - 1.5 * 1.5),
    Sample(.ruled, 12, 0, 6, 5, area: 12 * 1.5),
    // Two strokes cross at the diagonals' angle, whose sine is 2 * 12 * 16 / 20².
    Sample(.cross, 12, 16, 6, 5, area: 2 * 7 * 1.5 - 1.5 * 1.5 / 0.96),
    Sample(.staggered, 10, 9, 6, 6, area: disc),
    Sample(.music, 3, 24, 20, 3, area: 5 * 1.5 * 3),
    // Three strips of a side's length, that cross at 60° in one point: pairs less what all three share, a hexagon.
    Sample(.triangular, 20, 20 * root / 2, 4, 4, area: 3 * 20 * 1.5 - 3 * root / 2 * 1.5 * 1.5),
    Sample(.isometric, 20 * root / 2, 20, 4, 4, area: 3 * 20 * 1.5 - 3 * root / 2 * 1.5 * 1.5),
    // Three edges a cell, that meet at 120° in two corners.
    Sample(.hexagonal, 20, 20 * root / 2, 4, 4, area: 3 * 20 / root * 1.5 - root / 2 * 1.5 * 1.5),
  ]

  @Test(arguments: samples, [1, 2] as [CGFloat])
  func inkIsTheAreaOfTheMarks(sample: Sample, scale: CGFloat) throws {
    var layout = sample.layout
    layout.displayScale = scale
    let pitch = try #require(layout.fullPitch)
    let (width, height) = (pitch.x * Double(sample.columns), pitch.y * Double(sample.rows))
    // The last pixels may be cut by the edge: whole ones are counted, of as many cells as there are in the bitmap.
    let bitmap = try layout.bitmap(width, height)
    let cells = Double(sample.columns * sample.rows)
    let shown = Double(bitmap.width * bitmap.height) / Double(scale * scale) / (width * height)
    let expected = sample.area * cells * shown
    let found = bitmap.coverage / Double(scale * scale)
    // 1 %: the edges of the bitmap cut through marks where its size is no whole number, and pixels have 255 steps.
    // 2.5 % for pluses of two strokes: where each covers a part of a pixel, they leave a part of that part.
    let tolerance = layout.pattern == .plus && pitch.x != pitch.y ? 0.025 : 0.01
    #expect(abs(found - expected) < tolerance * expected, "\(found) of \(expected)")
  }

  @Test func aCircleIsARing() throws {
    let layout = GridLayout(.polar, 36) {
      $0.origin = CGPoint(x: 50, y: 50)
      $0.lineWidth = 2
      $0.spokeCount = 0
    }
    // One whole circle: the next is beyond the corners.
    #expect(abs(try layout.bitmap(100, 100).coverage - 2 * .pi * 36 * 2) < 1, "of 452")
  }

  @Test func spokesAreLinesThroughTheMiddle() throws {
    let layout = GridLayout(.polar, 80) {
      $0.origin = CGPoint(x: 50, y: 50)
      $0.lineWidth = 2
      $0.spokeCount = 4
    }
    #expect(abs(try layout.bitmap(100, 100).coverage - (2 * 200 - 4)) < 0.1)
  }

  @Test func aPageForNotesIsItsLines() throws {
    let layout = GridLayout(.cornell, 10) {
      $0.lineWidth = 1
      $0.majorLineWidth = 2
    }
    // Lines at 10 to 190; the heading ends at 20, the summary begins at 160; the column at 30 goes over the 13 between.
    let strokes = layout.strokes(100, 200)
    #expect(strokes.map(\.weight) == [.minor, .major])
    #expect(
      strokes[0].lines.map { $0.start.y } == [30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 170, 180, 190])
    #expect(strokes[1].lines.map { $0.start.y } == [20, 160, 20])
    let (lines, column): (Double, Double) = (16 * 100 + 2 * 2 * 100, 2 * 140 - 13 * 2 - 2 * 2)
    // Half a pixel is 127 or 128 of 255, in 3,200 of them.
    #expect(abs(try layout.bitmap(100, 200).coverage - lines - column) < 3200 / 2 / 255 + 1, "of 2,250")
  }

  @Test func nothingIsNothing() throws {
    #expect(try GridLayout(.none, 10).bitmap(50, 50).inkedCount == 0)
  }
}
