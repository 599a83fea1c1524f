// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A displacement in the plane.
public struct CGVector: Equatable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// Makes the vector of length 0.
  public init() {
    self.init(dx: CGFloat(0), dy: CGFloat(0))
  }

  /// Makes a vector of its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector of its two parts.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Makes a vector of its two parts.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector of length 0.
  public static var zero: CGVector {
    CGVector()
  }
}

extension CGVector: Codable {
  /// Reads dx and dy from a sequence of two numbers, as Apple encodes them.
  ///
  /// - Throws: What the decoder throws for a missing number or another type.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
  }

  /// Writes dx and dy as a sequence of two numbers, as Apple encodes them.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(dx)
    try numbers.encode(dy)
  }
}

extension CGVector: CustomDebugStringConvertible {
  /// The two parts in parentheses.
  public var debugDescription: String {
    "(\(dx), \(dy))"
  }
}
