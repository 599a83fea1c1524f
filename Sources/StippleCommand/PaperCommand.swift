// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// `stipple paper`: writes pages of dots, grids and lines to print.
struct PaperCommand: Subcommand {
  static let syntax = ArgumentSyntax(
    name: "paper", summary: "Writes pages of dots, grids and lines to print, as PDF, SVG and PNG.",
    usages: ["[--pattern NAME] [--pitch LENGTH] [--page SIZE] [options] -o OUT [-o OUT]..."],
    options: OutputTarget.options + [
      .init(names: ["--pattern"], value: "NAME", summary: "What is drawn, see below (default dot)."),
      .init(
        names: ["--pitch"], value: "LENGTH",
        summary: "From a dot or line to the next (default 5mm); 5x8mm across and down."),
      .init(names: ["--page"], value: "SIZE", summary: "A name, see below, or WxH, such as 150x200mm (default A4)."),
      .init(names: ["--landscape"], value: nil, summary: "Turns the page on its side."),
      .init(
        names: ["--margin"], value: "LENGTH",
        summary:
          "What stays free at the sides (default 10mm, or 0 with --bleed);\nalso 10mm,20mm or top,right,bottom,left."),
      .init(
        names: ["--dot"], value: "LENGTH", summary: "The diameter of dots (default 0.5mm, or a quarter of the pitch)."),
      .init(names: ["--mark"], value: "LENGTH", summary: "From end to end of pluses and crosses (default 1.5mm)."),
      .init(names: ["--line"], value: "LENGTH", summary: "The width of lines (default 0.1mm)."),
      .init(
        names: ["--ink"], value: "COLOR",
        summary: "#rrggbb, #rrggbbaa or a name of UIKit, such as systemRed\n(default #808080)."),
      .init(names: ["--background"], value: "COLOR", summary: "The colour of the paper (default: none)."),
      .init(names: ["--major"], value: "N", summary: "Makes every Nth mark or line, 2 to 1000, a major one."),
      .init(names: ["--major-ink"], value: "COLOR", summary: "The colour of major marks (default: --ink)."),
      .init(names: ["--major-weight"], value: "F", summary: "How many times as heavy they are, 1 to 10 (default 1.5)."),
      .init(names: ["--pages"], value: "N", summary: "How many pages, 1 to 100000, of a PDF (default 1)."),
      .init(names: ["--numbers"], value: nil, summary: "Numbers the pages."),
      .init(names: ["--date"], value: nil, summary: "Puts a line for the date at the top."),
      .init(
        names: ["--calibration"], value: nil,
        summary: "Puts rulers of 100 mm and 4 inches at the bottom, to check\nthat the printer does not scale."),
      .init(
        names: ["--bleed"], value: "LENGTH",
        summary: "Makes the sheet so much larger on every side; what has no margin\nruns over the cut."),
      .init(names: ["--crop-marks"], value: nil, summary: "Marks where to cut, in a rim of 8 mm."),
      .init(names: ["--dpi"], value: "N", summary: "Pixels an inch, 10 to 4800, of a PNG (default 300)."),
    ],
    notes: """
      Patterns: \(PaperPattern.names.prefix(8).joined(separator: ", ")),
        \(PaperPattern.names.dropFirst(8).joined(separator: ", ")).
      Pages: \(PaperSize.names.joined(separator: ", ")).
      Lengths have a unit: mm, cm, in or pt. As many whole cells as fit are centred between the margins.
      All is vector in PDF and SVG, nothing needs a font. The same input gives the same bytes.
      """)

  /// More of them can take seconds: twice those of an A4 page at 300 dots an inch.
  private static let manyPixels = 16_000_000

  private let options: PaperOptions

  init(_ arguments: Arguments) throws(CommandFailure) {
    options = try PaperOptions(arguments, syntax: Self.syntax)
  }

  func run() throws(CommandFailure) {
    let strokes = options.layout.strokes + options.furniture.strokes(on: options.layout, margins: options.margins)
    var drawn: [PictureFormat: Data] = [:]
    for format in PictureFormat.allCases where options.outputs.contains(where: { $0.format == format }) {
      drawn[format] = try data(format, strokes)
    }
    try OutputTarget.write(options.outputs.compactMap { drawn[$0.format] }, to: options.outputs)
  }

  private func data(_ format: PictureFormat, _ strokes: [PaperStroke]) throws(CommandFailure) -> Data {
    let sheet = options.layout.sheet
    let numbering = options.furniture.numbering(on: options.layout, margins: options.margins)
    if format == .pdf {
      let progress = ProgressLine("page", of: options.pageCount)
      defer { progress.clear() }
      return PaperPDF.data(
        sheet, background: options.background, strokes: strokes, pieces: numbering?.pieces ?? [],
        pageCount: options.pageCount
      ) { page in
        progress.show(page)
        return numbering?.pieces(of: page) ?? []
      }
    }
    let strokes = strokes + (numbering?.strokes(of: 1) ?? [])
    if format == .svg { return PaperSVG.data(sheet, background: options.background, strokes: strokes) }
    let (width, height) = PaperPNG.pixels(of: sheet, at: options.resolution)
    let progress = width * height > Self.manyPixels ? ProgressLine.tell("drawing \(width) x \(height) pixels") : nil
    defer { progress?.clear() }
    let data = PaperPNG.data(sheet, background: options.background, strokes: strokes, resolution: options.resolution)
    guard let data else { throw CommandFailure(.software, "the png could not be drawn: out of memory") }
    return data
  }
}
