// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Marks of a view on the pixels of its screen.
@MainActor @Suite struct GridViewPixelTests {
  // 39, 40, 76: all lines alike, at places that are at most half a pixel off.
  @Test(arguments: [1, 2, 3] as [CGFloat], [0.1, 0.5, 1.2, 2])
  func linesOnPixelsAreEquallyThick(scale: CGFloat, width: Double) throws {
    let view = GridView(.grid, 211, 50)
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
      let view = GridView(pattern, 160, 160)
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
    let view = GridView(.dot, 120, 90)
    (view.gridWidth, view.dotRadius, view.snapsToPixels) = (7.3, 1.5, true)
    let bitmap = try Bitmap(view: view)
    var pictures: Set<[UInt8]> = []
    for mark in view.marks(in: view.bounds) {
      let (x, y) = (Int(mark.x.rounded(.down)), Int(mark.y.rounded(.down)))
      pictures.insert((-2...2).flatMap { row in (-2...2).map { bitmap[x + $0, y + row].alpha } })
    }
    #expect(pictures.count == 1)
    #expect(try view.gridLayer.path?.elements.count == 2 * 12, "and a line a row")
  }

  // 41: widths may be counted in pixels of whatever screen it is.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aWidthInPixelsIsThatManyOnEveryScreen(scale: CGFloat) throws {
    let view = GridView(.ruled)
    view.traitOverrides.displayScale = scale
    (view.markUnitName, view.gridLineWidth, view.snapsToPixels) = ("pixels", 1, true)
    #expect(try view.gridLayer.lineWidth == 1 / scale)
    #expect(try Bitmap(view: view, scale: scale).inkedRows.count == 2)
  }

  @Test func marksGrowWithTheContentIfTheyAreCountedInIt() throws {
    let view = GridView(.dot, 200, 200)
    view.zoomScale = 3
    #expect(try view.gridLayer.lineWidth == 2)
    view.markUnitName = "content"
    #expect(try view.gridLayer.lineWidth == 6)
  }
}
