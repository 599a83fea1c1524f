// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGAffineTransformTests {
  private let shear = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

  @Test func emptyInitializerIsAllZero() {
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func identityLeavesPointsAlone() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGPoint(x: 3, y: -4).applying(.identity) == CGPoint(x: 3, y: -4))
  }

  @Test func pointIsARowTimesTheMatrix() {
    #expect(CGPoint(x: 17, y: 19).applying(shear) == CGPoint(x: 2 * 17 + 5 * 19 + 11, y: 3 * 17 + 7 * 19 + 13))
  }

  @Test func sizeIgnoresTranslation() {
    #expect(CGSize(width: 17, height: 19).applying(shear) == CGSize(width: 2 * 17 + 5 * 19, height: 3 * 17 + 7 * 19))
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let moved = CGAffineTransform(translationX: 10, y: 0)
    let doubled = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint.zero.applying(moved.concatenating(doubled)) == CGPoint(x: 20, y: 0))
    #expect(CGPoint.zero.applying(doubled.concatenating(moved)) == CGPoint(x: 10, y: 0))
    let product = shear.concatenating(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(product == CGAffineTransform(a: 11, b: 16, c: 26, d: 38, tx: 55, ty: 80))
  }

  @Test func derivedTransformsActBeforeTheReceiver() {
    #expect(shear.translatedBy(x: 1, y: 2) == CGAffineTransform(translationX: 1, y: 2).concatenating(shear))
    #expect(shear.scaledBy(x: 3, y: 4) == CGAffineTransform(scaleX: 3, y: 4).concatenating(shear))
    #expect(shear.rotated(by: 1) == CGAffineTransform(rotationAngle: 1).concatenating(shear))
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(CGPoint.zero.applying(moved) == CGPoint(x: 20, y: 0))
  }

  @Test func rotationTurnsXTowardsY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    // The cosine of π/2 as a Double is 6e-17.
    #expect(abs(turned.x) < 1e-15)
    #expect(turned.y == 1)
  }

  @Test func inverseUndoes() {
    let inverse = shear.inverted()
    // Determinant -1: everything stays a whole number.
    #expect(inverse == CGAffineTransform(a: -7, b: 3, c: 5, d: -2, tx: 12, ty: -7))
    #expect(shear.concatenating(inverse).isIdentity)
  }

  @Test(arguments: [
    CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
    CGAffineTransform(scaleX: .infinity, y: 1),
  ])
  func whatHasNoInverseIsReturnedUnchanged(transform: CGAffineTransform) {
    #expect(transform.inverted() == transform)
  }

  @Test func noNumberHasNoInverse() {
    #expect(CGAffineTransform(scaleX: .nan, y: 1).inverted().d == 1)
  }

  @Test func isCodedAsSixNumbers() throws {
    let data = try JSONEncoder().encode(shear)
    #expect(String(decoding: data, as: UTF8.self) == "[2,3,5,7,11,13]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == shear)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2,3]".utf8))
    }
  }
}
