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

  @Test func gradientGoesAroundFromItsStart() throws {
    let view = view()
    (view.mark, view.dashCap, view.endColor) = (.solid, .butt, .blue)
    let bitmap = try Bitmap(view: view)
    // 38 and 28 along the middle of the line; of 132, a point is two levels of 255, and so is a band.
    for (x, y, length) in [(20, 0, 19.5), (39, 15, 52.5), (20, 29, 85.5), (0, 15, 117.5)] {
      #expect(abs(Double(bitmap[x, y].blue) - length / 132 * 255) < 6, "\(x) \(y)")
      #expect(abs(Int(bitmap[x, y].red) + Int(bitmap[x, y].blue) - 255) <= 1)
    }
    #expect(bitmap[0, 0].red > 250 && bitmap[0, 3].blue > 240)
    // Opaque everywhere: no seam between the bands, no notch in a corner.
    for x in 0..<40 { for y in [0, 1, 28, 29] { #expect(bitmap[x, y].alpha == 255) } }
    for y in 0..<30 { for x in [0, 1, 38, 39] { #expect(bitmap[x, y].alpha == 255) } }
  }

  @Test func whatIsClosedHasNoEndsToFade() throws {
    let view = view()
    (view.startFade, view.endFade) = (10, 10)
    _ = try line(of: view)
    #expect(try Bitmap(view: view) == Bitmap(view: self.view()))
  }

  /// The mark at the start is not divided between the first and the last colour.
  @Test(arguments: [0, 9] as [CGFloat])
  func theMarkAtTheStartHasTheFirstColour(radius: CGFloat) throws {
    let view = view(60, 40)
    (view.lineWidth, view.dotSpacing, view.borderRadius, view.endColor) = (4, 12, radius, .blue)
    let bitmap = try Bitmap(view: view)
    let start = radius == 0 ? 0 : 28
    for x in start..<start + 4 {
      for y in 0..<4 where bitmap[x, y].alpha == 255 { #expect(bitmap[x, y].red > 235, "\(x) \(y)") }
    }
  }

  @Test func edgesThatMeetFadeAtTheirEnds() throws {
    let view = view()
    (view.mark, view.dashCap, view.hasBottomEdge, view.hasLeadingEdge) = (.solid, .butt, false, false)
    (view.startFade, view.endFade) = (20, 15)
    let bitmap = try Bitmap(view: view)
    // A level is 4 of 255.
    #expect(bitmap[0, 0].alpha < 12 && abs(Int(bitmap[10, 0].alpha) - 134) < 8 && bitmap[24, 0].alpha == 255)
    #expect(bitmap[39, 0].alpha == 255 && bitmap[39, 29].alpha < 12)
    // Nothing but the fades shows: it never goes down on the way.
    let row = bitmap.row(0).map { Int($0) }
    for (one, next) in zip(row, row.dropFirst()) { #expect(next >= one) }
  }

  @Test func layersAreUsedAgainAndGoWithTheColours() throws {
    let view = view()
    let line = try line(of: view)
    view.endColor = .blue
    let colors = try #require(view.layer.sublayers?.first)
    #expect(colors.mask === line)
    let bands = try #require(colors.sublayers)
    #expect(bands.count > 60 && bands.count <= DotRibbon.maximumColorCount)
    view.lineColor = .green
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layer.sublayers?.first === colors && colors.sublayers?.first === bands[0])
    view.frame.size.width = 12
    view.layoutIfNeeded()
    #expect((colors.sublayers?.count ?? 0) < bands.count)
    view.endColor = .clear
    #expect(view.layer.sublayers?.count == 1 && view.layer.sublayers?.first === line)
  }

  /// Complaints 33 and 34, for colours along a line.
  @Test func coloursAroundFollowDarkMode() throws {
    let view = view()
    (view.mark, view.dashCap) = (.solid, .butt)
    view.endColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    view.overrideUserInterfaceStyle = .dark
    let pixel = try Bitmap(view: view)[0, 4]
    #expect(pixel.green > 230 && pixel.blue == 0)
  }

  /// In a view whose bounds begin elsewhere, too.
  @Test func coloursAreWhereTheLineIs() throws {
    let view = view()
    view.endColor = .blue
    let expected = try Bitmap(view: view)
    view.bounds.origin = CGPoint(x: 7, y: -3)
    view.layoutIfNeeded()
    let moved = try Bitmap(view: view)
    #expect(moved.pixels.elementsEqual(expected.pixels))
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

  /// Complaint 16: a solid and a dashed side join in the corner, without a notch in it and without a pixel beside it.
  @Test(arguments: [CGFloat](arrayLiteral: 1, 2, 3))
  func sidesOfDifferentStylesJoin(scale: CGFloat) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 32))
    var solid = DotStyle.border
    (solid.mark, solid.cap, solid.lineWidth, solid.color) = (.solid, .butt, 4, .black)
    var dashed = solid
    (dashed.mark, dashed.dashLength, dashed.spacing) = (.dash, 6, 4)
    view.addDottedBorder(solid, edges: [.top, .bottom])
    view.addDottedBorder(dashed, edges: .leading)
    let bitmap = try Bitmap(view: view, scale: scale)
    let (width, end) = (Int(4 * scale), Int(6 * scale))
    for y in 0..<end {
      for x in 0..<width {
        #expect(bitmap[x, y].alpha == 255 && bitmap[x, bitmap.height - 1 - y].alpha == 255, "\(x) \(y)")
      }
      #expect((bitmap[width, y].alpha == 255) == (y < width), "\(y)")
    }
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
