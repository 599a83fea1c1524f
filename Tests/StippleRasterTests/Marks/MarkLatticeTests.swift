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
      let isSame = fast == plain
      #expect(isSame, "case \(index): \(sample)")
      if !isSame { break }
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

extension MarkLatticeTests {
  @Test func twoHalvesAreTheWhole() {
    var random = SeededRandom(5)
    for _ in 0..<Self.cases / 4 {
      let sample = LatticeSample(random: &random)
      let whole = sample.picture { $0.draw(in: $1, rows: $2, with: $3, background: $4) }
      let row = Int.random(in: sample.rows.lowerBound...sample.rows.upperBound, using: &random)
      let byRows = sample.picture { lattice, bitmap, rows, paint, background in
        for part in [rows.lowerBound..<row, row..<rows.upperBound] {
          lattice.draw(in: bitmap, rows: part, with: paint, background: background)
        }
      }
      let isSameByRows = byRows == whole
      #expect(isSameByRows, "\(sample)")
      let columns = sample.clip.columns
      let column = Int.random(in: columns.lowerBound...columns.upperBound, using: &random)
      let byClips = sample.picture { lattice, bitmap, rows, paint, background in
        for part in [columns.lowerBound..<column, column..<columns.upperBound] {
          let half = bitmap.clipped(to: PixelRect(columns: part, rows: 0..<bitmap.height))
          lattice.draw(in: half, rows: rows, with: paint, background: background)
        }
      }
      let isSameByClips = byClips == whole
      #expect(isSameByClips, "\(sample)")
    }
  }

  /// At whole pixels from where it was, with an origin whose sum with them is exact.
  @Test func aWholePixelShiftsThePicture() {
    var random = SeededRandom(6)
    for _ in 0..<Self.cases / 10 {
      let mark = Mark(length: Double.random(in: 0..<4, using: &random), width: 2.4, cap: .round)
      let origin = SIMD2(Double(Int.random(in: 0..<4096, using: &random)), 77) / 64
      let pitch = SIMD2(Double(Int.random(in: 200..<2000, using: &random)), 300) / 64
      func moved(by shift: Int) -> [UInt32] {
        picture(width: 60 + shift, height: 40 + shift) {
          MarkLattice(
            mark: mark, axis: .vertical, origin: origin + Double(shift), pitch: pitch, columns: 5, rows: 6
          ).draw(in: $0, rows: 0..<100, with: Self.black)
        }
      }
      let (still, shifted) = (moved(by: 0), moved(by: 7))
      let cut = (0..<40).flatMap { y in (0..<60).map { x in shifted[(y + 7) * 67 + x + 7] } }
      #expect(cut == still)
    }
  }

  @Test func rowsOfMarksAreTheLattice() {
    var random = SeededRandom(7)
    for _ in 0..<Self.cases / 10 {
      let mark = Mark(length: Double.random(in: 0..<3, using: &random), width: 2.4, cap: .round)
      let origin = SIMD2(Double.random(in: 0..<9, using: &random), Double.random(in: 0..<9, using: &random))
      let pitch = SIMD2(Double.random(in: 3..<15, using: &random), Double.random(in: 4..<15, using: &random))
      let lattice = picture(width: 90, height: 60) {
        MarkLattice(mark: mark, axis: .horizontal, origin: origin, pitch: pitch, columns: 7, rows: 5)
          .draw(in: $0, rows: 0..<60, with: Self.black)
      }
      let rows = picture(width: 90, height: 60) { bitmap in
        for row in 0..<5 {
          MarkRow(
            mark: mark, axis: .horizontal, position: origin.y + Double(row) * pitch.y, first: origin.x, pitch: pitch.x,
            count: 7
          ).draw(in: bitmap, rows: 0..<60, with: Self.black)
        }
      }
      #expect(lattice == rows)
    }
  }

  @Test func inkIsTheAreaOfTheDots() {
    var random = SeededRandom(8)
    #if DEBUG
      let (rows, tolerance) = (20, 0.001)
    #else
      // A dot's bytes are rounded: the sum over 100,000 goes by a few thousandths of a percent.
      let (rows, tolerance) = (1_000, 0.0001)
    #endif
    let radius = 1.3
    var ink = 0.0
    for _ in 0..<rows {
      let pixels = picture(width: 1210, height: 8) {
        MarkRow(
          mark: .dot(radius: radius), axis: .horizontal, position: Double.random(in: 3..<5, using: &random),
          first: Double.random(in: 3..<5, using: &random), pitch: 12 + Double.random(in: -0.05..<0.05, using: &random),
          count: 100
        ).draw(in: $0, rows: 0..<8, with: Self.black)
      }
      ink += pixels.reduce(0) { $0 + Double($1 >> 24) } / 255
    }
    let area = Double(rows * 100) * .pi * radius * radius
    #expect(abs(ink / area - 1) < tolerance)
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 0, 1e-9, -1e-9, 1e6, -1e6, 1e300, -1e300, .leastNonzeroMagnitude,
  ])
  func oddNumbersAreDrawnOrNot(number: Double) {
    let some = [number, 3.3]
    for length in some {
      for width in some {
        for origin in some {
          for pitch in some {
            for count in [0, -1, 1, 1_000_000_000_000, .max] {
              for cap in [Mark.Cap.butt, .round, .square] {
                let mark = Mark(length: length, width: width, cap: cap)
                let pixels = picture(width: 9, height: 9) {
                  MarkLattice(
                    mark: mark, axis: .vertical, origin: [origin, 3], pitch: [pitch, 5], columns: count, rows: 2
                  ).draw(in: $0, rows: -5..<2_000, with: Self.black)
                  MarkLattice(
                    mark: mark, axis: .horizontal, origin: [3, origin], pitch: [pitch, pitch], columns: count,
                    rows: count
                  ).draw(in: $0, rows: 0..<9, with: Self.black, background: PixelColor(premultiplied: .max))
                }
                #expect(pixels.count == 81)
              }
            }
          }
        }
      }
    }
  }

  @Test func closeMarksAreALine() {
    let line = picture(width: 30, height: 12) {
      MarkRow(mark: .dot(radius: 2), axis: .horizontal, position: 5.3, first: 4, pitch: 1e-9, count: 20_000_000_001)
        .draw(in: $0, rows: 0..<12, with: Self.black)
    }
    let capsule = picture(width: 30, height: 12) {
      MarkRow(
        mark: Mark(length: 20, width: 4, cap: .round), axis: .horizontal, position: 5.3, first: 14, pitch: 0, count: 1
      ).draw(in: $0, rows: 0..<12, with: Self.black)
    }
    #expect(line == capsule)
  }

  @Test func aDiscOfAMillionPixelsHasAStraightEdge() {
    let pixels = picture(width: 8, height: 8) {
      MarkRow(mark: .dot(radius: 1e6), axis: .vertical, position: 4.25 - 1e6, first: 4, pitch: 0, count: 1)
        .draw(in: $0, rows: 0..<8, with: Self.black)
    }
    for y in 0..<8 {
      #expect((0..<8).map { pixels[y * 8 + $0] >> 24 } == [255, 255, 255, 255, 64, 0, 0, 0])
    }
  }

  static var black: Paint { Paint(PixelColor(premultiplied: 0xFF00_0000)) }

  private func picture(width: Int, height: Int, _ draw: (BitmapView) -> Void) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      draw(BitmapView(pixels: base, width: width, height: height, stride: width))
    }
    return pixels
  }
}
