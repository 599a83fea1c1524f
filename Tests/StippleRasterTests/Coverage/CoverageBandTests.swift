// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct CoverageBandTests {
  private let ink = Paint(PixelColor(premultiplied: 0xFF10_2030))

  @Test func sumsStopAt255() {
    var band = CoverageBand(columns: -3..<5, rows: 32..<64)
    for value: UInt8 in [100, 100, 55, 1] { band.add(value, column: -3, row: 33) }
    #expect(band.coverage(column: -3, row: 33) == 255)
    #expect(band.touchedColumns(row: 33) == -3 ..< -2)
    #expect(band.touchedColumns(row: 32).isEmpty)
  }

  @Test func whatIsOutsideIsLeftOut() {
    var band = CoverageBand(columns: 4..<8, rows: 0..<2)
    for (column, row) in [(3, 0), (8, 0), (5, -1), (5, 2), (.min, .max)] {
      band.add(9, column: column, row: row)
      #expect(band.coverage(column: column, row: row) == 0)
    }
    band.fill(columns: 0..<4, row: 0)
    band.fill(columns: 4..<8, row: 2)
    let outside = band.add(mask: [1], stride: 1, columns: 8..<9, rows: 0..<1)
    #expect(!outside)
    #expect((0..<2).allSatisfy { band.touchedColumns(row: $0).isEmpty })
    band.fill(columns: .min ..< .max, row: 1)
    #expect(band.touchedColumns(row: 1) == 4..<8)
    #expect((4..<8).allSatisfy { band.coverage(column: $0, row: 1) == 255 })
  }

  /// Masks of every width up to 40 at every place about a band, against sums pixel by pixel.
  @Test func addsTheVisiblePartOfAMask() {
    var random = SeededRandom(6)
    for width in 1...40 {
      let (stride, height) = (width + 2, 3)
      let mask = (0..<stride * height).map { _ in random.next() % 3 == 0 ? 0 : UInt8.random(in: 0...160, using: &random)
      }
      var band = CoverageBand(columns: 10..<43, rows: 5..<9)
      var plainBand = CoverageBand(columns: 10..<43, rows: 5..<9)
      var sums = [[Int]](repeating: [Int](repeating: 0, count: 43), count: 9)
      for _ in 0..<20 {
        let column = Int.random(in: 10 - width...43, using: &random)
        let row = Int.random(in: 2...9, using: &random)
        var meets = false
        for y in max(row, 5)..<max(min(row + height, 9), 5, row) {
          for x in max(column, 10)..<max(min(column + width, 43), 10, column) {
            let value = Int(mask[(y - row) * stride + x - column])
            if value > 0, sums[y][x] > 0 { meets = true }
            sums[y][x] = min(sums[y][x] + value, 255)
          }
        }
        let met = band.add(mask: mask, stride: stride, columns: column..<column + width, rows: row..<row + height)
        #expect(met == meets)
        #expect(
          plainBand.addPlainly(mask: mask, stride: stride, columns: column..<column + width, rows: row..<row + height)
            == meets)
      }
      for y in 5..<9 {
        #expect((10..<43).map { Int(band.coverage(column: $0, row: y)) } == Array(sums[y][10..<43]))
        #expect((10..<43).map { Int(plainBand.coverage(column: $0, row: y)) } == Array(sums[y][10..<43]))
        let touched = band.touchedColumns(row: y)
        #expect((10..<43).allSatisfy { sums[y][$0] == 0 || touched.contains($0) })
      }
    }
  }

  @Test func paintsWithinTheClipAndIsEmptyAfterwards() {
    let canvas = PixelCanvas(width: 20, height: 6, filledWith: 0xFFFF_FFFF)
    var band = CoverageBand(columns: 0..<20, rows: 0..<6)
    for row in 0..<6 {
      for column in 0..<20 where (column + row) % 4 > 0 { band.add(UInt8(column * 12 + row), column: column, row: row) }
    }
    band.paint(in: canvas.view(clip: PixelRect(columns: 3..<17, rows: 1..<5)), with: ink)
    for y in 0..<6 {
      for x in 0..<20 {
        let isPainted = (3..<17).contains(x) && (1..<5).contains(y) && (x + y) % 4 > 0
        let expected = isPainted ? ink.pixel(over: 0xFFFF_FFFF, coverage: UInt8(x * 12 + y)) : 0xFFFF_FFFF
        #expect(canvas[x, y] == expected)
      }
      #expect(band.touchedColumns(row: y).isEmpty)
      #expect((0..<20).allSatisfy { band.coverage(column: $0, row: y) == 0 })
    }
    let once = canvas.pixels
    band.paint(in: canvas.view(), with: ink)
    #expect(canvas.pixels.elementsEqual(once))
    #expect(canvas.marginsAreUntouched)
  }

  /// Boxes over each other and over all sides of the band and of the clip: as the band is painted without them.
  @Test func boxesArePaintedAsRowsAre() {
    var random = SeededRandom(7)
    for _ in 0..<100 {
      let inBoxes = PixelCanvas(width: 60, height: 40, filledWith: 0xFFFF_FFFF)
      let inRows = PixelCanvas(width: 60, height: 40, filledWith: 0xFFFF_FFFF)
      var band = CoverageBand(columns: 3..<50, rows: 2..<34)
      var other = CoverageBand(columns: 3..<50, rows: 2..<34)
      var boxes: [MarkBox] = []
      for _ in 0..<12 {
        let (width, height) = (Int.random(in: 1...16, using: &random), Int.random(in: 1...9, using: &random))
        let column = Int.random(in: 4 - width...49, using: &random)
        let row = Int.random(in: 3 - height...33, using: &random)
        boxes.append(MarkBox(column: column, row: row, width: width, height: height))
        for y in row..<row + height {
          for x in column..<column + width {
            let value = UInt8.random(in: 0...120, using: &random)
            band.add(value, column: x, row: y)
            other.add(value, column: x, row: y)
          }
        }
      }
      let clip = PixelRect(columns: 7..<Int.random(in: 44...60, using: &random), rows: 5..<30)
      band.paint(boxes: boxes, in: inBoxes.view(clip: clip), with: ink)
      other.paint(in: inRows.view(clip: clip), with: ink)
      let isSame = inBoxes.pixels.elementsEqual(inRows.pixels)
      #expect(isSame)
      #expect((2..<34).allSatisfy { row in (3..<50).allSatisfy { band.coverage(column: $0, row: row) == 0 } })
      #expect((2..<34).allSatisfy { band.touchedColumns(row: $0).isEmpty })
    }
  }

  @Test func bytesWrittenPastTheLastColumnAreNotSeen() {
    let canvas = PixelCanvas(width: 40, height: 2)
    var band = CoverageBand(columns: 0..<33, rows: 0..<2)
    for row in 0..<2 { (band.row(row) + 32).update(repeating: 255, count: 16) }
    band.touch(columns: 32..<48, rows: 0..<2)
    band.paint(in: canvas.view(), with: ink)
    for y in 0..<2 { #expect((0..<40).filter { canvas[$0, y] != 0 } == [32]) }
  }

  @Test func anEmptyBandTakesAllAndPaintsNothing() {
    let canvas = PixelCanvas(width: 3, height: 3)
    for (columns, rows) in [(0..<0, 0..<3), (0..<3, 1..<1)] {
      var band = CoverageBand(columns: columns, rows: rows)
      band.add(255, column: 0, row: 0)
      band.fill(columns: 0..<3, row: 1)
      band.paint(in: canvas.view(), with: ink)
    }
    #expect(canvas.pixels.allSatisfy { $0 == 0 })
  }

  @Test func aRowOutsideIsTheCallersFault() async {
    await #expect(processExitsWith: .failure) { _ = CoverageBand(columns: 0..<9, rows: 0..<9).row(9) }
    await #expect(processExitsWith: .failure) {
      var band = CoverageBand(columns: 0..<9, rows: 0..<9)
      band.touch(columns: 0..<1, rows: -1..<0)
    }
  }
}
