// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing

struct CATransform3DTests {
  /// Products of a few sines and cosines are right to about 1e-15.
  private func expectClose(_ a: CATransform3D, _ b: CATransform3D, sourceLocation: SourceLocation = #_sourceLocation) {
    func elements(_ t: CATransform3D) -> [CGFloat] {
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
      ]
    }
    for (x, y) in zip(elements(a), elements(b)) { #expect(abs(x - y) < 1e-12, sourceLocation: sourceLocation) }
  }

  private let odd = CATransform3D(
    m11: 1, m12: 2, m13: 3, m14: 4, m21: 0, m22: 5, m23: 6, m24: 7, m31: 1, m32: 0, m33: 8, m34: 9, m41: 2, m42: 1,
    m43: 0, m44: 10)

  @Test func identityIsOne() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3D().m44 == 0)
    #expect(CATransform3DIsAffine(CATransform3DIdentity))
    #expect(!CATransform3DEqualToTransform(odd, CATransform3DIdentity))
  }

  @Test func planeTransformsAreThoseOfCoreGraphics() {
    let turned = CATransform3DRotate(CATransform3DScale(CATransform3DMakeTranslation(3, 4, 0), 2, 5, 1), 0.7, 0, 0, 3)
    let plane = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 5).rotated(by: 0.7)
    #expect(CATransform3DIsAffine(turned))
    expectClose(turned, CATransform3DMakeAffineTransform(plane))
    let back = CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane))
    #expect(back == plane)
  }

  @Test func translationComesBeforeTheTransform() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect((t.m41, t.m42, t.m43) == (2, 3, 4))
  }

  @Test func rotationTurnsXTowardsYAboutZ() {
    let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expectClose(
      t,
      CATransform3D(
        m11: 0, m12: 1, m13: 0, m14: 0, m21: -1, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0,
        m42: 0, m43: 0, m44: 1))
    // About x, y turns towards z; about y, z towards x.
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 1, 0, 0).m23 - 1) < 1e-12)
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m31 - 1) < 1e-12)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  @Test(arguments: [(CGFloat(1), CGFloat(0)), (.nan, 1), (.infinity, 1), (1, .nan), (1, .infinity)])
  func rotationAboutNothingIsTheIdentity(angle: CGFloat, z: CGFloat) {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(angle, 0, 0, z)))
    #expect(CATransform3DEqualToTransform(CATransform3DRotate(odd, angle, 0, 0, z), odd))
  }

  @Test func concatenationAppliesTheFirstFirst() {
    let t = CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(10, 10, 10))
    #expect((t.m41, t.m42, t.m43) == (10, 20, 30))
  }

  @Test func inverseUndoes() {
    expectClose(CATransform3DConcat(odd, CATransform3DInvert(odd)), CATransform3DIdentity)
    let permuting = CATransform3D(
      m11: 0, m12: 1, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 2, m31: 0, m32: 0, m33: 3, m34: 0, m41: 4, m42: 0,
      m43: 0, m44: 0)
    expectClose(CATransform3DConcat(permuting, CATransform3DInvert(permuting)), CATransform3DIdentity)
  }

  @Test func whatHasNoInverseIsGivenBack() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(CATransform3DInvert(CATransform3DMakeScale(.nan, 1, 1)).m22 == 1)
  }
}
