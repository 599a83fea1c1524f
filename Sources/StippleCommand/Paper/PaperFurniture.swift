// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a page has besides its pattern: number, line for a date, rulers, crop marks.
struct PaperFurniture: Sendable {
  /// How pages are numbered, dated and checked, as asked for.
  struct Choice: Equatable, Sendable {
    var numbers = false
    var date = false
    var calibration = false
  }

  let choice: Choice
  let ink: PaperInk
  private let lettering = PaperLettering(height: PaperLength(millimetres: 2.5).points)

  init(_ choice: Choice, ink: PaperInk) {
    (self.choice, self.ink) = (choice, ink)
  }

  private static func points(_ millimetres: Double) -> Double { PaperLength(millimetres: millimetres).points }

  /// Room for a hand to write a date in.
  private static let header = points(16)
  /// Room for a page's number.
  private static let footer = points(10)

  /// What has to be kept free for it, at least.
  func insets(atLeast margins: PaperLayout.Insets) -> PaperLayout.Insets {
    var insets = margins
    if choice.date { insets.top = max(insets.top, Self.header) }
    if choice.numbers { insets.bottom = max(insets.bottom, Self.footer) }
    if choice.calibration {
      insets.bottom = max(insets.bottom, Self.points(4)) + PaperRuler.height
    }
    return insets
  }

  /// What all pages share.
  /// - Parameter margins: those that were asked for.
  func strokes(on layout: PaperLayout, margins: PaperLayout.Insets) -> [PaperStroke] {
    var strokes: [PaperStroke] = []
    if choice.date { strokes += dateLine(above: layout.area) }
    if choice.calibration {
      let bottom = max(margins.bottom, choice.numbers ? Self.footer : Self.points(4))
      let top = layout.sheet.page.height - bottom - PaperRuler.height
      strokes += PaperRuler(ink: ink).strokes(top: top, on: layout.sheet.page)
    }
    if layout.sheet.rim > 0 { strokes.append(cropMarks(on: layout.sheet)) }
    return strokes
  }

  /// The numbers of pages, in the middle of the foot; nil where none are asked for.
  func numbering(on layout: PaperLayout, margins: PaperLayout.Insets) -> PaperNumbering? {
    guard choice.numbers else { return nil }
    let top = layout.sheet.page.height - max(margins.bottom, Self.footer) + Self.points(2)
    return PaperNumbering(lettering, middle: layout.area.midX, base: top + lettering.height, ink: ink)
  }

  /// "Date" and a line to write on, at the right.
  private func dateLine(above area: CGRect) -> [PaperStroke] {
    let label = "Date"
    let gap = Self.points(2)
    let base = area.minY - Self.points(3)
    let length = min(Self.points(40), area.width - lettering.width(of: label) - gap)
    guard length > 0 else { return [] }
    let start = area.maxX - length
    return [
      lettering.stroke(label, at: CGPoint(x: start - gap - lettering.width(of: label), y: base), ink: ink),
      PaperStroke(lines: [PaperLine(start, base, to: area.maxX, base)], width: Self.points(0.15), ink: ink),
    ]
  }

  /// Hairlines in the rim that point at the corners of the page as cut.
  private func cropMarks(on sheet: PaperSheet) -> PaperStroke {
    let (page, media) = (sheet.frame(around: 0), sheet.media)
    let bleed = sheet.frame(around: sheet.bleed + Self.points(1))
    let across = [page.minY, page.maxY].flatMap { y in
      [PaperLine(media.minX, y, to: bleed.minX, y), PaperLine(bleed.maxX, y, to: media.maxX, y)]
    }
    let down = [page.minX, page.maxX].flatMap { x in
      [PaperLine(x, media.minY, to: x, bleed.minY), PaperLine(x, bleed.maxY, to: x, media.maxY)]
    }
    return PaperStroke(lines: across + down, width: 0.25, ink: .black)
  }
}
