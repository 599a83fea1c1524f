// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import QuartzCore

/// How Apple counts the dashes of UIKit's rounded rectangles.
struct ChordTrackTests {
  private func path(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> CGPath {
    UIBezierPath(roundedRect: CGRect(x: 3, y: 4, width: width, height: height), cornerRadius: radius).cgPath
  }

  /// Measured off pictures by Apple's renderer (MaciejGad/DashedView), whose pixels tell
  /// where a dash ends to 1/100 of a pixel; half of that in points, and of its rounding.
  @Test(
    arguments: [
      (100, 50, 5, 2 * (84.71335 + 34.71335) + 4 * 12.966), (200, 200, 6, 4 * 181.65602 + 4 * 15.673),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func cornersCountAsMeasured(width: CGFloat, height: CGFloat, radius: CGFloat, measured: CGFloat) {
    #expect(abs(ChordTrack(path(width, height, radius)).length - measured) < 4 * 0.005)
  }

  @Test func curvesKeepTheirLength() {
    let track = ChordTrack(path(100, 50, 5))
    // Four corners of 2.620742 radii, by numbers.
    #expect(abs(track.curveLength - (2 * (84.71335 + 34.71335) + 20 * 2.620742)) < 1e-4)
    #expect(abs(track.curveLengths(at: [track.length])[0] - track.curveLength) < 1e-6)
  }

  @Test func straightPathsCountAsTheyAre() {
    let track = ChordTrack(CGPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40), transform: nil))
    #expect(track.length == 140)
    #expect(track.curveLength == 140)
    #expect(track.curveLengths(at: [0, 7.5, 30, 139]) == [0, 7.5, 30, 139])
  }
}
