// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

struct UIBezierPathDrawingTests {
  @Test func withoutAContextNothingIsDrawn() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.fill()
    path.stroke()
    path.addClip()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func aRectangleOnThePixelGridIsCrisp() throws {
    let pixels = try drawing(80, 60) { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 10, y: 10, width: 40, height: 30)).fill()
    }
    #expect(pixels.count(of: .red) == 1200)
    #expect(pixels.count(of: .clear) == 80 * 60 - 1200)
    #expect(pixels[10, 10] == .red)
    #expect(pixels[49, 39] == .red)
  }

  @Test func aPointWideLineOnAPixelEdgePaintsBothSidesAtHalf() throws {
    let pixels = try drawing(40, 4) { _ in
      UIColor.black.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 20, y: 0))
      path.addLine(to: CGPoint(x: 20, y: 4))
      path.stroke()
    }
    // Half of 255 rounds either way.
    #expect([127, 128].contains(pixels[19, 2].alpha))
    #expect([127, 128].contains(pixels[20, 2].alpha))
    #expect(pixels[18, 2] == .clear)
    #expect(pixels[21, 2] == .clear)
  }

  @Test func yPointsDownAndTheScaleCounts() throws {
    let pixels = try drawing(10, 10, scale: 3) { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
    }
    #expect(pixels.width == 30)
    #expect(pixels[3, 6] == .red)
    #expect(pixels[11, 17] == .red)
    #expect(pixels[12, 17] == .clear)
    #expect(pixels[11, 18] == .clear)
  }

  @Test func theEvenOddRuleLeavesAHole() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    let filled = try drawing(10, 10) { _ in path.fill() }
    path.usesEvenOddFillRule = true
    let hollow = try drawing(10, 10) { _ in path.fill() }
    #expect(filled.count(of: .black) == 100)
    #expect(hollow.count(of: .black) == 84)
  }

  @Test func aDashIsNotInTheCGPath() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 2))
    path.addLine(to: CGPoint(x: 40, y: 2))
    path.setLineDash([10], count: 1, phase: 0)
    #expect(path.cgPath.elements.count == 2)
    let layer = CAShapeLayer()
    (layer.path, layer.strokeColor, layer.lineWidth) = (path.cgPath, UIColor.black.cgColor, 2)
    #expect(try Bitmap(layer: layer, width: 40, height: 4).count(of: .black) == 80)
  }

  @Test func aDashIsPaintedAndDoesNotLeak() throws {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 2))
    line.addLine(to: CGPoint(x: 40, y: 2))
    line.lineWidth = 2
    line.setLineDash([10], count: 1, phase: 0)
    let solid = UIBezierPath()
    solid.move(to: CGPoint(x: 0, y: 6))
    solid.addLine(to: CGPoint(x: 40, y: 6))
    let pixels = try drawing(40, 10) { context in
      line.stroke()
      solid.stroke()
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 9), CGPoint(x: 40, y: 9)])
    }
    for x in 0..<40 {
      #expect(pixels[x, 1] == (x / 10 % 2 == 0 ? .black : .clear))
      #expect(pixels[x, 6].alpha > 0)
      #expect(pixels[x, 9] == .black)
    }
  }

  /// Source: a picture of UIKit's, spark_dash10_w4_r12 at scale 3, in the tests of leboncoin/spark-ios-common.
  @Test func dashesAroundACornerFallWhereUIKitsDo() throws {
    let pixels = try drawing(60, 30, scale: 3) { _ in
      UIColor.blue.setStroke()
      let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 30), cornerRadius: 12)
      path.lineWidth = 4
      path.setLineDash([10], count: 1, phase: 0)
      path.stroke()
    }
    func changes(_ count: Int, in pixel: (Int) -> Bitmap.Pixel) -> [Int] {
      let isPainted = (0..<count).map { pixel($0).alpha > 127 }
      return (1..<count).filter { isPainted[$0] != isPainted[$0 - 1] }
    }
    // The first dash starts on the top edge; the last ones have gone round all four corners.
    #expect(changes(180) { pixels[$0, 2] }.suffix(4) == [55, 85, 115, 145])
    #expect(changes(180) { pixels[$0, 87] }.filter { 40..<150 ~= $0 } == [57, 87, 117, 147])
    #expect(changes(90) { pixels[177, $0] }.last == 44)
    // UIKit measures curves more coarsely than we do: there the dash on the left starts a pixel earlier, at 38.
    #expect(changes(90) { pixels[2, $0] }.filter { 30..<50 ~= $0 } == [39])
  }

  @Test func drawingLeavesTheContextsStateAlone() throws {
    let pixels = try drawing(10, 10) { context in
      context.setLineWidth(4)
      let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2))
      path.stroke()
      path.fill(with: .copy, alpha: 0.25)
      path.stroke(with: .normal, alpha: 0.25)
      UIColor.red.setFill()
      context.fill(CGRect(x: 6, y: 6, width: 2, height: 2))
    }
    #expect(pixels[6, 6] == .red)
    #expect(pixels[7, 7] == .red)
  }

  @Test func copyReplacesWhatIsThere() throws {
    let pixels = try drawing(4, 4) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.blue.withAlphaComponent(0).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).fill(with: .copy, alpha: 1)
      UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)).fill(with: .normal, alpha: 1)
    }
    #expect(pixels.count(of: .clear) == 4)
    #expect(pixels.count(of: .red) == 12)
  }

  @Test func aClipHoldsUntilTheStateIsRestored() throws {
    let pixels = try drawing(4, 4) { context in
      context.saveGState()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4)).addClip()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2)).addClip()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.restoreGState()
      UIColor.green.setFill()
      context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
    }
    #expect(pixels.count(of: .red) == 4)
    #expect(pixels[3, 3] == .green)
  }

  @Test func colorsSetFillAndStrokeApart() throws {
    let pixels = try drawing(10, 10) { _ in
      UIColor.red.set()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6))
      path.lineWidth = 2
      path.fill()
      path.stroke()
    }
    #expect(pixels[5, 5] == .red)
    #expect(pixels[1, 1] == .blue)
    #expect(pixels[2, 5] == .blue)
  }

  @Test(arguments: [.nan, .infinity, -5, 0, 1e300] as [CGFloat])
  func oddSettingsHarmNothing(value: CGFloat) throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 8, height: 8))
    path.lineWidth = value
    path.miterLimit = value
    path.setLineDash([value, value], count: 2, phase: value)
    let pixels = try drawing(10, 10) { context in
      path.stroke()
      path.fill(with: .normal, alpha: value)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(pixels.count(of: .red) == 100)
  }
}
