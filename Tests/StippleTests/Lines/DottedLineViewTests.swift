// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

@MainActor @Suite struct DottedLineViewTests {
  private func view(_ width: CGFloat = 70, _ height: CGFloat = 10) -> DottedLineView {
    let view = DottedLineView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.layoutIfNeeded()
    return view
  }

  private func line(of view: DottedLineView) throws -> CAShapeLayer {
    let sublayers = try #require(view.layer.sublayers)
    #expect(sublayers.count == 1)
    return try #require(sublayers.first as? CAShapeLayer)
  }

  @Test func defaultsAreAsDocumented() {
    let view = view()
    #expect(view.lineColor == .systemGray)
    #expect(view.lineWidth == 2)
    #expect(view.dotSpacing == 6)
    #expect(view.isVertical == false)
    #expect(view.backgroundColor == .clear)
  }

  /// Complaint 96: a dash that is lost where there is a fill.
  @Test func lineIsOneRoundCappedDashedStroke() throws {
    let view = view(320, 44)
    let line = try line(of: view)
    #expect(line.frame == view.bounds)
    #expect(
      line.path
        == DottedLineLayout(
          size: view.bounds.size, lineWidth: 2, dotSpacing: 6, isVertical: false)?.path)
    #expect(line.fillColor == nil)
    #expect(line.lineCap == .round)
    #expect(line.lineDashPattern == [1, 6])
    #expect(line.lineDashPhase == 0)
    #expect(line.lineWidth == 2)
    #expect(line.strokeColor == UIColor.systemGray.resolvedColor(with: view.traitCollection).cgColor)
  }

  /// Complaints 29, 44, 91 and 92: a layer more each time, none at design time, a view or a call for each dash.
  @Test func oneLayerForLife() throws {
    let view = view()
    let line = try line(of: view)
    for width in 1...50 {
      view.frame.size.width = CGFloat(width)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.lineColor = .red
      view.prepareForInterfaceBuilder()
      view.awakeFromNib()
    }
    #expect(try self.line(of: view) === line)
  }

  /// Complaint 31: all layers are removed, those of subviews too.
  @Test func otherLayersAndSubviewsStay() {
    let view = view()
    let subview = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    let layer = CALayer()
    view.addSubview(subview)
    view.layer.addSublayer(layer)
    view.frame.size.width = 200
    view.isVertical = true
    view.layoutIfNeeded()
    #expect(subview.superview === view)
    #expect(layer.superlayer === view.layer)
    #expect(view.layer.sublayers?.count == 3)
  }

  /// Complaint 99: setters do not redraw.
  @Test func attributesRedrawAtOnce() throws {
    let view = view()
    let line = try line(of: view)
    view.lineColor = .red
    #expect(line.strokeColor == UIColor.red.cgColor)
    view.lineWidth = 4
    #expect(line.lineWidth == 4)
    view.dotSpacing = 9
    #expect(line.lineDashPattern == [1, 9])
    view.isVertical = true
    #expect(line.path?.boundingBox == CGRect(x: 35, y: 0, width: 0, height: 10))
  }

  /// Complaints 25, 26, 27, 28 and 30: wrong after layout or rotation, stuck at the first size.
  @Test func pathFollowsBounds() throws {
    let view = view()
    let line = try line(of: view)
    view.bounds.size = CGSize(width: 300, height: 20)
    view.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(line.path?.boundingBox == CGRect(x: 0, y: 10, width: 300, height: 0))
  }

  /// Complaints 99 and 100: at the edge, or at the frame's origin within the view's own space.
  @Test func pathStartsInTheLayersOwnSpace() throws {
    let view = DottedLineView(frame: CGRect(x: 100, y: 200, width: 70, height: 10))
    view.bounds.origin = CGPoint(x: 30, y: 40)
    view.layoutIfNeeded()
    let line = try line(of: view)
    #expect(line.frame == CGRect(x: 30, y: 40, width: 70, height: 10))
    #expect(line.path?.boundingBox == CGRect(x: 0, y: 5, width: 70, height: 0))
  }

  /// Complaint 36: the path animates by itself.
  @Test func layoutStartsNoImplicitAction() {
    let view = view()
    let recorder = ActionRecorder()
    view.layer.sublayers?.first?.actions = ["path": recorder, "bounds": recorder, "position": recorder]
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(recorder.count == 0)
    // The recorder does see a change that is made with actions on.
    view.layer.sublayers?.first?.position = .zero
    #expect(recorder.count == 1)
  }

  @Test func intrinsicSizeIsTheLineWidthAcross() {
    let view = view()
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 2))
    view.lineWidth = 3.5
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 3.5))
    view.isVertical = true
    #expect(view.intrinsicContentSize == CGSize(width: 3.5, height: UIView.noIntrinsicMetric))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
  func badWidthHasNoIntrinsicExtent(_ width: CGFloat) {
    let view = view()
    view.lineWidth = width
    #expect(view.intrinsicContentSize.height == 0)
  }

  /// Complaints 33 and 35: a colour that is frozen; the traits' newer registrations.
  @Test func colourFollowsDarkMode() throws {
    let view = view()
    view.lineColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let line = try line(of: view)
    #expect(line.strokeColor == UIColor.black.cgColor)
    // At once, not at the next layout.
    view.overrideUserInterfaceStyle = .dark
    #expect(line.strokeColor == UIColor.white.cgColor)
  }

  @Test func colourFollowsTheSuperviewsTraits() throws {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = view()
    view.lineColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    superview.overrideUserInterfaceStyle = .dark
    superview.addSubview(view)
    superview.layoutIfNeeded()
    #expect(try line(of: view).strokeColor == UIColor.white.cgColor)
  }

  @Test func colourFollowsTheTint() throws {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = view()
    superview.addSubview(view)
    view.lineColor = .tintColor
    superview.tintColor = .green
    #expect(try line(of: view).strokeColor?.components == UIColor.green.cgColor.components)
  }

  /// Complaint 34. Outside UIKit's calls the current traits are light, whatever the view's are.
  @Test func colourIsResolvedWithTheViewsTraits() throws {
    let view = view()
    view.overrideUserInterfaceStyle = .dark
    view.lineColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try line(of: view).strokeColor == UIColor.white.cgColor)
  }

  @Test func subclassMayLayOutAndObserve() throws {
    final class Line: DottedLineView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
      override var lineColor: UIColor { didSet { layouts += 10 } }
    }
    let view = Line(frame: CGRect(x: 0, y: 0, width: 50, height: 4))
    view.layoutIfNeeded()
    view.lineColor = .red
    #expect(view.layouts == 11)
    #expect(try line(of: view).strokeColor == UIColor.red.cgColor)
  }

  // MARK: Pixels

  /// Complaint 24: dashes uneven along a straight line.
  @Test func dotsStandAtMultiplesOfThePeriod() throws {
    let bitmap = try Bitmap(view: view(70, 10))
    #expect(bitmap.inkedRows == [4, 5])
    // A dash of 1 between two round caps of radius 1 is from -1 to 2, then from 6 to 9 and so on.
    #expect(bitmap.inkedColumns.prefix(8) == [0, 1, 6, 7, 8, 13, 14, 15])
    for k in 1..<9 {
      #expect(bitmap[7 * k, 4] == Bitmap.Pixel(142, 142, 147, 255))
    }
  }

  @Test func dotsOfAVerticalLineStandAtMultiplesOfThePeriod() throws {
    let view = view(10, 70)
    view.isVertical = true
    let bitmap = try Bitmap(view: view)
    #expect(bitmap.inkedColumns == [4, 5])
    #expect(bitmap.inkedRows.prefix(8) == [0, 1, 6, 7, 8, 13, 14, 15])
  }

  @Test func inkIsTheAreaOfThePills() throws {
    let scale: CGFloat = 4
    let bitmap = try Bitmap(view: view(70.5, 10), scale: scale)
    // Dots 1 to 9 are whole; dot 0 lacks its left half disc, dot 10 (at 70) is cut by the right edge at 70.5.
    let pill = Double.pi + 2
    var left = 0.0
    for y in 0..<bitmap.height { for x in 12..<Int(67 * scale) { left += Double(bitmap[x, y].alpha) / 255 } }
    // Anti-aliasing of the 18 half discs errs by up to 5 of 255 in a pixel; half a percent holds.
    #expect(abs(left / Double(scale * scale) - 9 * pill) < 9 * pill * 0.005)
  }

  /// Complaint 10: a dotted line that looks solid.
  @Test(arguments: [1, 1.5, 2, 3] as [CGFloat])
  func gapIsVisibleAtEveryScale(_ scale: CGFloat) throws {
    let bitmap = try Bitmap(view: view(), scale: scale)
    // The clear gap is dotSpacing - lineWidth = 4 pt; a pixel at each side may be shared with a dot.
    for k in 0..<9 {
      let (from, to) = (((CGFloat(7 * k) + 2) * scale).rounded(.up), ((CGFloat(7 * k) + 6) * scale).rounded(.down))
      #expect(bitmap.row(bitmap.height / 2)[Int(from)..<Int(to)].max() == 0)
    }
  }

  /// Complaint 19: caps on the first dash alone.
  @Test func allDotsAreAlike() throws {
    let bitmap = try Bitmap(view: view(700, 10), scale: 2)
    func dot(_ k: Int) -> [Bitmap.Pixel] {
      (0..<bitmap.height).flatMap { y in (14 * k - 4..<14 * k + 10).map { bitmap[$0, y] } }
    }
    for k in 2..<100 { #expect(dot(k) == dot(1), "dot \(k)") }
  }

  /// Complaint 91: a row of characters that breaks where it is too long, or is cut where it is too narrow.
  @Test(arguments: [1, 2, 7, 32_768 * 7] as [CGFloat])
  func lineNeverBreaks(length: CGFloat) throws {
    for isVertical in [false, true] {
      let view = DottedLineView(
        frame: CGRect(x: 0, y: 0, width: isVertical ? 10 : length, height: isVertical ? length : 10))
      view.isVertical = isVertical
      let path = try #require(line(of: view).path)
      let box = path.boundingBoxOfPath
      #expect(isVertical ? box.width == 0 && box.minX == 5 : box.height == 0 && box.minY == 5)
      #expect(view.layer.sublayers?.count == 1)
      if length < 100 {
        let (rows, columns) = (Int(isVertical ? length : 10), Int(isVertical ? 10 : length))
        let bitmap = try Bitmap(view: view)
        #expect((bitmap.height, bitmap.width) == (rows, columns))
        // From the very start, across its width alone.
        #expect(bitmap[isVertical ? 4 : 0, isVertical ? 0 : 4].alpha > 0)
        #expect(bitmap[isVertical ? 2 : 0, isVertical ? 0 : 2].alpha == 0)
      }
    }
  }

  /// Complaint 12: a double dot at the end.
  @Test func noExtraDotAtTheEnd() throws {
    // The line ends where a gap does, just before the place of an eleventh dot.
    let bitmap = try Bitmap(view: view(69.5, 10), scale: 2)
    #expect(bitmap.row(10)[132..<139].max() == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -2])
  func badValuesDrawNothing(_ value: CGFloat) throws {
    let view = view()
    view.lineWidth = value
    #expect(try Bitmap(view: view).inkedCount == 0)
    view.lineWidth = 2
    #expect(try Bitmap(view: view).inkedCount > 0)
    view.dotSpacing = value
    #expect(try Bitmap(view: view).inkedCount == 0)
  }

  /// Complaint 53: a crash on a gap of 0.
  @Test func zeroSpacingIsASolidLine() throws {
    let view = view()
    view.dotSpacing = 0
    let bitmap = try Bitmap(view: view)
    #expect(bitmap.inkedColumns == Array(0..<70))
    #expect(bitmap[35, 4] == Bitmap.Pixel(142, 142, 147, 255))
  }

  /// Complaint 52: paths that are next to endless.
  @Test func hugeViewsAreBounded() throws {
    for width: CGFloat in [1e6, 1e9, 1e300] {
      let view = view(width, 10)
      let bitmap = try Bitmap(layer: view.layer, width: 70, height: 10)
      #expect(bitmap[7, 4].alpha == 255)
    }
  }

  @Test(arguments: [1, 2, 3])
  func goldens(scale: Int) throws {
    let horizontal = view(20, 6)
    try expectGolden(Bitmap(view: horizontal, scale: CGFloat(scale)), "dotted-line@\(scale)x")
    let vertical = view(6, 20)
    vertical.isVertical = true
    vertical.lineColor = .systemRed
    try expectGolden(Bitmap(view: vertical, scale: CGFloat(scale)), "dotted-line-vertical@\(scale)x")
  }

  @Test func goldenInDarkMode() throws {
    let view = view(20, 6)
    view.overrideUserInterfaceStyle = .dark
    view.lineColor = .label
    try expectGolden(Bitmap(view: view, scale: 2), "dotted-line-dark@2x")
  }
}
