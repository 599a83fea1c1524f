// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// More than one pattern in a view: sheets over the grid, and what is drawn in its cells.
@MainActor @Suite struct GridViewSheetTests {
  @Test func sheetsAreDrawnOverTheGridAtItsZoom() throws {
    let view = GridView(.grid)
    view.sheets = [
      GridSheet(layout: GridLayout(.dot, 10) { $0.contentOffset = CGPoint(x: 1e9, y: 0) }, color: .red),
      GridSheet(layout: GridLayout(.ruled, 10) { $0.majorInterval = 2 }, color: .green, majorColor: .blue),
    ]
    view.zoomScale = 2
    let layers = try #require(try view.gridLayer.sublayers as? [CAShapeLayer])
    #expect(layers.map(\.strokeColor) == [.red, .green, .blue].map { (color: UIColor) in color.cgColor })
    #expect(layers[0].lineDashPattern == [0.01, 19.99])
    view.sheets = []
    #expect(try view.gridLayer.sublayers?.isEmpty ?? true)
  }

  @Test func theMotifIsDrawnInEveryCell() throws {
    let view = GridView(.none, 50, 30)
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
    let view = GridView(.none, 1000, 1000)
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
}
