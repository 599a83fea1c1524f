// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CFObjectTests {
  @Test func anImageEqualsItselfOnly() throws {
    let context = try Canvas(2, 2).context
    let image = try #require(context.makeImage())
    let other = try #require(context.makeImage())
    #expect(image == image.copy())
    #expect(image != other)
    #expect(Set([image, other, image]).count == 2)
  }

  @Test func objectsCanBeKeys() throws {
    let context = try Canvas(2, 2).context
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black] as CFArray, locations: nil))
    let provider = try #require(CGDataProvider(data: NSData()))
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    #expect([context: 1][context] == 1)
    #expect([gradient: 1][gradient] == 1)
    #expect([provider: 1][provider] == 1)
    #expect([consumer: 1][consumer] == 1)
  }
}
