// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGRectTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func scaledAndMirroredRectCoincidesWithItsCorners() {
    #expect(rect.applying(CGAffineTransform(scaleX: -2, y: 3)) == CGRect(x: -8, y: 6, width: 6, height: 12))
  }

  @Test func turnedRectIsTheBoxAroundItsCorners() {
    let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    // Sine and cosine are rounded.
    #expect(abs(turned.minX + 2.0.squareRoot()) < 1e-15)
    #expect(abs(turned.height - 2 * 2.0.squareRoot()) < 1e-15)
  }

  @Test(arguments: [CGRect.null, CGRect.infinite])
  func nullAndInfiniteStayUnderTransforms(rect: CGRect) {
    #expect(rect.applying(CGAffineTransform(translationX: 5, y: 6)) == rect)
  }

  @Test func overflowAndNoNumbersGiveTheNullRect() {
    #expect(rect.applying(CGAffineTransform(scaleX: .greatestFiniteMagnitude, y: 1)).isNull)
    #expect(rect.applying(CGAffineTransform(scaleX: .nan, y: 1)).isNull)
  }

  @Test func equalRectsMayBeWrittenWithNegativeSides() {
    #expect(CGRect(x: 4, y: 6, width: -3, height: -4).equalTo(rect))
    #expect(!CGRect(x: 1, y: 2, width: 3, height: 5).equalTo(rect))
    #expect(CGPoint(x: 1, y: 2).equalTo(rect.origin))
    #expect(!CGPoint(x: 1, y: 3).equalTo(rect.origin))
    #expect(CGSize(width: 3, height: 4).equalTo(rect.size))
    #expect(!CGSize(width: 4, height: 4).equalTo(rect.size))
  }

  @Test func dictionariesCarryValues() {
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(CGPoint(dictionaryRepresentation: rect.origin.dictionaryRepresentation) == rect.origin)
    #expect(CGSize(dictionaryRepresentation: rect.size.dictionaryRepresentation) == rect.size)
    #expect(rect.dictionaryRepresentation == ["X": 1.0, "Y": 2.0, "Width": 3.0, "Height": 4.0] as NSDictionary)
  }

  @Test func dictionariesWithoutAValueAreRefused() {
    #expect(CGPoint(dictionaryRepresentation: ["X": 1] as NSDictionary) == nil)
    #expect(CGSize(dictionaryRepresentation: ["Width": 1, "Height": "2"] as NSDictionary) == nil)
    #expect(CGRect(dictionaryRepresentation: ["X": 1, "Y": 2, "Width": 3] as NSDictionary) == nil)
  }

  /// What Foundation on Linux brings behaves as Apple documents it; the rest of the package relies on it.
  @Test func nullRectIsTheEmptySetOfUnionAndIntersection() {
    #expect(rect.union(.null) == rect)
    #expect(rect.intersection(.null).isNull)
    #expect(rect.intersection(CGRect(x: 100, y: 100, width: 1, height: 1)).isNull)
    #expect(CGRect.null.insetBy(dx: 1, dy: 1).isNull)
    #expect(CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
    #expect(rect.insetBy(dx: 2, dy: 0).isNull)
    #expect(CGRect.infinite.contains(rect))
    #expect(!rect.contains(CGPoint(x: 4, y: 3)))
    #expect(rect.divided(atDistance: 1, from: .maxXEdge).slice == CGRect(x: 3, y: 2, width: 1, height: 4))
  }
}
