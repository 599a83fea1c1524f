// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleRaster
import StippleTestSupport
import Testing

@testable import CoreGraphics

/// One test for each row of the table in `RasterRoute`.
struct RasterRouteTests {
  /// The name of a kernel.
  enum Kernel {
    case grid, lattice, rows, rects, path, marks, cairo

    init(_ route: RasterRoute?) {
      switch route?.kernel {
      case .grid: self = .grid
      case .lattice: self = .lattice
      case .rows: self = .rows
      case .rects: self = .rects
      case .path: self = .path
      case .marks: self = .marks
      case nil: self = .cairo
      }
    }
  }

  private static let clip = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// The kernel of a stroke of width 2.
  private func stroke(
    dash: [CGFloat] = [], cap: CGLineCap = .butt, join: CGLineJoin = .miter, transform: CGAffineTransform = .identity,
    _ build: (CGMutablePath) -> Void
  ) -> Kernel {
    let path = CGMutablePath()
    build(path)
    var state = GraphicsState(canvas: Self.clip.size)
    state.stroke.dash = DashPattern(phase: 0, lengths: dash)
    (state.stroke.cap, state.stroke.join) = (cap, join)
    guard let pen = RasterPen(width: 2, state: state, userToCanvas: transform) else { return .cairo }
    let elements = path.elements.map { $0.applying(transform) }
    return Kernel(RasterRoute.stroke(elements, pen: pen, clip: Self.clip, cache: MaskCache()))
  }

  private func fill(rule: CGPathFillRule = .winding, _ build: (CGMutablePath) -> Void) -> Kernel {
    let path = CGMutablePath()
    build(path)
    return Kernel(RasterRoute.fill(path.elements, rule: rule, clip: Self.clip, cache: MaskCache()))
  }

  private func lines(_ path: CGMutablePath, at positions: [CGFloat], length: CGFloat = 72) {
    for y in positions { path.addLines(between: [CGPoint(x: 10, y: y), CGPoint(x: 10 + length, y: y)]) }
  }

  private func grid(_ path: CGMutablePath) {
    lines(path, at: [20, 40, 60], length: 80)
    for x in [30, 50] as [CGFloat] { path.addLines(between: [CGPoint(x: x, y: 0), CGPoint(x: x, y: 100)]) }
  }

  @Test(arguments: [CGLineCap.butt, .square]) func solidLinesBothWaysAreAGrid(cap: CGLineCap) {
    #expect(stroke(cap: cap, grid) == .grid)
    #expect(stroke(cap: cap, transform: CGAffineTransform(scaleX: 2, y: -2)) { lines($0, at: [20]) } == .grid)
  }

  @Test func outlineOfARectangleIsAGrid() {
    #expect(stroke { $0.addRect(CGRect(x: 10, y: 10, width: 30, height: 20)) } == .grid)
    #expect(stroke(join: .round) { $0.addRect(CGRect(x: 10, y: 10, width: 30, height: 20)) } == .cairo)
  }

  @Test(arguments: [CGLineCap.butt, .round, .square]) func equalRowsOfDashesAreALattice(cap: CGLineCap) {
    #expect(stroke(dash: [2, 8], cap: cap) { lines($0, at: [20, 30, 40]) } == .lattice)
    #expect(stroke(dash: [2, 8], cap: cap) { lines($0, at: [20, 21, 22]) } == .lattice)
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(stroke(dash: [2, 8], cap: cap, transform: turned) { lines($0, at: [20, 30, 40]) } == .lattice)
  }

  @Test func oneDashedLineIsARow() {
    #expect(stroke(dash: [0, 8], cap: .round) { lines($0, at: [20]) } == .rows)
    #expect(stroke(dash: [1, 6], cap: .round) { lines($0, at: [20], length: 77.5) } == .rows)
    #expect(stroke(cap: .round) { lines($0, at: [20]) } == .rows)
  }

  @Test func unequalRowsApartAreRows() {
    #expect(stroke(dash: [0, 8], cap: .round) { lines($0, at: [20, 30, 45]) } == .rows)
    #expect(stroke(dash: [6, 3, 1, 3]) { lines($0, at: [20, 30, 40]) } == .rows)
  }

  @Test func rowsThatMayShareAPixelAreAPath() {
    #expect(stroke(dash: [0, 8], cap: .round) { lines($0, at: [20, 22.5, 45]) } == .path)
    #expect(stroke(dash: [6, 3, 1, 0.5]) { lines($0, at: [20]) } == .path)
  }

  @Test func dashesOfAnyOtherPathAreAPath() {
    #expect(
      stroke(dash: [0, 8], cap: .round) { $0.addEllipse(in: CGRect(x: 10, y: 10, width: 50, height: 60)) } == .path)
    #expect(stroke(dash: [4, 4], grid) == .path)
    #expect(stroke(dash: [4, 4]) { $0.addRect(CGRect(x: 10, y: 10, width: 30, height: 20)) } == .path)
  }

  @Test func oneSolidLineAtAnyAngleIsAPath() {
    #expect(stroke { $0.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 33)]) } == .path)
  }

  /// Four at most meet in a point.
  @Test func solidLinesOfUpToFourSlantsAreAPath() {
    func slanted(_ path: CGMutablePath, slants: Int, pitch: CGFloat = 12) {
      for slant in 0..<slants {
        let angle = CGFloat(slant) * 0.7 + 0.2
        let turned = CGAffineTransform(translationX: 50, y: 50).rotated(by: angle)
        for line in -3...3 {
          let y = CGFloat(line) * pitch
          path.addLines(between: [CGPoint(x: -70, y: y).applying(turned), CGPoint(x: 70, y: y).applying(turned)])
        }
      }
    }
    for slants in 1...4 { #expect(stroke { slanted($0, slants: slants) } == .path) }
    #expect(stroke { slanted($0, slants: 5) } == .cairo)
    #expect(stroke { slanted($0, slants: 3, pitch: 4.1) } == .path)
    #expect(stroke { slanted($0, slants: 3, pitch: 3.9) } == .cairo)
    #expect(stroke(cap: .round) { slanted($0, slants: 3) } == .cairo)
    #expect(
      stroke { path in
        slanted(path, slants: 1)
        path.addRect(CGRect(x: 1, y: 2, width: 30, height: 40))
      } == .cairo)
  }

  @Test func pointsWithRoundCapsAreAPath() {
    let points = [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 30)]
    #expect(stroke(cap: .round) { path in for point in points { path.addLines(between: [point, point]) } } == .path)
  }

  @Test func solidCurvesAndCornersAreCairos() {
    #expect(stroke { $0.addEllipse(in: CGRect(x: 10, y: 10, width: 50, height: 60)) } == .cairo)
    #expect(
      stroke { $0.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 33), CGPoint(x: 70, y: 0)]) } == .cairo)
  }

  @Test func unevenScalesTakeButtCapsOnly() {
    let uneven = CGAffineTransform(scaleX: 2, y: 1)
    #expect(stroke(dash: [2, 8], transform: uneven) { lines($0, at: [20, 30, 40]) } == .lattice)
    #expect(stroke(dash: [0, 8], cap: .round, transform: uneven) { lines($0, at: [20]) } == .cairo)
    #expect(
      stroke(dash: [2, 8], transform: uneven) { $0.addEllipse(in: CGRect(x: 9, y: 9, width: 9, height: 9)) } == .cairo)
  }

  @Test func turnsAndShearsOfTheAxes() {
    let turned = CGAffineTransform(rotationAngle: 0.3)
    #expect(stroke(dash: [2, 8], transform: turned) { lines($0, at: [20, 30, 40]) } == .path)
    let sheared = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    #expect(stroke(dash: [2, 8], transform: sheared) { lines($0, at: [20, 30, 40]) } == .cairo)
  }

  @Test func rectanglesThatShareNoPixelAreRects() {
    #expect(fill { $0.addRect(CGRect(x: 1.5, y: 2, width: 30, height: 20)) } == .rects)
    #expect(
      fill { $0.addRects([CGRect(x: 1, y: 2, width: 3, height: 2), CGRect(x: 5, y: 2, width: 3, height: 2)]) } == .rects
    )
    let touching = [CGRect(x: 1, y: 2, width: 3.5, height: 2), CGRect(x: 4.5, y: 2, width: 3, height: 2)]
    #expect(fill { $0.addRects(touching) } == .cairo)
  }

  @Test func circlesOfOneSizeAreAPath() {
    let circles = [CGRect(x: 10, y: 10, width: 8, height: 8), CGRect(x: 40, y: 20, width: 8, height: 8)]
    #expect(fill { $0.addEllipse(in: circles[0]) } == .path)
    #expect(fill { path in for circle in circles { path.addEllipse(in: circle) } } == .path)
    #expect(fill(rule: .evenOdd) { path in for circle in circles { path.addEllipse(in: circle) } } == .cairo)
    #expect(fill { $0.addEllipse(in: CGRect(x: 10, y: 10, width: 9, height: 8)) } == .cairo)
  }

  @Test func allElseIsCairos() {
    #expect(fill { $0.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 5, y: 8)]) } == .cairo)
    #expect(
      fill { $0.addRoundedRect(in: CGRect(x: 1, y: 1, width: 20, height: 20), cornerWidth: 4, cornerHeight: 4) }
        == .cairo)
  }

  /// What no kernel does, whatever the path: these are a context's settings.
  @Test(arguments: Refusal.allCases) func settingsThatNoKernelKnowsAreCairos(refusal: Refusal) throws {
    let canvas = try Canvas(100, 100)
    let square = CGPath(rect: CGRect(x: 10, y: 10, width: 8, height: 8), transform: nil).elements
    #expect(canvas.context.fillByRaster(square, .winding))
    #expect(canvas.context.strokeByRaster(square, width: 2))
    try refusal.apply(to: canvas.context)
    #expect(!canvas.context.fillByRaster(square, .winding))
    #expect(!canvas.context.strokeByRaster(square, width: 2))
  }

  enum Refusal: CaseIterable {
    case blendMode, softMask, pattern, sharpEdges, noSmoothEdges

    func apply(to context: CGContext) throws {
      switch self {
      case .blendMode: context.setBlendMode(.multiply)
      case .softMask:
        context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 100), mask: try #require(context.makeImage()))
      case .pattern:
        let cell = CGRect(x: 0, y: 0, width: 4, height: 4)
        let pattern = try #require(
          CGPattern(bounds: cell, matrix: .identity, step: cell.size, isColored: true, draw: { _ in }))
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        context.setFillPattern(pattern, colorComponents: [1])
        context.setStrokeColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        context.setStrokePattern(pattern, colorComponents: [1])
      case .sharpEdges: context.setShouldAntialias(false)
      case .noSmoothEdges: context.setAllowsAntialiasing(false)
      }
    }
  }
}
