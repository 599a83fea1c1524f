// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Pixels in a shorter form, for the way into a browser: that copies what it fetches several times, and takes longer over
/// the bytes of a picture than drawing it took. Most of a picture is one colour, or a row like the one before, and the
/// rest has few colours.
///
/// The form is a list of steps. Two bits of a step's first byte, those of most significance, say its kind, and the others
/// are a count, or 0 where the count is the next four bytes, the least first. Colours have numbers, from 0, in the order
/// in which they first come; there are no more than 256, and a colour that comes later has none.
///
/// The pixels are premultiplied; the colours in the steps have straight alpha, as a page's canvas has them.
struct PixelRuns {
  enum Kind: UInt8 {
    /// So many rows like the row before; only where a row begins, and not the first.
    case rows
    /// So many pixels like the pixel before; only after one in the same row.
    case same
    /// So many pixels, whose colours' numbers follow, a byte each.
    case numbers
    /// So many pixels, whose colours follow, four bytes each. None of them has a number yet; each gets one,
    /// as long as there are any.
    case colors
  }

  /// So many colours have numbers.
  static let mostNumbers = 256
  /// More than these do not fit in a step's first byte.
  static let mostInHead = 63
  /// So many pixels like the one before are a step; fewer are shorter by their numbers.
  static let fewestSame = 3

  private(set) var bytes: [UInt8] = []
  private var numbers: [UInt32: UInt8] = [:]
  /// The step that may go on, and where its first byte is.
  private var last: (kind: Kind, place: Int)?

  /// The form of rows of pixels. Pixels that are no whole rows have none.
  init(of pixels: [UInt32], width: Int) {
    guard width > 0, pixels.count.isMultiple(of: width) else { return }
    var before: ArraySlice<UInt32>?
    var repeats = 0
    for start in stride(from: 0, to: pixels.count, by: width) {
      let row = pixels[start..<start + width]
      if let before, before.elementsEqual(row) {
        repeats += 1
        continue
      }
      if repeats > 0 { add(.rows, repeats) }
      repeats = 0
      add(row)
      before = row
    }
    if repeats > 0 { add(.rows, repeats) }
  }

  private mutating func add(_ row: ArraySlice<UInt32>) {
    var index = row.startIndex
    while index < row.endIndex {
      let end = row[index...].firstIndex { $0 != row[index] } ?? row.endIndex
      let same = end - index - 1
      add(row[index])
      if same >= Self.fewestSame {
        add(.same, same)
      } else {
        for _ in 0..<same { add(row[index]) }
      }
      index = end
    }
  }

  /// Adds a pixel to the last step, or begins another.
  private mutating func add(_ pixel: UInt32) {
    let number = numbers[pixel]
    let kind = number == nil ? Kind.colors : .numbers
    if let last, last.kind == kind, bytes[last.place] & 63 < UInt8(Self.mostInHead) {
      bytes[last.place] += 1
    } else {
      last = (kind, bytes.count)
      bytes.append(kind.rawValue << 6 | 1)
    }
    if let number {
      bytes.append(number)
    } else {
      add(word: StraightAlpha.unmultiplied(pixel))
      if numbers.count < Self.mostNumbers { numbers[pixel] = UInt8(numbers.count) }
    }
  }

  private mutating func add(_ kind: Kind, _ count: Int) {
    last = nil
    if count <= Self.mostInHead {
      bytes.append(kind.rawValue << 6 | UInt8(count))
    } else {
      bytes.append(kind.rawValue << 6)
      add(word: UInt32(count))
    }
  }

  private mutating func add(word: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
  }
}
