// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// What straight dashes cover, found by another way than the kernels': exact in x on each of 1,024 lines a pixel.
///
/// Edges along the rows of pixels err by half a line at most, 0.125 of 255.
struct ExactCoverage {
  /// A straight dash in pixels, y down.
  struct Dash {
    var start: SIMD2<Double>
    var end: SIMD2<Double>
    var direction: SIMD2<Double>
    var halfWidth: Double
    var isRound = false

    /// Whether it may cover some of a row of pixels.
    func reaches(row: Int) -> Bool {
      min(start.y, end.y) - halfWidth < Double(row + 1) && max(start.y, end.y) + halfWidth > Double(row)
    }

    /// What it covers on a line of constant y.
    func span(at y: Double) -> ClosedRange<Double>? {
      var span = boxSpan(at: y)
      guard isRound else { return span }
      for center in [start, end] {
        let rest = halfWidth * halfWidth - (y - center.y) * (y - center.y)
        guard rest > 0 else { continue }
        let cap = center.x - rest.squareRoot()...center.x + rest.squareRoot()
        span = span.map { min($0.lowerBound, cap.lowerBound)...max($0.upperBound, cap.upperBound) } ?? cap
      }
      return span
    }

    private func boxSpan(at y: Double) -> ClosedRange<Double>? {
      let normal = SIMD2(-direction.y, direction.x)
      let length = dot(end - start, direction)
      var (low, high) = (-Double.infinity, Double.infinity)
      for (axis, range) in [(direction, 0...length), (normal, -halfWidth...halfWidth)] {
        let offset = axis.y * (y - start.y) - axis.x * start.x
        if abs(axis.x) < 1e-12 {
          guard range.contains(offset) else { return nil }
          continue
        }
        let ends = [(range.lowerBound - offset) / axis.x, (range.upperBound - offset) / axis.x].sorted()
        (low, high) = (max(low, ends[0]), min(high, ends[1]))
      }
      return low < high ? low...high : nil
    }

    private func dot(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> Double { (first * second).sum() }
  }

  /// For each pixel, row by row from the top, 0 to 1.
  let shares: [Double]

  private static let lines = 1024

  /// The union of dashes in a picture of some pixels.
  init(_ dashes: [Dash], width: Int, height: Int) {
    var shares = [Double](repeating: 0, count: width * height)
    for row in 0..<height {
      let dashes = dashes.filter { $0.reaches(row: row) }
      for line in 0..<Self.lines {
        let y = Double(row) + (Double(line) + 0.5) / Double(Self.lines)
        var end = 0.0
        for span in dashes.compactMap({ $0.span(at: y) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
          let (left, right) = (max(span.lowerBound, end), min(span.upperBound, Double(width)))
          guard left < right else { continue }
          end = right
          var x = left
          while x < right {
            let next = min(x.rounded(.down) + 1, right)
            shares[row * width + Int(x)] += (next - x) / Double(Self.lines)
            x = next
          }
        }
      }
    }
    self.shares = shares
  }
}
