// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGVectorTests {
  @Test func numbersOfEachTypeMakeTheSameVector() {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: CGFloat(1), dy: CGFloat(2)))
    #expect(CGVector() == .zero)
  }

  @Test func isCodedAsTwoNumbers() throws {
    let data = try JSONEncoder().encode(CGVector(dx: 1.5, dy: -2))
    #expect(String(decoding: data, as: UTF8.self) == "[1.5,-2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1.5, dy: -2))
  }

  @Test func debugDescriptionShowsBothParts() {
    #expect(String(reflecting: CGVector(dx: 1, dy: 2)) == "(1.0, 2.0)")
  }
}
