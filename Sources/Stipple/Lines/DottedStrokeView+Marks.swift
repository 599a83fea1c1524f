// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// What is drawn along the line, and how it is fitted.
extension DottedStrokeView {
  /// What is repeated along the line.
  public var mark: DotMark {
    get { dotStyle.mark }
    set { dotStyle.mark = newValue }
  }

  /// What is repeated along the line: `pill`, `circle`, `square`, `dash` or `solid`. Another name changes nothing.
  @IBInspectable public var markName: String {
    get { mark.name }
    set { mark = DotMark(name: newValue) ?? mark }
  }

  /// How long a dash is between its caps; marks of another name have a length of their own.
  /// - Unit: pt
  @IBInspectable public var dashLength: CGFloat {
    get { dotStyle.dashLength }
    set { dotStyle.dashLength = newValue }
  }

  /// The ends of dashes, and of a solid line.
  public var dashCap: CGLineCap {
    get { dotStyle.cap }
    set { dotStyle.cap = newValue }
  }

  /// The ends of dashes: `butt`, `round` or `square`. Another name changes nothing.
  @IBInspectable public var capName: String {
    get { dashCap.name }
    set { dashCap = CGLineCap(name: newValue) ?? dashCap }
  }

  /// The lengths of dashes and spacings in turn, 0 being a dot; an empty one leaves it to the mark.
  ///
  /// An odd number of lengths is taken twice, and at most 64 of them. A sum of 0, or a length that is negative or not
  /// finite, makes a solid line.
  public var dashLengths: [CGFloat] {
    get { dotStyle.dashPattern }
    set { dotStyle.dashPattern = newValue }
  }

  /// Lengths of dashes and spacings in turn, as `8 4 0 4`, where 0 is a dot: instead of the mark. `none` is a solid line.
  ///
  /// Spaces or commas are between the numbers. A text that is not such numbers changes nothing; an empty one leaves it to
  /// the mark again.
  @IBInspectable public var dashPattern: String {
    get { DashPatternText.text(dashLengths) }
    set { dashLengths = DashPatternText.pattern(newValue) ?? dashLengths }
  }

  /// What the spacing is measured between.
  public var spacingMeaning: DotSpacingMeaning {
    get { dotStyle.spacingMeaning }
    set { dotStyle.spacingMeaning = newValue }
  }

  /// What the spacing is measured between: `pattern`, dashes without caps; `clear`, marks as seen; `period`, their middles.
  ///
  /// Another name changes nothing.
  @IBInspectable public var spacingMeaningName: String {
    get { spacingMeaning.rawValue }
    set { spacingMeaning = DotSpacingMeaning(rawValue: newValue) ?? spacingMeaning }
  }

  /// How marks are fitted to the line's length.
  public var fit: DotFit {
    get { dotStyle.fit }
    set { dotStyle.fit = newValue }
  }

  /// How marks are fitted to the line's length: `exact`, `whole`, `centered`, `half` or `firefox`.
  ///
  /// Another name changes nothing.
  @IBInspectable public var fitName: String {
    get { fit.name }
    set { fit = DotFit(name: newValue) ?? fit }
  }
}

extension CGLineCap {
  private static let names: [(String, CGLineCap)] = [("butt", .butt), ("round", .round), ("square", .square)]

  /// What Interface Builder calls it.
  var name: String { Self.names.first { $0.1 == self }?.0 ?? "round" }

  init?(name: String) {
    guard let cap = Self.names.first(where: { $0.0 == name }) else { return nil }
    self = cap.1
  }
}
