// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The colours along a line, with its fades.
struct DotShading {
  /// A place along the line, from 0 to 1, and what is there.
  struct Stop {
    let place: CGFloat
    /// Red, green and blue.
    let color: [CGFloat]
    let alpha: CGFloat
  }

  /// In growing order; the first one is at 0 and the last one at 1. Between them all goes over evenly.
  let stops: [Stop]

  /// Makes the shading of a line; `nil` if it has one colour, or no length.
  @MainActor
  init?(_ style: DotStyle, length: CGFloat, hasStart: Bool, hasEnd: Bool, traits: UITraitCollection) {
    guard length > 0, length.isFinite else { return nil }
    let colors = [style.color] + style.gradientColors.prefix(DotStyle.maximumColorCount - 1)
    let ramp = ColorRamp(colors.map { $0.resolvedColor(with: traits) })
    func part(_ fade: CGFloat, _ isThere: Bool) -> CGFloat { isThere && fade > 0 ? min(fade / length, 1) : 0 }
    var (start, end) = (part(style.startFade, hasStart), part(style.endFade, hasEnd))
    if start + end > 1 { (start, end) = (start / (start + end), end / (start + end)) }
    func alpha(_ place: CGFloat) -> CGFloat {
      min(start > 0 ? place / start : 1, end > 0 ? (1 - place) / end : 1, 1)
    }
    let places = Set(ramp.places + (start > 0 ? [0, start] : []) + (end > 0 ? [1 - end, 1] : [])).sorted()
    stops = places.map { place in
      let mixed = ramp.color(at: place)
      return Stop(
        place: place, color: Array(mixed[..<3]), alpha: min(max(mixed[3] * max(alpha(place), 0), 0), 1))
    }
    if isOneColor, stops.allSatisfy({ $0.alpha == stops[0].alpha }) { return nil }
  }

  /// Whether nothing but the translucency changes.
  var isOneColor: Bool { stops.allSatisfy { $0.color == stops[0].color } }

  /// The colour at a place, opaque.
  func color(at place: CGFloat) -> CGColor {
    let index = stops.lastIndex { $0.place <= place } ?? 0
    let (one, other) = (stops[index], stops[min(index + 1, stops.count - 1)])
    let part = other.place > one.place ? (place - one.place) / (other.place - one.place) : 0
    let mixed = zip(one.color, other.color).map { $0 + ($1 - $0) * part }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1).cgColor
  }

  /// Where the line is at least so opaque, in growing order.
  func ranges(ofAlphaFrom level: CGFloat) -> [ClosedRange<CGFloat>] {
    var ranges: [ClosedRange<CGFloat>] = []
    for (one, next) in zip(stops, stops.dropFirst()) where max(one.alpha, next.alpha) >= level {
      let crossing = one.place + (next.place - one.place) * (level - one.alpha) / (next.alpha - one.alpha)
      let start = one.alpha >= level ? one.place : min(max(crossing, one.place), next.place)
      let end = next.alpha >= level ? next.place : max(min(crossing, next.place), start)
      if let last = ranges.last, last.upperBound >= start {
        ranges[ranges.count - 1] = last.lowerBound...end
      } else {
        ranges.append(start...end)
      }
    }
    return ranges
  }

  /// Sets a gradient's colours, and its ends in a box of the view's space that is its frame.
  @MainActor
  func apply(to gradient: CAGradientLayer, along axis: DotStrokeLayout.Axis, box: CGRect) {
    func unit(_ point: CGPoint) -> CGPoint {
      // A line that is next to nothing may have a box without a side.
      CGPoint(
        x: box.width > 0 ? (point.x - box.minX) / box.width : 0,
        y: box.height > 0 ? (point.y - box.minY) / box.height : 0)
    }
    gradient.colors = stops.map { stop in
      UIColor(red: stop.color[0], green: stop.color[1], blue: stop.color[2], alpha: stop.alpha).cgColor
    }
    gradient.locations = stops.map { $0.place as NSNumber }
    (gradient.startPoint, gradient.endPoint) = (unit(axis.start), unit(axis.end))
  }
}

/// Colours that go over into each other, evenly spread.
private struct ColorRamp {
  /// Red, green, blue and alpha.
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

  func color(at place: CGFloat) -> [CGFloat] {
    let position = place * CGFloat(colors.count - 1)
    let index = min(max(Int(position), 0), max(colors.count - 2, 0))
    let (one, other) = (colors[index], colors[min(index + 1, colors.count - 1)])
    let part = position - CGFloat(index)
    return zip(one, other).map { $0 + ($1 - $0) * part }
  }
}
