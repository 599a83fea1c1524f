// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// The places of the marks of a grid: what is drawn, snapped to and exported, all of one origin.
///
/// It knows no view. Points of the content, from the origin on, are at `content * zoomScale - contentOffset` in the
/// space of the view, whose origin is its top left corner, y down. Any value of any property is safe; where one is not
/// finite, or a pitch or zoom is not positive, there are no marks.
///
/// The cost of strokes is one path element a line that can be seen, or one a row of dots, whatever the zoom and however
/// far the canvas goes; at most 32,768 of them each way. Places are exact to 10^-9 pt at 10^9 pt.
public struct GridLayout: Equatable, Sendable {
  /// The most lines each way, marks in a row, and points of `marks(in:)`.
  public static let maximumLineCount = 32_768

  /// The largest that levels of a ladder differ by: a few of them are as far as a Double counts.
  static let largestFactor = 1024

  /// What is drawn.
  public var pattern: GridPattern

  /// From a mark to the next, across and down, in points of the content. A height of 0 is the pattern's own.
  public var pitch: CGSize

  /// Where mark 0 is, in points of the content.
  public var origin: CGPoint = .zero

  // MARK: Marks

  /// The width of lines, and of the strokes of pluses and crosses, in `markUnit`.
  public var lineWidth: CGFloat = 0.4

  /// The radius of dots, in `markUnit`.
  public var dotRadius: CGFloat = 1

  /// The length of the strokes of pluses and crosses, in `markUnit`.
  public var markSize: CGFloat = 6

  /// What widths, radii and sizes of marks are counted in.
  public var markUnit: GridMarkUnit = .points

  /// Every how many marks, from the origin on, there is a major one; none below 1.
  ///
  /// It is a mark whose index is a multiple of the interval both ways, a line whose index is, a staff, or the outline of a
  /// cell of a honeycomb.
  public var majorInterval = 0

  /// The width of major lines and strokes, in `markUnit`.
  public var majorLineWidth: CGFloat = 0.8

  /// The radius of major dots, in `markUnit`.
  public var majorDotRadius: CGFloat = 1.5

  /// How many spokes polar paper has, 0 to 360. They are minor lines. Where they come nearer to each other than marks may,
  /// some end off the middle: every second, third or other of them goes on.
  public var spokeCount = 12

  /// Which marks are drawn at the edges.
  public var edge = GridEdge.inside

  // MARK: Screen

  /// Pixels a point; what is not positive counts as 1.
  public var displayScale: CGFloat = 1

  /// Whether lines and marks along the axes cover whole pixels, all as many, at most half a pixel from their place.
  ///
  /// Dots and pluses are on the same place of their pixels, and look alike. Where there are slants or circles, all of the
  /// grid is moved so that mark 0 is on a pixel: crosses look alike if their pitch is of whole pixels, the axes of polar
  /// paper are sharp, and slants keep their distances. Lines along an axis are moved from there to pixels as well, and may
  /// meet slants half a pixel beside the corners, which are where `nearestPoint(to:)` says. Slants and circles go through
  /// all places of pixels, so that there are none to move them to.
  public var snapsToPixels = false

  /// How far apart, in pixels, neighbouring marks are at least; those that would be nearer are not drawn.
  ///
  /// 0 is one pixel, two where there are slants or circles, and 8 points where there is a ladder. Major marks that are far enough apart stay.
  public var minimumMarkDistance: CGFloat = 0

  /// Whether marks too dense to be told apart are drawn as an even tint of as much ink, instead of not at all.
  public var mergesDenseMarks = false

  // MARK: Zoom

  /// The point of the zoomed content at the top left of the view, as a scroll view's.
  public var contentOffset: CGPoint = .zero

  /// How large the content is shown.
  public var zoomScale: CGFloat = 1

  /// Whether the pitch follows the zoom by levels: marks grow denser and sparser by the interval of major marks, or by
  /// `ladderFactor` where there are none, and those of the finest level fade in and out. An interval of more than 1,024 is
  /// one of 1,024 there, where levels lie on each other.
  ///
  /// A honeycomb has no honeycomb in its marks, nor have staves and pages for notes: they change from one level to the
  /// next, as one picture to another.
  public var hasLadder = false

  /// By how much levels of the ladder differ where there are no major marks, 2 to 1,024.
  public var ladderFactor = 2

  /// A layout of a pattern; square cells of 20 points if no pitch is given.
  public init(pattern: GridPattern, pitch: CGSize = CGSize(width: 20, height: 0)) {
    self.pattern = pattern
    self.pitch = pitch
  }

  /// The pitch, with the pattern's own height where none is given; nil where it is no positive size.
  package var fullPitch: SIMD2<Double>? {
    let width = Double(pitch.width)
    let full = SIMD2(width, pitch.height == 0 ? width * pattern.aspect : Double(pitch.height))
    return full.isFinite && full.x > 0 && full.y > 0 ? full : nil
  }

  /// Pixels a point.
  var scale: Double { displayScale > 0 && displayScale.isFinite ? displayScale : 1 }
}

extension GridLayout {
  /// What is to be stroked in a rectangle of the view, in the order in which it is.
  ///
  /// Lines end at the rectangle's edges. Marks reach over them, as far as `edge` allows: a view cuts them off there.
  public func strokes(in rect: CGRect) -> [GridStroke] {
    guard let plan = GridPlan(self, rect: rect) else { return [] }
    return plan.strokes
  }
}
