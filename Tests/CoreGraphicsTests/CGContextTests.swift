// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGContextTests {
  @Test func strokedRectangleCovers560Pixels() throws {
    let canvas = try #require(Canvas(width: 80, height: 60))
    canvas.context.stroke(CGRect(x: 10, y: 10, width: 40, height: 30), width: 4)
    #expect(canvas.alphas.count { $0 == 255 } == 560)
    #expect(canvas.alphas.count { $0 > 0 } == 560)
  }
}
