// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGPathOverlapTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  private func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
  }

  private func ring(_ outer: CGFloat, _ inner: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addPath(disc(0, 0, outer))
    path.addPath(disc(0, 0, inner))
    return path
  }

  @Test(arguments: [5, 9.99, -9.99] as [CGFloat]) func squaresOverlap(x: CGFloat) {
    #expect(square(0, 0, 10).intersects(square(x, 3, 10)))
    #expect(square(x, 3, 10).intersects(square(0, 0, 10)))
  }

  @Test(arguments: [10, 11, -10] as [CGFloat]) func squaresThatOnlyTouchDoNotOverlap(x: CGFloat) {
    #expect(!square(0, 0, 10).intersects(square(x, 3, 10)))
    #expect(!square(x, 3, 10).intersects(square(0, 0, 10)))
  }

  @Test func whatLiesInsideOverlaps() {
    #expect(square(0, 0, 10).intersects(disc(5, 5, 1)))
    #expect(disc(5, 5, 1).intersects(square(0, 0, 10)))
  }

  /// Discs overlap as far as their radii reach, whatever their boxes do.
  @Test func discsOverlapAsTheirRadiiSay() {
    for turn in 0..<36 {
      let angle = CGFloat(turn) / 36 * 2 * .pi
      let (x, y) = (cos(angle), sin(angle))
      #expect(disc(0, 0, 3).intersects(disc(x * 4.98, y * 4.98, 2)))
      // Quarters of cubics bulge by 0.03 % of the radius.
      #expect(!disc(0, 0, 3).intersects(disc(x * 5.01, y * 5.01, 2)))
    }
  }

  @Test func ruleTellsWhatIsAHole() {
    #expect(!ring(10, 6).intersects(disc(0, 0, 5), using: .evenOdd))
    #expect(ring(10, 6).intersects(disc(0, 0, 5), using: .winding))
    #expect(ring(10, 6).intersects(disc(0, 0, 7), using: .evenOdd))
  }

  @Test func pathsThatCrossThemselvesHaveTheirOwnAreas() {
    let bow = CGMutablePath()
    bow.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10),
    ])
    #expect(bow.intersects(square(0, 4, 2)))
    #expect(!bow.intersects(square(4.5, 0, 1)))
    #expect(!bow.intersects(square(4, 8, 2)))
  }

  @Test func openSubpathsAreClosed() {
    let corner = CGMutablePath()
    corner.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(corner.intersects(square(7, 2, 1)))
    #expect(!corner.intersects(square(1, 7, 1)))
  }

  @Test(arguments: [1e-9, 1, 1e9] as [CGFloat])
  func sizeDoesNotMatter(scale: CGFloat) {
    #expect(disc(0, 0, 3 * scale).intersects(disc(4.99 * scale, 0, 2 * scale)))
    #expect(!disc(0, 0, 3 * scale).intersects(disc(5.01 * scale, 0, 2 * scale)))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func oddPathsOverlapNothing(number: CGFloat) {
    #expect(!square(number, 0, 10).intersects(square(0, 0, 10)))
    #expect(!square(0, 0, 10).intersects(CGMutablePath()))
    #expect(!CGMutablePath().intersects(square(0, 0, 10)))
  }
}
