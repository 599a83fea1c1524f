// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes one page as SVG, in millimetres; strokes stay strokes, rows of dots rows of round dashes.
///
/// Positions are off by no more than 0.0005 mm. No style sheets, patterns or references, so that plotters and cutters
/// take it, too.
struct PaperSVG {
  private var text: [UInt8] = []

  static func data(_ sheet: PaperSheet, background: PaperInk?, strokes: [PaperStroke]) -> Data {
    var file = PaperSVG()
    file.write(sheet, background, strokes)
    return Data(file.text)
  }

  private mutating func write(_ sheet: PaperSheet, _ background: PaperInk?, _ strokes: [PaperStroke]) {
    let frame = [sheet.media.minX, sheet.media.minY, sheet.media.width, sheet.media.height].map(Self.millimetres)
    func decimals(_ numbers: [Double]) -> String {
      var text: [UInt8] = []
      text.append(numbers, decimals: 4)
      return String(decoding: text, as: UTF8.self)
    }
    let size = "width=\"\(decimals([frame[2]]))mm\" height=\"\(decimals([frame[3]]))mm\""
    text.append(text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    text.append(text: "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"\(decimals(frame))\">\n")
    if let background {
      let ground = [sheet.ground.minX, sheet.ground.minY, sheet.ground.width, sheet.ground.height]
        .map { decimals([Self.millimetres($0)]) }
      let place = "x=\"\(ground[0])\" y=\"\(ground[1])\""
      let size = "width=\"\(ground[2])\" height=\"\(ground[3])\""
      text.append(text: "<rect \(place) \(size) fill=\"\(Self.name(of: background))\"/>\n")
    }
    text.append(text: "<g fill=\"none\">\n")
    for stroke in strokes where !stroke.lines.isEmpty { append(stroke) }
    text.append(text: "</g>\n</svg>\n")
  }

  private static func millimetres(_ points: Double) -> Double {
    PaperLength(points: points).millimetres
  }

  private static func name(of ink: PaperInk) -> String {
    "#" + ink.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The first line begins at the origin of the path's own space, so that those after it have short numbers.
  private mutating func append(_ stroke: PaperStroke) {
    let origin = stroke.lines[0].start
    text.append(text: "<path transform=\"translate(")
    text.append([origin.x, origin.y].map(Self.millimetres), decimals: 5)
    text.append(text: ")\" stroke=\"\(Self.name(of: stroke.ink))\" stroke-width=\"")
    text.append(Self.millimetres(stroke.width), decimals: 5)
    if stroke.cap != .butt { text.append(text: "\" stroke-linecap=\"\(stroke.cap == .round ? "round" : "square")") }
    if !stroke.dashes.isEmpty {
      text.append(text: "\" stroke-dasharray=\"")
      text.append(stroke.dashes.map(Self.millimetres), decimals: 6)
    }
    text.append(text: "\" d=\"")
    for line in stroke.lines { append(Self.shortened(line, dashes: stroke.dashes), from: origin) }
    text.append(text: "\"/>\n")
  }

  private mutating func append(_ line: PaperLine, from origin: CGPoint) {
    func place(_ point: CGPoint) -> [Double] {
      [Self.millimetres(point.x - origin.x), Self.millimetres(point.y - origin.y)]
    }
    text.append(text: "M")
    text.append(place(line.start), decimals: 3)
    var last = line.start
    for step in line.steps {
      switch step {
      case .line(let end):
        let end = place(end)
        let start = place(last)
        if end[1] == start[1] {
          text.append(text: "H")
          text.append(end[0], decimals: 3)
        } else if end[0] == start[0] {
          text.append(text: "V")
          text.append(end[1], decimals: 3)
        } else {
          text.append(text: "L")
          text.append(end, decimals: 3)
        }
      case .curve(let first, let second, let end):
        text.append(text: "C")
        text.append(place(first) + place(second) + place(end), decimals: 3)
      case .close:
        text.append(text: "Z")
      }
      last = step.end ?? line.start
    }
  }

  /// A level row of dashes that ends in a gap may end anywhere in it: where the number is shortest.
  private static func shortened(_ line: PaperLine, dashes: [Double]) -> PaperLine {
    guard let end = line.straightEnd, end.y == line.start.y, end.x > line.start.x, dashes.count == 2 else {
      return line
    }
    let length = millimetres(end.x - line.start.x)
    let (dash, period) = (millimetres(dashes[0]), millimetres(dashes[0] + dashes[1]))
    let index = (length / period).rounded(.down)
    let gap = (index * period + dash)...(index + 1) * period
    guard gap.contains(length) else { return line }
    let middle = (gap.lowerBound + gap.upperBound) / 2
    let reach = (gap.upperBound - gap.lowerBound) * 0.45
    for unit in [1.0, 10, 100] {
      let place = (middle * unit).rounded() / unit
      guard abs(place - middle) <= reach else { continue }
      let x = line.start.x + PaperLength(millimetres: place).points
      return PaperLine(from: line.start, steps: [.line(CGPoint(x: x, y: end.y))])
    }
    return line
  }
}
