// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How marks are fitted to the length of a line.
///
/// A fit is arithmetic, which takes the same time for any length: it knows no view, path or pen. The marks that it is
/// asked for keep their size; the gaps give way.
public struct DotFit: Sendable {
  /// What Interface Builder and the command call it.
  public let name: String
  /// Whether the outermost marks reach beyond the ends of the line, so that its length is that of the centre line.
  public let reachesBeyondEnds: Bool
  /// Whether marks are fitted between ends, between corners, and around what is closed; otherwise they run on from the
  /// start of the path to its end, as a dash pattern does.
  public let isFitted: Bool
  private let rule: @Sendable (DashSpan) -> FittedDashes?

  /// Makes a fit of a rule, which gives `nil` where not one mark has room.
  ///
  /// Archives keep its name, by which only those of `all` are found again.
  public init(
    name: String, reachesBeyondEnds: Bool = false, isFitted: Bool = true,
    rule: @escaping @Sendable (DashSpan) -> FittedDashes?
  ) {
    self.name = name
    self.reachesBeyondEnds = reachesBeyondEnds
    self.isFitted = isFitted
    self.rule = rule
  }

  /// The fits that have a name in Interface Builder.
  public static let all: [DotFit] = [.exact, .whole, .centered, .half, .firefox]

  /// The fit of a name; `nil` if there is none.
  public init?(name: String) {
    guard let fit = Self.all.first(where: { $0.name == name }) else { return nil }
    self = fit
  }

  /// Whether the outermost marks are cut off at the ends of the line, which they reach beyond.
  var cutsMarksAtEnds: Bool { reachesBeyondEnds && isFitted }

  /// The marks on a line; `nil` where not one has room.
  ///
  /// On a closed line there is a whole number of periods, and a mark in the middle of which it starts.
  public func dashes(on span: DashSpan) -> FittedDashes? {
    rule(span)
  }
}

extension DotFit: Hashable {
  /// Fits of one name are equal, unless they treat ends otherwise.
  public static func == (one: DotFit, other: DotFit) -> Bool {
    (one.name, one.reachesBeyondEnds, one.isFitted) == (other.name, other.reachesBeyondEnds, other.isFitted)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DashSpan {
  /// The number of periods whose gaps are nearest to the asked ones when they take up a length; 0 if there is room for
  /// the marks of none, or none between them.
  ///
  /// One period more than fits is taken where that shrinks the gaps by less than the other number widens them.
  ///
  /// Source: Chromium, styled_stroke_data.cc, `SelectBestDashGap`.
  func bestCount(over length: Double, multipleOf step: Int = 1) -> Int {
    let most = limit / step * step
    let fewer = Int(min((length / period / Double(step)).rounded(.down) * Double(step), Double(most)))
    let more = fewer + step
    func clear(_ count: Int) -> Double { length / Double(count) - painted }
    // Marks that are asked to overlap may.
    guard more <= most, clear(more) > (self.clear > 0 ? 0 : self.clear - period / 2) else { return fewer }
    guard fewer > 0 else { return more }
    return abs(clear(fewer) - self.clear) < abs(clear(more) - self.clear) ? fewer : more
  }

  /// A whole number of periods around a closed line, the first mark's middle where the line starts.
  func closedDashes(count: Int) -> FittedDashes? {
    guard count > 0 else { return nil }
    let clear = length / Double(count) - painted
    return FittedDashes(start: -first / 2, lengths: lengths(clear: clear), count: count, end: length - first / 2)
  }

  /// Periods around a closed line by the nearest gap: as many as keep its parts alike, if there is room for that.
  var closedDashes: FittedDashes? {
    for step in [symmetry, (symmetry + 1) / 2, 1] {
      let count = bestCount(over: length, multipleOf: step)
      if count > 0 { return closedDashes(count: count) }
    }
    return nil
  }

  /// Marks at both ends of an open line and others between them, a number of periods apart.
  func openDashes(periods: Int) -> FittedDashes? {
    let length = fittedLength
    guard periods > 0 else {
      guard length >= first, !hasCorners else { return nil }
      return FittedDashes(start: (length - first) / 2, lengths: lengths, count: 1)
    }
    let clear = (length - first) / Double(periods) - painted
    return FittedDashes(start: 0, lengths: lengths(clear: clear), count: periods + 1)
  }
}
