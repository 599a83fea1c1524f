// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import StippleWindow

struct WindowGeometryTests {
  @Test(
    arguments: [
      // X11 at one and a half pixels a point, Wayland at two, and a scale that was asked for under Wayland at two.
      (CGSize(width: 300, height: 150), CGSize(width: 300, height: 150), 1.5, CGSize(width: 200, height: 100)),
      (CGSize(width: 200, height: 100), CGSize(width: 400, height: 200), 2, CGSize(width: 200, height: 100)),
      (CGSize(width: 100, height: 50), CGSize(width: 200, height: 100), 1, CGSize(width: 200, height: 100)),
    ] as [(CGSize, CGSize, CGFloat, CGSize)])
  func placesInUnitsBecomePoints(units: CGSize, pixels: CGSize, scale: CGFloat, size: CGSize) {
    let geometry = WindowGeometry(units: units, pixels: pixels, scale: scale)
    #expect(geometry.size == size)
    #expect(geometry.point(x: units.width / 2, y: units.height / 4) == CGPoint(x: 100, y: 25))
  }

  @Test(
    arguments: [
      (CGSize(width: 200, height: 100), 1.0, 1.0, 200, 100), (CGSize(width: 200, height: 100), 1.5, 1.0, 300, 150),
      (CGSize(width: 200, height: 100), 2.0, 2.0, 200, 100), (CGSize(width: 201, height: 100), 1.0, 2.0, 101, 50),
      (CGSize.zero, 1.0, 1.0, 1, 1), (CGSize(width: -5, height: CGFloat.nan), 1.0, 1.0, 1, 1),
      (CGSize(width: CGFloat.infinity, height: 1e300), 8.0, 1.0, 16_384, 16_384),
    ] as [(CGSize, CGFloat, CGFloat, Int32, Int32)])
  func aSizeBecomesUnitsWithinLimits(size: CGSize, scale: CGFloat, ratio: CGFloat, width: Int32, height: Int32) {
    let units = WindowGeometry.units(of: size, scale: scale, ratio: ratio)
    #expect(units.width == width)
    #expect(units.height == height)
  }
}
