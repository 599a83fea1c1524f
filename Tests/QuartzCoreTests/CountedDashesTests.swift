// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import QuartzCore

/// Where the dashes of a shape layer lie along UIKit's rounded rectangles.
struct CountedDashesTests {
  private func rounded(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> CGPath {
    UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius).cgPath
  }

  private func counted(_ lengths: [CGFloat], _ phase: CGFloat, along path: CGPath) throws -> DashPattern {
    try #require(DashPattern(phase: phase, lengths: lengths)).counted(along: path)
  }

  /// Where the dashes of a pattern start and end, from the start of the path.
  private func ends(_ pattern: DashPattern) -> [CGFloat] {
    pattern.lengths.reduce(into: [-pattern.phase]) { $0.append(($0.last ?? 0) + $1) }
  }

  /// Of the picture of a layer of 200 by 200 points, radius 6, dash [4, 2], at scale 2 (MaciejGad/DashedView): a dash of
  /// the right edge starts at 9.843 points, one of the bottom edge at 15.488, one of the left edge at 14.816.
  @Test func dashesOfRoundedRectanglesLieWhereApplesDo() throws {
    let pattern = try counted([4, 2], 0, along: rounded(200, 200, 6))
    let (edge, corner, inset) = (181.65602, 6 * 2.620742, 9.17199)
    let starts = ends(pattern).enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    for (sides, place) in [(1.0, 9.843), (2, 200 - 15.488), (3, 200 - 14.816)] {
      let distance = sides * (edge + corner) + place - inset
      // The picture tells a place to 1/100 of a pixel.
      #expect(starts.contains { abs($0 - distance) < 0.006 }, "side \(sides)")
    }
  }

  /// Of the picture of a view of 60 by 30 points, radius 12, dash [10], at scale 3 (leboncoin/spark-ios-common): the
  /// third dash ends on the right edge, at 14.688 points, 0.438 beyond the corner's two curves of 9.2618 and 17.0666.
  @Test func dashesOfTightCornersLieWhereApplesDo() throws {
    let pattern = try counted([10], 0, along: rounded(60, 30, 12))
    let distance: CGFloat = 23.31204 + 9.2618 + 17.0666 + 0.4376
    #expect(ends(pattern).contains { abs($0 - distance) < 0.006 })
  }

  @Test(arguments: [0, 1, 3, 4, 5, 6, -1, 603] as [CGFloat])
  func onTheFirstEdgeNothingChanges(phase: CGFloat) throws {
    let pattern = try counted([4, 2], phase, along: rounded(100, 50, 5))
    // Where it starts in the pattern: within a dash it begins with one.
    let offset: CGFloat = (phase.truncatingRemainder(dividingBy: 6) + 6).truncatingRemainder(dividingBy: 6)
    var asked: [CGFloat] = []
    for period in 0..<14 { asked += [CGFloat(period) * 6 - offset, CGFloat(period) * 6 + 4 - offset] }
    asked.removeAll { $0 <= 0 }
    let found = ends(pattern).filter { $0 > 0 }
    #expect(zip(found, asked).prefix(20).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(pattern.phase == (offset < 4 ? 0 : 6))
  }

  @Test func theLastDashGoesOnToTheEnd() throws {
    let path = rounded(100, 50, 5)
    let pattern = try counted([4, 2], 0, along: path)
    #expect(pattern.lengths.reduce(0, +) > ChordTrack(path).curveLength)
    #expect(pattern.lengths.allSatisfy { $0 >= 0 })
  }

  @Test func dotsStayDots() throws {
    let pattern = try counted([0, 5], 0, along: rounded(100, 50, 5))
    #expect(pattern.lengths.count > 50)
    #expect(pattern.lengths.enumerated().allSatisfy { $0.offset.isMultiple(of: 2) == ($0.element == 0) })
  }

  @Test func dashesOfOtherPathsAreCountedAlongThem() throws {
    let rect = CGRect(x: 0, y: 0, width: 90, height: 60)
    let pattern = try #require(DashPattern(phase: 1, lengths: [4, 2]))
    for path in [
      CGPath(ellipseIn: rect, transform: nil), CGPath(rect: rect, transform: nil), CGMutablePath(),
      CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil),
    ] {
      #expect(pattern.counted(along: path) == pattern)
    }
  }

  @Test(arguments: [[1e-300], [1e-4], [0.001, 1e-6], [1e300, 1], [.leastNonzeroMagnitude, 1e-300]] as [[CGFloat]])
  func patternsOfTooManyDashesOrOneStayShort(lengths: [CGFloat]) throws {
    #expect(try counted(lengths, 0, along: rounded(100, 50, 5)).lengths.count <= 4)
  }

  @Test func aPartOfThePathIsCountedAlongIt() throws {
    let layer = CAShapeLayer()
    (layer.path, layer.lineDashPattern) = (rounded(100, 50, 5), [4, 2])
    let whole = layer.shape.style.dash
    layer.strokeEnd = 0.5
    #expect(layer.shape.style.dash == DashPattern(phase: 0, lengths: [4, 2]))
    layer.strokeEnd = 1
    #expect(layer.shape.style.dash == whole && whole?.lengths.count ?? 0 > 90)
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    #expect(layer.shape.style.dash == DashPattern(phase: 0, lengths: [4, 2]))
  }

  @Test func theShapeIsFoundInAnyPlaceAndSize() {
    for (width, height, radius) in [(100, 50, 5), (60, 30, 12), (30, 60, 12), (50, 50, 25), (50, 50, 90)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      var move = CGAffineTransform(translationX: -7, y: 1000.1).scaledBy(x: 3, y: 3)
      #expect(ContinuousRoundedRect(path: rounded(width, height, radius)) != nil, "\(width) \(height) \(radius)")
      #expect(rounded(width, height, radius).copy(using: &move).map { ContinuousRoundedRect(path: $0) != nil } == true)
    }
    var flat = CGAffineTransform(scaleX: 1, y: 0.5)
    #expect(rounded(100, 50, 5).copy(using: &flat).map { ContinuousRoundedRect(path: $0) == nil } == true)
  }
}
