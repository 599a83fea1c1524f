// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Pictures of each style, two pixels a point.
@MainActor @Suite struct DottedStyleGoldenTests {
  private func line(_ change: (DottedLineView) -> Void) -> DottedLineView {
    let view = DottedLineView(frame: CGRect(x: 0, y: 0, width: 31, height: 6))
    (view.lineColor, view.lineWidth, view.dotSpacing) = (.black, 4, 7)
    (view.mark, view.spacingMeaning) = (.circle, .period)
    change(view)
    return view
  }

  private func border(_ change: (DottedBorderView) -> Void) -> DottedBorderView {
    let view = DottedBorderView(frame: CGRect(x: 0, y: 0, width: 32, height: 26))
    (view.lineColor, view.lineWidth, view.dotSpacing, view.spacingMeaning) = (.black, 3, 6, .period)
    change(view)
    return view
  }

  private func expect(_ view: UIView, _ name: String) throws {
    try expectGolden(Bitmap(view: view, scale: 2), name)
  }

  @Test(arguments: DotFit.all.map(\.name))
  func fits(name: String) throws {
    try expect(line { $0.fitName = name }, "line-\(name)")
  }

  @Test(arguments: DotMark.all.map(\.name))
  func marks(name: String) throws {
    let view = line {
      ($0.markName, $0.fit, $0.dashLength) = (name, .whole, 3)
      ($0.spacingMeaning, $0.dotSpacing) = (.clear, 3)
    }
    try expect(view, "mark-\(name)")
  }

  @Test func dashDot() throws {
    try expect(
      line {
        ($0.dashPattern, $0.fit, $0.lineWidth, $0.spacingMeaning) = ("6 3 0 3", .whole, 2, .clear)
      }, "line-pattern")
  }

  @Test func gradientWithFades() throws {
    try expect(
      line {
        ($0.fit, $0.endColor, $0.lineColor, $0.startFade, $0.endFade) = (.whole, .blue, .red, 10, 10)
      }, "line-gradient")
  }

  @Test func phase() throws {
    try expect(
      line {
        ($0.fit, $0.dashPhase) = (.whole, 2)
      }, "line-phase")
  }

  @Test func angled() throws {
    let view = line {
      ($0.axis, $0.angleInDegrees, $0.fit, $0.mark) = (.angled, 30, .whole, .square)
    }
    view.frame.size.height = 22
    try expect(view, "line-angled")
  }

  @Test func path() throws {
    let view = line { $0.fit = .whole }
    view.frame.size.height = 24
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 3, y: 20))
    path.addCurve(to: CGPoint(x: 28, y: 20), controlPoint1: CGPoint(x: 8, y: -14), controlPoint2: CGPoint(x: 16, y: 40))
    view.path = path
    try expect(view, "line-path")
  }

  @Test func gradientAlongAPath() throws {
    let view = line {
      ($0.fit, $0.lineWidth, $0.dotSpacing, $0.lineColor) = (.whole, 4, 6, .red)
      ($0.gradientColors, $0.startFade) = ([.green, .blue], 20)
    }
    view.frame.size.height = 30
    view.path = UIBezierPath(
      arcCenter: CGPoint(x: 15.5, y: 15), radius: 12, startAngle: .pi / 2, endAngle: 2 * .pi, clockwise: true)
    try expect(view, "line-path-gradient")
    (view.mark, view.lineWidth, view.endFade) = (.solid, 6, 20)
    try expect(view, "line-path-fades")
  }

  @Test func halfMarksOfAPath() throws {
    let view = line {
      ($0.fit, $0.lineWidth, $0.dotSpacing) = (.half, 6, 10)
    }
    view.frame.size.height = 20
    view.path = UIBezierPath(
      arcCenter: CGPoint(x: 15.5, y: 18), radius: 12, startAngle: 7 / 6 * .pi, endAngle: 11 / 6 * .pi, clockwise: true)
    try expect(view, "line-path-half")
  }

  @Test func borders() throws {
    try expect(border { _ in }, "border-rect")
    try expect(border { $0.borderRadius = 9 }, "border-circular")
    try expect(
      border {
        ($0.borderRadius, $0.borderCurve) = (9, .continuous)
      }, "border-continuous")
    try expect(
      border {
        ($0.mark, $0.dashLength, $0.dashCap, $0.dotSpacing) = (.dash, 6, .butt, 9)
      }, "border-dash")
    try expect(
      border {
        ($0.mark, $0.dashLength, $0.dashCap, $0.dotSpacing, $0.fit) = (.dash, 6, .butt, 10, .half)
      }, "border-half")
    try expect(
      border {
        ($0.hasBottomEdge, $0.hasTrailingEdge, $0.mark) = (false, false, .square)
      }, "border-edges")
    try expect(
      border {
        ($0.borderRadius, $0.mark, $0.endColor, $0.lineColor) = (9, .solid, .blue, .red)
      }, "border-gradient")
    try expect(
      border {
        ($0.lineColor, $0.gradientColors) = (.red, [.green, .blue])
      }, "border-gradient-dots")
    try expect(
      border {
        ($0.hasBottomEdge, $0.borderRadius, $0.borderCurve, $0.mark) = (false, 12, .continuous, .solid)
      }, "border-edges-continuous")
  }

  @Test func goldenInDarkMode() throws {
    let view = border { $0.lineColor = .label }
    view.overrideUserInterfaceStyle = .dark
    try expect(view, "border-dark")
  }
}
