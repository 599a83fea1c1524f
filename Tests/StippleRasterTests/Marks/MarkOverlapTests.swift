// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleRaster

/// Marks that touch or reach into each other, against exact lengths on 1,024 lines a row of their union.
@Suite struct MarkOverlapTests {
  #if DEBUG
    static let cases = 3
  #else
    static let cases = 120
  #endif
  private static let side = 24
  /// A byte is within 1 of the area; the reference's lines miss up to half the distance between two of them at an edge
  /// that is parallel to them, and a mark can have two such edges in a pixel.
  private static let tolerance = 1 + 255.0 / 1024

  @Test func overlappingDotsInRowsAreOneShape() {
    var random = SeededRandom(31)
    for _ in 0..<Self.cases {
      let radius = Double.random(in: 0.4...5, using: &random)
      let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
      let row = MarkRow(
        mark: .dot(radius: radius), axis: axis, position: Double.random(in: 0...24, using: &random),
        first: Double.random(in: -9...9, using: &random),
        pitch: radius * Double.random(in: 0.1...2.2, using: &random), count: Int.random(in: 2...9, using: &random))
      check(row.lattice)
    }
  }

  @Test func overlappingDotsInLatticesAreOneShape() {
    var random = SeededRandom(32)
    for _ in 0..<Self.cases {
      let radius = Double.random(in: 0.4...5, using: &random)
      func pitch() -> Double { radius * Double.random(in: 0.3...2.2, using: &random) }
      check(
        MarkLattice(
          mark: .dot(radius: radius), axis: .horizontal,
          origin: [Double.random(in: -3...9, using: &random), Double.random(in: -3...9, using: &random)],
          pitch: [pitch(), pitch()], columns: Int.random(in: 1...6, using: &random),
          rows: Int.random(in: 1...6, using: &random)))
    }
  }

  @Test func overlappingCapsulesAreOneShape() {
    var random = SeededRandom(33)
    for _ in 0..<Self.cases {
      let mark = Mark(
        length: Double.random(in: 0...6, using: &random), width: Double.random(in: 0.6...6, using: &random), cap: .round
      )
      let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
      func pitch() -> Double { mark.width * Double.random(in: 0.3...1.2, using: &random) }
      check(
        MarkLattice(
          mark: mark, axis: axis,
          origin: [Double.random(in: -3...9, using: &random), Double.random(in: -3...9, using: &random)],
          pitch: [pitch(), pitch()], columns: Int.random(in: 1...4, using: &random),
          rows: Int.random(in: 1...4, using: &random)))
    }
  }

  /// Closer than 1/64 of a pixel, where they are merged into one.
  @Test(arguments: [(2.0, 0.01, 900), (0.3, 0.015, 800), (0.05, 0.0078, 1500), (0.004, 0.012, 1000)])
  func marksTooCloseToBeToldApartHaveTheirAreaOnAverage(radius: Double, pitch: Double, count: Int) {
    var random = SeededRandom(34)
    for axis in [Axis.horizontal, .vertical] {
      let row = MarkRow(
        mark: .dot(radius: radius), axis: axis, position: Double.random(in: 8...16, using: &random),
        first: Double.random(in: 4...6, using: &random), pitch: pitch, count: count)
      check(row.lattice)
    }
  }

  private func check(_ lattice: MarkLattice) {
    let side = Self.side
    var pixels = [UInt32](repeating: 0, count: side * side)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      lattice.draw(
        in: BitmapView(pixels: base, width: side, height: side, stride: side), rows: 0..<side,
        with: MarkLatticeTests.black)
    }
    let areas = reference(lattice).areas(width: side, height: side)
    var (worst, place) = (0.0, 0)
    for (index, area) in areas.enumerated() {
      let error = abs(Double(pixels[index] >> 24) - 255 * area)
      if error > worst { (worst, place) = (error, index) }
    }
    #expect(worst <= Self.tolerance, "pixel \(place % side), \(place / side) of \(lattice)")
  }

  private func reference(_ lattice: MarkLattice) -> UnionReference {
    var reference = UnionReference()
    let (half, radius) = (lattice.mark.length / 2, lattice.mark.width / 2)
    let along: SIMD2<Double> = lattice.axis == .horizontal ? [half, 0] : [0, half]
    let across: SIMD2<Double> = lattice.axis == .horizontal ? [0, radius] : [radius, 0]
    for row in 0..<lattice.rows {
      for column in 0..<lattice.columns {
        let middle = lattice.origin + lattice.pitch * [Double(column), Double(row)]
        reference.discs.append((middle - along, radius))
        guard half > 0 else { continue }
        reference.discs.append((middle + along, radius))
        reference.polygons.append([
          middle - along - across, middle + along - across, middle + along + across, middle - along + across,
        ])
      }
    }
    return reference
  }
}
