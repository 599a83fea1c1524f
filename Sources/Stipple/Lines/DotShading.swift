// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The colours along a line, with its fades.
struct DotShading {
  /// Along the axis from 0 to 1, in growing order.
  private let stops: [(place: CGFloat, color: CGColor)]
  private let axis: DotStrokeLayout.Axis

  /// Makes the shading of a line; `nil` if there is none.
  @MainActor
  init?(_ style: DotStyle, axis: DotStrokeLayout.Axis, traits: UITraitCollection) {
    let length = axis.length
    guard length > 0, length.isFinite else { return nil }
    let ramp = ColorRamp(([style.color] + style.gradientColors).map { $0.resolvedColor(with: traits) })
    func part(_ fade: CGFloat) -> CGFloat { axis.hasEnds && fade > 0 ? min(fade / length, 1) : 0 }
    var (start, end) = (part(style.startFade), part(style.endFade))
    if start + end > 1 { (start, end) = (start / (start + end), end / (start + end)) }
    func alpha(_ place: CGFloat) -> CGFloat {
      min(start > 0 ? place / start : 1, end > 0 ? (1 - place) / end : 1, 1)
    }
    let places = Set(ramp.places + (start > 0 ? [0, start] : []) + (end > 0 ? [1 - end, 1] : [])).sorted()
    stops = places.map { ($0, ramp.color(at: $0, alpha: max(alpha($0), 0))) }
    self.axis = axis
  }

  /// Sets a gradient's colours, and its ends in a box of the view's space that is its frame.
  @MainActor
  func apply(to gradient: CAGradientLayer, box: CGRect) {
    func unit(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x - box.minX) / box.width, y: (point.y - box.minY) / box.height)
    }
    gradient.colors = stops.map(\.color)
    gradient.locations = stops.map { $0.place as NSNumber }
    (gradient.startPoint, gradient.endPoint) = (unit(axis.start), unit(axis.end))
  }
}

/// Colours that go over into each other, evenly spread.
private struct ColorRamp {
  private let colors: [[CGFloat]]

  init(_ colors: [UIColor]) {
    self.colors = colors.map { color in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
  }

  var places: [CGFloat] {
    colors.count > 1 ? colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) } : [0, 1]
  }

  func color(at place: CGFloat, alpha: CGFloat) -> CGColor {
    let position = place * CGFloat(colors.count - 1)
    let index = min(max(Int(position), 0), max(colors.count - 2, 0))
    let (one, other) = (colors[index], colors[min(index + 1, colors.count - 1)])
    let part = position - CGFloat(index)
    let mixed = zip(one, other).map { $0 + ($1 - $0) * part }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3] * alpha).cgColor
  }
}
