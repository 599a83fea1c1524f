// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// How a dotted line or border is drawn: its colours, its marks and how they are fitted.
///
/// A value, which `DottedLineView`, `DottedBorderView` and `UIView.addDottedBorder(_:)` share. Any value of any property
/// is safe: what is not finite draws nothing, or is taken for 0 where the property says so.
public struct DotStyle: Sendable, Equatable {
  /// The colour of the marks.
  public var color: UIColor = .systemGray
  /// The colours that `color` goes over to along the line, evenly spread; none for one colour. At most 63 count.
  public var gradientColors: [UIColor] = []
  /// How far the marks take to come up from nothing where the line starts. Unit: pt
  public var startFade: CGFloat = 0
  /// How far the marks take to go down to nothing where the line ends. Unit: pt
  public var endFade: CGFloat = 0

  /// The width of the line. Unit: pt
  public var lineWidth: CGFloat = 2
  /// What is repeated along the line.
  public var mark: DotMark = .pill
  /// How long dashes are between their caps. Unit: pt
  public var dashLength: CGFloat = 6
  /// The ends of dashes, and of a solid line.
  public var cap: CGLineCap = .round
  /// The lengths of dashes, and the spacings behind them, in turn; 0 is a dot. An empty one leaves it to `mark`. Unit: pt
  ///
  /// An odd number of lengths is taken twice. A sum of 0, or a length that is negative or not finite, makes a solid line.
  public var dashPattern: [CGFloat] = []
  /// The distance between marks, as `spacingMeaning` says. Unit: pt
  public var spacing: CGFloat = 6
  /// What the spacing is measured between.
  public var spacingMeaning: DotSpacingMeaning = .pattern
  /// How the marks are fitted to the line's length.
  public var fit: DotFit = .exact

  /// How far the line starts from where it would. Unit: pt
  public var startInset: CGFloat = 0
  /// How far the line ends from where it would. Unit: pt
  public var endInset: CGFloat = 0
  /// Whether the line's width and place are whole device pixels.
  public var snapsToPixels = false
  /// How far into the pattern the line starts, as `CAShapeLayer.lineDashPhase`. Unit: pt
  public var phase: CGFloat = 0
  /// How fast the marks move towards the line's end; below 0, towards its start. Unit: pt/s
  public var marchSpeed: CGFloat = 0

  /// Makes the style that a `DottedLineView` has at first.
  public init() {}

  /// Circles with whole ones at both ends and in every corner: what a border has at first.
  public static let border: DotStyle = {
    var style = DotStyle()
    style.mark = .circle
    style.fit = .whole
    return style
  }()
}

extension DotStyle {
  /// The most numbers of a dash pattern that count.
  public static let maximumPatternCount = 64

  /// The most colours of a line that count, with the first.
  public static let maximumColorCount = 64

  /// Whether the line is drawn as it was before there was any choice: its dash pattern is `[1, spacing]`.
  var isPlain: Bool {
    mark == .pill && dashPattern.isEmpty && spacingMeaning == .pattern && fit == .exact && startInset == 0
      && endInset == 0 && !snapsToPixels && phase == 0 && marchSpeed == 0
  }

  /// What decides where marks are: a style without colours, but with whether there are several.
  var withoutColors: DotStyle {
    var style = self
    style.color = .clear
    (style.gradientColors, style.startFade, style.endFade) = (isShaded ? [.clear] : [], 0, 0)
    return style
  }

  /// Whether the marks have more than one colour.
  var isShaded: Bool {
    !gradientColors.isEmpty || startFade > 0 || endFade > 0
  }

  /// The width that is drawn: of whole pixels, one at least, where it is to be.
  func drawnWidth(scale: CGFloat) -> CGFloat {
    guard snapsToPixels, lineWidth.isFinite, lineWidth > 0 else { return lineWidth }
    return max((lineWidth * scale).rounded(), 1) / scale
  }
}
