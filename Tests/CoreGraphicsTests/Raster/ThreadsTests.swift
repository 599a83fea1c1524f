// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

@testable import CoreGraphics

/// A large drawing is shared by threads; its bytes are those of one.
struct ThreadsTests {
  private static let side = 640

  private func bytes(threads: Int, _ draw: (CGContext) -> Void) throws -> [UInt8] {
    let canvas = try Canvas(Self.side, Self.side)
    canvas.context.maximumThreadCount = threads
    draw(canvas.context)
    return canvas.bytes
  }

  private func expectEqual(_ draw: (CGContext) -> Void) throws {
    let one = try bytes(threads: 1, draw)
    #expect(one.contains { $0 != 0 })
    for threads in [2, 3, 7, 64] {
      let isEqual = try bytes(threads: threads, draw) == one
      #expect(isEqual, "\(threads) threads")
    }
  }

  @Test func lattice() throws {
    try expectEqual { context in
      context.setLineCap(.round)
      context.setLineWidth(3)
      context.setLineDash(phase: 0, lengths: [0, 7.3])
      for row in 0..<90 {
        context.addLines(between: [CGPoint(x: 0, y: Double(row) * 7.1), CGPoint(x: 640, y: Double(row) * 7.1)])
      }
      context.strokePath()
    }
  }

  @Test func grid() throws {
    try expectEqual { context in
      context.setLineWidth(0.4)
      for place in 1..<50 {
        let place = Double(place) * 13.3
        context.addLines(between: [CGPoint(x: 0, y: place), CGPoint(x: 640, y: place)])
        context.addLines(between: [CGPoint(x: place, y: 0), CGPoint(x: place, y: 640)])
      }
      context.strokePath()
    }
  }

  @Test func rectangle() throws {
    try expectEqual { context in
      context.setFillColor(CGColor(srgbRed: 0.2, green: 0.4, blue: 0.9, alpha: 0.7))
      context.fill(CGRect(x: 1.3, y: 2.2, width: 620, height: 622.2))
    }
  }

  @Test(arguments: [[0, 7], [9, 6]] as [[CGFloat]]) func dashesOfCurves(lengths: [CGFloat]) throws {
    try expectEqual { context in
      context.setLineCap(.round)
      context.setLineWidth(3)
      context.setLineDash(phase: 0, lengths: lengths)
      for ring in 1..<30 {
        context.addEllipse(
          in: CGRect(x: 320, y: 320, width: 0, height: 0).insetBy(dx: -10 * Double(ring), dy: -9.5 * Double(ring)))
      }
      context.strokePath()
    }
  }

  @Test func withinAPathAndATransparencyLayer() throws {
    try expectEqual { context in
      context.addEllipse(in: CGRect(x: 10, y: 10, width: 600, height: 600))
      context.clip()
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 640, height: 640))
      context.endTransparencyLayer()
    }
  }
}
