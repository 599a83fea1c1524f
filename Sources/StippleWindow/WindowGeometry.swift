// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import UIKit

/// How the three measures of a window belong together: points, pixels, and the units in which SDL tells places. Those
/// are pixels under X11, and what the compositor takes for a point under Wayland.
struct WindowGeometry: Equatable, Sendable {
  /// The size in SDL's units.
  var units: CGSize
  /// The size in pixels.
  var pixels: CGSize
  /// Pixels a point.
  var scale: CGFloat

  /// The longest side of a window, in pixels.
  static let longestSide = CGFloat(ScreenLimits.pixels)

  /// The size in points.
  var size: CGSize { CGSize(width: pixels.width / scale, height: pixels.height / scale) }

  /// Where a place is, in points.
  func point(x: CGFloat, y: CGFloat) -> CGPoint {
    guard units.width > 0, units.height > 0 else { return .zero }
    return CGPoint(x: x / units.width * size.width, y: y / units.height * size.height)
  }

  /// The units of a window of a size in points, at least one and no more than the longest side each way.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - ratio: Pixels a unit.
  static func units(of size: CGSize, scale: CGFloat, ratio: CGFloat) -> (width: Int32, height: Int32) {
    func side(_ length: CGFloat) -> Int32 {
      let pixels = (length * scale).rounded()
      return Int32((min(max(pixels.isNaN ? 1 : pixels, 1), longestSide) / ratio).rounded(.up))
    }
    return (side(size.width), side(size.height))
  }
}
