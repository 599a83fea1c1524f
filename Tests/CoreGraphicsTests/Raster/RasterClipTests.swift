// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleRaster
import StippleTestSupport
import Testing

@testable import CoreGraphics

struct RasterClipTests {
  private func pieces(_ box: CGRect) -> [RasterClip.Piece] {
    RasterClip(box, width: 10, height: 10).pieces
  }

  @Test func wholePixelsAreOnePiece() {
    #expect(
      pieces(CGRect(x: 2, y: 3, width: 4, height: 5))
        == [RasterClip.Piece(pixels: PixelRect(columns: 2..<6, rows: 3..<8), share: 1)])
    #expect(
      RasterClip(CGRect(x: -9, y: -9, width: 99, height: 99), width: 10, height: 10).wholePixels?.columns == 0..<10)
  }

  @Test func edgesWithinPixelsArePiecesOfTheirOwn() {
    let found = pieces(CGRect(x: 1.5, y: 2.25, width: 4, height: 4))
    #expect(found.count == 9)
    let area = found.reduce(0) { $0 + Double($1.pixels.columns.count * $1.pixels.rows.count) * $1.share }
    #expect(abs(area - 16) < 1e-12)
  }

  @Test func clipWithinOnePixelIsThatPixel() {
    #expect(
      pieces(CGRect(x: 1.25, y: 2.5, width: 0.5, height: 0.25))
        == [RasterClip.Piece(pixels: PixelRect(columns: 1..<2, rows: 2..<3), share: 0.125)])
  }

  @Test(arguments: [CGRect(x: 3, y: 3, width: 0, height: 4), CGRect(x: 20, y: 3, width: 4, height: 4)])
  func clipOfNoPixelsHasNoPieces(box: CGRect) {
    #expect(pieces(box).isEmpty)
  }

  /// As a clip of Core Graphics: the share of the clip times the share of the shape.
  @Test func pixelThatTheClipCutsGetsItsShare() throws {
    let canvas = try Canvas(8, 8)
    canvas.context.clip(to: CGRect(x: 1.5, y: 1.5, width: 4, height: 4))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(canvas[3, 3].alpha == 255)
    #expect(canvas[1, 3].alpha == 128)
    #expect(canvas[1, 2].alpha == 64)
    #expect(abs(canvas.coverage - 16) < 0.1)
  }

  /// A dotted line within a circle: what is inside is the raster's, the edge is Cairo's.
  @Test func anyOtherClipCutsWhatTheRasterDraws() throws {
    let (clipped, free) = (try Canvas(40, 40), try Canvas(40, 40))
    clipped.context.addEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
    clipped.context.clip()
    for context in [clipped.context, free.context] {
      context.setLineCap(.round)
      context.setLineWidth(3)
      context.setLineDash(phase: 0, lengths: [0, 5.3])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 20.3), CGPoint(x: 40, y: 20.3)])
    }
    #expect(clipped[0, 19].alpha == 0 && free[0, 19].alpha > 0)
    for x in 8..<32 { #expect(clipped[x, 19] == free[x, 19]) }
  }
}
