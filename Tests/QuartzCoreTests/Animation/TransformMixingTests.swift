// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import QuartzCore

struct TransformMixingTests {
  private func expect(_ a: CATransform3D, _ b: CATransform3D, _ location: SourceLocation = #_sourceLocation) {
    for (x, y) in zip(a.numbers, b.numbers) { #expect(abs(x - y) < 1e-9, sourceLocation: location) }
  }

  private func made(scale: CGFloat, turn: CGFloat, move: CGFloat) -> CATransform3D {
    let scaled = CATransform3DMakeScale(scale, scale * 2, 1)
    let turned = CATransform3DConcat(scaled, CATransform3DMakeRotation(turn, 0, 0, 1))
    return CATransform3DConcat(turned, CATransform3DMakeTranslation(move, -move, 0))
  }

  @Test func partsAreMixedEachByItself() {
    let mixed = made(scale: 1, turn: 0.2, move: 4).mixed(with: made(scale: 3, turn: 1.4, move: 0), by: 0.25)
    expect(mixed, made(scale: 1.5, turn: 0.5, move: 3))
  }

  @Test func turnsOutOfThePlaneAreTurns() {
    let flip = CATransform3DMakeRotation(.pi, 0, 1, 0)
    expect(CATransform3DIdentity.mixed(with: flip, by: 0.25), CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
    let half = CATransform3DMakeRotation(.pi, 0, 0, 1)
    expect(CATransform3DIdentity.mixed(with: half, by: 0.5), CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
  }

  @Test func mirrorsDoNotTurn() {
    for (x, y, z) in [(-1, 1, 1), (1, -1, 1), (1, 1, -1)] as [(CGFloat, CGFloat, CGFloat)] {
      let mirror = CATransform3DMakeScale(x, y, z)
      expect(
        CATransform3DIdentity.mixed(with: mirror, by: 0.25),
        CATransform3DMakeScale(0.75 + 0.25 * x, 0.75 + 0.25 * y, 0.75 + 0.25 * z))
    }
  }

  @Test func endsAreExact() {
    var slanted = made(scale: 2, turn: 1, move: 5)
    (slanted.m21, slanted.m34) = (3, -0.01)
    #expect(CATransform3DEqualToTransform(slanted.mixed(with: CATransform3DIdentity, by: 0), slanted))
    #expect(CATransform3DEqualToTransform(CATransform3DIdentity.mixed(with: slanted, by: 1), slanted))
    // Taken apart and put together again.
    expect(slanted.mixed(with: slanted, by: 0.5), slanted)
  }

  @Test func nothingGrowsInProportion() {
    let nothing = CATransform3DMakeScale(0, 0, 1)
    expect(nothing.mixed(with: CATransform3DIdentity, by: 0.25), CATransform3DMakeScale(0.25, 0.25, 1))
    var odd = CATransform3DIdentity
    odd.m11 = .nan
    #expect(odd.mixed(with: CATransform3DIdentity, by: 0.5).m11.isNaN)
  }
}
