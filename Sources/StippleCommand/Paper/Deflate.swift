// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Makes bytes shorter, in the form that PDF calls FlateDecode: a zlib stream of one block with the fixed code.
///
/// Pages repeat themselves, so what counts is that long repetitions are found; a code made to measure would save little.
/// The same bytes give the same stream. The time is linear: a match is looked for among 32 earlier places at most.
///
/// Source: RFC 1950 and RFC 1951 (P. Deutsch, J-L. Gailly), https://www.rfc-editor.org/rfc/rfc1951.
struct Deflate {
  static func stream(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.write(bytes)
    let sum = adler32(bytes)
    return deflate.output + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  private static let matchLengths = 3...258
  private static let farthest = 32_768
  private static let tries = 32

  /// After the header of zlib: deflate, a window of 32 KiB.
  private var output: [UInt8] = [0x78, 0xDA]
  private var bits: UInt64 = 0
  private var bitCount = 0

  private mutating func write(_ bytes: [UInt8]) {
    put(1, 1)  // the last block,
    put(1, 2)  // of the fixed code
    var chains = Chains(count: bytes.count)
    var index = 0
    while index < bytes.count {
      let match = chains.longestMatch(at: index, in: bytes)
      if match.length >= Self.matchLengths.lowerBound {
        putLength(match.length)
        putDistance(match.distance)
      } else {
        putSymbol(Int(bytes[index]))
      }
      for _ in 0..<max(match.length, 1) {
        chains.add(index, of: bytes)
        index += 1
      }
    }
    putSymbol(256)
    if bitCount > 0 { output.append(UInt8(truncatingIfNeeded: bits)) }
  }

  /// Where each three bytes stood before.
  private struct Chains {
    private var heads = [Int32](repeating: -1, count: 1 << 15)
    private var previous: [Int32]

    init(count: Int) {
      previous = [Int32](repeating: -1, count: count)
    }

    private static func hash(_ index: Int, _ bytes: [UInt8]) -> Int? {
      guard index + 2 < bytes.count else { return nil }
      let key = UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
      return Int((key &* 0x9E37_79B1) >> 17)
    }

    mutating func add(_ index: Int, of bytes: [UInt8]) {
      guard let hash = Self.hash(index, bytes) else { return }
      previous[index] = heads[hash]
      heads[hash] = Int32(index)
    }

    func longestMatch(at index: Int, in bytes: [UInt8]) -> (length: Int, distance: Int) {
      var best = (length: 0, distance: 0)
      guard let hash = Self.hash(index, bytes) else { return best }
      let most = min(matchLengths.upperBound, bytes.count - index)
      var candidate = Int(heads[hash])
      for _ in 0..<tries {
        guard candidate >= 0, index - candidate <= farthest, best.length < most else { break }
        var length = 0
        while length < most, bytes[candidate + length] == bytes[index + length] { length += 1 }
        if length > best.length { best = (length, index - candidate) }
        candidate = Int(previous[candidate])
      }
      return best.length >= matchLengths.lowerBound ? best : (0, 0)
    }
  }

  /// Appends bits, the lowest first.
  private mutating func put(_ value: Int, _ count: Int) {
    bits |= UInt64(value) << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Appends a word of a code, the highest bit first.
  private mutating func putWord(_ word: Int, _ count: Int) {
    for bit in (0..<count).reversed() { put(word >> bit & 1, 1) }
  }

  private mutating func putSymbol(_ symbol: Int) {
    switch symbol {
    case ..<144: putWord(0x30 + symbol, 8)
    case ..<256: putWord(0x190 + symbol - 144, 9)
    case ..<280: putWord(symbol - 256, 7)
    default: putWord(0xC0 + symbol - 280, 8)
    }
  }

  private mutating func putLength(_ length: Int) {
    if length == Self.matchLengths.upperBound { return putSymbol(285) }
    let (code, extra, rest) = Self.bucket(length - 3, group: 4)
    putSymbol(257 + code)
    put(rest, extra)
  }

  private mutating func putDistance(_ distance: Int) {
    let (code, extra, rest) = Self.bucket(distance - 1, group: 2)
    putWord(code, 5)
    put(rest, extra)
  }

  /// Lengths and distances are coded alike: two groups with no extra bits, then each group's steps are twice as long.
  private static func bucket(_ value: Int, group: Int) -> (code: Int, extra: Int, rest: Int) {
    var (extra, code, size) = (0, 0, 1)
    var start = 0
    while value >= start + size * group {
      start += size * group
      code += group
      if code >= 2 * group {
        extra += 1
        size *= 2
      }
    }
    let step = (value - start) / size
    return (code + step, extra, value - start - step * size)
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
