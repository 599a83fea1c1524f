// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// What a line view makes of its attributes.
@MainActor @Suite struct DottedLineAttributeTests {
  private func view(_ width: CGFloat = 50, _ height: CGFloat = 10) -> DottedLineView {
    let view = DottedLineView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.lineColor = .red
    view.layoutIfNeeded()
    return view
  }

  private func line(of view: UIView) throws -> CAShapeLayer {
    let sublayers = try #require(view.layer.sublayers)
    #expect(sublayers.count == 1)
    return try #require(sublayers[0] as? CAShapeLayer ?? sublayers[0].mask as? CAShapeLayer)
  }

  @Test func namesSetWhatTheyName() {
    let view = view()
    (view.markName, view.fitName, view.capName, view.spacingMeaningName) = ("square", "half", "butt", "clear")
    (view.axisName, view.dashPattern) = ("angled", "8 4")
    #expect(view.mark == .square)
    #expect(view.fit == .half)
    #expect(view.dashCap == .butt)
    #expect(view.spacingMeaning == .clear)
    #expect(view.axis == .angled)
    #expect(view.dashLengths == [8, 4])
    #expect(view.dashPattern == "8 4")
  }

  /// Complaints 45 and 58: a crash on a text that is none of the names.
  @Test(arguments: ["", "NONE", "☃", "exact ", "-1"])
  func unknownNameChangesNothing(name: String) {
    let view = view()
    let style = view.dotStyle
    (view.markName, view.fitName, view.capName, view.spacingMeaningName) = (name, name, name, name)
    view.axisName = name
    view.dashPattern = name == "" ? "x" : name
    #expect(view.dotStyle == style)
    #expect(view.axis == .horizontal)
  }

  @Test func isVerticalIsShortForTheAxis() {
    let view = view()
    view.isVertical = true
    #expect(view.axisName == "vertical")
    view.axis = .angled
    #expect(!view.isVertical)
    // In a document its switch is off beside the axis.
    view.isVertical = false
    #expect(view.axis == .angled)
    view.axis = .vertical
    view.isVertical = false
    #expect(view.axis == .horizontal)
  }

  @Test func axisDecidesTheIntrinsicSize() {
    let view = view()
    let none = UIView.noIntrinsicMetric
    for (axis, size) in [
      (DotAxis.leading, CGSize(width: none, height: 2)), (.vertical, CGSize(width: 2, height: none)),
      (.angled, CGSize(width: none, height: none)),
    ] {
      view.axis = axis
      #expect(view.intrinsicContentSize == size)
    }
  }

  @Test func oneLayerWhateverIsSet() throws {
    let view = view()
    let line = try line(of: view)
    for fit in DotFit.all {
      for mark in DotMark.all {
        for axis in DotAxis.allCases {
          (view.fit, view.mark, view.axis) = (fit, mark, axis)
          #expect(try self.line(of: view) === line)
        }
      }
    }
    (view.fit, view.mark, view.axis) = (.exact, .pill, .horizontal)
    #expect(try Bitmap(view: view) == Bitmap(view: self.view()))
  }

  @Test func directionOfTheInterfaceIsFollowedAtOnce() throws {
    let view = view()
    (view.axis, view.mark, view.fit, view.startInset) = (.leading, .circle, .whole, 20)
    #expect(try Bitmap(view: view).inkedBox.minX == 20)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 0, y: 4, width: 30, height: 2))
  }

  @Test func traitOfTheDirectionIsFollowed() throws {
    let view = view()
    (view.axis, view.fit, view.startInset) = (.leading, .whole, 20)
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(try Bitmap(view: view).inkedBox.minX == 0)
  }

  // MARK: Colours

  @Test func gradientGoesAlongTheLine() throws {
    let view = view(64, 8)
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
    let view = view()
    let line = try line(of: view)
    view.endColor = .blue
    #expect(view.layer.sublayers?.first is CAGradientLayer)
    #expect(view.layer.sublayers?.first?.mask === line)
    view.endColor = .clear
    #expect(view.gradientColors.isEmpty)
    #expect(view.layer.sublayers?.first === line)
    #expect(try Bitmap(view: view) == Bitmap(view: self.view()))
  }

  @Test func fadesComeUpAndGoDown() throws {
    let view = view(64, 8)
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
    let view = view()
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
    let view = view(64, 8)
    (view.mark, view.lineWidth, view.dashCap) = (.solid, 8, .butt)
    view.endColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    view.overrideUserInterfaceStyle = .dark
    #expect(try Bitmap(view: view)[63, 4].green > 250)
  }

  // MARK: Paths

  @Test func marksAreAlongAPath() throws {
    let view = view(40, 40)
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
    let view = view(50, 50)
    (view.mark, view.fit) = (.circle, .whole)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 49, y: 49))
    view.path = path
    let line = try line(of: view)
    #expect(line.lineDashPattern?.count == 2)
    let marks = try Bitmap(view: view, scale: 2)
    #expect(marks[2, 2].alpha == 255 && marks[97, 97].alpha == 255)
  }

  @Test func insetsShortenAPath() throws {
    let view = view(50, 50)
    (view.mark, view.lineWidth, view.dashCap, view.path) = (.solid, 6, .butt, arc)
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
    let view = view(50, 10)
    (view.mark, view.lineWidth, view.dotSpacing, view.clipsToBounds) = (.circle, 8, 12, false)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    view.path = path
    for fit in [DotFit.whole, .half] {
      for phase: CGFloat in [0, 2] {
        (view.fit, view.dashPhase) = (fit, phase)
        let line = try line(of: view)
        #expect(line.masksToBounds == (fit == .half || phase != 0))
        if line.masksToBounds { #expect(line.bounds.minY <= -4 && line.bounds.maxY >= 4) }
      }
    }
  }

  @Test func coloursAloneDoNotPlaceMarksAgain() throws {
    let view = view(50, 50)
    (view.mark, view.fit, view.path, view.lineWidth) = (.circle, .whole, arc, 6)
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
    let view = view(50, 50)
    (view.path, view.endColor, view.startFade) = (arc, .blue, 5)
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
      let view = view(50, 50)
      (view.mark, view.lineWidth, view.dashLength, view.dotSpacing, view.lineColor) = (.dash, 4, 4, 8, .red)
      if isBent { view.path = arc }
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
    let view = view(50, 10)
    (view.isVertical, view.lineWidth, view.endColor) = (true, 1e-300, .blue)
    let gradient = try #require(view.layer.sublayers?.first as? CAGradientLayer)
    #expect(gradient.startPoint.x.isFinite && gradient.endPoint.x.isFinite)
  }

  /// Complaints 17 and 97: caps fill the gap.
  @Test(arguments: ["butt", "round", "square"])
  func clearSpacingIsSeen(cap: String) throws {
    let view = view(60, 6)
    (view.mark, view.capName, view.fit, view.spacingMeaning) = (.dash, cap, .centered, .clear)
    (view.lineWidth, view.dashLength, view.dotSpacing) = (4, 4, 6)
    let row = try Bitmap(view: view, scale: 1.5).row(4)
    let gaps = row.split { $0 > 0 }.dropFirst().dropLast()
    #expect(gaps.count > 2)
    // Nine pixels, of which the two outermost may be shared with a mark.
    for gap in gaps { #expect((7...9).contains(gap.count)) }
  }

  /// Complaint 15: dashes skip sharp corners.
  @Test func cornersOfAPathHaveTheirMark() throws {
    let view = view(60, 60)
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

  /// A quarter of a circle and back, of a radius of 20.
  private var arc: UIBezierPath {
    UIBezierPath(arcCenter: CGPoint(x: 25, y: 25), radius: 20, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
  }

  @Test func gradientGoesAlongAPath() throws {
    let view = view(50, 50)
    (view.mark, view.lineWidth, view.dashCap, view.endColor, view.path) = (.solid, 6, .butt, .blue, arc)
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
    let view = view(50, 50)
    (view.mark, view.lineWidth, view.dashCap, view.path) = (.solid, 6, .butt, arc)
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
    let view = view(50, 50)
    (view.mark, view.fit, view.lineWidth, view.dotSpacing, view.endColor) = (.circle, .whole, 6, 9, .blue)
    (view.path, view.marchSpeed) = (arc, 9)
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

  /// Half a mark is at both ends of any line, cut off across it.
  @Test(arguments: [DotMark.circle, .square, .pill], [0, 5] as [CGFloat])
  func halfMarksOfAPathAreCutOff(mark: DotMark, speed: CGFloat) throws {
    let view = view(50, 50)
    (view.mark, view.fit, view.lineWidth, view.dotSpacing, view.marchSpeed) = (mark, .half, 6, 9, speed)
    view.path = arc
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
    let view = view(60, 60)
    (view.axis, view.angleInDegrees, view.mark, view.fit) = (.angled, 45, .square, .whole)
    (view.lineWidth, view.startInset, view.endInset, view.dashPhase) = (6, 20, 20, 3)
    let box = try Bitmap(view: view).inkedBox
    // From 3 - 20 / √2 off the corner, and half of the line's width across.
    #expect(box.minX >= 14 && box.maxX <= 46)
  }

  // MARK: Any value

  /// Complaints 45, 50, 53, 55: attributes that trap or run on.
  @Test(arguments: [.nan, .infinity, -.infinity, 0, -1, 1e-12, 1e12] as [CGFloat], DotFit.all.map(\.name))
  func noValueTrapsOrRunsOn(value: CGFloat, fit: String) throws {
    let numbers: [ReferenceWritableKeyPath<DottedLineView, CGFloat>] = [
      \.lineWidth, \.dotSpacing, \.dashLength, \.startInset, \.endInset, \.startFade, \.endFade, \.dashPhase,
      \.marchSpeed, \.angleInDegrees,
    ]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let time = try ContinuousClock().measure {
      for mark in [DotMark.pill, .dash] {
        for axis in [DotAxis.horizontal, .angled] {
          for path in [nil, oval] {
            for number in numbers {
              let view = view(50, 30)
              (view.mark, view.axis, view.fitName, view.path) = (mark, axis, fit, path)
              view[keyPath: number] = value
              view.dashLengths = mark == .pill ? [] : [value, 4]
              window.addSubview(view)
              view.layoutIfNeeded()
              _ = try Bitmap(view: view)
              #expect(view.layer.sublayers?.count == 1)
              view.removeFromSuperview()
            }
          }
        }
      }
    }
    // Two seconds without optimization; what runs on would take hours.
    #expect(time < .seconds(60))
  }

  /// The same where colours and fades run along a path.
  @Test(arguments: [.nan, .infinity, -.infinity, 0, -1, 1e-12, 1e12] as [CGFloat])
  func noValueTrapsOrRunsOnUnderColours(value: CGFloat) throws {
    let numbers: [ReferenceWritableKeyPath<DottedLineView, CGFloat>] = [
      \.lineWidth, \.dotSpacing, \.dashLength, \.startFade, \.endFade, \.dashPhase, \.marchSpeed,
    ]
    for number in numbers {
      let view = view(50, 30)
      (view.mark, view.fit, view.path, view.endColor, view.startFade) = (.dash, .half, arc, .blue, 5)
      view[keyPath: number] = value
      _ = try Bitmap(view: view)
      #expect(view.layer.sublayers?.count == 1)
    }
  }

  @Test(arguments: [1e5, 1e9, 1e12, 1e300] as [CGFloat])
  func hugeViewsAreBounded(width: CGFloat) throws {
    let view = view(width, 10)
    for fit in DotFit.all {
      view.fit = fit
      let bitmap = try Bitmap(layer: view.layer, width: 70, height: 10)
      #expect(bitmap.inkedCount > 0, "\(fit.name)")
    }
  }
}
