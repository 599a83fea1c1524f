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
    let view = GridView(.hexagonal)
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
    let view = GridView(.grid)
    (view.edgeName, view.markUnitName) = ("beyond", "pixels")
    (view.edgeName, view.markUnitName) = ("Inside", "px")
    #expect((view.edgeName, view.markUnitName) == ("beyond", "pixels"))
    #expect((view.edge, view.markUnit) == (.beyond, .pixels))
    (view.edge, view.markUnit) = (.closed, .content)
    #expect((view.edgeName, view.markUnitName) == ("closed", "content"))
  }

  // 29, 91, 92, 102: one layer for what is drawn alike, whatever is set; one more for each other colour.
  @Test func thereIsALayerForEachStyleAndNoMore() throws {
    let view = GridView(.grid)
    let grid = try view.gridLayer
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
    let view = GridView(.grid)
    view.majorInterval = 2
    view.gridColor = .green
    #expect(view.majorColor == .green)
    view.majorColor = .red
    view.gridColor = .blue
    let grid = try view.gridLayer
    #expect(grid.strokeColor == UIColor.blue.cgColor)
    #expect((grid.sublayers?.first as? CAShapeLayer)?.strokeColor == UIColor.red.cgColor)
    #expect((grid.sublayers?.first as? CAShapeLayer)?.lineWidth == 0.8)
  }

  /// As with a tint colour, nil takes it back.
  @Test func majorColourIsTheGridsAgainOnceItIsNil() throws {
    let view = GridView(.grid)
    (view.majorInterval, view.gridColor, view.majorColor) = (2, .green, .red)
    view.majorColor = nil
    #expect(view.majorColor == .green)
    view.gridColor = .blue
    #expect(view.majorColor == .blue)
    #expect((try view.gridLayer.sublayers?.first as? CAShapeLayer)?.strokeColor == UIColor.blue.cgColor)
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
    let (view, count) = (GridView(.grid), Count())
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
    let view = GridView(.grid)
    view.majorInterval = 2
    view.majorColor = .systemRed
    let layer = try #require(try view.gridLayer.sublayers?.first as? CAShapeLayer)
    let light = layer.strokeColor
    view.overrideUserInterfaceStyle = .dark
    #expect(
      layer.strokeColor == UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor)
    #expect(layer.strokeColor != light)
  }

  // 86: a grid that is too strong is made weaker by its colour.
  @Test func colourMayBeTranslucent() throws {
    let view = GridView(.grid)
    (view.gridLineWidth, view.gridColor) = (2, UIColor.black.withAlphaComponent(0.2))
    #expect(try Bitmap(view: view)[20, 10].alpha == 51)
  }

  @Test func coloursAreMixedBetweenLevels() throws {
    let view = GridView(.grid)
    (view.gridColor, view.majorColor) = (.black, .white)
    (view.gridWidth, view.majorInterval, view.hasLadder, view.minimumMarkDistance) = (15, 2, true, 10)
    let layers = try #require(try view.gridLayer.sublayers as? [CAShapeLayer])
    // Half way: the finest lines are half as strong, the next half way to the major ones.
    #expect(try view.gridLayer.strokeColor?.alpha == 0.5)
    #expect(layers.map { $0.strokeColor?.components?.first } == [0.5, 1])
    #expect(layers.map(\.lineWidth) == [0.6000000000000001, 0.8])
  }

  @Test func backgroundColourLiesBeneath() throws {
    let view = GridView(.grid)
    (view.gridLineWidth, view.backgroundColor) = (2, .white)
    let bitmap = try Bitmap(view: view)
    #expect(bitmap[20, 10] == Bitmap.Pixel(0, 0, 0, 255))
    #expect(bitmap[10, 10] == Bitmap.Pixel(255, 255, 255, 255))
  }

  /// A bounds origin is a way to scroll subviews: the grid stays with the view.
  @Test func pointsAreInTheViewsOwnSpace() {
    let view = GridView(.grid)
    view.bounds.origin = CGPoint(x: 7, y: 0)
    #expect(view.nearestPoint(to: CGPoint(x: 28, y: 1)) == CGPoint(x: 27, y: 0))
    #expect(view.snap(CGPoint(x: 28, y: 1), radius: 2) == CGPoint(x: 27, y: 0))
    #expect(view.snap(CGPoint(x: 28, y: 1), radius: 1) == CGPoint(x: 28, y: 1))
    #expect(view.cell(at: CGPoint(x: 26, y: 1)) == GridCell(column: 0, row: 0))
    #expect(view.bounds(ofCell: GridCell(column: 0, row: 0)) == CGRect(x: 7, y: 0, width: 20, height: 20))
    #expect(view.marks(in: CGRect(x: 20, y: 10, width: 20, height: 20)) == [CGPoint(x: 27, y: 20)])
  }
}
