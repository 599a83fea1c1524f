// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What stands first in the path of every address: who does not know it gets nothing.
struct AccessToken: Sendable {
  /// 22 letters, digits, "-" and "_", which are 128 random bits.
  let text: String

  /// A new one, from the system's source of randomness.
  init() {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var random = SystemRandomNumberGenerator()
    let bits = [random.next(), random.next()]
    text = String(
      bits.flatMap { word in
        (0..<11).map { alphabet[Int(truncatingIfNeeded: word >> (UInt64($0) * 6)) & 63] }
      })
  }

  /// Whether `other` is it. The time taken tells nothing of how much of it is right.
  func matches(_ other: some StringProtocol) -> Bool {
    let (mine, others) = (Array(text.utf8), Array(other.utf8))
    guard mine.count == others.count else { return false }
    return zip(mine, others).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
