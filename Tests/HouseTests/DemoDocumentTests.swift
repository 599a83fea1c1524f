// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Stipple
import StippleNib
import StippleTestSupport
import Testing
import UIKit

/// The document that `make demo` draws.
@MainActor
struct DemoDocumentTests {
  private func contents() throws -> NibContents {
    let file = Checkout.root.appendingPathComponent("Examples/Demo/Demo.xib")
    return NibContents(of: try NibDocument(data: Data(contentsOf: file)))
  }

  private func all(under view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(all)
  }

  @Test func itIsReadWithoutAWarning() throws {
    #expect(try contents().warnings == [])
  }

  @Test func itHasBothViewsInEveryStyle() throws {
    let root = try #require(try contents().views.first)
    let views = all(under: root)
    let lines = views.compactMap { $0 as? DottedLineView }
    let grids = views.compactMap { $0 as? GridView }
    #expect(root.bounds.size == CGSize(width: 600, height: 400))
    #expect(lines.count { !$0.isVertical } == 3)
    #expect(lines.count { $0.isVertical } == 1)
    #expect(grids.count { $0.gridStyle == .dot } == 2)
    #expect(grids.count { $0.gridStyle == .grid } == 1)
  }

  @Test func itsAttributesReachTheViews() throws {
    let root = try #require(try contents().views.first)
    let perforation = try #require(all(under: root).compactMap { $0 as? DottedLineView }.first { $0.isVertical })
    #expect(perforation.lineWidth == 6)
    #expect(perforation.dotSpacing == 11)
    #expect(perforation.lineColor == .systemGroupedBackground)
    let pass = try #require(root.subviews.first)
    #expect(pass.layer.cornerRadius == 22)
    #expect(pass.clipsToBounds)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func itIsDrawnInLightAndDark(style: UIUserInterfaceStyle) throws {
    let root = try #require(try contents().views.first)
    root.overrideUserInterfaceStyle = style
    let png = try Picture(of: root, size: root.bounds.size, scale: 2).data(.png)
    Attachment.record(png, named: style == .dark ? "demo-dark.png" : "demo-light.png")
    let picture = try Bitmap(png: png)
    #expect(picture.width == 1200)
    #expect(picture.height == 800)
    // The ground outside the dots, and the pass inside its left half.
    #expect(picture[10, 10] == (style == .dark ? .init(0, 0, 0, 255) : .init(242, 242, 247, 255)))
    #expect(picture[120, 500] == (style == .dark ? .init(28, 28, 30, 255) : .init(255, 255, 255, 255)))
    // A dot of the paper and a hole of the perforation.
    #expect(picture[40, 40] == (style == .dark ? .init(99, 99, 102, 255) : .init(174, 174, 178, 255)))
    #expect(picture[820, 148] == picture[10, 10])
  }
}
