// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Where the line starts and ends, its colours, and how it moves.
extension DottedStrokeView {
  /// How far the line starts from where it would; below 0, it starts before.
  ///
  /// So does each open part of a path, and of a border that is not all around. What is closed has no start.
  /// - Unit: pt
  @IBInspectable public var startInset: CGFloat {
    get { dotStyle.startInset }
    set { dotStyle.startInset = newValue }
  }

  /// How far the line ends from where it would; below 0, it ends behind.
  /// - Unit: pt
  @IBInspectable public var endInset: CGFloat {
    get { dotStyle.endInset }
    set { dotStyle.endInset = newValue }
  }

  /// Whether the line's width and place are whole device pixels, one at least; of a line at an angle, the width alone.
  @IBInspectable public var snapsToPixels: Bool {
    get { dotStyle.snapsToPixels }
    set { dotStyle.snapsToPixels = newValue }
  }

  /// The colours that `lineColor` goes over to along the line, evenly spread; none for one colour.
  ///
  /// They follow the length of the line: along a path from its start to its end, one contour after another; around a
  /// border from its top left corner clockwise, or from the middle of the top edge if its corners are round, and back to
  /// there. A straight line has a gradient; any other, up to 128 layers of one colour each, under which the marks are the
  /// mask. Where marks move, the colours stay. At most 64 colours count, with the first.
  public var gradientColors: [UIColor] {
    get { dotStyle.gradientColors }
    set { dotStyle.gradientColors = newValue }
  }

  /// The colour that `lineColor` goes over to along the line; a clear one, as at first, for one colour all along.
  ///
  /// It is the last of `gradientColors`, of which setting it leaves that one only.
  @IBInspectable public var endColor: UIColor {
    get { gradientColors.last ?? .clear }
    set { gradientColors = newValue.cgColor.alpha == 0 ? [] : [newValue] }
  }

  /// How far the marks take to come up from nothing where the line starts.
  ///
  /// What is closed has no ends to fade. Of a path of several contours, the first one's start and the last one's end fade.
  /// - Unit: pt
  @IBInspectable public var startFade: CGFloat {
    get { dotStyle.startFade }
    set { dotStyle.startFade = newValue }
  }

  /// How far the marks take to go down to nothing where the line ends; what is closed has no end.
  /// - Unit: pt
  @IBInspectable public var endFade: CGFloat {
    get { dotStyle.endFade }
    set { dotStyle.endFade = newValue }
  }

  /// How far into the pattern the line starts: more of it moves the marks towards the start.
  /// - Unit: pt
  @IBInspectable public var dashPhase: CGFloat {
    get { dotStyle.phase }
    set { dotStyle.phase = newValue }
  }

  /// How fast the marks move towards the line's end; below 0, towards its start; 0, not at all.
  ///
  /// They stand still where the system asks for less motion. A period takes from 1/240 s to a day, however fast or slow.
  /// - Unit: pt/s
  @IBInspectable public var marchSpeed: CGFloat {
    get { dotStyle.marchSpeed }
    set { dotStyle.marchSpeed = newValue }
  }
}
