// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleRaster

@Suite struct MarkLatticeTests {
  #if DEBUG
    static let cases = 150
  #else
    static let cases = 6_000
  #endif

  @Test func fastDrawsTheBytesOfPlain() {
    var random = SeededRandom(2)
    for index in 0..<Self.cases {
      let sample = LatticeSample(random: &random)
      let fast = sample.picture { $0.draw(in: $1, rows: $2, with: $3, background: $4) }
      let plain = sample.picture { $0.drawPlainly(in: $1, rows: $2, with: $3, background: $4) }
      #expect(fast == plain, "case \(index): \(sample)")
      if fast != plain { break }
    }
  }
}

/// A lattice, a bitmap and a paint at random.
struct LatticeSample {
  let lattice: MarkLattice
  let paint: Paint
  let background: PixelColor?
  let width: Int
  let height: Int
  let clip: PixelRect
  let rows: Range<Int>
  let seed: UInt64

  init(random: inout SeededRandom) {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    func chance(_ part: Double) -> Bool { number(0...1) < part }
    let cap: Mark.Cap = chance(0.7) ? .round : chance(0.5) ? .butt : .square
    let radius =
      chance(0.2)
      ? Double(Int.random(in: 1...8, using: &random)) / 2 : exp(number(log(0.05)...log(chance(0.1) ? 30 : 6)))
    let length = chance(0.4) && cap != .butt ? 0 : chance(0.3) ? 0.01 : number(0...(chance(0.1) ? 70 : 12))
    let mark = Mark(length: length, width: 2 * radius, cap: cap)
    let axis: Axis = chance(0.5) ? .horizontal : .vertical
    func pitch(_ reach: Double) -> Double {
      let pitch = chance(0.75) ? 2 * reach + number(0...20) : number(0.3...(2 * reach + 1.5))
      return (chance(0.4) ? pitch.rounded(.up) : pitch) * (chance(0.9) ? 1 : -1)
    }
    let reach = axis == .horizontal ? SIMD2(mark.reach, radius) : [radius, mark.reach]
    func origin() -> Double { chance(0.3) ? Double(Int.random(in: -20...40, using: &random)) / 2 : number(-30...60) }
    lattice = MarkLattice(
      mark: mark, axis: axis, origin: [origin(), origin()], pitch: [pitch(reach.x), pitch(reach.y)],
      columns: Int.random(in: 1...20, using: &random), rows: Int.random(in: 1...20, using: &random))
    func color(opaque: Bool) -> PixelColor {
      PixelColor(
        red: number(0...1), green: number(0...1), blue: number(0...1), alpha: opaque ? 1 : number(0...1), order: .bgra)
    }
    paint = Paint(color(opaque: chance(0.5)), mode: chance(0.7) ? .sourceOver : .source)
    background = chance(0.5) ? nil : chance(0.5) ? color(opaque: true) : PixelColor(premultiplied: .max)
    width = Int.random(in: 1...90, using: &random)
    height = Int.random(in: 1...60, using: &random)
    func range(_ count: Int) -> Range<Int> {
      let low = chance(0.5) ? 0 : Int.random(in: 0...count, using: &random)
      return low..<(chance(0.5) ? count : Int.random(in: low...count, using: &random))
    }
    clip = PixelRect(columns: range(width), rows: range(height))
    rows = range(height)
    seed = random.next()
  }

  /// What a way of drawing makes of pixels at random.
  func picture(_ draw: (MarkLattice, BitmapView, Range<Int>, Paint, PixelColor?) -> Void) -> [UInt32] {
    var random = SeededRandom(seed)
    var pixels = (0..<(width + 3) * height).map { _ in
      PixelColor(premultiplied: UInt32.random(in: 0...(.max), using: &random)).bits
    }
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      draw(
        lattice, BitmapView(pixels: base, width: width, height: height, stride: width + 3, clip: clip), rows, paint,
        background)
    }
    return pixels
  }
}
