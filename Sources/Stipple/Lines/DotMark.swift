// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// What is repeated along a line: a dot, a square, a dash, or nothing that ends.
public struct DotMark: Sendable {
  /// What Interface Builder and the command call it.
  public let name: String
  private let rule: @Sendable (DotMark.Request) -> DotMark.Dash

  /// What a mark is made for.
  public struct Request: Equatable, Sendable {
    /// How wide the line is, in points.
    public let lineWidth: Double
    /// How long dashes are between their caps, in points.
    public let dashLength: Double
    /// The ends of dashes.
    public let cap: CGLineCap

    /// Makes a request.
    public init(lineWidth: Double, dashLength: Double, cap: CGLineCap) {
      (self.lineWidth, self.dashLength, self.cap) = (lineWidth, dashLength, cap)
    }
  }

  /// The dash that is stroked for a mark.
  public struct Dash: Equatable, Sendable {
    /// How long it is without its caps, in points; 0 is a dot, infinity a line without gaps.
    public let length: Double
    /// Its ends.
    public let cap: CGLineCap
    /// Whether it may be shorter on a line that has no room for it.
    public let isElastic: Bool

    /// Makes a dash.
    public init(length: Double, cap: CGLineCap, isElastic: Bool = false) {
      self.length = length
      self.cap = cap
      self.isElastic = isElastic
    }
  }

  /// Makes a mark of the rule that says how its dash is stroked.
  ///
  /// Archives keep its name, by which only those of `all` are found again.
  public init(name: String, rule: @escaping @Sendable (DotMark.Request) -> DotMark.Dash) {
    self.name = name
    self.rule = rule
  }

  /// The marks that have a name in Interface Builder.
  public static let all: [DotMark] = [.pill, .circle, .square, .dash, .solid]

  /// The mark of a name; `nil` if there is none.
  public init?(name: String) {
    guard let mark = Self.all.first(where: { $0.name == name }) else { return nil }
    self = mark
  }

  /// The dash that is stroked for the mark.
  public func dash(for request: DotMark.Request) -> DotMark.Dash {
    rule(request)
  }
}

extension DotMark: Hashable {
  /// Marks of one name are equal.
  public static func == (one: DotMark, other: DotMark) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
