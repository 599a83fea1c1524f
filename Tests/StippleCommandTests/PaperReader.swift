// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// A page as Debian's Poppler and librsvg see it, in millimetres from its top left corner.
struct PaperReader {
  /// Kept as long as files in it are read.
  let folder: TemporaryFolder

  /// Runs a program over a file; it must have nothing to complain of.
  func run(_ program: String, _ arguments: [String], at location: SourceLocation = #_sourceLocation) async throws
    -> String
  {
    let run = try await ProgramRun.run(program, arguments, in: folder.url, timeLimit: 60)
    #expect(run.status == 0 && run.errorText == "", "\(program): \(run.errorText)", sourceLocation: location)
    return run.text
  }

  /// What pdfinfo says of a key.
  func info(_ key: String, of file: String) async throws -> String? {
    try await run("pdfinfo", ["-box", file]).split(separator: "\n").first { $0.hasPrefix("\(key):") }
      .map { $0.dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces) }
  }

  /// A straight stroke of a page.
  struct Stroke {
    var start: SIMD2<Double>
    var end: SIMD2<Double>
    var width: Double
    var isRound: Bool
    var dashes: [Double]

    var length: Double { ((end - start) * (end - start)).sum().squareRoot() }

    /// The middles of its dashes, or of its only one.
    var dots: [SIMD2<Double>] {
      guard !dashes.isEmpty else { return [] }
      var dots: [SIMD2<Double>] = []
      var position = 0.0
      var index = 0
      while position < length {
        let dash = dashes[index % dashes.count]
        if index.isMultiple(of: 2) { dots.append(start + (end - start) / length * (position + dash / 2)) }
        position += dash
        index += 1
      }
      return dots
    }
  }

  /// The straight strokes of a page of a PDF, as Poppler hands them to Cairo, which rounds to 1/256 of a point.
  func strokes(of file: String, page: Int = 1) async throws -> [Stroke] {
    _ = try await run(
      "pdftocairo", ["-svg", "-noshrink", "-nocenter", "-f", "\(page)", "-l", "\(page)", file, "read.svg"])
    let text = try String(contentsOf: folder.url.appending(path: "read.svg"), encoding: .utf8)
    return try text.matches(of: /<path style="([^"]*)" d="([^"]*)"(?: transform="matrix\(([^)]*)\)")?/).flatMap {
      try Self.strokes(
        style: $0.output.1, path: $0.output.2, matrix: $0.output.3.map { $0.split(separator: ",") } ?? [])
    }
  }

  private static func strokes(
    style: Substring, path: Substring, matrix: [Substring]
  ) throws -> [Stroke] {
    let matrix = matrix.isEmpty ? [1, 0, 0, 1, 0, 0] : matrix.compactMap { Double($0) }
    var styles: [Substring: Substring] = [:]
    for part in style.split(separator: ";") {
      let sides = part.split(separator: ":", maxSplits: 1)
      styles[sides[0]] = sides.last
    }
    guard let width = styles["stroke-width"].flatMap({ Double($0) }) else { return [] }
    let scale = 25.4 / 72
    let dashes = (styles["stroke-dasharray"] ?? "").split(separator: ",").compactMap { Double($0) }
    return try path.split(separator: "M").map { line in
      let numbers = line.split { $0 == " " || $0 == "L" }.compactMap { Double($0) }
      try #require(numbers.count.isMultiple(of: 2) && numbers.count >= 4)
      func point(_ index: Int) -> SIMD2<Double> {
        let (x, y) = (numbers[index], numbers[index + 1])
        return scale
          * SIMD2(matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5])
      }
      return Stroke(
        start: point(0), end: point(numbers.count - 2), width: width * scale,
        isRound: styles["stroke-linecap"] == "round", dashes: dashes.map { $0 * scale })
    }
  }

  /// A part of a page in pixels.
  struct Raster {
    let bitmap: Bitmap
    /// In pixels, from the page's corner.
    let origin: SIMD2<Double>
    let perMillimetre: Double

    /// How much ink there is around a place, in square millimetres, and where its middle is.
    func ink(around place: SIMD2<Double>, radius: Double) -> (area: Double, middle: SIMD2<Double>) {
      let center = place * perMillimetre - origin
      let reach = radius * perMillimetre
      let columns = max(0, Int(center.x - reach))..<min(bitmap.width, Int(center.x + reach) + 1)
      let rows = max(0, Int(center.y - reach))..<min(bitmap.height, Int(center.y + reach) + 1)
      var (sum, moment) = (0.0, SIMD2<Double>.zero)
      for y in rows {
        for x in columns {
          let pixel = bitmap[x, y]
          // Black on white or on nothing: colours are premultiplied.
          let ink = (Double(pixel.alpha) - Double(pixel.red)) / 255
          sum += ink
          moment += ink * SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        }
      }
      let middle = sum > 0 ? (moment / sum + origin) / perMillimetre : SIMD2(.nan, .nan)
      return (sum / (perMillimetre * perMillimetre), middle)
    }
  }

  /// A part of a page of a PDF as pdftoppm draws it; the part is given in millimetres.
  func raster(
    of file: String, page: Int = 1, x: Double, y: Double, width: Double, height: Double, resolution: Int = 1200
  ) async throws -> Raster {
    let scale = Double(resolution) / 25.4
    let frame = [x, y, width, height].map { Int($0 * scale) }
    _ = try await run(
      "pdftoppm",
      [
        "-r", "\(resolution)", "-png", "-singlefile", "-f", "\(page)", "-x", "\(frame[0])", "-y", "\(frame[1])", "-W",
        "\(frame[2])", "-H", "\(frame[3])", file, "read",
      ])
    let data = try Data(contentsOf: folder.url.appending(path: "read.png"))
    return Raster(
      bitmap: try Bitmap(png: data), origin: SIMD2(Double(frame[0]), Double(frame[1])), perMillimetre: scale)
  }
}
