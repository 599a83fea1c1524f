// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGDataConsumerTests {
  @Test func fileIsEmptiedAndWritten() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = try folder.write(String(repeating: "x", count: 100_000), to: "a.svg")
    do {
      let consumer = try #require(CGDataConsumer(url: NSURL(fileURLWithPath: file.path)))
      let context = try #require(CGContext(svg: consumer, size: CGSize(width: 5, height: 5)))
      context.finish()
      #expect(context.failure == nil)
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("<?xml"))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test func placeThatIsNoFileIsRefused() throws {
    #expect(CGDataConsumer(url: NSURL(fileURLWithPath: "/")) == nil)
    #expect(CGDataConsumer(url: try #require(NSURL(string: "https://example.com/a"))) == nil)
  }

  @Test func providersHoldTheirBytes() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = try folder.write("abc", to: "a.txt")
    let data = NSMutableData(data: Data("xyz".utf8))
    let provider = try #require(CGDataProvider(data: data))
    data.length = 0
    #expect(provider.data as Data? == Data("xyz".utf8))
    #expect(CGDataProvider(url: NSURL(fileURLWithPath: file.path))?.data as Data? == Data("abc".utf8))
    #expect(CGDataProvider(filename: file.path)?.data as Data? == Data("abc".utf8))
    #expect(CGDataProvider(filename: "/nowhere") == nil)
    #expect(CGDataProvider(url: NSURL(fileURLWithPath: "/nowhere")) == nil)
  }
}
