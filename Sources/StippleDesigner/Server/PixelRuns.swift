// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Pixels in a shorter form, for the way into a browser: that copies what it fetches several times, and takes longer over
/// the bytes of a picture than drawing it took. Most of a picture is one colour, or a row like the one before.
///
/// The form is a list of words of 32 bits. Two bits of a word, those of most significance, say what is meant, and the
/// others are a count of 1 or more:
/// - 0: so many rows like the row before; only where a row begins, and not the first.
/// - 1: so many pixels of the colour that is the next word.
/// - 2: so many pixels, whose colours are the next words.
enum PixelRuns {
  static let rows: UInt32 = 0
  static let run: UInt32 = 1 << 30
  static let list: UInt32 = 2 << 30

  /// So many pixels of one colour are a run; fewer are shorter in a list.
  static let shortestRun = 4

  /// The words for rows of pixels. Pixels that are no whole rows have none.
  static func words(of pixels: [UInt32], width: Int) -> [UInt32] {
    guard width > 0, pixels.count.isMultiple(of: width) else { return [] }
    var words: [UInt32] = []
    var before: ArraySlice<UInt32>?
    var repeats: UInt32 = 0
    for start in stride(from: 0, to: pixels.count, by: width) {
      let row = pixels[start..<start + width]
      if let before, before.elementsEqual(row) {
        repeats += 1
        continue
      }
      if repeats > 0 { words.append(rows | repeats) }
      repeats = 0
      append(row, to: &words)
      before = row
    }
    if repeats > 0 { words.append(rows | repeats) }
    return words
  }

  private static func append(_ row: ArraySlice<UInt32>, to words: inout [UInt32]) {
    var listed = row.startIndex
    var index = row.startIndex
    while index < row.endIndex {
      let end = row[index...].firstIndex { $0 != row[index] } ?? row.endIndex
      if end - index >= shortestRun {
        if listed < index { words += [list | UInt32(index - listed)] + row[listed..<index] }
        words += [run | UInt32(end - index), row[index]]
        listed = end
      }
      index = end
    }
    if listed < row.endIndex { words += [list | UInt32(row.endIndex - listed)] + row[listed...] }
  }
}
