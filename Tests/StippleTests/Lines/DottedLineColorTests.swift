// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Colours and fades along lines, straight or not.
@MainActor @Suite struct DottedLineColorTests {
  @Test func gradientGoesAlongTheLine() throws {
    let view = DottedLineView(64, 8)
    (view.mark, view.lineWidth, view.dashCap, view.endColor) = (.solid, 8, .butt, .blue)
    let bitmap = try Bitmap(view: view)
    #expect(bitmap[0, 4].red > 250 && bitmap[0, 4].blue < 5)
    #expect(bitmap[63, 4].blue > 250 && bitmap[63, 4].red < 5)
    #expect(abs(Int(bitmap[32, 4].red) - 127) < 4 && abs(Int(bitmap[32, 4].blue) - 128) < 4)
    // It follows the direction.
    (view.axis, view.semanticContentAttribute) = (.leading, .forceRightToLeft)
    view.layoutIfNeeded()
    let mirrored = try Bitmap(view: view)
    #expect(mirrored[0, 4].blue > 250 && mirrored[63, 4].red > 250)
  }

  @Test func clearEndColourIsNoGradient() throws {
    let view = DottedLineView(50, 10)
    let line = try view.lineLayer
    view.endColor = .blue
    #expect(view.layer.sublayers?.first is CAGradientLayer)
    #expect(view.layer.sublayers?.first?.mask === line)
    view.endColor = .clear
    #expect(view.gradientColors.isEmpty)
    #expect(view.layer.sublayers?.first === line)
    #expect(try Bitmap(view: view) == Bitmap(view: DottedLineView(50, 10)))
  }

  @Test func fadesComeUpAndGoDown() throws {
    let view = DottedLineView(64, 8)
    (view.mark, view.lineWidth, view.dashCap) = (.solid, 8, .butt)
    (view.startFade, view.endFade) = (16, 32)
    let alphas = try Bitmap(view: view).row(4).map { Int($0) }
    #expect(
      alphas[0] < 12 && abs(alphas[8] - 135) < 6 && alphas[20] == 255 && abs(alphas[48] - 124) < 6 && alphas[63] < 8)
    // Longer than the line, they share it.
    (view.startFade, view.endFade) = (1e12, 1e12)
    let shared = try Bitmap(view: view).row(4).map { Int($0) }
    #expect(shared[0] < 8 && shared[31] > 245 && shared[63] < 8)
  }

  @Test func gradientLayerStaysWhereTheLineWas() throws {
    let view = DottedLineView(50, 10)
    let above = CALayer()
    view.layer.addSublayer(above)
    view.endColor = .blue
    #expect(view.layer.sublayers?.last === above)
    view.endColor = .clear
    #expect(view.layer.sublayers?.last === above)
    #expect(view.layer.sublayers?.count == 2)
  }

  /// Complaints 33 and 34, for the colours of a gradient.
  @Test func gradientFollowsDarkMode() throws {
    let view = DottedLineView(64, 8)
    (view.mark, view.lineWidth, view.dashCap) = (.solid, 8, .butt)
    view.endColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    view.overrideUserInterfaceStyle = .dark
    #expect(try Bitmap(view: view)[63, 4].green > 250)
  }

  @Test func coloursAloneDoNotPlaceMarksAgain() throws {
    let view = DottedLineView(50, 50)
    (view.mark, view.fit, view.path, view.lineWidth) = (.circle, .whole, .arc, 6)
    let placed = view.dotStyle.withoutColors
    view.lineColor = .blue
    #expect(view.dotStyle.withoutColors == placed)
    #expect(try Bitmap(view: view).pixels.contains(Bitmap.Pixel(0, 0, 255, 255)))
    // But whether there is more than one does, as they need their way; and all else.
    view.endColor = .red
    #expect(view.dotStyle.withoutColors != placed)
    #expect(view.layer.sublayers?.first?.mask != nil)
    (view.endColor, view.dotSpacing) = (.clear, 12)
    #expect(view.dotStyle.withoutColors != placed)
    view.path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 40, height: 40))
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 2, y: 2, width: 46, height: 46))
  }

  /// Complaint 36, where there are more layers than the line's.
  @Test func colouredLineStartsNoImplicitAction() {
    let view = DottedLineView(50, 50)
    (view.path, view.endColor, view.startFade) = (.arc, .blue, 5)
    let recorder = ActionRecorder()
    var layers = view.layer.sublayers ?? []
    var index = 0
    while index < layers.count {
      layers[index].actions = Dictionary(
        uniqueKeysWithValues: ["path", "bounds", "position", "strokeColor", "sublayers"].map { ($0, recorder) })
      layers += (layers[index].sublayers ?? []) + (layers[index].mask.map { [$0] } ?? [])
      index += 1
    }
    #expect(layers.count > 60)
    view.frame.size.width = 100
    view.lineColor = .green
    view.layoutIfNeeded()
    #expect(recorder.count == 0)
  }

  /// Complaint 95: a dashed line that is solid where it is drawn another way; here as the mask of its colours.
  @Test(arguments: [false, true])
  func dashesStayUnderColours(isBent: Bool) throws {
    func picture(_ change: (DottedLineView) -> Void) throws -> [Int] {
      let view = DottedLineView(50, 50)
      (view.mark, view.lineWidth, view.dashLength, view.dotSpacing, view.lineColor) = (.dash, 4, 4, 8, .red)
      if isBent { view.path = .arc }
      change(view)
      return try Bitmap(view: view, scale: 2).pixels.map { Int($0.alpha) }
    }
    let plain = try picture { _ in }
    let colored = try picture { $0.endColor = .blue }
    #expect(plain.contains(0) && plain.contains(255))
    // A mask and the bands under it are rounded each.
    #expect(zip(plain, colored).map { abs($0 - $1) }.max() ?? 255 <= 2)
    let marching = try picture { ($0.endColor, $0.marchSpeed) = (.blue, 10) }
    #expect(Double(marching.reduce(0, +)) < 1.1 * Double(plain.reduce(0, +)))
  }

  /// The lengths of contours, added up and taken away again, are off by what rounding takes; the last cap is there.
  @Test func bandsOfSeveralContoursHaveTheirLastCap() {
    for index in 1...200 {
      let ends = [CGFloat(index) * 0.1, CGFloat(index) * 0.37 + 5.3]
      let contours = ends.enumerated().map { row, end in
        MeasuredContour(
          curves: [ContourCurve(points: [CGPoint(x: 0, y: 20 * row), CGPoint(x: end, y: CGFloat(20 * row))])],
          isClosed: false)
      }
      let ribbon = DotRibbon(contours, width: 4, join: .round, seams: [0, 0], reach: 2)
      let box = ribbon.path(from: ribbon.length * 0.9, to: ribbon.length).boundingBoxOfPath
      #expect(abs(box.maxX - ends[1] - 3) < 1e-9, "\(index)")
    }
  }

  @Test func lineThatIsNextToNothingHasAGradientOfNumbers() throws {
    let view = DottedLineView(50, 10)
    (view.isVertical, view.lineWidth, view.endColor) = (true, 1e-300, .blue)
    let gradient = try #require(view.layer.sublayers?.first as? CAGradientLayer)
    #expect(gradient.startPoint.x.isFinite && gradient.endPoint.x.isFinite)
  }

  @Test func gradientGoesAlongAPath() throws {
    let view = DottedLineView(50, 50)
    (view.mark, view.lineWidth, view.dashCap, view.endColor, view.path) = (.solid, 6, .butt, .blue, .arc)
    let bitmap = try Bitmap(view: view)
    // At angles from its start, in parts of half a turn: a point is four levels of 255, and so is a band.
    for step in 1..<16 {
      let angle = Double.pi * Double(step) / 16
      let pixel = bitmap[Int(25 - 20 * cos(angle)), Int(25 - 20 * sin(angle))]
      #expect(abs(Double(pixel.blue) - 255 * Double(step) / 16) < 10, "\(step)")
      #expect(pixel.alpha == 255)
    }
  }

  @Test func fadesAreAtTheEndsOfAPath() throws {
    let view = DottedLineView(50, 50)
    (view.mark, view.lineWidth, view.dashCap, view.path) = (.solid, 6, .butt, .arc)
    (view.startFade, view.endFade) = (20 * .pi / 2, 20 * .pi / 4)
    let bitmap = try Bitmap(view: view)
    for (step, alpha) in [(0.5, 0.0625), (2, 0.25), (4, 0.5), (8, 1), (10, 1), (14, 0.5), (15, 0.25)] {
      let angle = Double.pi * step / 16
      let pixel = bitmap[Int(25 - 20 * cos(angle)), Int(25 - 20 * sin(angle))]
      // A pixel is a twentieth of the shorter fade.
      #expect(abs(Double(pixel.alpha) - 255 * alpha) < 18, "\(step)")
    }
    view.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 40, height: 40))
    #expect(view.layer.sublayers?.first is CAShapeLayer)
  }

  @Test func coloursOfAPathStayWhileItsMarksMove() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let view = DottedLineView(50, 50)
    (view.mark, view.fit, view.lineWidth, view.dotSpacing, view.endColor) = (.circle, .whole, 6, 9, .blue)
    (view.path, view.marchSpeed) = (.arc, 9)
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    func picture(_ time: Double) throws -> Bitmap {
      window.layer.tick(timestamp: time)
      return try Bitmap(size: window.bounds.size) { window.layer.renderPresentation(in: $0) }
    }
    _ = try picture(0)
    var inked = 0
    for time in [0.25, 0.5, 0.75] {
      let bitmap = try picture(time)
      for step in 1..<16 {
        let angle = Double.pi * Double(step) / 16
        let pixel = bitmap[Int(25 - 20 * cos(angle)), Int(25 - 20 * sin(angle))]
        guard pixel.alpha > 250 else { continue }
        inked += 1
        #expect(abs(Double(pixel.blue) - 255 * Double(step) / 16) < 10, "\(step)")
      }
    }
    #expect(inked > 15)
  }

  /// The same where colours and fades run along a path.
  @Test(arguments: [.nan, .infinity, -.infinity, 0, -1, 1e-12, 1e12] as [CGFloat])
  func noValueTrapsOrRunsOnUnderColours(value: CGFloat) throws {
    let numbers: [ReferenceWritableKeyPath<DottedLineView, CGFloat>] = [
      \.lineWidth, \.dotSpacing, \.dashLength, \.startFade, \.endFade, \.dashPhase, \.marchSpeed,
    ]
    for number in numbers {
      let view = DottedLineView(50, 30)
      (view.mark, view.fit, view.path, view.endColor, view.startFade) = (.dash, .half, .arc, .blue, 5)
      view[keyPath: number] = value
      _ = try Bitmap(view: view)
      #expect(view.layer.sublayers?.count == 1)
    }
  }
}
