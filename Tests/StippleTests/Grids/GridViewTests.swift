// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

@MainActor @Suite struct GridViewTests {
  private func view(_ style: GridStyle, _ width: CGFloat = 100, _ height: CGFloat = 60) -> GridView {
    let view = GridView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.gridStyle = style
    return view
  }

  private func grid(of view: GridView) throws -> CAShapeLayer {
    try #require(view.layer.sublayers?.first as? CAShapeLayer)
  }

  @Test func defaultsAreAsDocumented() {
    let view = GridView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(view.gridStyle == .none)
    #expect(view.gridWidth == 20)
    #expect(view.gridColor == .label)
    #expect(view.gridLineWidth == 0.4)
    #expect(view.dotRadius == 1)
    #expect(view.gridStyleName == "none")
  }

  @Test func nextCyclesThroughAllStyles() {
    #expect(GridStyle.none.next == .grid)
    #expect(GridStyle.grid.next == .dot)
    #expect(GridStyle.dot.next == .none)
  }

  @Test func setGridIsTheSameAsSettingTheStyle() {
    let view = view(.none)
    view.setGrid(gridStyle: .dot)
    #expect(view.gridStyle == .dot)
  }

  @Test(arguments: GridStyle.allCases)
  func styleHasAName(_ style: GridStyle) {
    let view = view(.none)
    view.gridStyleName = style.rawValue
    #expect(view.gridStyle == style)
    #expect(view.gridStyleName == style.rawValue)
  }

  @Test func unknownNameChangesNothing() {
    let view = view(.dot)
    view.gridStyleName = "Dots"
    #expect(view.gridStyle == .dot)
  }

  @Test func unknownNameIsRefusedWhereAnErrorCanBe() throws {
    let view = view(.dot)
    #expect { try view.setAttribute(parsing: "Dots", forKey: "gridStyleName") } throws: { error in
      "\(error)" == "GridView.gridStyleName does not take 'Dots': it is still 'dot'"
    }
    try view.setAttribute(parsing: "dot", forKey: "gridStyleName")
    try view.setAttribute(parsing: "grid", forKey: "gridStyleName")
    #expect(view.gridStyle == .grid)
  }

  @Test func noneDrawsNothing() throws {
    #expect(try Bitmap(view: view(.none)).inkedCount == 0)
  }

  @Test func oneLayerBehindEverythingForLife() throws {
    let view = view(.grid)
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = CALayer()
    view.addSubview(subview)
    view.layer.addSublayer(other)
    let grid = try grid(of: view)
    for _ in 0..<30 {
      view.setGrid(gridStyle: view.gridStyle.next)
      view.frame.size.width += 7
      view.layoutIfNeeded()
      view.prepareForInterfaceBuilder()
    }
    #expect(view.layer.sublayers == [grid, subview.layer, other])
    #expect(view.subviews == [subview])
  }

  @Test func gridLiesBehindTheSubviewsOfADocument() throws {
    let text = InterfaceDocument.text(
      objects: "<view id=\"a\" customClass=\"GridView\"><subviews><view id=\"b\"/></subviews></view>")
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil).first as? GridView)
    let subview = try #require(view.subviews.first)
    #expect(view.layer.sublayers == [try grid(of: view), subview.layer])
  }

  @Test func layoutStartsNoImplicitAction() throws {
    let view = view(.grid)
    let recorder = ActionRecorder()
    let grid = try grid(of: view)
    grid.actions = ["path": recorder, "bounds": recorder, "position": recorder]
    view.frame.size.width = 333
    view.layoutIfNeeded()
    #expect(recorder.count == 0)
    grid.position = .zero
    #expect(recorder.count == 1)
  }

  @Test func colourFollowsDarkMode() throws {
    let view = view(.grid)
    #expect(try grid(of: view).strokeColor == UIColor.black.cgColor)
    // At once, not at the next layout.
    view.overrideUserInterfaceStyle = .dark
    #expect(try grid(of: view).strokeColor == UIColor.white.cgColor)
  }

  /// Outside UIKit's calls the current traits are light, whatever the view's are.
  @Test func colourIsResolvedWithTheViewsTraits() throws {
    let view = view(.grid)
    view.overrideUserInterfaceStyle = .dark
    view.gridColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .black }
    #expect(try grid(of: view).strokeColor == UIColor.red.cgColor)
  }

  @Test func attributesRedrawAtOnce() throws {
    let view = view(.none)
    let grid = try grid(of: view)
    #expect(grid.path == nil)
    view.gridStyle = .grid
    // Four lines and two, of a move and a line each.
    #expect(grid.path?.elements.count == 12)
    #expect(grid.lineWidth == 0.4)
    view.gridLineWidth = 3
    #expect(grid.lineWidth == 3)
    view.gridWidth = 50
    #expect(grid.path?.elements.count == 4)
    view.gridColor = .red
    #expect(grid.strokeColor == UIColor.red.cgColor)
    view.gridStyleName = "dot"
    #expect(grid.lineWidth == 2)
    #expect(grid.lineCap == .round)
    #expect(grid.lineDashPattern == [0.01, 49.99])
    view.dotRadius = 4
    #expect(grid.lineWidth == 8)
    view.setGrid(gridStyle: .grid)
    #expect(grid.lineCap == .butt)
    #expect(grid.lineDashPattern == nil)
  }

  @Test func pathStartsInTheLayersOwnSpace() throws {
    let view = view(.grid, 30, 30)
    view.bounds.origin = CGPoint(x: 30, y: 40)
    view.layoutIfNeeded()
    let grid = try grid(of: view)
    #expect(grid.frame == CGRect(x: 30, y: 40, width: 30, height: 30))
    #expect(grid.path?.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func pitchOfADevicePixelFollowsTheDisplayScale() throws {
    let view = view(.grid)
    view.gridWidth = 0.5
    #expect(try grid(of: view).path == nil)
    view.traitOverrides.displayScale = 2
    #expect(try grid(of: view).path?.isEmpty == false)
  }

  // MARK: Pixels

  @Test(arguments: [0.5, 0.75, 1, 1.5, 2, 3, 8] as [CGFloat])
  func nothingVanishesAtAnyScale(scale: CGFloat) throws {
    let lines = try Bitmap(view: view(.grid), scale: scale)
    let between = Int(10 * scale)
    for x in [20, 40, 60, 80] {
      let near = Int(CGFloat(x) * scale) - 1...Int(CGFloat(x) * scale)
      #expect(near.contains { lines[$0, between].alpha > 0 }, "no line at \(x)")
    }
    let dots = try Bitmap(view: view(.dot), scale: scale)
    // 8 discs of radius 1. The edges of one of a few pixels are covered to 3 %.
    #expect(abs(dots.coverage / Double(scale * scale) - 8 * .pi) < 8 * .pi * 0.03)
  }

  @Test func linesStandAtMultiplesOfThePitch() throws {
    let view = view(.grid)
    view.gridLineWidth = 2
    let bitmap = try Bitmap(view: view)
    let between = bitmap.height / 2 - 5
    let columns = (0..<bitmap.width).filter { bitmap[$0, between].alpha > 0 }
    #expect(columns == [19, 20, 39, 40, 59, 60, 79, 80], "and none at 0 and 100")
    #expect((0..<bitmap.height).filter { bitmap[10, $0].alpha > 0 } == [19, 20, 39, 40])
  }

  @Test func thinLineCoversItsWidth() throws {
    // 0.4 pt over x = 20: 0.2 of each neighbouring column.
    let bitmap = try Bitmap(view: view(.grid))
    #expect(bitmap[19, 10].alpha == 51)
    #expect(bitmap[20, 10].alpha == 51)
    #expect(bitmap[18, 10].alpha == 0)
  }

  @Test func crossingsArePaintedOnce() throws {
    let view = view(.grid)
    view.gridLineWidth = 2
    view.gridColor = UIColor.black.withAlphaComponent(0.5)
    let bitmap = try Bitmap(view: view)
    #expect(bitmap[20, 20] == bitmap[20, 10])
  }

  @Test func dotsAreRoundDiscsAtTheCrossings() throws {
    let view = view(.dot)
    view.dotRadius = 4
    let scale: CGFloat = 2
    let bitmap = try Bitmap(view: view, scale: scale)
    for row in 1...2 {
      for column in 1...4 {
        let x = column * 40
        let y = row * 40
        var area = 0.0
        for dy in -10..<10 {
          for dx in -10..<10 {
            let pixel = bitmap[x + dx, y + dy]
            area += Double(pixel.alpha) / 255
            // Mirror and quarter turn; the dash of 0.01 pt is 0.02 px longer than a point, 0.02 * 255 = 5 of 255.
            #expect(pixel.difference(from: bitmap[x - 1 - dx, y + dy]) <= 5)
            #expect(pixel.difference(from: bitmap[x + dy, y + dx]) <= 5)
          }
        }
        #expect(abs(area - .pi * 64) < .pi * 64 * 0.005, "0.5 %: what the coverage of Cairo's edges errs by")
      }
    }
    // All dots and no other: what lies outside the discs is at most the sliver of the dash's length.
    let outside = bitmap.pixels.indices.filter { index in
      let (x, y) = (index % bitmap.width, index / bitmap.width)
      return !((32..<168).contains(x) && (32..<88).contains(y) && (x - 32) % 40 < 16 && (y - 32) % 40 < 16)
    }
    #expect(outside.map { bitmap.pixels[$0].alpha }.max() ?? 0 <= 5)
  }

  @Test func nothingIsDrawnOutsideTheBounds() throws {
    let view = view(.dot, 100.5, 60.5)
    view.dotRadius = 3
    let bitmap = try Bitmap(layer: view.layer, width: 120, height: 80)
    #expect(bitmap.inkedColumns.last == 100)
    #expect(bitmap.inkedRows.last == 60)
  }

  @Test func boundsAreFollowed() throws {
    let view = view(.grid, 30, 30)
    view.gridLineWidth = 2
    #expect(try Bitmap(view: view).inkedColumns.count == 30)
    view.frame.size = CGSize(width: 90, height: 30)
    let bitmap = try Bitmap(view: view)
    #expect((0..<90).filter { bitmap[$0, 5].alpha > 0 } == [19, 20, 39, 40, 59, 60, 79, 80])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -3, 0.2])
  func badPitchDrawsNothing(_ pitch: CGFloat) throws {
    for style in GridStyle.allCases {
      let view = view(style)
      view.gridWidth = pitch
      #expect(try Bitmap(view: view).inkedCount == 0)
    }
  }

  @Test func hugeViewsAreBounded() throws {
    // A move and a line for each line, both ways, or for each row of dots.
    for (style, count) in [(GridStyle.grid, 4), (.dot, 2)] {
      let view = view(style, 1e9, 1e9)
      #expect(try grid(of: view).path?.elements.count == count * GridLayout.maximumLineCount)
    }
  }

  @Test(arguments: GridStyle.allCases, [1, 2, 3])
  func goldens(style: GridStyle, scale: Int) throws {
    let view = view(style, 21, 21)
    view.gridWidth = 6
    try expectGolden(Bitmap(view: view, scale: CGFloat(scale), background: .white), "grid-\(style)@\(scale)x")
  }
}
