// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// How large pages are: on paper, and as files.
struct PaperSizeTests {
  private func write(_ arguments: String...) async throws -> (Stipple, PaperReader) {
    let stipple = try Stipple()
    let run = try await stipple.run(["paper"] + arguments)
    #expect(run.status == 0 && run.errorText == "", "\(run.errorText)")
    return (stipple, PaperReader(folder: stipple.folder))
  }

  @Test(arguments: ["5mm", "1mm"])
  func aPageOfDotsIsSmallAtAnyPitch(pitch: String) async throws {
    let (stipple, _) = try await write("--pitch", pitch, "-o", "a.pdf", "-o", "a.svg")
    #expect(try stipple.data("a.pdf").count < 1_000)
    #expect(try stipple.data("a.svg").count < 4_000)
  }

  @Test func aThousandPagesShareOneDrawing() async throws {
    let (stipple, reader) = try await write("--pages", "1000", "--pitch", "1mm", "-o", "a.pdf")
    #expect(try stipple.data("a.pdf").count < 120_000)
    #expect(try await reader.info("Pages", of: "a.pdf") == "1000")
    #expect(try await reader.strokes(of: "a.pdf", page: 1000).count == 278)
  }

  @Test(arguments: [
    ("A3", "841.89 x 1190.55 pts"), ("a4", "595.276 x 841.89 pts"), ("A5", "419.528 x 595.276 pts"),
    ("A6", "297.638 x 419.528 pts"), ("Letter", "612 x 792 pts"), ("legal", "612 x 1008 pts"),
    ("tabloid", "792 x 1224 pts"), ("6x9in", "432 x 648 pts"), ("150x20cm", "4251.97 x 566.929 pts"),
    ("150mmx9in", "425.197 x 648 pts"), ("210 × 297 mm", "595.276 x 841.89 pts"),
    ("6in x 9 in", "432 x 648 pts"), ("5080x5080mm", "14400 x 14400 pts"),
  ])
  func pagesHaveTheirSize(page: String, size: String) async throws {
    let (_, reader) = try await write("--page", page, "-o", "a.pdf")
    #expect(try await reader.info("Page size", of: "a.pdf")?.hasPrefix(size) == true)
  }

  @Test func landscapeTurnsThePage() async throws {
    let (_, reader) = try await write("--page", "A5", "--landscape", "-o", "a.pdf")
    #expect(try await reader.info("Page size", of: "a.pdf")?.hasPrefix("595.276 x 419.528 pts") == true)
  }

  @Test func pagesAreVectorsWithoutFontsOrImages() async throws {
    let (stipple, reader) = try await write(
      "--major", "5", "--numbers", "--date", "--calibration", "--crop-marks", "--bleed", "3mm", "--background",
      "#fffff0", "-o", "a.pdf")
    #expect(try await reader.run("pdfimages", ["-list", "a.pdf"]).split(separator: "\n").count == 2)
    #expect(try await reader.run("pdffonts", ["a.pdf"]).split(separator: "\n").count == 2)
    #expect(try String(decoding: stipple.data("a.pdf"), as: Unicode.ASCII.self).contains("Pattern") == false)
  }

  @Test func theSheetIsLargerThanThePageByBleedAndCropMarks() async throws {
    let (_, reader) = try await write("--page", "100x100mm", "--bleed", "3mm", "--crop-marks", "-o", "a.pdf")
    func box(_ name: String) async throws -> [Double] {
      try await reader.info(name, of: "a.pdf")?.split(separator: " ").compactMap { Double($0) } ?? []
    }
    // 122 mm, 106 mm and 100 mm, as pdfinfo rounds them.
    #expect(try await box("MediaBox") == [0, 0, 345.83, 345.83])
    #expect(try await box("BleedBox") == [22.68, 22.68, 323.15, 323.15])
    #expect(try await box("TrimBox") == [31.18, 31.18, 314.65, 314.65])
  }

  @Test func whatHasNoMarginRunsOverTheCutAndNoFurther() async throws {
    let (_, reader) = try await write("--pattern", "grid", "--page", "100x100mm", "--bleed", "3mm", "-o", "a.pdf")
    let lines = try await reader.strokes(of: "a.pdf")
    #expect(lines.count == 42)
    for line in lines { #expect(abs(line.length - 106) < 0.005) }
    let (_, kept) = try await write(
      "--pattern", "grid", "--page", "100x100mm", "--bleed", "3mm", "--margin", "0,0,0,20mm", "-o", "a.pdf")
    let starts = try await kept.strokes(of: "a.pdf").map { min($0.start.x, $0.end.x) }
    #expect(abs((starts.min() ?? 0) - 23) < 0.005)
  }
}
