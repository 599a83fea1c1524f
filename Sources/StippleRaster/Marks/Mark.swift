// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The shape of a dash: a line of some length with caps. With round caps and no length it is a dot.
public struct Mark: Equatable, Sendable {
  public enum Cap: Sendable {
    /// The dash ends where its length ends.
    case butt
    /// Half a disc more at each end.
    case round
    /// Half the width more at each end.
    case square
  }

  /// The painted length along the line, without caps, in pixels.
  public var length: Double
  /// The width across the line, in pixels.
  public var width: Double
  public var cap: Cap

  public init(length: Double, width: Double, cap: Cap) {
    self.length = length
    self.width = width
    self.cap = cap
  }

  /// A disc.
  public static func dot(radius: Double) -> Mark {
    Mark(length: 0, width: 2 * radius, cap: .round)
  }

  /// The widest gap between the lengths of two such marks on a line that cannot be seen: their caps leave a notch there
  /// that is less than 1/512 of a pixel deep.
  public var widestUnseenGap: Double {
    cap == .butt ? 0 : cap == .square ? width : Self.widestUnseenGap(radius: width / 2)
  }

  /// The same for round caps.
  static func widestUnseenGap(radius: Double) -> Double {
    // Between two discs of radius r, a distance of g apart, the notch is g^2 / 8r deep.
    min(radius, (radius / 64).squareRoot())
  }

  /// How far the mark reaches from its middle along the line; from there across it is half the width.
  public var reach: Double { length / 2 + (cap == .butt ? 0 : width / 2) }

  /// Whether it covers anything and all its numbers are finite.
  public var isVisible: Bool {
    width > 0 && width.isFinite && length.isFinite && length >= 0 && (length > 0 || cap != .butt)
  }
}
