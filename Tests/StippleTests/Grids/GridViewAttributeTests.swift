// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// What the attributes of `GridView` beyond the first do.
@MainActor @Suite struct GridViewAttributeTests {
  private func view(_ pattern: GridPattern, _ width: CGFloat = 100, _ height: CGFloat = 60) -> GridView {
    let view = GridView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.pattern = pattern
    return view
  }

  private func grid(of view: GridView) throws -> CAShapeLayer {
    try #require(view.layer.sublayers?.first as? CAShapeLayer)
  }

  @Test func defaultsChangeNothing() {
    let view = GridView(frame: .zero)
    #expect(view.pattern == .none)
    #expect(view.patternName == "none")
    #expect((view.gridHeight, view.gridOrigin) == (0, .zero))
    #expect((view.majorInterval, view.majorLineWidth, view.majorDotRadius) == (0, 0.8, 1.5))
    #expect(view.majorColor == .label)
    #expect((view.markSize, view.spokeCount, view.margins, view.isCentered) == (6, 12, .zero, false))
    #expect((view.edgeName, view.markUnitName) == ("inside", "points"))
    #expect((view.snapsToPixels, view.minimumMarkDistance, view.mergesDenseMarks) == (false, 0, false))
    #expect((view.contentOffset, view.zoomScale, view.hasLadder, view.ladderFactor) == (.zero, 1, false, 2))
    #expect(view.sheets.isEmpty)
    #expect(view.motif == nil)
  }

  @Test func styleIsAShorthandOfThePattern() {
    let view = view(.hexagonal)
    #expect(view.gridStyle == .none)
    #expect(view.gridStyleName == "none")
    view.gridStyle = .dot
    #expect(view.pattern == .dot)
    view.patternName = "grid"
    #expect(view.gridStyle == .grid)
    view.patternName = "grids"
    #expect(view.pattern == .grid, "an unknown name changes nothing")
    for style in GridStyle.allCases { #expect(style.pattern.name == style.rawValue) }
  }

  @Test func unknownNamesChangeNothing() {
    let view = view(.grid)
    (view.edgeName, view.markUnitName) = ("beyond", "pixels")
    (view.edgeName, view.markUnitName) = ("Inside", "px")
    #expect((view.edgeName, view.markUnitName) == ("beyond", "pixels"))
    #expect((view.edge, view.markUnit) == (.beyond, .pixels))
    (view.edge, view.markUnit) = (.closed, .content)
    #expect((view.edgeName, view.markUnitName) == ("closed", "content"))
  }

  // 29, 91, 92, 102: one layer for what is drawn alike, whatever is set; one more for each other colour.
  @Test func thereIsALayerForEachStyleAndNoMore() throws {
    let view = view(.grid)
    let grid = try grid(of: view)
    #expect(grid.sublayers == nil)
    view.majorInterval = 2
    #expect(grid.sublayers?.count == 1)
    let major = try #require(grid.sublayers?.first as? CAShapeLayer)
    for width in 100..<130 {
      view.frame.size.width = CGFloat(width)
      view.layoutIfNeeded()
      view.gridColor = .red
    }
    #expect(grid.sublayers == [major])
    #expect(view.layer.sublayers == [grid])
    view.majorInterval = 0
    #expect(grid.sublayers?.isEmpty ?? true)
  }

  @Test func majorColourIsTheGridsUntilItIsSet() throws {
    let view = view(.grid)
    view.majorInterval = 2
    view.gridColor = .green
    #expect(view.majorColor == .green)
    view.majorColor = .red
    view.gridColor = .blue
    let grid = try grid(of: view)
    #expect(grid.strokeColor == UIColor.blue.cgColor)
    #expect((grid.sublayers?.first as? CAShapeLayer)?.strokeColor == UIColor.red.cgColor)
    #expect((grid.sublayers?.first as? CAShapeLayer)?.lineWidth == 0.8)
  }

  /// As with a tint colour, nil takes it back.
  @Test func majorColourIsTheGridsAgainOnceItIsNil() throws {
    let view = view(.grid)
    (view.majorInterval, view.gridColor, view.majorColor) = (2, .green, .red)
    view.majorColor = nil
    #expect(view.majorColor == .green)
    view.gridColor = .blue
    #expect(view.majorColor == .blue)
    #expect((try grid(of: view).sublayers?.first as? CAShapeLayer)?.strokeColor == UIColor.blue.cgColor)
  }

  /// A colour that counts how often it is resolved, which is once a drawing of one stroke.
  private final class Count: @unchecked Sendable {
    var drawings = 0

    func color() -> UIColor {
      UIColor { [self] _ in
        drawings += 1
        return .black
      }
    }
  }

  @Test func valuesThatAreThereAlreadyDrawNothing() {
    let (view, count) = (view(.grid), Count())
    let color = count.color()
    view.gridColor = color
    var drawn = count.drawings
    func drawings(_ change: () -> Void) -> Int {
      drawn = count.drawings
      change()
      return count.drawings - drawn
    }
    let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(drawings { view.margins = margins } == 1, "four are one change")
    #expect(drawings { view.isCentered = true } == 1)
    let sheet = GridSheet(layout: GridLayout(.none, 10), color: .red)
    #expect(drawings { view.sheets = [sheet] } == 1)
    #expect(drawings { view.majorColor = .red } == 1)
    let again = drawings {
      (view.margins, view.marginLeft, view.isCentered, view.sheets) = (margins, 2, true, [sheet])
      (view.gridColor, view.majorColor, view.gridWidth, view.pattern) = (color, .red, 20, .grid)
    }
    #expect(again == 0)
  }

  // 33, 34, 85: both colours follow light and dark.
  @Test func majorColourFollowsDarkMode() throws {
    let view = view(.grid)
    view.majorInterval = 2
    view.majorColor = .systemRed
    let layer = try #require(try grid(of: view).sublayers?.first as? CAShapeLayer)
    let light = layer.strokeColor
    view.overrideUserInterfaceStyle = .dark
    #expect(
      layer.strokeColor == UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor)
    #expect(layer.strokeColor != light)
  }

  // 86: a grid that is too strong is made weaker by its colour.
  @Test func colourMayBeTranslucent() throws {
    let view = view(.grid)
    (view.gridLineWidth, view.gridColor) = (2, UIColor.black.withAlphaComponent(0.2))
    #expect(try Bitmap(view: view)[20, 10].alpha == 51)
  }

  @Test func coloursAreMixedBetweenLevels() throws {
    let view = view(.grid)
    (view.gridColor, view.majorColor) = (.black, .white)
    (view.gridWidth, view.majorInterval, view.hasLadder, view.minimumMarkDistance) = (15, 2, true, 10)
    let layers = try #require(try grid(of: view).sublayers as? [CAShapeLayer])
    // Half way: the finest lines are half as strong, the next half way to the major ones.
    #expect(try grid(of: view).strokeColor?.alpha == 0.5)
    #expect(layers.map { $0.strokeColor?.components?.first } == [0.5, 1])
    #expect(layers.map(\.lineWidth) == [0.6000000000000001, 0.8])
  }

  // MARK: Edges

  // 68: as much is left at each side.
  @Test func centredCellsLeaveEqualMargins() throws {
    let view = view(.grid, 50, 47)
    (view.gridWidth, view.gridLineWidth, view.isCentered, view.edgeName) = (10, 2, true, "closed")
    view.margins = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    // 4 cells of 44 and of 43: lines at 5, 15 … 45 and at 3.5, 13.5 … 43.5.
    let bitmap = try Bitmap(view: view)
    #expect(bitmap.inkedBox == CGRect(x: 4, y: 2, width: 42, height: 43))
    #expect(bitmap.inkedColumns.count == 42, "the outline is whole")
    #expect(view.cell(at: CGPoint(x: 6, y: 4)) == GridCell(column: 0, row: 0))
    #expect(view.nearestPoint(to: CGPoint(x: 1, y: 0)) == CGPoint(x: 5, y: 3.5))
  }

  @Test func marginsAreLeftFree() throws {
    let view = view(.grid, 80, 80)
    (view.gridLineWidth, view.marginLeft, view.marginTop, view.marginRight, view.marginBottom) = (2, 10, 5, 15, 20)
    let bitmap = try Bitmap(view: view)
    #expect(bitmap.inkedBox == CGRect(x: 10, y: 5, width: 55, height: 55))
    // The grid stays where it was.
    #expect(bitmap.row(7).indices.filter { bitmap[$0, 7].alpha > 0 } == [19, 20, 39, 40, 59, 60])
    view.marginLeft = 90
    #expect(try Bitmap(view: view).inkedCount == 0)
    view.margins = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    #expect(try Bitmap(view: view).inkedCount > 0, "what is no number counts as 0")
  }

  @Test func circlesOnAPageAreAboutItsMiddle() throws {
    let view = view(.polar, 107, 63)
    (view.gridWidth, view.isCentered, view.marginLeft) = (10, true, 7)
    #expect(view.nearestPoint(to: CGPoint(x: 57, y: 31)) == CGPoint(x: 57, y: 31.5))
    view.bounds.size.width = 147
    #expect(view.nearestPoint(to: CGPoint(x: 77, y: 31)) == CGPoint(x: 77, y: 31.5))
  }

  // 68: a page's last staff is whole, and as far from its edge as the first.
  @Test func stavesOnAPageAreWhole() throws {
    let view = view(.music, 60, 130)
    (view.gridWidth, view.gridHeight, view.gridLineWidth, view.isCentered) = (4, 40, 1, true)
    let rows = try Bitmap(view: view).inkedRows
    #expect(rows.first.map { Double($0) + 0.5 } == rows.last.map { 129.5 - Double($0) })
    let lines = view.layout.strokes(60, 130).flatMap(\.lines)
    #expect(lines.count == 15)
  }

  /// A sheet lies on the pattern as it does where nothing is centred.
  @Test func sheetsAreCentredWithTheGrid() throws {
    let view = view(.grid, 110, 90)
    (view.isCentered, view.marginLeft, view.gridOrigin) = (true, 3, CGPoint(x: 2, y: 1))
    var dots = GridLayout(.dot, 20) { $0.origin = CGPoint(x: 2, y: 1) }
    dots.edge = .inside
    view.sheets = [GridSheet(layout: dots)]
    let layer = try #require(try grid(of: view).sublayers?.first as? CAShapeLayer)
    let first = try #require(layer.path?.boundingBox.origin)
    #expect(abs(view.nearestPoint(to: first).map { hypot($0.x - first.x, $0.y - first.y) } ?? 9) < 0.01)
  }

  // 63, 67: mark 0 is at the origin.
  @Test func aMarkIsAtTheOrigin() throws {
    let view = view(.dot)
    (view.dotRadius, view.gridOrigin) = (3, CGPoint(x: 7, y: 9))
    #expect(view.nearestPoint(to: CGPoint(x: 8, y: 8)) == CGPoint(x: 7, y: 9))
    #expect(try Bitmap(view: view)[7, 9].alpha == 255)
    view.gridOrigin = .zero
    view.edgeName = "beyond"
    #expect(try Bitmap(view: view)[0, 0].alpha > 128, "a quarter of a dot in the corner")
  }

  // MARK: Pixels

  // 39, 40, 76: all lines alike, at places that are at most half a pixel off.
  @Test(arguments: [1, 2, 3] as [CGFloat], [0.1, 0.5, 1.2, 2])
  func linesOnPixelsAreEquallyThick(scale: CGFloat, width: Double) throws {
    let view = view(.grid, 211, 50)
    view.traitOverrides.displayScale = scale
    (view.gridWidth, view.gridLineWidth, view.snapsToPixels) = (7.3, CGFloat(width), true)
    let bitmap = try Bitmap(view: view, scale: scale)
    let row = bitmap.row(Int(2 * scale))
    #expect(Set(row) == [0, 255], "sharp")
    let runs = row.split(separator: 0).map(\.count)
    #expect(Set(runs) == [max(Int((CGFloat(width) * scale).rounded()), 1)])
    let starts = row.indices.filter { row[$0] > 0 && ($0 == 0 || row[$0 - 1] == 0) }
    #expect(starts.count == 28)
    let distances = Set(zip(starts, starts.dropFirst()).map { $1 - $0 })
    #expect(distances.count <= 2 && (distances.max() ?? 0) - (distances.min() ?? 0) <= 1)
    for (index, start) in starts.enumerated() {
      let middle = CGFloat(start) + CGFloat(runs[0]) / 2
      #expect(abs(middle - CGFloat(index + 1) * 7.3 * scale) <= 0.5 + 1e-9, "it does not drift")
    }
  }

  // 39, 40, 76: those among slants as well. A slant crosses a line here and there: of each column the lightest pixel is the
  // line's own.
  @Test(arguments: [1, 2, 3] as [CGFloat], [0.5, 1, 1.6])
  func linesAmongSlantsAreEquallyThickOnPixels(scale: CGFloat, width: Double) throws {
    for pattern in [GridPattern.isometric, .triangular] {
      let view = view(pattern, 160, 160)
      view.traitOverrides.displayScale = scale
      (view.gridWidth, view.gridLineWidth, view.snapsToPixels) = (13.3, CGFloat(width), true)
      let bitmap = try Bitmap(view: view, scale: scale)
      let (lines, pixels) = (0..<bitmap.width, 0..<bitmap.height)
      let lightest = lines.map { line in
        pixels.map { pattern == .isometric ? bitmap[line, $0].alpha : bitmap[$0, line].alpha }.min() ?? 0
      }
      #expect(Set(lightest) == [0, 255], "\(pattern): sharp")
      let starts = lines.filter { lightest[$0] > 0 && ($0 == 0 || lightest[$0 - 1] == 0) }
      // Those at the edges of the view are cut off.
      let runs = lightest.split(separator: 0).map(\.count).dropFirst().dropLast()
      #expect(Set(runs) == [max(Int((CGFloat(width) * scale).rounded()), 1)], "\(pattern)")
      let distances = zip(starts, starts.dropFirst()).map { CGFloat($1 - $0) }.dropFirst().dropLast()
      let pitch = 13.3 * scale * (pattern == .isometric ? 1 : 0.75.squareRoot())
      #expect(distances.count >= 8 && distances.allSatisfy { abs($0 - pitch) <= 1 }, "\(pattern): \(distances)")
    }
  }

  @Test func dotsOnPixelsAreAllAlike() throws {
    let view = view(.dot, 120, 90)
    (view.gridWidth, view.dotRadius, view.snapsToPixels) = (7.3, 1.5, true)
    let bitmap = try Bitmap(view: view)
    var pictures: Set<[UInt8]> = []
    for mark in view.marks(in: view.bounds) {
      let (x, y) = (Int(mark.x.rounded(.down)), Int(mark.y.rounded(.down)))
      pictures.insert((-2...2).flatMap { row in (-2...2).map { bitmap[x + $0, y + row].alpha } })
    }
    #expect(pictures.count == 1)
    #expect(try grid(of: view).path?.elements.count == 2 * 12, "and a line a row")
  }

  // 41: widths may be counted in pixels of whatever screen it is.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aWidthInPixelsIsThatManyOnEveryScreen(scale: CGFloat) throws {
    let view = view(.ruled)
    view.traitOverrides.displayScale = scale
    (view.markUnitName, view.gridLineWidth, view.snapsToPixels) = ("pixels", 1, true)
    #expect(try grid(of: view).lineWidth == 1 / scale)
    #expect(try Bitmap(view: view, scale: scale).inkedRows.count == 2)
  }

  @Test func marksGrowWithTheContentIfTheyAreCountedInIt() throws {
    let view = view(.dot, 200, 200)
    view.zoomScale = 3
    #expect(try grid(of: view).lineWidth == 2)
    view.markUnitName = "content"
    #expect(try grid(of: view).lineWidth == 6)
  }

  // MARK: More than one pattern

  @Test func sheetsAreDrawnOverTheGridAtItsZoom() throws {
    let view = view(.grid)
    view.sheets = [
      GridSheet(layout: GridLayout(.dot, 10) { $0.contentOffset = CGPoint(x: 1e9, y: 0) }, color: .red),
      GridSheet(layout: GridLayout(.ruled, 10) { $0.majorInterval = 2 }, color: .green, majorColor: .blue),
    ]
    view.zoomScale = 2
    let layers = try #require(try grid(of: view).sublayers as? [CAShapeLayer])
    #expect(layers.map(\.strokeColor) == [.red, .green, .blue].map { (color: UIColor) in color.cgColor })
    #expect(layers[0].lineDashPattern == [0.01, 19.99])
    view.sheets = []
    #expect(try grid(of: view).sublayers?.isEmpty ?? true)
  }

  @Test func theMotifIsDrawnInEveryCell() throws {
    let view = view(.none, 50, 30)
    view.gridWidth = 20
    var cells: [CGRect] = []
    view.motif = { context, cell in
      cells.append(cell)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(cell.insetBy(dx: 5, dy: 5))
      context.translateBy(x: 1000, y: 0)
    }
    let bitmap = try Bitmap(view: view)
    // Two whole squares, and the beginnings of a row and a column of them.
    #expect(bitmap.coverage == 375)
    #expect(cells.first == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(Set(cells.map { [$0.minX, $0.minY] }).count == 6)
    view.motif = nil
    #expect(try Bitmap(view: view).inkedCount == 0)
    #expect(view.layer.sublayers?.count == 1)
  }

  @Test func theMotifIsNotDrawnMoreOftenThanItsLimit() throws {
    let view = view(.none, 1000, 1000)
    var count = 0
    view.motif = { _, _ in count += 1 }
    view.gridWidth = 10
    _ = try Bitmap(view: view)
    // A layer may be drawn more than once; cells that only touch the view are left out.
    #expect(count > 0 && count.isMultiple(of: 10_000))
    count = 0
    // Where there are more, none: never a part of them.
    for width in [1, 0.5, 0, -1, .nan, .infinity] as [CGFloat] {
      view.gridWidth = width
      _ = try Bitmap(view: view)
    }
    #expect(count == 0)
  }

  @Test func backgroundColourLiesBeneath() throws {
    let view = view(.grid)
    (view.gridLineWidth, view.backgroundColor) = (2, .white)
    let bitmap = try Bitmap(view: view)
    #expect(bitmap[20, 10] == Bitmap.Pixel(0, 0, 0, 255))
    #expect(bitmap[10, 10] == Bitmap.Pixel(255, 255, 255, 255))
  }

  // MARK: Export

  // 77, 84, 88: in an export it is what it is on screen, as strokes.
  @Test(arguments: [PictureFormat.pdf, .svg])
  func everyPatternStaysStrokes(format: PictureFormat) throws {
    for pattern in GridPattern.all where pattern != .none {
      // As high as two staves, of which the first is major.
      let view = view(pattern, 100, 110)
      (view.gridWidth, view.majorInterval, view.gridLineWidth) = (5, 3, 0.4)
      let text = String(decoding: try Picture(of: view, size: view.bounds.size, scale: 2).data(format), as: UTF8.self)
      #expect(!text.contains("<image") && !text.contains("/Subtype /Image"), "\(pattern)")
      if format == .svg {
        let width = pattern == .dot || pattern == .staggered ? "2" : "0.4"
        #expect(text.contains("stroke-width:\(width);"), "\(pattern)")
      }
    }
  }

  // 88: not fatter, as a reader of the file has it.
  @Test(arguments: GridPattern.all.filter { $0 != .none })
  func linesOfAPDFAreAsWideAsAsked(pattern: GridPattern) async throws {
    let view = view(pattern, 100, 110)
    (view.gridWidth, view.majorInterval, view.gridLineWidth, view.majorLineWidth) = (5, 3, 0.25, 0.75)
    (view.dotRadius, view.majorDotRadius, view.markSize) = (0.5, 1, 3)
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.pdf")
    try Picture(of: view, size: view.bounds.size, scale: 2).data(.pdf).write(to: file)
    let run = try await ProgramRun.run("pdftocairo", ["-svg", "a.pdf", "a.svg"], in: folder.url, timeLimit: 60)
    #expect(run.status == 0, "\(run.errorText)")
    let text = try String(contentsOf: folder.url.appending(path: "a.svg"), encoding: .utf8)
    let widths = text.matches(of: /stroke-width[:=]"?([0-9.]+)(.*?)\/>/).map { match in
      let factor = match.2.firstMatch(of: /matrix\(([-0-9.]+)/).flatMap { Double($0.1) } ?? 1
      return (abs(factor) * (Double(match.1) ?? 0) * 1000).rounded() / 1000
    }
    let isOfDots = pattern == .dot || pattern == .staggered
    #expect(widths.contains(isOfDots ? 1 : 0.25), "the minor ones")
    #expect(Set(widths).isSubset(of: isOfDots ? [1, 2] : [0.25, 0.75]), "and the major ones")
  }

  /// A bounds origin is a way to scroll subviews: the grid stays with the view.
  @Test func pointsAreInTheViewsOwnSpace() {
    let view = view(.grid)
    view.bounds.origin = CGPoint(x: 7, y: 0)
    #expect(view.nearestPoint(to: CGPoint(x: 28, y: 1)) == CGPoint(x: 27, y: 0))
    #expect(view.snap(CGPoint(x: 28, y: 1), radius: 2) == CGPoint(x: 27, y: 0))
    #expect(view.snap(CGPoint(x: 28, y: 1), radius: 1) == CGPoint(x: 28, y: 1))
    #expect(view.cell(at: CGPoint(x: 26, y: 1)) == GridCell(column: 0, row: 0))
    #expect(view.bounds(ofCell: GridCell(column: 0, row: 0)) == CGRect(x: 7, y: 0, width: 20, height: 20))
    #expect(view.marks(in: CGRect(x: 20, y: 10, width: 20, height: 20)) == [CGPoint(x: 27, y: 20)])
  }
}
