// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Stipple
import UIKit

/// Pages as asked for on the command line.
@MainActor
struct PaperOptions {
  private static let pageCounts = 1...100_000
  private static let majorIntervals = 2...1_000
  private static let weights = 1.0...10.0
  private static let pitches = PaperLength(millimetres: 0.2)...PaperSize.sides.upperBound
  private static let bleeds = PaperLength(points: 0)...PaperLength(millimetres: 100)
  private static let sizes = PaperLength(millimetres: 0.01)...PaperLength(millimetres: 100)
  /// Some patterns have a line a cell.
  private static let mostCells = 10_000_000.0
  /// The room for crop marks.
  private static let rim = PaperLength(millimetres: 8)

  let layout: PaperLayout
  let furniture: PaperFurniture
  let margins: PaperLayout.Insets
  let background: PaperInk?
  let pageCount: Int
  /// Dots an inch, of a PNG.
  let resolution: Double
  let outputs: [OutputTarget]

  init(_ arguments: Arguments, syntax: ArgumentSyntax) throws(CommandFailure) {
    if let operand = arguments.operands.first { throw syntax.failure("unexpected argument '\(operand)'") }
    let reader = PaperArguments(arguments, syntax)
    outputs = try OutputTarget.all(arguments, syntax: syntax)
    pageCount = try reader.count("--pages", in: Self.pageCounts) ?? 1
    resolution = try reader.number("--dpi", in: PaperPNG.resolutions) ?? 300
    background = try reader.ink("--background", on: .white)
    let pattern = try Self.pattern(reader, paper: background ?? .white)
    try PaperUse(pattern.grid).check(reader, syntax)
    let sheet = try Self.sheet(reader)
    margins = try Self.margins(reader)
    if reader.has("--calibration"), sheet.page.width < PaperRuler.leastPage.points {
      throw syntax.failure("--calibration needs a page that is 20 mm wide at least")
    }
    furniture = PaperFurniture(
      .init(numbers: reader.has("--numbers"), date: reader.has("--date"), calibration: reader.has("--calibration")),
      ink: pattern.majorInk)
    guard let layout = PaperLayout(sheet: sheet, insets: furniture.insets(atLeast: margins), pattern: pattern) else {
      throw syntax.failure("not one cell of --pitch fits between the margins; give a larger --page or smaller cells")
    }
    guard layout.cellCount <= Self.mostCells else {
      throw syntax.failure("a page of over \(Int(Self.mostCells)) cells is too much; give a larger --pitch")
    }
    self.layout = layout
    try checkOutputs(reader, syntax)
  }

  private func checkOutputs(_ reader: PaperArguments, _ syntax: ArgumentSyntax) throws(CommandFailure) {
    if pageCount > 1, let output = outputs.first(where: { $0.format != .pdf }) {
      throw syntax.failure("--pages goes with PDF; '-o \(output.path)' has one page")
    }
    if outputs.contains(where: { $0.format == .png }) {
      let (width, height) = PaperPNG.pixels(of: layout.sheet, at: resolution)
      guard max(width, height) <= Picture.maximumSide else {
        throw syntax.failure(
          "a PNG of \(width) x \(height) pixels is too large: at most \(Picture.maximumSide) in a direction; "
            + "give a smaller --dpi")
      }
    } else if reader.has("--dpi") {
      throw syntax.failure("--dpi goes with PNG; PDF and SVG are sharp at any")
    }
  }

  private static func pattern(_ reader: PaperArguments, paper: PaperInk) throws(CommandFailure) -> PaperPattern {
    let (width, height) = try reader.pitch("--pitch", in: pitches) ?? (PaperLength(millimetres: 5), nil)
    let name = try reader.name("--pattern", of: PaperPattern.names)
    // A height that is not given is the pattern's own.
    var grid = GridLayout(
      pattern: name.flatMap(GridPattern.init(name:)) ?? .dot,
      pitch: CGSize(width: width.points, height: height?.points ?? 0))
    let least = min(width, height ?? width).points
    func size(_ name: String, _ millimetres: Double, atMost share: Double) throws(CommandFailure) -> Double {
      try reader.length(name, in: sizes)?.points ?? min(PaperLength(millimetres: millimetres).points, least * share)
    }
    let weight = try reader.number("--major-weight", in: weights) ?? 1.5
    grid.dotRadius = try size("--dot", 0.5, atMost: 0.25) / 2
    grid.majorDotRadius = grid.dotRadius * weight
    grid.lineWidth = try size("--line", 0.1, atMost: 0.1)
    grid.majorLineWidth = grid.lineWidth * weight
    grid.markSize = try size("--mark", 1.5, atMost: 0.3)
    grid.majorInterval = try reader.count("--major", in: majorIntervals) ?? 0
    let ink = try reader.ink("--ink", on: paper) ?? PaperInk(red: 0.5, green: 0.5, blue: 0.5)
    return PaperPattern(grid, ink: ink, majorInk: try reader.ink("--major-ink", on: paper) ?? ink)
  }

  private static func sheet(_ reader: PaperArguments) throws(CommandFailure) -> PaperSheet {
    var page = try reader.page("--page") ?? PaperSize.a4
    if reader.has("--landscape"), page.height > page.width { page = CGSize(width: page.height, height: page.width) }
    return PaperSheet(
      page: page, bleed: try reader.length("--bleed", in: bleeds)?.points ?? 0,
      rim: reader.has("--crop-marks") ? rim.points : 0)
  }

  /// None where the pattern is to run over the cut.
  private static func margins(_ reader: PaperArguments) throws(CommandFailure) -> PaperLayout.Insets {
    let margin = reader.has("--bleed") ? 0 : PaperLength(millimetres: 10).points
    return try reader.margins("--margin")
      ?? PaperLayout.Insets(top: margin, right: margin, bottom: margin, left: margin)
  }
}
