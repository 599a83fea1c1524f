// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

@MainActor @Suite struct GridPatternTests {
  @Test func thereAreThirteen() {
    #expect(
      GridPattern.all.map(\.name) == [
        "none", "grid", "dot", "cross", "plus", "ruled", "isometric", "triangular", "hexagonal", "staggered", "music",
        "cornell", "polar",
      ])
  }

  @Test(arguments: GridPattern.all)
  func aPatternHasItsName(_ pattern: GridPattern) {
    #expect(GridPattern(name: pattern.name) == pattern)
    #expect("\(pattern)" == pattern.name)
  }

  @Test func anotherNameIsNone() {
    #expect(GridPattern(name: "Grid") == nil)
    #expect(GridPattern(name: "") == nil)
  }

  @Test func equalPatternsHash() {
    #expect(Set(GridPattern.all + GridPattern.all).count == GridPattern.all.count)
  }

  /// Interface Builder's and the designer's list of names is in the sentence that describes the attribute.
  @Test func theAttributeTellsAllNames() throws {
    let attribute = try #require(UIView.attributes(of: GridView.self).first { $0.name == "patternName" })
    let names = attribute.summary.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    #expect(names == ["pattern"] + GridPattern.all.map(\.name))
  }

  /// The other names that Interface Builder knows as text.
  @Test(arguments: [
    ("gridStyleName", GridStyle.allCases.map(\.rawValue)), ("edgeName", GridEdge.allCases.map(\.rawValue)),
    ("markUnitName", GridMarkUnit.allCases.map(\.rawValue)),
  ])
  func attributesTellTheirNames(name: String, values: [String]) throws {
    let summary = try #require(UIView.attributes(of: GridView.self).first { $0.name == name }).summary
    let list = values.dropLast().map { "`\($0)`" }.joined(separator: ", ") + " or `\(values.last ?? "")`"
    #expect(summary.hasSuffix(": \(list)."))
  }

  private func view(_ pattern: GridPattern, _ width: CGFloat, _ height: CGFloat) -> GridView {
    let view = GridView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.pattern = pattern
    view.gridLineWidth = 1
    return view
  }

  @Test(arguments: GridPattern.all)
  func goldens(_ pattern: GridPattern) throws {
    let view = view(pattern, 32, 32)
    view.gridWidth = pattern == .music ? 2 : pattern == .cornell ? 3 : 8
    (view.markSize, view.majorLineWidth) = (5, 1.5)
    if pattern == .polar { view.gridOrigin = CGPoint(x: 16, y: 16) }
    try expectGolden(Bitmap(view: view, scale: 2, background: .white), "pattern-\(pattern)@2x")
  }

  @Test(arguments: GridPattern.all.filter { $0 != .none })
  func goldensOfMajorMarks(_ pattern: GridPattern) throws {
    let view = view(pattern, 40, 40)
    (view.gridWidth, view.majorInterval, view.majorLineWidth, view.markSize) = (7, 3, 2, 4)
    (view.gridColor, view.majorColor) = (.systemBlue, .systemRed)
    if pattern == .music { (view.gridWidth, view.gridHeight, view.majorInterval) = (3, 17, 2) }
    if pattern == .polar { view.gridOrigin = CGPoint(x: 20, y: 20) }
    try expectGolden(Bitmap(view: view, background: .white), "major-\(pattern)@1x")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func goldensOfALadder(style: UIUserInterfaceStyle) throws {
    let view = view(.grid, 60, 60)
    view.overrideUserInterfaceStyle = style
    (view.gridWidth, view.majorInterval, view.hasLadder, view.zoomScale) = (4, 4, true, 2.8)
    (view.gridColor, view.majorColor, view.edgeName) = (.label, .systemRed, "beyond")
    view.backgroundColor = .systemBackground
    try expectGolden(Bitmap(view: view), "ladder-\(style == .dark ? "dark" : "light")@1x")
  }

  @Test(arguments: [GridPattern.grid, .dot, .plus])
  func goldensOnWholePixels(_ pattern: GridPattern) throws {
    let view = view(pattern, 40, 40)
    (view.gridWidth, view.snapsToPixels, view.markSize, view.dotRadius) = (6.4, true, 3, 1.5)
    try expectGolden(Bitmap(view: view, background: .white), "pixels-\(pattern)@1x")
  }

  @Test func goldenOfAPageOfWholeSquares() throws {
    let view = view(.grid, 44, 60)
    (view.gridWidth, view.isCentered, view.edgeName) = (9, true, "closed")
    view.margins = UIEdgeInsets(top: 4, left: 2, bottom: 4, right: 2)
    try expectGolden(Bitmap(view: view, background: .white), "page@1x")
  }

  @Test func goldenOfSheetsAndAMotif() throws {
    let view = view(.dot, 48, 48)
    (view.gridWidth, view.gridColor) = (12, .black)
    view.sheets = [
      GridSheet(layout: GridLayout(pattern: .hexagonal, pitch: CGSize(width: 16, height: 0)), color: .systemGreen)
    ]
    view.motif = { context, cell in
      context.setFillColor(UIColor.systemYellow.cgColor)
      context.fillEllipse(in: cell.insetBy(dx: 3, dy: 3))
    }
    try expectGolden(Bitmap(view: view, background: .white), "sheets@1x")
  }
}
