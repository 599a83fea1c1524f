// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The coverage of discs of one radius at any place, to be added to a band.
///
/// Up to a radius of 3.5 pixels it is a table of exact masks, and what lies between them is interpolated: within 1.2/255
/// of the exact area. There are 32 masks by 32 within a pixel up to a radius of 1.5, and 64 by 64 above it, where
/// interpolation errs more. Of larger discs the area is computed. The bytes of a disc depend on its centre, brought to the
/// nearest 1/1,024 of a pixel from a side of the disc, and on nothing else.
///
/// A table takes 36 KB up to a radius of 1.5, then up to 0.6 MB; to make one takes 0.08 ms for radius 1, 0.13 for 1.5. To
/// add a dot takes 25 ns; of a larger one, without a table, 3,000 for radius 5.
struct DotTable: Sendable {
  /// Up to which radius there is a table.
  static let largestRadius = 3.5

  /// In pixels.
  let radius: Double
  /// How many pixels wide and high a mask is; 0 if there is no table.
  let width: Int
  /// How many steps from one pixel to the next have a mask of their own: 32 or 64.
  let steps: Int
  /// How many vectors a mask takes: two rows of pixels are in each if four pixels are enough for a row, else one.
  let stride: Int
  /// Coverage in 1/2,040, so that a 32nd of it can be told in 16 bits; masks by the disc's place in a pixel, left to
  /// right, then top to bottom.
  let masks: [SIMD8<UInt16>]

  init(radius: Double) {
    self.radius = radius
    steps = radius <= 1.5 ? 32 : 64
    guard radius > 0, radius <= Self.largestRadius else {
      (width, stride, masks) = (0, 0, [])
      return
    }
    width = Int((2 * radius).rounded(.up)) + 1
    stride = width <= 4 ? 2 : width
    masks = Self.masks(radius: Float(radius), width: width, stride: stride, steps: steps)
  }

  /// What it takes of memory, in bytes.
  var size: Int { masks.count * 16 }

  /// Adds a disc's coverage, up to 255; outside the band nothing. Slow, and what the fast way is held against.
  ///
  /// - Returns: Whether a pixel that the disc covers had coverage before.
  func addPlainly(center: SIMD2<Double>, to band: inout CoverageBand) -> Bool {
    guard width > 0 else { return addComputed(center: center, to: &band) }
    guard let place = Place(center, radius: radius, width: width, band: band) else { return false }
    var overlaps = false
    for row in 0..<width {
      for column in 0..<width {
        let coverage = coverage(column: column, row: row, at: place)
        guard coverage > 0 else { continue }
        if band.coverage(column: place.column + column, row: place.row + row) > 0 { overlaps = true }
        band.add(coverage, column: place.column + column, row: place.row + row)
      }
    }
    return overlaps
  }

  /// The coverage of a pixel of the mask, interpolated between the four masks around the disc's place.
  private func coverage(column: Int, row: Int, at place: Place) -> UInt8 {
    // Of a step, in 1/1,024; parts of it are counted in 32ths.
    let size = 1024 / steps
    func value(_ right: Int, _ down: Int) -> UInt16 {
      let mask = ((place.phase.y / size + down) * (steps + 1) + place.phase.x / size + right) * stride
      return stride == 2 ? masks[mask + row / 2][row % 2 * 4 + column] : masks[mask + row][column]
    }
    func between(_ first: UInt16, _ second: UInt16, _ part: Int) -> UInt16 {
      first * UInt16(32 - part) + second * UInt16(part)
    }
    let (right, down) = (place.phase.x % size * 32 / size, place.phase.y % size * 32 / size)
    let upper = (between(value(0, 0), value(1, 0), right) + 16) >> 5
    let lower = (between(value(0, 1), value(1, 1), right) + 16) >> 5
    // Halves go down in one column and up in the next: else all dots would be too dark by 0.01 %.
    return UInt8((between(upper, lower, down) + UInt16(127 + column % 2)) >> 8)
  }

  /// Where a disc is: its first pixels, and how far its left and upper sides are inside those, in 1/1,024.
  struct Place {
    /// The left and the upper side of the disc, in 1/1,024 of a pixel.
    private let x: Int64
    private let y: Int64

    @inline(__always)
    var column: Int { Int(truncatingIfNeeded: x &>> 10) }
    @inline(__always)
    var row: Int { Int(truncatingIfNeeded: y &>> 10) }
    @inline(__always)
    var phase: (x: Int, y: Int) { (Int(truncatingIfNeeded: x) & 1023, Int(truncatingIfNeeded: y) & 1023) }

    /// Nil if it is outside a band, or not a number.
    @inline(__always)
    init?(_ center: SIMD2<Double>, radius: Double, width: Int, band: borrowing CoverageBand) {
      self.init(center, radius: radius, width: width, columns: band.columns, rows: band.rows)
    }

    /// Nil if it is outside columns and rows, or not a number.
    @inline(__always)
    init?(_ center: SIMD2<Double>, radius: Double, width: Int, columns: Range<Int>, rows: Range<Int>) {
      let corner = center - SIMD2(repeating: radius)
      let low = SIMD2(Double(columns.lowerBound &- width), Double(rows.lowerBound &- width))
      let high = SIMD2(Double(columns.upperBound), Double(rows.upperBound))
      guard all(corner .> low .& corner .< high) else { return nil }
      // The last bit of such a number is a 1,024th.
      let origin = 0x1.8p42
      let sum = corner + SIMD2(repeating: origin)
      x = Int64(bitPattern: sum.x.bitPattern &- origin.bitPattern)
      y = Int64(bitPattern: sum.y.bitPattern &- origin.bitPattern)
    }
  }

  /// The masks of a disc whose left and upper sides are at each step within the first pixel.
  private static func masks(radius: Float, width: Int, stride: Int, steps: Int) -> [SIMD8<UInt16>] {
    let disc = DiscArea<Float>(radius: radius)
    // The sides of pixels from the centre: for each step those of all pixels.
    let places = (0...steps).flatMap { step in
      (0...width).map { disc.place(Float($0) - Float(step) / Float(steps) - radius, core: 0) }
    }
    let columns = places.map { (place: $0, signedArea: disc.signedArea($0)) }
    let chords = places.map { disc.chord(at: $0) }
    var masks = [SIMD8<UInt16>](repeating: .zero, count: (steps + 1) * (steps + 1) * stride)
    var above = [Float](repeating: 0, count: columns.count)
    for (index, chord) in chords.enumerated() {
      let (down, row) = (index / (width + 1), index % (width + 1) - 1)
      var toTheLeft: Float = 0
      for (corner, column) in columns.enumerated() {
        let area = disc.area(leftOf: column.place, signedArea: column.signedArea, above: chord)
        let inRow = area - above[corner]
        above[corner] = area
        let (right, x) = (corner / (width + 1), corner % (width + 1) - 1)
        let value = UInt16(min(max((inRow - toTheLeft) * 8, 0), 2040) + 0.5)
        toTheLeft = inRow
        guard row >= 0, x >= 0 else { continue }
        let mask = (down * (steps + 1) + right) * stride
        if stride == 2 { masks[mask + row / 2][row % 2 * 4 + x] = value } else { masks[mask + row][x] = value }
      }
    }
    return masks
  }
}
