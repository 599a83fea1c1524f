// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleRaster

@Suite struct MarkAreaTests {
  #if DEBUG
    static let marks = 3_000
  #else
    static let marks = 100_000
  #endif

  @Test func areaOfRandomMarksIsExact() {
    var random = SeededRandom(1)
    var worst: Float = 0
    for _ in 0..<Self.marks {
      let radius = exp(Double.random(in: log(0.01)...log(50), using: &random))
      let cap: Mark.Cap = [.butt, .round, .square].randomElement(using: &random) ?? .butt
      let length = Bool.random(using: &random) ? 0.01 : Double.random(in: 0...60, using: &random)
      let mark =
        Bool.random(using: &random) ? Mark.dot(radius: radius) : Mark(length: length, width: 2 * radius, cap: cap)
      let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
      let middle = SIMD2(Double.random(in: 0..<4000, using: &random), Double.random(in: 0..<4000, using: &random))
      guard let area = MarkArea(mark, axis: axis) else {
        #expect(mark.length == 0 && mark.cap == Mark.Cap.butt)
        continue
      }
      // Pixels near the edge matter: a place on it, or anywhere.
      let angle = Double.random(in: 0...(2 * .pi), using: &random)
      let place =
        middle + area.core * SIMD2(cos(angle) < 0 ? -1 : 1, sin(angle) < 0 ? -1 : 1)
        + radius * SIMD2(cos(angle), sin(angle))
      for offset in [SIMD2(0.0, 0), [1, 0], [0, 1]] {
        let (column, row) = (Int((place.x + offset.x).rounded(.down)), Int((place.y + offset.y).rounded(.down)))
        let everywhere = -Double.infinity...Double.infinity
        let computed = area.coverage(column: column, row: row, middle: middle, cell: (everywhere, everywhere))
        let exact = ExactArea.of(mark, axis: axis, middle: middle, column: column, row: row)
        worst = max(worst, abs(computed - Float(255 * exact)))
      }
    }
    // In Float for small marks: a tenth of a step of a byte.
    #expect(worst <= 0.1)
  }
}

/// The area of a mark in a pixel by another way than the kernel's: the mark's chord in each row of the pixel, as long as
/// it is in the pixel's columns, integrated by Gauss and Legendre between the places where the integrand has a corner.
enum ExactArea {
  static func of(_ mark: Mark, axis: Axis, middle: SIMD2<Double>, column: Int, row: Int) -> Double {
    let along = axis == .horizontal ? Double(column) - middle.x : Double(row) - middle.y
    let across = axis == .horizontal ? Double(row) - middle.y : Double(column) - middle.x
    let (half, radius) = (mark.length / 2, mark.width / 2)
    guard mark.cap == .round else {
      let reach = half + (mark.cap == .square ? radius : 0)
      return max(min(along + 1, reach) - max(along, -reach), 0) * max(min(across + 1, radius) - max(across, -radius), 0)
    }
    func chord(_ y: Double) -> Double {
      let end = half + max((radius - y) * (radius + y), 0).squareRoot()
      return max(min(along + 1, end) - max(along, -end), 0)
    }
    let (low, high) = (max(across, -radius), min(across + 1, radius))
    guard low < high else { return 0 }
    var corners = [low, high, 0]
    for edge in [along, along + 1] {
      let rest = abs(edge) - half
      guard rest >= 0, rest <= radius else { continue }
      let y = ((radius - rest) * (radius + rest)).squareRoot()
      corners += [y, -y]
    }
    corners = corners.map { min(max($0, low), high) }.sorted()
    var sum = 0.0
    for (start, end) in zip(corners, corners.dropFirst()) where start < end {
      // By the angle on the circle the integrand is smooth at its ends too.
      let (from, to) = (asin(start / radius), asin(end / radius))
      for (node, weight) in zip(nodes, weights) {
        let angle = (from + to) / 2 + (to - from) / 2 * node
        sum += (to - from) / 2 * weight * chord(radius * sin(angle)) * radius * cos(angle)
      }
    }
    return sum
  }

  // Gauss and Legendre's rule of 8 points.
  private static let nodes = [
    -0.9602898564975363, -0.7966664774136267, -0.5255324099163290, -0.1834346424956498, 0.1834346424956498,
    0.5255324099163290, 0.7966664774136267, 0.9602898564975363,
  ]
  private static let weights = [
    0.1012285362903763, 0.2223810344533745, 0.3137066458778873, 0.3626837833783620, 0.3626837833783620,
    0.3137066458778873, 0.2223810344533745, 0.1012285362903763,
  ]
}
