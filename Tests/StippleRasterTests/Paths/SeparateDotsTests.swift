// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct SeparateDotsTests {
  /// Paths of which some bands have dots that share pixels, and others have none, about the sides of a clip.
  @Test(arguments: [0.05, 0.5, 1, 1.4, 1.5, 2, 2.6, 3.5])
  func dotsComposedOneByOneAreThoseGathered(radius: Double) throws {
    var random = SeededRandom(UInt64(radius * 100))
    let (fast, plain) = (PixelCanvas(width: 90, height: 110), PixelCanvas(width: 90, height: 110))
    fast.fill(with: &random)
    for y in 0..<110 { for x in 0..<90 { plain[x, y] = fast[x, y] } }
    let clip = PixelRect(columns: 3..<86, rows: 5..<103)
    let cache = MaskCache()
    var separate = 0
    for index in 0..<60 {
      let path = DashedPathTests.random(&random, size: 100)
      let paint = Paint(
        PixelColor(premultiplied: UInt32(truncatingIfNeeded: random.next())),
        mode: index % 3 == 0 ? .source : .sourceOver)
      let dashed = try #require(
        DashedPath(
          path, lengths: [0, .random(in: radius...8 * radius + 14, using: &random)], phase: 0,
          pen: PathPen(width: 2 * radius, cap: .round), clip: clip, cache: cache))
      dashed.draw(in: fast.view(clip: clip), rows: 0..<110, with: paint)
      dashed.draw(in: plain.view(clip: clip), rows: 0..<110, with: paint, isFast: false)
      var dots = SeparateDots(dashed, columns: clip.columns)
      let view = fast.view(clip: PixelRect(columns: clip.columns, rows: 32..<64))
      let nothing = Paint(PixelColor(premultiplied: 0))
      if dots?.paint(ofBand: 1, in: view, with: nothing) ?? false { separate += 1 }
    }
    let areEqual = fast.pixels == plain.pixels
    #expect(areEqual)
    #expect(fast.marginsAreUntouched)
    #expect(separate > 5 && separate < 55)
  }
}
