// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What of a path can be seen, by bands of 32 rows.
///
/// For each band that a span may reach there is an entry with a range of places; what lies outside of it does not reach
/// the band. Straight lines are cut by division; curves are halved until their chord tells well enough where they are.
/// Memory: 32 bytes an entry, of which a path has about one for each 30 pixels of its visible length, or fewer.
struct PathBands: Sendable {
  /// A range of places on a span.
  struct Entry: Sendable {
    let span: Int32
    let contour: Int32
    /// The place, as a length of the contour, from which on dashes begin here; below 0 at the contour's start, since a
    /// dash that is cut there begins before it.
    let from: Double
    /// The place before which they begin.
    let to: Double
  }

  /// Band by band, once they are sorted.
  private var entries: [Entry] = []
  /// The band of each entry, before they are sorted.
  private var bands: [Int32] = []
  /// For each band where its entries begin, and at last where they end.
  private var starts: [Int]
  private let clip: PixelRect
  private let firstBand: Int
  /// The columns and rows outside of which nothing is painted.
  private(set) var bounds = PixelRect(columns: 0..<0, rows: 0..<0)

  init(clip: PixelRect) {
    self.clip = clip
    firstBand = Self.band(of: clip.rows.lowerBound)
    let count = clip.isEmpty ? 0 : Self.band(of: clip.rows.upperBound - 1) - firstBand + 1
    starts = Array(repeating: 0, count: count + 1)
  }

  /// Makes room for entries.
  mutating func reserveCapacity(_ count: Int) {
    guard !clip.isEmpty else { return }
    entries.reserveCapacity(count)
    bands.reserveCapacity(count)
  }

  /// The band of a row; the first row of a band is 32 times its number.
  static func band(of row: Int) -> Int {
    row >= 0 ? row / DashedPath.bandHeight : (row + 1) / DashedPath.bandHeight - 1
  }

  /// The entries of a band, as the path has them; they are there when all were sorted.
  func entries(inBand band: Int) -> ArraySlice<Entry> {
    let number = band - firstBand
    guard number >= 0, number + 1 < starts.count else { return [] }
    return entries[starts[number]..<starts[number + 1]]
  }

  /// Puts the entries of each band side by side, in their order: where a band is drawn each would else be a miss of the
  /// cache.
  mutating func sort() {
    guard !entries.isEmpty else { return }
    for band in starts.indices.dropLast() { starts[band + 1] += starts[band] }
    var next = starts
    let (unsorted, bands) = (entries, bands)
    entries = Array(repeating: unsorted[0], count: unsorted.count)
    for index in unsorted.indices {
      let band = Int(bands[index])
      entries[next[band]] = unsorted[index]
      next[band] += 1
    }
    self.bands = []
  }

  /// Adds what can be seen of a span.
  ///
  /// - Parameter reach: How far what is painted may be from the path, in pixels.
  mutating func add(_ span: PathSpan, index: Int, of contour: MeasuredContour, number: Int, reach: Double) {
    guard !clip.isEmpty, entries.count < Int(Int32.max) - starts.count else { return }
    let piece = Piece(span, from: .init(span, 0), to: .init(span, span.length))
    let target = Target(
      span: Int32(index), contour: Int32(number), limits: contour.beginnings(in: span), reach: reach + 1)
    add(piece, target)
  }

  /// What entries of a span have in common.
  private struct Target {
    let span: Int32
    let contour: Int32
    let limits: (from: Double, to: Double)
    /// A pixel more than what is painted, so that rounding leaves nothing out.
    let reach: Double
  }

  private mutating func add(_ piece: borrowing Piece, _ target: Target) {
    let chord = Chord(piece, reach: target.reach)
    guard chord.reaches(clip) else { return }
    if let (first, second) = chord.isVague ? piece.halves : nil {
      add(first, target)
      add(second, target)
      return
    }
    let columns = chord.x.fractions(from: clip.columns.lowerBound, to: clip.columns.upperBound)
    let first = Self.band(of: max(Int(floor: chord.y.low), clip.rows.lowerBound))
    let last = Self.band(of: min(Int(floor: chord.y.high), clip.rows.upperBound - 1))
    guard first <= last else { return }
    bounds = bounds.union(chord.pixels.intersection(clip))
    for band in first...last {
      let top = band * DashedPath.bandHeight
      let rows = chord.y.fractions(from: top, to: top + DashedPath.bandHeight)
      let (low, high) = (max(rows.low, columns.low), min(rows.high, columns.high))
      guard low <= high else { continue }
      let entry = Entry(
        span: target.span, contour: target.contour, from: max(piece.place(at: low), target.limits.from),
        to: min(piece.place(at: high), target.limits.to))
      append(entry, band: band - firstBand)
    }
  }

  private mutating func append(_ entry: Entry, band: Int) {
    entries.append(entry)
    bands.append(Int32(band))
    starts[band + 1] += 1
  }
}
