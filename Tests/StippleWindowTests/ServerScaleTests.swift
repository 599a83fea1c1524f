// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import StippleWindow

struct ServerScaleTests {
  @Test(
    arguments: [
      ("Xft.dpi:\t192", 2), ("*color: red\nXft.dpi: 96\nXft.hinting: 1", 1), ("Xft.dpi:144\n", 1.5),
      ("Xft.dpi: 120.4", 1.25), ("Xft.dpi: 48", 0.5), ("", nil), ("Xft.dpi", nil), ("Xft.dpi: many", nil),
      ("Xft.dpi: 0", nil), ("Xft.dpi: -96", nil), ("Xft.dpi: nan", nil), ("Xft.dpi: 1e9", nil), ("aXft.dpi: 192", nil),
    ] as [(String, CGFloat?)])
  func aScaleIsDotsAnInchOutOf96(resources: String, scale: CGFloat?) {
    #expect(ServerScale.scale(resources: resources) == scale)
  }
}
