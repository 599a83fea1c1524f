// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

/// A clip rectangle as pixels: those wholly inside, and along its edges those of which it covers a share.
///
/// A pixel of which the clip covers a share gets that share of the colour, as with every clip of Core Graphics and
/// Cairo.
struct RasterClip {
  /// Some pixels, and the share of each, above 0 and at most 1, that the clip covers.
  struct Piece: Equatable {
    let pixels: PixelRect
    let share: Double
  }

  /// The pixels of the clip if it covers each of them wholly.
  let wholePixels: PixelRect?
  /// The pieces of any other clip.
  private let parts: [Piece]

  /// Makes the clip of a box within a bitmap.
  init(_ box: CGRect, width: Int, height: Int) {
    let whole = PixelRect(
      columns: Self.wholePixels(from: box.minX, to: box.maxX, limit: width),
      rows: Self.wholePixels(from: box.minY, to: box.maxY, limit: height))
    // Most clips: nothing is to be allocated for them.
    guard whole.isEmpty else {
      (wholePixels, parts) = (whole, [])
      return
    }
    let columns = Self.runs(from: box.minX, to: box.maxX, limit: width)
    let rows = Self.runs(from: box.minY, to: box.maxY, limit: height)
    wholePixels = nil
    parts = rows.flatMap { row in
      columns.map { column in
        Piece(pixels: PixelRect(columns: column.pixels, rows: row.pixels), share: column.share * row.share)
      }
    }
  }

  /// Makes the clip that is some whole pixels.
  init(_ pixels: PixelRect) {
    (wholePixels, parts) = (pixels, [])
  }

  /// At most nine, apart from each other.
  var pieces: [Piece] {
    wholePixels.map { [Piece(pixels: $0, share: 1)] } ?? parts
  }

  /// The pixels in a direction if none has a share of less than 1; else none.
  private static func wholePixels(from start: CGFloat, to end: CGFloat, limit: Int) -> Range<Int> {
    let (low, high) = (settled(max(start, 0)), settled(min(end, CGFloat(limit))))
    guard low < high, low == low.rounded(), high == high.rounded() else { return 0..<0 }
    return Int(low)..<Int(high)
  }

  /// The pixels in a direction, in runs of an equal share.
  ///
  /// An edge so near to a pixel's that 8 bits show no difference is taken to be there.
  private static func runs(from start: CGFloat, to end: CGFloat, limit: Int) -> [(pixels: Range<Int>, share: Double)] {
    let (low, high) = (settled(max(start, 0)), settled(min(end, CGFloat(limit))))
    guard low < high else { return [] }
    let (first, last) = (Int(low.rounded(.down)), Int(high.rounded(.up)))
    let (inner, outer) = (Int(low.rounded(.up)), Int(high.rounded(.down)))
    if last - first == 1 { return [(first..<last, Double(high - low))] }
    var runs: [(Range<Int>, Double)] = []
    if first < inner { runs.append((first..<inner, Double(CGFloat(inner) - low))) }
    if inner < outer { runs.append((inner..<outer, 1)) }
    if outer < last { runs.append((outer..<last, Double(high - CGFloat(outer)))) }
    return runs
  }

  private static func settled(_ edge: CGFloat) -> CGFloat {
    let whole = edge.rounded()
    return abs(edge - whole) < 1.0 / 1024 ? whole : edge
  }
}
