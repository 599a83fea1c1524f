// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct CoverageBandBoxesTests {
  /// Boxes at all places about a band and a clip that is smaller, against the whole of both rows by row.
  @Test(arguments: [1, 3, 4, 5, 8])
  func boxesAreComposedAsWholeRowsAre(size: Int) {
    var random = SeededRandom(UInt64(size))
    let (fast, plain) = (PixelCanvas(width: 50, height: 40), PixelCanvas(width: 50, height: 40))
    fast.fill(with: &random)
    for y in 0..<40 { for x in 0..<50 { plain[x, y] = fast[x, y] } }
    let rect = PixelRect(columns: 3..<41, rows: 4..<33)
    var first = CoverageBand(columns: 0..<44, rows: 0..<36)
    var second = CoverageBand(columns: 0..<44, rows: 0..<36)
    for round in 0..<100 {
      let paint = Paint(
        PixelColor(premultiplied: UInt32(truncatingIfNeeded: random.next())),
        mode: round % 3 == 0 ? .source : .sourceOver)
      var boxes: [MarkBox] = []
      for _ in 0..<12 {
        let (column, row) = (
          Int.random(in: 0..<44 - size, using: &random), Int.random(in: 0...36 - size, using: &random)
        )
        boxes.append(MarkBox(column: column, row: row, width: size, height: size))
        for y in row..<row + size {
          for x in column..<column + size {
            let value = UInt8.random(in: 0...255, using: &random)
            first.add(value, column: x, row: y)
            second.add(value, column: x, row: y)
          }
        }
      }
      first.paint(boxes: boxes, in: fast.view(clip: rect), with: paint)
      second.paint(in: plain.view(clip: rect), with: paint)
    }
    let areEqual = fast.pixels == plain.pixels
    #expect(areEqual)
    let isEmpty = (0..<36).allSatisfy { row in (0..<44).allSatisfy { first.coverage(column: $0, row: row) == 0 } }
    #expect(isEmpty)
  }
}
