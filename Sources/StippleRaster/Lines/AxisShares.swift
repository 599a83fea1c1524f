// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// For each of some columns, or rows, of pixels: how much of its side the lines across it cover.
struct AxisShares {
  /// The shares of one column or row, in units of `PixelShare`.
  struct Shares: Equatable {
    /// Of the union of the lines that cross the axis.
    var lines: Int32 = 0
    /// Of the extent of the lines that run along the axis.
    var extent: Int32 = 0
    /// Of what is in both.
    var both: Int32 = 0
  }

  let pixels: Range<Int>
  private var lines: [Int32]
  private var extent: [Int32]
  private var both: [Int32]
  /// A bit for each pixel that may differ from the one before it; the lowest of the first word is the first pixel's.
  private(set) var changes: [UInt64]

  /// Below this pitch lines are not taken one by one: 64 of them cross a pixel.
  private static let densePitch = 1.0 / 64
  /// Lines are sorted and joined for so many pixels at a time, so that they take little memory.
  private static let blockLength = 256

  subscript(pixel: Int) -> Shares {
    let index = pixel - pixels.lowerBound
    return Shares(lines: lines[index], extent: extent[index], both: both[index])
  }

  /// Measures lines along an axis.
  ///
  /// The union of series is exact but where several have a part and one is so dense that 64 of its lines cross a pixel:
  /// that one is taken as independent of the others. The cost is that of the pixels and the lines that meet them.
  init(lines: [LineSeries], extent: Interval, pixels: Range<Int>) {
    self.pixels = pixels
    self.lines = [Int32](repeating: 0, count: pixels.count)
    (self.extent, both) = (self.lines, self.lines)
    changes = [UInt64](repeating: 0, count: pixels.count / 64 + 1)
    note(extent)
    extent.forEachShare(in: pixels) { self.extent[$0 - pixels.lowerBound] = Int32($1) }
    let whole = Interval(from: Double(pixels.lowerBound), to: Double(pixels.upperBound))
    let visible = lines.filter { $0.isVisible && !whole.intersection($0.hull).isEmpty }
    let dense = visible.filter { !$0.isOneInterval && abs($0.pitch) < Self.densePitch }
    let others = visible.filter { $0.isOneInterval || abs($0.pitch) >= Self.densePitch }
    if others.count == 1, let series = others.first, !series.isOneInterval {
      for index in series.indices(meeting: whole) { add(series.line(index).intersection(whole), extent) }
    } else if !others.isEmpty {
      for start in stride(from: pixels.lowerBound, to: pixels.upperBound, by: Self.blockLength) {
        let block = start..<min(start + Self.blockLength, pixels.upperBound)
        for part in Self.union(of: others, in: block) { add(part, extent) }
      }
    }
    for series in dense { add(series, extent) }
  }

  /// Adds an interval that is apart from all that were added before.
  private mutating func add(_ part: Interval, _ extent: Interval) {
    note(part)
    let first = pixels.lowerBound
    let isInExtent = extent.lower <= part.lower && part.upper <= extent.upper
    part.forEachShare(in: pixels) { pixel, share in
      lines[pixel - first] = Self.sum(lines[pixel - first], share)
      if isInExtent { both[pixel - first] = Self.sum(both[pixel - first], share) }
    }
    guard !isInExtent else { return }
    let partInExtent = extent.intersection(part)
    note(partInExtent)
    partInExtent.forEachShare(in: pixels) { pixel, share in
      both[pixel - first] = Self.sum(both[pixel - first], share)
    }
  }

  /// Adds lines so dense that they are no longer told apart.
  private mutating func add(_ series: LineSeries, _ extent: Interval) {
    for pixel in series.hull.pixels(in: pixels) {
      let side = Interval(from: Double(pixel), to: Double(pixel + 1))
      let index = pixel - pixels.lowerBound
      noteChange(index)
      noteChange(index + 1)
      let share = PixelShare.share(series.length(in: side))
      lines[index] = Self.sum(lines[index], share - share * Int(lines[index]) / PixelShare.whole)
      guard self.extent[index] > 0 else { continue }
      let shareOfBoth = PixelShare.share(series.length(in: extent.intersection(side)))
      both[index] = Self.sum(both[index], shareOfBoth - shareOfBoth * Int(both[index]) / Int(self.extent[index]))
    }
  }

  /// Notes where pixels may differ about the ends of an interval.
  private mutating func note(_ part: Interval) {
    let touched = part.pixels(in: pixels)
    guard !touched.isEmpty else { return }
    let (start, end) = (touched.lowerBound - pixels.lowerBound, touched.upperBound - pixels.lowerBound)
    noteChange(start)
    noteChange(start + 1)
    noteChange(end - 1)
    noteChange(end)
  }

  private mutating func noteChange(_ index: Int) {
    changes[index / 64] |= 1 << UInt64(index % 64)
  }

  private static func sum(_ share: Int32, _ other: Int) -> Int32 {
    Int32(min(Int(share) + other, PixelShare.whole))
  }

  /// What lines cover of a block, in order, as intervals that are apart.
  private static func union(of lines: [LineSeries], in block: Range<Int>) -> [Interval] {
    let whole = Interval(from: Double(block.lowerBound), to: Double(block.upperBound))
    var parts: [Interval] = []
    for series in lines {
      if series.isOneInterval {
        parts.append(whole.intersection(series.hull))
      } else {
        for index in series.indices(meeting: whole) { parts.append(whole.intersection(series.line(index))) }
      }
    }
    parts.sort { $0.lower < $1.lower }
    var joined: [Interval] = []
    for part in parts where !part.isEmpty {
      if let last = joined.last, part.lower <= last.upper {
        joined[joined.count - 1].upper = max(last.upper, part.upper)
      } else {
        joined.append(part)
      }
    }
    return joined
  }
}
