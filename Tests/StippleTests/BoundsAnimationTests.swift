// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// What the views draw while their size is animated.
@MainActor @Suite struct BoundsAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

  private func show<View: UIView>(_ view: View, _ width: CGFloat = 60, _ height: CGFloat = 20) -> View {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    window.layer.tick(timestamp: 0)
    return view
  }

  private func shape(in view: UIView) throws -> CAShapeLayer {
    try #require(view.layer.sublayers?.first as? CAShapeLayer)
  }

  private func tick(_ time: CFTimeInterval) {
    window.layer.tick(timestamp: time)
  }

  /// What is shown, as wide as the window.
  private var picture: Bitmap {
    get throws {
      try Bitmap(size: window.bounds.size) { window.layer.renderPresentation(in: $0) }
    }
  }

  /// What a view of a size shows.
  private func still(_ view: UIView, _ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return try Bitmap(layer: view.layer, width: window.bounds.width, height: window.bounds.height)
  }

  @Test(arguments: [true, false])
  func theLineMovesWithTheView(isLaidOutInTheBlock: Bool) throws {
    let view = show(DottedLineView())
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 0, y: 0, width: 140, height: 40)
      if isLaidOutInTheBlock { view.layoutIfNeeded() }
    }
    tick(10)
    window.layoutIfNeeded()
    let line = try shape(in: view)
    #expect(line.path?.boundingBox == CGRect(x: 0, y: 20, width: 140, height: 0))
    for (time, width, middle) in [(10.0, 60.0, 10.0), (10.25, 80, 12.5), (10.5, 100, 15), (11, 140, 20)] {
      tick(time)
      #expect(view.layer.presentation()?.bounds.width == CGFloat(width))
      #expect(line.presentation()?.path?.boundingBox == CGRect(x: 0, y: middle, width: width, height: 0))
      let size = try #require(view.layer.presentation()).bounds.size
      #expect(try picture == still(DottedLineView(), size.width, size.height))
    }
    #expect(line.animationKeys() == nil)
  }

  @Test func theLineKeepsThePaceOfASpringAndItsDelay() throws {
    let view = show(DottedLineView())
    UIView.animate(withDuration: 1, delay: 0.25, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
      view.frame.size.width = 120
      view.layoutIfNeeded()
    }
    tick(1)
    var widths: Set<CGFloat> = []
    for frame in 0...20 {
      tick(1 + Double(frame) / 16)
      let width = try #require(view.layer.presentation()).bounds.width
      let line = try #require(try shape(in: view).presentation()?.path).boundingBox.width
      // The view's size is the new one and a difference, the line a mixture.
      #expect(abs(line - width) < 1e-9)
      widths.insert(width)
    }
    #expect(widths.contains(60))
    #expect(widths.contains { $0 > 121 })
  }

  @Test func aLineThatIsDrawnAnewMeanwhileGoesOn() throws {
    let view = show(DottedLineView())
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.size.width = 100
      view.layoutIfNeeded()
    }
    tick(1)
    tick(1.25)
    view.lineColor = .red
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(try shape(in: view).presentation()?.path?.boundingBox.width == 70)
    tick(1.5)
    #expect(try shape(in: view).presentation()?.path?.boundingBox.width == 80)
  }

  /// Complaint 37: a layer keeps another time than the view.
  @Test(arguments: [0, 8] as [CGFloat])
  func theBorderMovesWithTheView(radius: CGFloat) throws {
    let view = show(DottedBorderView())
    view.borderRadius = radius
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 0, y: 0, width: 140, height: 40)
      view.layoutIfNeeded()
    }
    for time in [0.0, 0.25, 0.5, 1] {
      tick(20 + time)
      let size = try #require(view.layer.presentation()).bounds.size
      let box = try #require(try shape(in: view).presentation()?.path).boundingBoxOfPath
      // From centre line to centre line, and a hundredth of a point of a dot.
      #expect(abs(box.minX - 1) < 0.01 && abs(box.maxX - size.width + 1) < 0.01)
      #expect(abs(box.minY - 1) < 0.01 && abs(box.maxY - size.height + 1) < 0.01)
    }
    #expect(try shape(in: view).animationKeys() == nil)
  }

  /// There are as many as at the end, nearer to each other or further, and each as long as it is.
  @Test(arguments: [0, 8] as [CGFloat], [(60.0, 140.0), (140, 60)])
  func marksOfABorderAreNotSqueezed(radius: CGFloat, widths: (Double, Double)) throws {
    let view = show(DottedBorderView(), widths.0, 40)
    (view.borderRadius, view.mark, view.dashLength, view.lineWidth) = (radius, .dash, 5, 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.size.width = widths.1
      view.layoutIfNeeded()
    }
    let line = try shape(in: view)
    let marks = MeasuredContour.contours(of: try #require(line.path)).map(\.length)
    tick(30)
    for time in [0.0, 0.25, 0.5] {
      tick(30 + time)
      let shown = MeasuredContour.contours(of: try #require(line.presentation()?.path)).map(\.length)
      #expect(shown.count == marks.count)
      // Of what a cubic's length is measured to.
      for (one, other) in zip(shown, marks) { #expect(abs(one - other) < 1e-6) }
    }
  }

  @Test func coloursOfABorderMoveWithTheView() throws {
    func border() -> DottedBorderView {
      let view = DottedBorderView()
      (view.mark, view.dashCap, view.lineWidth, view.lineColor) = (.solid, .butt, 4, .red)
      view.endColor = .blue
      return view
    }
    let view = show(border(), 60, 20)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 0, y: 0, width: 140, height: 40)
      view.layoutIfNeeded()
    }
    tick(40)
    for time in [0.0, 0.5, 1] {
      tick(40 + time)
      let size = try #require(view.layer.presentation()).bounds.size
      let (moving, still) = (try picture, try still(border(), size.width, size.height))
      // On its way the line is an even mixture, whose colours change elsewhere by a band or two.
      #expect(moving.inkedBox == still.inkedBox)
      #expect(abs(moving.coverage - still.coverage) < 3)
    }
  }

  @Test func withoutAnAnimationTheLineIsThereAtOnce() throws {
    let view = show(DottedLineView())
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(try shape(in: view).animationKeys() == nil)
    UIView.animate(withDuration: 1) { view.center.x = 90 }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(try shape(in: view).animationKeys() == nil)
  }

  @Test(arguments: [GridStyle.grid, .dot], [(60.0, 20.0, 140.0, 48.0), (140, 48, 60, 20), (60, 48, 140, 20)])
  func theGridMovesWithTheView(style: GridStyle, sizes: (Double, Double, Double, Double)) throws {
    func grid() -> GridView {
      let view = GridView()
      (view.gridStyle, view.gridWidth, view.gridLineWidth, view.gridColor) = (style, 7, 1, .red)
      return view
    }
    let view = show(grid(), sizes.0, sizes.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 0, y: 0, width: sizes.2, height: sizes.3)
      view.layoutIfNeeded()
    }
    for time in [0.0, 0.25, 0.5, 1] {
      tick(time)
      let size = try #require(view.layer.presentation()).bounds.size
      #expect(abs(size.width - (sizes.0 + (sizes.2 - sizes.0) * time)) < 1e-9)
      // All of whole pixels, as half ones are cut off once by a line's end and again by the view's edge.
      // Dots beyond the last column of a still view are cut off at the edge of a moving one, and are there.
      let (moving, still) = (try picture, try still(grid(), size.width, size.height))
      if style == .grid { #expect(moving == still) } else { #expect(abs(moving.coverage - still.coverage) < 60) }
    }
    #expect(try shape(in: view).animationKeys() == nil)
    #expect(try picture == still(grid(), sizes.2, sizes.3))
  }
}
