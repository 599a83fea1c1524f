// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

@MainActor @Suite struct DottedBorderViewTests {
  private func view(_ width: CGFloat = 40, _ height: CGFloat = 30) -> DottedBorderView {
    let view = DottedBorderView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.lineColor = .red
    view.layoutIfNeeded()
    return view
  }

  private func line(of view: UIView) throws -> CAShapeLayer {
    let sublayers = try #require(view.layer.sublayers)
    #expect(sublayers.count == 1)
    return try #require(sublayers.first as? CAShapeLayer)
  }

  @Test func defaultsAreAsDocumented() {
    let view = view()
    #expect(view.dotStyle.mark == .circle && view.dotStyle.fit == .whole)
    #expect(view.lineWidth == 2 && view.dotSpacing == 6)
    #expect(view.borderRadius == 0 && view.borderInset == 0 && view.borderCurveName == "circular")
    #expect(view.hasTopEdge && view.hasLeadingEdge && view.hasBottomEdge && view.hasTrailingEdge)
    #expect(view.backgroundColor == .clear)
    #expect(view.intrinsicContentSize == UIView(frame: .zero).intrinsicContentSize)
  }

  /// Complaints 25, 26, 27, 28 and 29: wrong after layout, stuck, built too early, a layer more each time.
  @Test func oneLayerFollowsTheBounds() throws {
    let view = view()
    let line = try line(of: view)
    for width in 10...60 {
      view.frame.size.width = CGFloat(width)
      view.layoutIfNeeded()
      view.lineColor = .blue
      #expect(try self.line(of: view) === line)
      #expect(line.frame == view.bounds)
    }
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 0, y: 0, width: 60, height: 30))
  }

  /// Complaints 33 and 34.
  @Test func colourFollowsDarkMode() throws {
    let view = view()
    view.lineColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.overrideUserInterfaceStyle = .dark
    #expect(try line(of: view).strokeColor == UIColor.white.cgColor)
  }

  /// Complaint 36: the path animates by itself.
  @Test func layoutStartsNoImplicitAction() {
    let view = view()
    let recorder = ActionRecorder()
    view.layer.sublayers?.first?.actions = ["path": recorder, "bounds": recorder, "position": recorder]
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(recorder.count == 0)
  }

  @Test func edgesFollowTheDirection() throws {
    let view = view()
    (view.hasTopEdge, view.hasBottomEdge, view.hasTrailingEdge) = (false, false, false)
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 0, y: 0, width: 2, height: 30))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 38, y: 0, width: 2, height: 30))
  }

  @Test func curveNamesAreTwo() {
    let view = view()
    view.borderCurveName = "continuous"
    #expect(view.borderCurve == .continuous)
    view.borderCurveName = "square"
    #expect(view.borderCurve == .continuous)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 0, -1, 1e-12, 1e12] as [CGFloat])
  func noValueTrapsOrRunsOn(value: CGFloat) throws {
    let numbers: [ReferenceWritableKeyPath<DottedBorderView, CGFloat>] = [
      \.lineWidth, \.dotSpacing, \.dashLength, \.borderRadius, \.borderInset, \.startFade, \.dashPhase, \.marchSpeed,
    ]
    for fit in DotFit.all {
      for curve in [CALayerCornerCurve.circular, .continuous] {
        for radius: CGFloat in [0, 8] {
          for number in numbers {
            let view = view()
            (view.fit, view.borderCurve, view.borderRadius) = (fit, curve, radius)
            view[keyPath: number] = value
            _ = try Bitmap(view: view)
            #expect(view.layer.sublayers?.count == 1)
          }
        }
      }
    }
  }

  @Test func everyAttributeIsArchived() throws {
    let view = view()
    (view.borderRadius, view.borderInset, view.borderCurveName) = (5, 0, "continuous")
    (view.hasTopEdge, view.hasTrailingEdge, view.dotSpacing) = (false, false, 9)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    let copy = try #require(DottedBorderView(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(copy.dotStyle == view.dotStyle)
    #expect(copy.borderRadius == 5 && copy.borderInset == 0 && copy.borderCurve == .continuous)
    #expect(copy.borderEdges == [.leading, .bottom])
    #expect(try Bitmap(view: copy) == Bitmap(view: view))
  }

  @Test func gradientGoesFromCornerToCorner() throws {
    let view = view()
    (view.mark, view.dashCap, view.endColor) = (.solid, .butt, .blue)
    let bitmap = try Bitmap(view: view)
    #expect(bitmap[0, 0].red > 250 && bitmap[39, 29].blue > 240)
    // Fades need ends.
    view.startFade = 10
    #expect(try Bitmap(view: view)[0, 0].alpha == 255)
  }

  // MARK: Around any view

  @Test func anyViewHasABorderWithOneCall() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let border = view.addDottedBorder()
    border.lineColor = .red
    #expect(view.dottedBorders == [border])
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 0, y: 0, width: 40, height: 30))
    view.frame.size = CGSize(width: 60, height: 50)
    view.layoutIfNeeded()
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 0, y: 0, width: 60, height: 50))
    #expect(!border.isUserInteractionEnabled)
  }

  /// Complaint 29: a layer more with each call.
  @Test func borderOfTheSameEdgesIsReplaced() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    for width in 1...50 {
      var style = DotStyle.border
      style.lineWidth = CGFloat(width) / 25
      view.addDottedBorder(style)
    }
    #expect(view.subviews.count == 1)
    #expect(view.dottedBorders.first?.lineWidth == 2)
  }

  /// Complaints 16 and 94: solid and dashed sides at once, each by itself.
  @Test func edgesMayHaveStylesOfTheirOwn() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    var solid = DotStyle.border
    (solid.mark, solid.cap, solid.color) = (.solid, .butt, .red)
    var dotted = DotStyle.border
    dotted.color = .blue
    view.addDottedBorder(solid, edges: .top)
    view.addDottedBorder(dotted, edges: .leading)
    let bitmap = try Bitmap(view: view)
    #expect(view.dottedBorders.count == 2)
    for x in 2..<40 { #expect(bitmap[x, 0] == Bitmap.Pixel(255, 0, 0, 255)) }
    #expect((2..<30).contains { bitmap[0, $0].blue > 0 } && (2..<30).contains { bitmap[0, $0].alpha == 0 })
  }

  /// Complaint 31: all layers are removed, those of subviews too.
  @Test func onlyBordersAreRemoved() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let (subview, own, layer) = (UIView(frame: .zero), DottedBorderView(frame: .zero), CALayer())
    view.addSubview(subview)
    view.addSubview(own)
    view.layer.addSublayer(layer)
    view.addDottedBorder()
    view.addDottedBorder(edges: .top)
    view.removeDottedBorder()
    #expect(view.subviews == [subview, own])
    #expect(layer.superlayer === view.layer)
    view.removeDottedBorder()
  }

  @Test func cornersOfTheLayerAreFollowed() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    var style = DotStyle.border
    style.mark = .solid
    let border = view.addDottedBorder(style)
    #expect(try Bitmap(view: view)[0, 0].alpha > 0)
    view.layer.cornerRadius = 12
    border.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(try Bitmap(view: view)[0, 0].alpha == 0)
    #expect(view.addDottedBorder(style, cornerRadius: 0) === border)
    #expect(try Bitmap(view: view)[0, 0].alpha > 0)
  }

  @Test func traitsOfTheViewAreTheBorders() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let border = view.addDottedBorder()
    border.lineColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.overrideUserInterfaceStyle = .dark
    #expect(try line(of: border).strokeColor == UIColor.white.cgColor)
  }
}
