// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGContextSVGTests {
  private func text(_ scene: (CGContext) throws -> Void) throws -> String {
    String(decoding: try VectorDocument.svg.data(of: scene), as: UTF8.self)
  }

  @Test func sizeIsInPixels() throws {
    let svg = try text { _ in }
    #expect(svg.contains("width=\"100px\" height=\"100px\" viewBox=\"0 0 100 100\""))
  }

  @Test func namesAreCountedFromZeroInEveryDocument() throws {
    let svg = try text {
      try VectorScene.radial.draw($0)
      try VectorScene.image.draw($0)
      try VectorScene.nestedGroups.draw($0)
      try VectorScene.clips.draw($0)
    }
    let names = svg.matches(of: /id="([a-z]+)([0-9]+)"/).map { (String($0.output.1), Int($0.output.2)) }
    let byStem = Dictionary(grouping: names, by: \.0).mapValues { $0.compactMap(\.1).sorted() }
    #expect(Set(byStem.keys).isSuperset(of: ["surface", "clip", "image", "radial"]))
    for numbers in byStem.values { #expect(numbers.last == numbers.count - 1 || numbers.count == 1) }
    let defined = Set(names.map { "\($0.0)\($0.1 ?? -1)" })
    for reference in svg.matches(of: /(?:url\(|href=")#([a-z0-9]+)/) {
      #expect(defined.contains(String(reference.output.1)))
    }
  }

  @Test func opacityOfAGroupIsAnAttribute() throws {
    let svg = try text(VectorScene.nestedGroups.draw)
    #expect(svg.contains("opacity=\"0.5\""))
    #expect(svg.contains("opacity=\"0.7\""))
    #expect(!svg.contains("<mask"))
    #expect(!svg.contains("<filter"))
  }

  @Test func evenOddClipIsTold() throws {
    let svg = try text(VectorScene.clips.draw)
    #expect(svg.contains("<path clip-rule=\"evenodd\" d=\""))
    #expect(svg.matches(of: /clip-rule="evenodd"/).count == 1)
  }

  @Test func dashedStrokeIsOneElement() throws {
    let svg = try text(VectorScene.dashes.draw)
    #expect(svg.contains("stroke-dasharray:0,10;"))
    #expect(svg.contains("stroke-dasharray:10,5,3,10,5,3;"))
    #expect(svg.matches(of: /<path\s/).count == 2)
  }

  @Test func contextThatGoesAwayWritesItsDocument() throws {
    let data = NSMutableData()
    do {
      let consumer = try #require(CGDataConsumer(data: data))
      let context = try #require(CGContext(svg: consumer, size: CGSize(width: 5, height: 5)))
      context.fill(.infinite)
      #expect(data.length == 0)
    }
    #expect(String(decoding: data as Data, as: UTF8.self).hasSuffix("</svg>\n"))
  }

  @Test func nothingIsDrawnAfterTheEnd() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(svg: consumer, size: CGSize(width: 5, height: 5)))
    context.saveGState()
    context.finish()
    let length = data.length
    context.fill(.infinite)
    context.clip(to: .zero)
    context.restoreGState()
    context.finish()
    #expect(data.length == length)
    #expect(context.failure == nil)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 1), CGSize(width: CGFloat.nan, height: 1),
    CGSize(width: 1, height: CGFloat.infinity), CGSize(width: 40000, height: 1),
  ])
  func sizeThatIsNoneIsRefused(size: CGSize) throws {
    let consumer = try #require(CGDataConsumer(data: NSMutableData()))
    #expect(CGContext(svg: consumer, size: size) == nil)
  }
}
