// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// What a gradient layer's properties hold, with their defaults, and how it is drawn.
struct GradientModel {
  var colors: [Any]?
  var locations: [NSNumber]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  /// Fills what the context clips to; the points are mapped to the bounds.
  func draw(in bounds: CGRect, of context: CGContext) {
    let start = CGPoint(x: bounds.minX + startPoint.x * bounds.width, y: bounds.minY + startPoint.y * bounds.height)
    let end = CGPoint(x: bounds.minX + endPoint.x * bounds.width, y: bounds.minY + endPoint.y * bounds.height)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard let gradient, dx.isFinite, dy.isFinite else { return }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if type == .radial {
      guard dx != 0, dy != 0 else { return }
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: abs(dx), y: abs(dy))
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
    } else if dx != 0 || dy != 0 {
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    }
  }

  private var gradient: CGGradient? {
    guard let colors = colors as? [CGColor], !colors.isEmpty else { return nil }
    return CGGradient(
      colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: NSArray(array: colors),
      locations: growingLocations(count: colors.count))
  }

  /// One location a colour, none less than the one before; nil to spread evenly.
  private func growingLocations(count: Int) -> [CGFloat]? {
    guard let locations, locations.count == count else { return nil }
    var last: CGFloat = 0
    return locations.map { location in
      // The order of the arguments keeps the last location where one is not a number.
      last = max(last, min(1, CGFloat(location.doubleValue)))
      return last
    }
  }
}
