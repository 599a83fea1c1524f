// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct PaintRowsTests {
  private static let paints = [UInt32(0), 0x0100_0001, 0x807F_0080, 0xC0C0_C0C0, 0xFEFE_01FE, 0xFF00_0000, 0xFFFF_FFFF]
    .flatMap { [Paint(PixelColor(premultiplied: $0)), Paint(PixelColor(premultiplied: $0), mode: .source)] }

  /// Runs of every length up to 50 with runs of one value in them, at every place in memory.
  @Test(arguments: paints)
  func theFastLoopMakesTheBytesOfThePlainOne(paint: Paint) {
    var random = SeededRandom(7)
    for count in 0...50 {
      for offset in 0..<4 {
        var coverage = [UInt8]()
        while coverage.count < offset + count {
          let value: UInt8 = [0, 255, .random(in: 0...255, using: &random)][Int.random(in: 0..<3, using: &random)]
          coverage += [UInt8](repeating: value, count: .random(in: 1...20, using: &random))
        }
        let canvas = PixelCanvas(width: offset + count, height: 2)
        canvas.fill(with: &random)
        let view = canvas.view()
        (view.row(1)).update(from: view.row(0), count: canvas.width)
        coverage.withUnsafeBufferPointer {
          guard let start = $0.baseAddress else { return }
          paint.compose(coverage: start + offset, onto: view.row(0) + offset, count: count)
          paint.composePlainly(coverage: start + offset, onto: view.row(1) + offset, count: count)
        }
        #expect(canvas.pixels.prefix(canvas.width).elementsEqual(canvas.pixels.suffix(canvas.width)))
        #expect(canvas.marginsAreUntouched)
      }
    }
  }

  @Test(arguments: paints)
  func theFastRunMakesTheBytesOfThePlainOne(paint: Paint) {
    var random = SeededRandom(8)
    for coverage in UInt8.min...UInt8.max {
      let canvas = PixelCanvas(width: Int.random(in: 0...21, using: &random), height: 2)
      canvas.fill(with: &random)
      let view = canvas.view()
      (view.row(1)).update(from: view.row(0), count: canvas.width)
      paint.compose(coverage: coverage, onto: view.row(0), count: canvas.width)
      paint.composePlainly(coverage: coverage, onto: view.row(1), count: canvas.width)
      #expect(canvas.pixels.prefix(canvas.width).elementsEqual(canvas.pixels.suffix(canvas.width)))
      #expect(canvas.marginsAreUntouched)
    }
  }

  /// Every coverage of every alpha over every byte, which also finds sums that do not fit 16 bits.
  @Test(arguments: [Paint.Mode.sourceOver, .source])
  func everyProductIsThatOfThePlainLoop(mode: Paint.Mode) {
    let pixels = (0..<256).map { (value: UInt32) -> UInt32 in value * 0x0101_0000 + (255 - value) * 0x100 + value / 2 }
    let canvas = PixelCanvas(width: 256, height: 2)
    let view = canvas.view()
    #if DEBUG
      let alphas: [UInt32] = [0, 1, 127, 254, 255]
    #else
      let alphas = Array(UInt32.min...255)
    #endif
    for alpha in alphas {
      let color = PixelColor(premultiplied: alpha * 0x0101_0001 + (alpha / 2) * 0x100)
      let paint = Paint(color, mode: mode)
      for coverage in UInt8.min...UInt8.max {
        for row in 0..<2 { view.row(row).update(from: pixels, count: 256) }
        paint.compose(coverage: [UInt8](repeating: coverage, count: 256), onto: view.row(0), count: 256)
        paint.composePlainly(coverage: coverage, onto: view.row(1), count: 256)
        guard (0..<256).allSatisfy({ view.row(0)[$0] == view.row(1)[$0] }) else {
          Issue.record("alpha \(alpha), coverage \(coverage)")
          return
        }
      }
    }
  }
}
