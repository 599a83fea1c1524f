// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension CGAffineTransform: Codable {
  /// Reads a, b, c, d, tx and ty from a sequence of six numbers, as Apple encodes them.
  ///
  /// - Throws: What the decoder throws for a missing number or another type.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      a: try numbers.decode(CGFloat.self), b: try numbers.decode(CGFloat.self),
      c: try numbers.decode(CGFloat.self), d: try numbers.decode(CGFloat.self),
      tx: try numbers.decode(CGFloat.self), ty: try numbers.decode(CGFloat.self))
  }

  /// Writes a, b, c, d, tx and ty as a sequence of six numbers, as Apple encodes them.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] {
      try numbers.encode(number)
    }
  }
}
