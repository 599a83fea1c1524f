// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A stroke of a grid: what one shape layer, one path of a PDF page or one `<path>` of an SVG file draws.
///
/// A row of dots is one dashed line with round caps, whose dashes are 0.01 long: there is never an object a dot.
public struct GridStroke: Equatable {
  /// Which of the two colours of a grid a stroke has.
  public enum Weight: String, CaseIterable, Sendable {
    case minor
    case major
  }

  /// Straight lines, or arcs. Points, in the space of the layout's view.
  public var path: CGPath
  /// Points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  /// Painted and unpainted lengths in turn, in points; empty for solid lines. The phase is 0.
  public var dashPattern: [CGFloat]
  /// How far its colour is on the way from the minor one, 0, to the major one, 1.
  public var emphasis: CGFloat
  /// How strong its ink is, from 0 to 1.
  public var opacity: CGFloat

  /// The colour that is nearer.
  public var weight: Weight { emphasis < 0.5 ? .minor : .major }

  public init(
    path: CGPath, lineWidth: CGFloat, lineCap: CGLineCap = .butt, dashPattern: [CGFloat] = [], emphasis: CGFloat = 0,
    opacity: CGFloat = 1
  ) {
    self.path = path
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.dashPattern = dashPattern
    self.emphasis = emphasis
    self.opacity = opacity
  }
}
