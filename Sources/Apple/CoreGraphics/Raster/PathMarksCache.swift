// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

/// The marks of a path, as one object that is told from others by its identity.
final class KeptMarks: Sendable {
  let marks: PathMarks

  init(_ marks: PathMarks) {
    self.marks = marks
  }
}

/// The marks of the paths that were stroked of late: at most 16 of them, each of at most 1,024 marks.
final class PathMarksCache {
  /// All that marks depend on.
  struct Key: Equatable {
    /// In user space. Of paths that share them it takes no time to see that they are equal.
    let elements: [PathElement]
    /// From user space to pixels, without its translation.
    let linear: CGAffineTransform
    let style: StrokeStyle
  }

  static let mostMarks = 1024
  static let mostPaths = 16

  let masks: MaskCache
  /// Those used last at the end; nil where a stroke has no such marks.
  private var entries: [(key: Key, marks: KeptMarks?)] = []

  init(masks: MaskCache) {
    self.masks = masks
  }

  /// The marks for a key; made at first use.
  func marks(for key: Key, make: (MaskCache) -> PathMarks?) -> KeptMarks? {
    if let last = entries.last, last.key == key { return last.marks }
    let entry =
      if let index = entries.lastIndex(where: { $0.key == key }) {
        entries.remove(at: index)
      } else {
        (key: key, marks: make(masks).map(KeptMarks.init))
      }
    if entries.count == Self.mostPaths { entries.removeFirst() }
    entries.append(entry)
    return entry.marks
  }
}
