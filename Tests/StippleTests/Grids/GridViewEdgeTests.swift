// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Where the grid of a view begins and ends: margins, edges, its middle and its origin.
@MainActor @Suite struct GridViewEdgeTests {
  // 68: as much is left at each side.
  @Test func centredCellsLeaveEqualMargins() throws {
    let view = GridView(.grid, 50, 47)
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
    let view = GridView(.grid, 80, 80)
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
    let view = GridView(.polar, 107, 63)
    (view.gridWidth, view.isCentered, view.marginLeft) = (10, true, 7)
    #expect(view.nearestPoint(to: CGPoint(x: 57, y: 31)) == CGPoint(x: 57, y: 31.5))
    view.bounds.size.width = 147
    #expect(view.nearestPoint(to: CGPoint(x: 77, y: 31)) == CGPoint(x: 77, y: 31.5))
  }

  // 68: a page's last staff is whole, and as far from its edge as the first.
  @Test func stavesOnAPageAreWhole() throws {
    let view = GridView(.music, 60, 130)
    (view.gridWidth, view.gridHeight, view.gridLineWidth, view.isCentered) = (4, 40, 1, true)
    let rows = try Bitmap(view: view).inkedRows
    #expect(rows.first.map { Double($0) + 0.5 } == rows.last.map { 129.5 - Double($0) })
    let lines = view.layout.strokes(60, 130).flatMap(\.lines)
    #expect(lines.count == 15)
  }

  /// A sheet lies on the pattern as it does where nothing is centred.
  @Test func sheetsAreCentredWithTheGrid() throws {
    let view = GridView(.grid, 110, 90)
    (view.isCentered, view.marginLeft, view.gridOrigin) = (true, 3, CGPoint(x: 2, y: 1))
    var dots = GridLayout(.dot, 20) { $0.origin = CGPoint(x: 2, y: 1) }
    dots.edge = .inside
    view.sheets = [GridSheet(layout: dots)]
    let layer = try #require(try view.gridLayer.sublayers?.first as? CAShapeLayer)
    let first = try #require(layer.path?.boundingBox.origin)
    #expect(abs(view.nearestPoint(to: first).map { hypot($0.x - first.x, $0.y - first.y) } ?? 9) < 0.01)
  }

  // 63, 67: mark 0 is at the origin.
  @Test func aMarkIsAtTheOrigin() throws {
    let view = GridView(.dot)
    (view.dotRadius, view.gridOrigin) = (3, CGPoint(x: 7, y: 9))
    #expect(view.nearestPoint(to: CGPoint(x: 8, y: 8)) == CGPoint(x: 7, y: 9))
    #expect(try Bitmap(view: view)[7, 9].alpha == 255)
    view.gridOrigin = .zero
    view.edgeName = "beyond"
    #expect(try Bitmap(view: view)[0, 0].alpha > 128, "a quarter of a dot in the corner")
  }
}
