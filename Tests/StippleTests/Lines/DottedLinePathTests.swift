// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Lines along paths, and at slants.
@MainActor @Suite struct DottedLinePathTests {
  @Test func marksAreAlongAPath() throws {
    let view = DottedLineView(40, 40)
    (view.mark, view.fit, view.lineWidth, view.dotSpacing) = (.circle, .whole, 4, 8)
    let circle = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 30, height: 30))
    view.path = circle
    // 94.25 around: twelve periods of 7.85.
    #expect(try abs(Bitmap(view: view, scale: 4).coverage / 16 - 12 * 4 * .pi) < 1)
    // A copy.
    circle.removeAllPoints()
    #expect(view.path?.isEmpty == false)
    view.path = nil
    #expect(try Bitmap(view: view).inkedRows == [18, 19, 20, 21])
  }

  @Test func straightPathIsOneDashedLine() throws {
    let view = DottedLineView(50, 50)
    (view.mark, view.fit) = (.circle, .whole)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 49, y: 49))
    view.path = path
    let line = try view.lineLayer
    #expect(line.lineDashPattern?.count == 2)
    let marks = try Bitmap(view: view, scale: 2)
    #expect(marks[2, 2].alpha == 255 && marks[97, 97].alpha == 255)
  }

  @Test func insetsShortenAPath() throws {
    let view = DottedLineView(50, 50)
    (view.mark, view.lineWidth, view.dashCap, view.path) = (.solid, 6, .butt, .arc)
    // An eighth of a turn off each end.
    (view.startInset, view.endInset) = (5 * .pi, 5 * .pi)
    let box = try Bitmap(view: view).inkedBox
    // The outer edge has a radius of 23, the inner one of 17, both at 45°.
    #expect(box.minX == 8 && box.maxX == 42 && box.maxY == 13)
    view.startInset = .infinity
    #expect(try Bitmap(view: view).inkedBox.minX == 2)
  }

  /// At the edge of the view, and beyond.
  @Test func straightPathIsNotCutOffAcross() throws {
    let view = DottedLineView(50, 10)
    (view.mark, view.lineWidth, view.dotSpacing, view.clipsToBounds) = (.circle, 8, 12, false)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    view.path = path
    for fit in [DotFit.whole, .half] {
      for phase: CGFloat in [0, 2] {
        (view.fit, view.dashPhase) = (fit, phase)
        let line = try view.lineLayer
        #expect(line.masksToBounds == (fit == .half || phase != 0))
        if line.masksToBounds { #expect(line.bounds.minY <= -4 && line.bounds.maxY >= 4) }
      }
    }
  }

  /// Complaint 15: dashes skip sharp corners.
  @Test func cornersOfAPathHaveTheirMark() throws {
    let view = DottedLineView(60, 60)
    (view.mark, view.fit, view.lineWidth) = (.circle, .whole, 4)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 5, y: 55))
    path.addLine(to: CGPoint(x: 30, y: 5))
    path.addLine(to: CGPoint(x: 55, y: 55))
    path.close()
    view.path = path
    let bitmap = try Bitmap(view: view)
    for (x, y) in [(5, 55), (30, 5), (55, 55)] {
      #expect(bitmap[x, y].alpha == 255 && bitmap[x - 1, y - 1].alpha == 255)
    }
  }

  /// Half a mark is at both ends of any line, cut off across it.
  @Test(arguments: [DotMark.circle, .square, .pill], [0, 5] as [CGFloat])
  func halfMarksOfAPathAreCutOff(mark: DotMark, speed: CGFloat) throws {
    let view = DottedLineView(50, 50)
    (view.mark, view.fit, view.lineWidth, view.dotSpacing, view.marchSpeed) = (mark, .half, 6, 9, speed)
    view.path = .arc
    let bitmap = try Bitmap(view: view, scale: 4)
    // The arc's ends are at a height of 25.
    #expect(bitmap.inkedBox.maxY == 100)
    #expect(bitmap[20, 99].alpha == 255 && bitmap[179, 99].alpha == 255)
    let slanted = UIBezierPath()
    slanted.move(to: CGPoint(x: 10, y: 10))
    slanted.addLine(to: CGPoint(x: 40, y: 40))
    view.path = slanted
    let line = try Bitmap(view: view, scale: 4)
    // All is between the lines across at both ends, but for a pixel that is divided.
    for y in 0..<200 {
      for x in 0..<200 where line[x, y].alpha > 0 { #expect(x + y > 76 && x + y < 322, "\(x) \(y)") }
    }
    #expect(line[41, 41].alpha > 250 && line[158, 158].alpha > 250)
    view.fit = .whole
    #expect(view.layer.sublayers?.first is CAShapeLayer || speed != 0)
  }

  /// What is straight, at an angle and not as long as the view ends where it ends, wherever its marks move.
  @Test func marksOfASlantedLineStayWithinItsInsets() throws {
    let view = DottedLineView(60, 60)
    (view.axis, view.angleInDegrees, view.mark, view.fit) = (.angled, 45, .square, .whole)
    (view.lineWidth, view.startInset, view.endInset, view.dashPhase) = (6, 20, 20, 3)
    let box = try Bitmap(view: view).inkedBox
    // From 3 - 20 / √2 off the corner, and half of the line's width across.
    #expect(box.minX >= 14 && box.maxX <= 46)
  }
}
