// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Bytes of a document that others come in the place of.
struct NibPatch: Sendable {
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// The bytes with patches that do not overlap; those of one place in their order.
  static func applying(_ patches: [NibPatch], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + patches.reduce(0) { $0 + $1.text.utf8.count })
    var position = 0
    // Swift's sort is stable.
    for patch in patches.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<patch.range.lowerBound]
      result += patch.text.utf8
      position = patch.range.upperBound
    }
    return result + bytes[position...]
  }
}
