// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport

/// A seeded random stroke of straight lines, and the dashes that it means.
struct RandomStroke {
  static let side = 40

  private var generator: SeededGenerator
  private var lines: [(start: SIMD2<Double>, end: SIMD2<Double>)] = []
  private var lengths: [Double] = []
  private var phase = 0.0
  private var width = 1.0
  private var cap = CGLineCap.butt
  /// Pixels a unit of user space.
  private var scale = 1.0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    scale = [1, 1, 2, 3, 0.75][Int(number(0...4.99))]
    width = number(0.4...5)
    cap = [.butt, .round, .square][Int(number(0...2.99))]
    let extent = Double(Self.side)
    func place() -> SIMD2<Double> { SIMD2(number(-8...extent + 8), number(-8...extent + 8)) }
    switch seed % 4 {
    case 0:  // along an axis
      let (start, length) = (place(), number(5...60))
      lines = [(start, start + (number(0...1) < 0.5 ? SIMD2(length, 0) : SIMD2(0, -length)))]
    case 1:  // at any angle
      lines = [(place(), place())]
    case 2:  // rows, some of them touching
      let (start, length, pitch) = (place(), number(20...60), number(1...12))
      lines = (0..<6).map { (start + SIMD2(0, Double($0) * pitch), start + SIMD2(length, Double($0) * pitch)) }
    default:  // columns
      let (start, length, pitch) = (place(), number(20...60), number(3...12))
      lines = (0..<4).map { (start + SIMD2(Double($0) * pitch, length), start + SIMD2(Double($0) * pitch, 0)) }
    }
    let isSolid = number(0...1) < 0.15 && lines.count == 1
    if !isSolid {
      let count = number(0...1) < 0.3 ? 2 : 1
      for _ in 0..<count {
        lengths += [cap == .butt || number(0...1) < 0.5 ? number(0.5...8) : 0, number(1...9)]
      }
      phase = number(0...1) < 0.5 ? 0 : number(0...6)
    }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  /// Strokes it in a context of pixels, origin bottom left.
  func draw(in context: CGContext) {
    context.translateBy(x: 0, y: CGFloat(Self.side))
    context.scaleBy(x: CGFloat(scale), y: CGFloat(-scale))
    context.setLineWidth(CGFloat(width / scale))
    context.setLineCap(cap)
    context.setLineDash(phase: CGFloat(phase / scale), lengths: lengths.map { CGFloat($0 / scale) })
    for (start, end) in lines {
      context.move(to: CGPoint(x: start.x / scale, y: start.y / scale))
      context.addLine(to: CGPoint(x: end.x / scale, y: end.y / scale))
    }
    context.strokePath()
  }

  /// The dashes, in pixels.
  var dashes: [ExactCoverage.Dash] {
    lines.flatMap { start, end in
      let length = ((end - start) * (end - start)).sum().squareRoot()
      return spans(along: length).map { span in
        let direction = (end - start) / length
        let reach = cap == .square ? width / 2 : 0
        return ExactCoverage.Dash(
          start: start + direction * (span.lowerBound - reach), end: start + direction * (span.upperBound + reach),
          direction: direction, halfWidth: width / 2, isRound: cap == .round)
      }
    }
  }

  /// The painted parts of a line.
  private func spans(along length: Double) -> [ClosedRange<Double>] {
    guard !lengths.isEmpty else { return [0...length] }
    var spans: [ClosedRange<Double>] = []
    var (place, index) = (-phase, 0)
    while place <= length {
      let end = place + lengths[index % lengths.count]
      if index.isMultiple(of: 2), end > 0 || (end == 0 && place == 0) { spans.append(max(place, 0)...min(end, length)) }
      (place, index) = (end, index + 1)
    }
    return spans
  }
}
