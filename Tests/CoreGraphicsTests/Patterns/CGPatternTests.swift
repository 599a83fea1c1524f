// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGPatternTests {
  /// A cell of 4 by 4 with a red corner of 2 by 1, and a half of blue above.
  private static func drawCell(_ context: CGContext) {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 1, width: 2, height: 2))
  }

  private func color(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4), matrix: CGAffineTransform = .identity,
    step: CGSize = CGSize(width: 4, height: 4), alpha: CGFloat = 1,
    draw: @escaping (CGContext) -> Void = CGPatternTests.drawCell
  ) throws -> CGColor {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { draw($1) }, releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: bounds, matrix: matrix, xStep: step.width, yStep: step.height,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    return try #require(CGColor(patternSpace: space, pattern: pattern, components: [alpha]))
  }

  /// The cells drawn one by one, as if there were no patterns.
  private func drawCells(_ context: CGContext, _ matrix: CGAffineTransform = .identity, step: CGFloat = 4) {
    for row in -30..<30 {
      for column in -30..<30 {
        context.saveGState()
        context.concatenate(matrix)
        context.translateBy(x: CGFloat(column) * step, y: CGFloat(row) * step)
        Self.drawCell(context)
        context.restoreGState()
      }
    }
  }

  // Of 36 cells each is drawn, of more that look alike one is.
  @Test(arguments: [(16, 12), (60, 50)]) func patternIsItsCellsOneByOne(size: (Int, Int)) throws {
    let color = try color()
    let filled = try bitmap(size.0, size.1) {
      $0.setFillColor(color)
      $0.fill(.infinite)
    }
    #expect(filled.difference(from: try bitmap(size.0, size.1) { drawCells($0) }) == 0)
  }

  @Test(arguments: [
    CGAffineTransform(translationX: 1, y: 2), CGAffineTransform(scaleX: 2, y: -2), CGAffineTransform(scaleX: 3, y: 1),
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0),
  ])
  func matrixMapsCellsToBaseSpace(matrix: CGAffineTransform) throws {
    let color = try color(matrix: matrix)
    let filled = try bitmap(40, 30) {
      // The CTM does not count.
      $0.translateBy(x: 11, y: 7)
      $0.scaleBy(x: 5, y: -5)
      $0.setFillColor(color)
      $0.fill(CGRect(x: -100, y: -100, width: 300, height: 300))
    }
    #expect(filled.difference(from: try bitmap(40, 30) { drawCells($0, matrix) }) == 0)
  }

  @Test func turnedCellsAreTheSameUpToSeams() throws {
    let matrix = CGAffineTransform(rotationAngle: 0.5)
    let color = try color(matrix: matrix)
    let filled = try bitmap(40, 30) {
      $0.setFillColor(color)
      $0.fill(.infinite)
    }
    // Each cell is clipped to its turned bounds: the part pixels there lose at most a quarter.
    let difference = try #require(filled.difference(from: try bitmap(40, 30) { drawCells($0, matrix) }))
    #expect(difference <= 96)
  }

  @Test func stepsBetweenPixelsKeepTheirPlaces() throws {
    let color = try color(
      bounds: CGRect(x: 0, y: 0, width: 3.7, height: 3.7), step: CGSize(width: 3.7, height: -3.7)
    ) { $0.fillEllipse(in: CGRect(x: 1, y: 1, width: 2, height: 2)) }
    let filled = try bitmap(200, 8) {
      $0.setFillColor(color)
      $0.fill(.infinite)
    }
    // The middle of each dot, from its ink.
    for index in 0..<50 {
      let middle = Double(index) * 3.7 + 2
      let columns = Int(middle - 1)...Int(middle + 0.999)
      let inks = columns.map { x in (x: x, ink: (4..<8).reduce(0.0) { $0 + Double(filled[x, $1].alpha) }) }
      let ink = inks.reduce(0) { $0 + $1.ink }
      let place = inks.reduce(0) { $0 + $1.ink * (Double($1.x) + 0.5) } / ink
      #expect(abs(place - middle) < 0.03, "\(index): \(inks)")
    }
  }

  @Test func baseSpaceAndPhaseMoveCells() throws {
    let color = try color()
    let filled = try bitmap(40, 30) {
      $0.translateBy(x: 0, y: 30)
      $0.scaleBy(x: 1, y: -1)
      $0.setBaseCTM($0.ctm)
      $0.setPatternPhase(CGSize(width: 1, height: 2))
      $0.setFillColor(color)
      $0.fill(.infinite)
    }
    let expected = try bitmap(40, 30) {
      drawCells($0, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 1, ty: 28))
    }
    #expect(filled.difference(from: expected) == 0)
  }

  @Test func whatIsOutsideTheCellIsCutOff() throws {
    let color = try color(bounds: CGRect(x: 1, y: 1, width: 2, height: 2)) { $0.fill(.infinite) }
    let filled = try bitmap(8, 8) {
      $0.setFillColor(color)
      $0.fill(.infinite)
    }
    #expect(filled.coverage == 16)
    #expect(filled.row(1) == [0, 255, 255, 0, 0, 255, 255, 0])
  }

  @Test func uncolouredCellsTakeTheColourOfWhoFills() throws {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { Self.drawCell($1) }, releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
        tiling: .noDistortion, isColored: false, callbacks: &callbacks))
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let filled = try bitmap(4, 4) {
      $0.setFillColorSpace(space)
      $0.setFillPattern(pattern, colorComponents: [0, 1, 0, 0.5])
      $0.fill(.infinite)
      $0.setStrokeColorSpace(space)
      $0.setStrokePattern(pattern, colorComponents: [0, 0, 1, 1])
      $0.strokeLine(0, 3.5, 4, 3.5)
    }
    #expect(filled.count(of: Bitmap.Pixel(0, 128, 0, 128)) == 6)
    #expect(filled.inkedCount == 6)
  }

  @Test func alphaAndCoverageAreAppliedOnce() throws {
    let color = try color(alpha: 0.5) {
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
      $0.fill(CGRect(x: 1, y: 0, width: 3, height: 4))
    }
    let filled = try bitmap(8, 4) {
      $0.setAlpha(0.5)
      $0.setFillColor(color)
      $0.fill(CGRect(x: 0, y: 0, width: 7.5, height: 4))
    }
    #expect(filled.row(0) == [64, 64, 64, 64, 64, 64, 64, 32])
  }

  @Test func strokesShadowsAndModesTakePatterns() throws {
    let color = try color()
    let stroked = try bitmap(40, 20) {
      $0.setStrokeColor(color)
      $0.setLineWidth(8)
      $0.setShadow(offset: CGSize(width: 0, height: -10), blur: 0, color: CGColor(gray: 0, alpha: 1))
      $0.strokeLine(0, 16, 40, 16)
    }
    let plain = try bitmap(40, 20) {
      $0.clip(to: CGRect(x: 0, y: 12, width: 40, height: 8))
      drawCells($0)
    }
    for y in 0..<8 {
      for x in 0..<40 {
        #expect(stroked[x, y] == plain[x, y])
        #expect(stroked[x, y + 10] == Bitmap.Pixel(0, 0, 0, plain[x, y].alpha))
      }
    }
    let mixed = try bitmap(8, 4) {
      $0.setFillColor(gray: 1, alpha: 1)
      $0.fill(.infinite)
      $0.setBlendMode(.destinationOut)
      $0.setFillColor(color)
      $0.fill(.infinite)
    }
    #expect(mixed.row(3) == [0, 0, 255, 255, 0, 0, 255, 255])
  }

  @Test func infoIsHandedOnAndLetGoOf() throws {
    final class Counter {
      var drawn = 0
      var released = 0
    }
    let counter = Counter()
    let info = Unmanaged.passUnretained(counter).toOpaque()
    func count(_ info: UnsafeMutableRawPointer?, _ change: (Counter) -> Void) {
      if let info { change(Unmanaged<Counter>.fromOpaque(info).takeUnretainedValue()) }
    }
    do {
      var callbacks = CGPatternCallbacks()
      callbacks.drawPattern = { info, _ in count(info) { $0.drawn += 1 } }
      callbacks.releaseInfo = { info in count(info) { $0.released += 1 } }
      let pattern = try #require(
        CGPattern(
          info: info, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
          tiling: .noDistortion, isColored: true, callbacks: &callbacks))
      let space = try #require(CGColorSpace(patternBaseSpace: nil))
      let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
      #expect(color.pattern === pattern)
      #expect(color.copy(alpha: 0.5)?.pattern === pattern)
      let canvas = try Canvas(8, 8)
      canvas.context.setFillColor(color)
      canvas.context.fill(.infinite)
      #expect(counter.drawn >= 4)
      #expect(counter.released == 0)
    }
    #expect(counter.released == 1)
  }

  @Test func spacesOfPatternsHoldNoPlainColour() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceGray()))
    #expect(space.model == .pattern)
    #expect(space.numberOfComponents == 1)
    #expect(space.baseColorSpace == CGColorSpaceCreateDeviceGray())
    #expect(space != CGColorSpace(patternBaseSpace: nil))
    #expect(CGColorSpace(patternBaseSpace: space) == nil)
    #expect(CGColor(colorSpace: space, components: [0, 1]) == nil)
    #expect(CGColorSpace(name: "pattern") == nil)
    let plain = try #require(try color().pattern)
    #expect(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: plain, components: [1]) == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, 1e-9, 1e300, 0.01])
  func oddPatternsSpoilNothing(value: CGFloat) throws {
    let canvas = try Canvas(100, 100)
    let context = canvas.context
    let fine = CGRect(x: 0, y: 0, width: 4, height: 4)
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    for (bounds, step, scale) in [
      (CGRect(x: value, y: 0, width: 4, height: 4), 4, 1), (CGRect(x: 0, y: 0, width: value, height: 4), 4, 1),
      (fine, value, 1), (fine, 4, value), (CGRect(x: 0, y: 0, width: value, height: value), value, 1),
    ] {
      var callbacks = CGPatternCallbacks(version: 0, drawPattern: { Self.drawCell($1) }, releaseInfo: nil)
      let pattern = CGPattern(
        info: nil, bounds: bounds, matrix: CGAffineTransform(scaleX: scale, y: scale), xStep: step, yStep: step,
        tiling: .noDistortion, isColored: true, callbacks: &callbacks)
      guard let pattern else { continue }
      let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [value]))
      context.setPatternPhase(CGSize(width: value, height: value))
      context.setFillColor(color)
      context.setStrokeColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.stroke(CGRect(x: 0, y: 0, width: 50, height: 50), width: 3)
    }
    #expect(context.failure == nil)
    context.setFillColor(gray: 0, alpha: 1)
    context.fill(.infinite)
    #expect(canvas.coverage == 10000)
  }

  @Test(arguments: [8, 64]) func cellsThatSpoilTheStackSpoilNoOther(side: Int) throws {
    let calls: [(CGContext) -> Void] = [
      { $0.saveGState() }, { $0.beginTransparencyLayer(auxiliaryInfo: nil) },
      {
        $0.restoreGState()
        $0.endTransparencyLayer()
        $0.restoreGState()
      },
    ]
    for call in calls {
      let canvas = try Canvas(side, side)
      canvas.context.clip(to: CGRect(x: 0, y: 0, width: side, height: side - 4))
      canvas.context.setFillColor(
        try color {
          call($0)
          $0.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
          $0.fill(.infinite)
        })
      canvas.context.fill(.infinite)
      // Four pixels in each cell of sixteen, and none outside of the clip.
      #expect(canvas.coverage == Double(side * (side - 4)) / 4)
    }
  }

  @Test func patternOfItselfEnds() throws {
    final class Holder {
      var color: CGColor?
    }
    let holder = Holder()
    holder.color = try color {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      guard let color = holder.color else { return }
      $0.setFillColor(color)
      $0.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    }
    let canvas = try Canvas(8, 8)
    canvas.context.setFillColor(try #require(holder.color))
    canvas.context.fill(.infinite)
    holder.color = nil
    #expect(canvas.context.failure == nil)
    #expect(canvas[0, 7].alpha == 255)
  }
}
