// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import Stipple

/// Lines in archives.
@MainActor @Suite struct DottedLineCodingTests {
  @Test func everyAttributeIsArchived() throws {
    let view = DottedLineView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    (view.lineWidth, view.dotSpacing, view.dashLength) = (3, 0, 7.5)
    (view.markName, view.capName, view.fitName, view.spacingMeaningName) = ("dash", "square", "half", "period")
    (view.dashPattern, view.axisName, view.angleInDegrees) = ("8 4 0 4", "angled", 30)
    (view.startInset, view.endInset, view.snapsToPixels) = (1, .infinity, true)
    (view.gradientColors, view.startFade, view.endFade) = ([.green, .blue], 2, .nan)
    (view.dashPhase, view.marchSpeed) = (-0.0, -4)
    view.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let copy = try archived(view)
    #expect(copy.endFade.isNaN)
    (view.endFade, copy.endFade) = (0, 0)
    #expect(copy.dotStyle == view.dotStyle)
    #expect(copy.axis == .angled && copy.angleInDegrees == 30)
    #expect(copy.path?.cgPath == view.path?.cgPath)
  }

  /// What cannot be a pattern is a solid line, in an archive too.
  @Test(arguments: [[.nan], [-1, 3], [4, .infinity]] as [[CGFloat]])
  func patternThatCannotBeIsStillSolid(pattern: [CGFloat]) throws {
    let view = DottedLineView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    view.dashLengths = pattern
    let copy = try archived(view)
    #expect(DotPen(copy.dotStyle, width: 2)?.isSolid == true)
    #expect(try #require(DotPen(view.dotStyle, width: 2)) == #require(DotPen(copy.dotStyle, width: 2)))
  }

  @Test func archiveWithoutAttributesLeavesThem() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).encode(with: archiver)
    let view = try #require(DottedLineView(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(view.dotStyle == DotStyle())
    let border = try #require(DottedBorderView(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(border.dotStyle == .border && border.borderEdges == .all)
  }

  @Test func attributesOfAnotherKindLeaveThem() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    UIView(frame: .zero).encode(with: archiver)
    for key in ["lineWidth", "snapsToPixels", "lineColor", "path", "gradientColors"] {
      archiver.encode(NSString("7"), forKey: key)
    }
    for key in ["markName", "fitName", "axisName", "dashPattern"] { archiver.encode(3.5, forKey: key) }
    archiver.encode(NSString("none such"), forKey: "capName")
    let view = try #require(DottedLineView(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(view.dotStyle == DotStyle())
    #expect(view.axis == .horizontal && view.path == nil)
  }

  private func archived(_ view: DottedLineView) throws -> DottedLineView {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    return try #require(DottedLineView(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
  }
}
