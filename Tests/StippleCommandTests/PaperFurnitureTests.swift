// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// What pages have besides their pattern.
struct PaperFurnitureTests {
  private func write(_ arguments: String...) async throws -> (Stipple, PaperReader) {
    let stipple = try Stipple()
    let run = try await stipple.run(["paper"] + arguments)
    #expect(run.status == 0 && run.errorText == "", "\(run.errorText)")
    return (stipple, PaperReader(folder: stipple.folder))
  }

  @Test func theRulersAreTrue() async throws {
    let (_, reader) = try await write("--calibration", "-o", "a.pdf")
    let lines = try await reader.strokes(of: "a.pdf").filter { !$0.isRound }
    let base = try #require(lines.first { $0.start.y == $0.end.y })
    #expect(abs(base.length - 101.6) < 0.005)
    func ticks(up: Bool) -> [Double] {
      lines.filter { $0.start.x == $0.end.x && ($0.end.y < base.start.y) == up }
        .map { $0.start.x - base.start.x }.sorted()
    }
    #expect(ticks(up: true).count == 101)
    for (index, tick) in ticks(up: true).enumerated() { #expect(abs(tick - Double(index)) < 0.005) }
    #expect(ticks(up: false).count == 65)
    for (index, tick) in ticks(up: false).enumerated() { #expect(abs(tick - Double(index) * 25.4 / 16) < 0.005) }
    #expect(base.start.y > 270 && base.start.y < 293)
  }

  @Test(arguments: [
    ("115x80mm", 115, 101.6), ("110x80mm", 110, 50.8), ("A6", 105, 50.8), ("60x80mm", 60, 25.4), ("55x80mm", 55, 25.4),
    ("30x50mm", 30, 12.7), ("20x50mm", 20, 12.7),
  ])
  func narrowPagesHaveShorterRulersWhoseUnitsAreOnThem(page: String, width: Double, length: Double) async throws {
    let (_, reader) = try await write("--calibration", "--page", page, "--margin", "2mm", "-o", "a.pdf")
    let strokes = try await reader.strokes(of: "a.pdf")
    let base = strokes.first { !$0.isRound && $0.start.y == $0.end.y }
    #expect(abs((base?.length ?? 0) - length) < 0.005)
    // Rows of dots reach half a pitch beyond the last one.
    for stroke in strokes where stroke.dashes.isEmpty {
      for end in [stroke.start.x, stroke.end.x] { #expect(end > 1 && end < width - 1) }
    }
  }

  @Test func eachPageHasItsNumber() async throws {
    let (_, reader) = try await write("--pages", "120", "--numbers", "--page", "A6", "--ink", "#000000", "-o", "a.pdf")
    // The middle of the foot; 1 is one stroke, 8 is two.
    var counts: [Int: Int] = [:]
    for page in [1, 8, 11, 88, 118] {
      let signs = try await reader.strokes(of: "a.pdf", page: page).filter { $0.dashes.isEmpty }
      counts[page] = signs.count
      let places = signs.map(\.start.x)
      #expect(abs(((places.min() ?? 0) + (places.max() ?? 0)) / 2 - 52.5) < 2)
      #expect(signs.allSatisfy { $0.start.y > 138 && $0.start.y < 146 })
    }
    #expect(counts == [1: 1, 8: 2, 11: 2, 88: 4, 118: 4])
  }

  @Test func numberedPagesAreSmallToo() async throws {
    let (stipple, reader) = try await write("--pages", "1000", "--numbers", "-o", "a.pdf")
    #expect(try stipple.data("a.pdf").count < 130_000)
    #expect(try await reader.info("Pages", of: "a.pdf") == "1000")
  }

  @Test func theDateHasALineAboveThePattern() async throws {
    let (_, reader) = try await write("--date", "-o", "a.pdf")
    let strokes = try await reader.strokes(of: "a.pdf")
    let line = try #require(strokes.first { $0.dashes.isEmpty && !$0.isRound })
    #expect(abs(line.length - 40) < 0.005)
    let top = strokes.filter { !$0.dashes.isEmpty }.map(\.start.y).min() ?? 0
    #expect(line.start.y < top - 2 && line.start.y > 10)
    #expect(abs(line.end.x - 200) < 0.005)
  }

  @Test func otherFormsHaveThemToo() async throws {
    let (stipple, _) = try await write("-o", "plain.svg", "-o", "plain.png", "--dpi", "72")
    for option in ["--numbers", "--date", "--calibration", "--crop-marks"] {
      let run = try await stipple("paper", option, "-o", "a.svg", "-o", "a.png", "--dpi", "72")
      #expect(run.status == 0)
      #expect(try stipple.data("a.svg").count > stipple.data("plain.svg").count)
      #expect(try stipple.data("a.png") != stipple.data("plain.png"))
    }
  }

  @Test func cropMarksPointAtTheCornersFromOutsideTheBleed() async throws {
    let (_, reader) = try await write("--page", "100x100mm", "--bleed", "3mm", "--crop-marks", "-o", "a.pdf")
    let marks = try await reader.strokes(of: "a.pdf").filter { $0.dashes.isEmpty }
    #expect(marks.count == 8)
    for mark in marks {
      // The page begins 11 mm within the sheet; what is of a mark along its own line is 7 mm, outside the bleed.
      let isLevel = mark.start.y == mark.end.y
      let across = isLevel ? mark.start.y : mark.start.x
      #expect(min(abs(across - 11), abs(across - 111)) < 0.005)
      #expect(abs(mark.length - 7) < 0.005)
      let ends = isLevel ? [mark.start.x, mark.end.x] : [mark.start.y, mark.end.y]
      #expect(ends.allSatisfy { $0 < 8 || $0 > 114 })
    }
  }

  @Test(arguments: ["a.pdf", "a.svg", "a.png"])
  func theRimOfCropMarksHasNotTheColourOfThePaper(name: String) async throws {
    let (stipple, reader) = try await write(
      "--pattern", "none", "--page", "60x40mm", "--pitch", "1mm", "--bleed", "3mm", "--crop-marks", "--background",
      "#ff0000", "-o", "a.pdf", "-o", "a.svg", "-o", "a.png", "--dpi", "254")
    if name == "a.svg" {
      _ = try await reader.run("rsvg-convert", ["-d", "254", "-p", "254", "-b", "white", "-o", "a.png", "a.svg"])
    } else if name == "a.pdf" {
      _ = try await reader.run("pdftoppm", ["-r", "254", "-png", "-singlefile", "a.pdf", "a"])
    }
    let bitmap = try Bitmap(png: stipple.data("a.png"))
    // Ten pixels a millimetre: the bleed begins at 8 mm.
    #expect(bitmap.width == 820 && bitmap.height == 620)
    for (x, y) in [(84, 84), (410, 310), (735, 84), (84, 535)] {
      #expect(bitmap[x, y].red == 255 && bitmap[x, y].green == 0)
    }
    for (x, y) in [(76, 310), (744, 310), (410, 76), (410, 544), (20, 20)] {
      // White, or nothing.
      #expect(bitmap[x, y].green == bitmap[x, y].alpha)
    }
  }
}
