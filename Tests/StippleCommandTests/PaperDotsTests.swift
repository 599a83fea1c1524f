// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// Where the dots of a page are.
struct PaperDotsTests {
  private func reader(_ arguments: String...) async throws -> (Stipple, PaperReader) {
    let stipple = try Stipple()
    let run = try await stipple.run(["paper"] + arguments)
    #expect(run.status == 0 && run.errorText == "", "\(run.errorText)")
    return (stipple, PaperReader(folder: stipple.folder))
  }

  /// Pages of A4 within 10 mm: the pitch, the cells each way, and the first dot's place, by hand.
  static let pages: [(pitch: String, step: Double, columns: Int, rows: Int, first: SIMD2<Double>)] = [
    ("5mm", 5, 38, 55, SIMD2(10, 11)), ("1mm", 1, 190, 277, SIMD2(10, 10)), ("7.1mm", 7.1, 26, 39, SIMD2(12.7, 10.05)),
    ("0.25in", 6.35, 29, 43, SIMD2(12.925, 11.975)), ("14.4pt", 5.08, 37, 54, SIMD2(11.02, 11.34)),
  ]

  @Test(arguments: pages)
  func everyDotIsWithinAHundredthOfAMillimetre(
    page: (pitch: String, step: Double, columns: Int, rows: Int, first: SIMD2<Double>)
  ) async throws {
    let (_, reader) = try await reader("--pitch", page.pitch, "-o", "a.pdf")
    let strokes = try await reader.strokes(of: "a.pdf")
    #expect(strokes.count == page.rows + 1)
    var farthest = 0.0
    for (row, stroke) in strokes.enumerated() {
      let dots = stroke.dots
      #expect(dots.count == page.columns + 1)
      for (column, dot) in dots.enumerated() {
        let place = page.first + page.step * SIMD2(Double(column), Double(row))
        farthest = max(farthest, (dot - place).max(), (place - dot).max())
      }
    }
    // Of it Cairo's rounding is 0.0007.
    #expect(farthest < 0.002)
  }

  /// Complaint 11: dots of PDFs drawn as squares.
  @Test func dotsAreDiscsOfTheirSizeWherePopplerPaintsThem() async throws {
    let (_, reader) = try await reader("--ink", "#000000", "--dot", "0.8mm", "-o", "a.pdf")
    for (x, y) in [(10.0, 11.0), (200, 11), (10, 286), (200, 286), (105, 151)] {
      let raster = try await reader.raster(of: "a.pdf", x: x - 2, y: y - 2, width: 4, height: 4)
      let ink = raster.ink(around: SIMD2(x, y), radius: 1.5)
      // A quarter of a pixel of 1,200 an inch is 0.005 mm.
      #expect(abs(ink.middle.x - x) < 0.01 && abs(ink.middle.y - y) < 0.01)
      // The dash in the disc is 0.0035 mm long.
      #expect(abs(ink.area - .pi * 0.16 - 0.0035 * 0.8) < 0.01)
      let square = raster.ink(around: SIMD2(x + 0.38, y + 0.38), radius: 0.05)
      #expect(square.area == 0)
    }
  }

  @Test(arguments: ["a.png", "a.svg"])
  func theOtherFormsHaveThemThereToo(name: String) async throws {
    let (stipple, reader) = try await reader(
      "--page", "60x40mm", "--ink", "#000000", "--dpi", "600", "-o", "a.png", "-o", "a.svg")
    if name == "a.svg" {
      _ = try await reader.run("rsvg-convert", ["-d", "600", "-p", "600", "-o", "a.png", "a.svg"])
    }
    let bitmap = try Bitmap(png: stipple.data("a.png"))
    #expect(abs(bitmap.width - 1417) <= 1 && abs(bitmap.height - 945) <= 1)
    let raster = PaperReader.Raster(bitmap: bitmap, origin: .zero, perMillimetre: 600 / 25.4)
    for row in 0...4 {
      for column in 0...8 {
        let place = SIMD2(10 + Double(column) * 5, 10 + Double(row) * 5)
        let ink = raster.ink(around: place, radius: 1)
        // A dot of 0.5 mm has 110 pixels; its middle is as exact as their 255 levels.
        #expect((ink.middle - place).max() < 0.01 && (place - ink.middle).max() < 0.01)
        #expect(abs(ink.area - .pi / 16) < 0.01)
      }
    }
    // Nothing between them, nor in the margins.
    let all = raster.ink(around: SIMD2(30, 20), radius: 40).area
    #expect(abs(all - 45 * .pi / 16) < 0.3)
  }

  @Test func majorDotsAreHeavierAndNoDotIsDrawnTwice() async throws {
    let (_, reader) = try await reader(
      "--ink", "#000000", "--major", "5", "--major-weight", "2", "--page", "A6", "-o", "a.pdf")
    var found: [SIMD2<Double>: Double] = [:]
    for stroke in try await reader.strokes(of: "a.pdf") {
      for dot in stroke.dots {
        let index = ((dot - SIMD2(10, 11.5)) / 5).rounded(.toNearestOrAwayFromZero)
        #expect(found[index] == nil)
        found[index] = stroke.width
      }
    }
    // 85 x 125 mm of cells, both edges counted.
    for column in 0...17 {
      for row in 0...25 {
        let removed = found.removeValue(forKey: SIMD2(Double(column), Double(row)))
        let width = try #require(removed)
        let isMajor = column.isMultiple(of: 5) && row.isMultiple(of: 5)
        #expect(abs(width - (isMajor ? 1 : 0.5)) < 0.001)
      }
    }
    #expect(found.isEmpty)
  }
}
