// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

@MainActor @Suite struct DottedBorderViewTests {
  @Test func defaultsAreAsDocumented() {
    let view = DottedBorderView(40, 30)
    #expect(view.dotStyle.mark == .circle && view.dotStyle.fit == .whole)
    #expect(view.lineWidth == 2 && view.dotSpacing == 6)
    #expect(view.borderRadius == 0 && view.borderInset == 0 && view.borderCurveName == "circular")
    #expect(view.hasTopEdge && view.hasLeadingEdge && view.hasBottomEdge && view.hasTrailingEdge)
    #expect(view.backgroundColor == .clear)
    #expect(view.intrinsicContentSize == UIView(frame: .zero).intrinsicContentSize)
  }

  /// Complaints 25, 26, 27, 28 and 29: wrong after layout, stuck, built too early, a layer more each time.
  @Test func oneLayerFollowsTheBounds() throws {
    let view = DottedBorderView(40, 30)
    let line = try view.lineLayer
    for width in 10...60 {
      view.frame.size.width = CGFloat(width)
      view.layoutIfNeeded()
      view.lineColor = .blue
      #expect(try view.lineLayer === line)
      #expect(line.frame == view.bounds)
    }
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 0, y: 0, width: 60, height: 30))
  }

  /// Complaints 33 and 34.
  @Test func colourFollowsDarkMode() throws {
    let view = DottedBorderView(40, 30)
    view.lineColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.overrideUserInterfaceStyle = .dark
    #expect(try view.lineLayer.strokeColor == UIColor.white.cgColor)
  }

  /// Complaint 36: the path animates by itself.
  @Test func layoutStartsNoImplicitAction() {
    let view = DottedBorderView(40, 30)
    let recorder = ActionRecorder()
    view.layer.sublayers?.first?.actions = ["path": recorder, "bounds": recorder, "position": recorder]
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(recorder.count == 0)
  }

  @Test func edgesFollowTheDirection() throws {
    let view = DottedBorderView(40, 30)
    (view.hasTopEdge, view.hasBottomEdge, view.hasTrailingEdge) = (false, false, false)
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 0, y: 0, width: 2, height: 30))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 38, y: 0, width: 2, height: 30))
  }

  @Test func curveNamesAreTwo() {
    let view = DottedBorderView(40, 30)
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
            let view = DottedBorderView(40, 30)
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
    let view = DottedBorderView(40, 30)
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
    let view = DottedBorderView(40, 30)
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
    let view = DottedBorderView(40, 30)
    (view.startFade, view.endFade) = (10, 10)
    _ = try view.lineLayer
    #expect(try Bitmap(view: view) == Bitmap(view: DottedBorderView(40, 30)))
  }

  /// The mark at the start is not divided between the first and the last colour.
  @Test(arguments: [0, 9] as [CGFloat])
  func theMarkAtTheStartHasTheFirstColour(radius: CGFloat) throws {
    let view = DottedBorderView(60, 40)
    (view.lineWidth, view.dotSpacing, view.borderRadius, view.endColor) = (4, 12, radius, .blue)
    let bitmap = try Bitmap(view: view)
    let start = radius == 0 ? 0 : 28
    for x in start..<start + 4 {
      for y in 0..<4 where bitmap[x, y].alpha == 255 { #expect(bitmap[x, y].red > 235, "\(x) \(y)") }
    }
  }

  @Test func edgesThatMeetFadeAtTheirEnds() throws {
    let view = DottedBorderView(40, 30)
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
    let view = DottedBorderView(40, 30)
    let line = try view.lineLayer
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
    let view = DottedBorderView(40, 30)
    (view.mark, view.dashCap) = (.solid, .butt)
    view.endColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    view.overrideUserInterfaceStyle = .dark
    let pixel = try Bitmap(view: view)[0, 4]
    #expect(pixel.green > 230 && pixel.blue == 0)
  }

  /// In a view whose bounds begin elsewhere, too.
  @Test func coloursAreWhereTheLineIs() throws {
    let view = DottedBorderView(40, 30)
    view.endColor = .blue
    let expected = try Bitmap(view: view)
    view.bounds.origin = CGPoint(x: 7, y: -3)
    view.layoutIfNeeded()
    let moved = try Bitmap(view: view)
    #expect(moved.pixels.elementsEqual(expected.pixels))
  }
}
