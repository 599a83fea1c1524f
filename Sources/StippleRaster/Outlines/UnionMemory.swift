// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The pixels that `MarkUnion` found for some shapes, wherever the same shapes are again: the marks of a lattice meet
/// alike at each of its points.
///
/// Shapes are the same if their edges are, in parts of a pixel, but for a move by whole pixels: all that `MarkUnion` does
/// is done with differences of such numbers, so that what is remembered is what would be found, to the byte. It keeps 0.6
/// MB at most, and forgets all when that is full.
struct UnionMemory {
  /// Shapes of more edges, and rectangles of more pixels, are not remembered.
  static let mostEdges = 128
  static let mostPixels = 256
  /// A power of two.
  private static let slots = 1 << 10
  /// Of all slots together.
  private static let mostWords = 1 << 17

  private struct Entry {
    var key: [Int32] = []
    var pixels: [UInt32] = []
  }

  private var entries: [Entry] = []
  private var words = 0
  /// What is asked for: the size of the rectangle, and each edge with the numbers of its shape and polygon.
  private var key: [Int32] = []
  private var slot = 0
  private var canRemember = false

  /// Turns to shapes in a rectangle; tells whether their pixels are known.
  mutating func find(_ edges: [MarkUnion.Edge], in pixels: PixelRect) -> Bool {
    canRemember = edges.count <= Self.mostEdges && pixels.columns.count * pixels.rows.count <= Self.mostPixels
    guard canRemember else { return false }
    if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.slots) }
    key.removeAll(keepingCapacity: true)
    key.append(Int32(truncatingIfNeeded: pixels.columns.count))
    key.append(Int32(truncatingIfNeeded: pixels.rows.count))
    let origin = SIMD2(Int64(pixels.columns.lowerBound), Int64(pixels.rows.lowerBound)) &* AreaAccumulator.unit
    for edge in edges {
      let (top, bottom) = (edge.top &- origin, edge.bottom &- origin)
      let numbers = SIMD4(
        top.x, top.y, bottom.x, bottom.y)
      let kept = SIMD4<Int32>(truncatingIfNeeded: numbers)
      guard SIMD4<Int64>(truncatingIfNeeded: kept) == numbers, let shape = Int32(exactly: edge.shape),
        let polygon = Int32(exactly: edge.polygon)
      else {
        canRemember = false
        return false
      }
      for index in 0..<4 { key.append(kept[index]) }
      key.append(shape)
      key.append(edge.winding > 0 ? polygon : ~polygon)
    }
    var hash: UInt64 = 0
    for word in key {
      hash = (hash ^ UInt64(UInt32(bitPattern: word))) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash &>> 32
    }
    slot = Int(truncatingIfNeeded: hash & UInt64(Self.slots - 1))
    return entries[slot].key == key
  }

  /// The pixels that were found: of each its number in the rectangle, row by row, times 256, and its coverage.
  var found: [UInt32] { entries[slot].pixels }

  /// Keeps the pixels of the shapes that were asked for, instead of others that share their slot.
  mutating func keep(_ pixels: [UInt32]) {
    guard canRemember else { return }
    words += key.count + pixels.count - entries[slot].key.count - entries[slot].pixels.count
    if words > Self.mostWords {
      for index in entries.indices { entries[index] = Entry() }
      words = key.count + pixels.count
    }
    entries[slot] = Entry(key: key, pixels: pixels)
  }
}
