// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// The edges of pages.
@MainActor @Suite struct GridEdgeTests {
  // 68: as much is left at each side, whatever the pattern. A page for notes has a heading, and is as it is.
  @Test(arguments: GridPattern.all.filter { $0 != .none && $0 != .cornell }, [GridEdge.inside, .closed])
  func marginsOfACentredGridAreBalanced(pattern: GridPattern, edge: GridEdge) throws {
    for size in [CGSize(width: 107, height: 93), CGSize(width: 150, height: 61)] {
      let view = GridView(frame: CGRect(origin: .zero, size: size))
      (view.pattern, view.gridWidth, view.gridLineWidth, view.dotRadius) = (pattern, pattern == .music ? 2 : 10, 1, 1.5)
      (view.isCentered, view.edge, view.margins) = (true, edge, UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6))
      let box = try Bitmap(view: view, scale: 2).inkedBox
      #expect(box.width > size.width / 2 && box.height > size.height / 2, "a good part of the view is inked")
      // A pixel, half a line: roundings may touch one more at one side.
      #expect(abs(box.minX - (2 * size.width - box.maxX)) <= 1, "\(box)")
      #expect(abs(box.minY - (2 * size.height - box.maxY)) <= 1, "\(box)")
    }
  }

  /// No edge is there but of a whole cell, and of those all are.
  @Test func aClosedHoneycombIsOfWholeCells() throws {
    var random = SeededGenerator(seed: 29)
    for _ in 0..<50 {
      let layout = GridLayout(.hexagonal, .random(in: 8...20, using: &random)) {
        ($0.edge, $0.majorInterval) = (.closed, [0, 0, 2, 3].randomElement(using: &random) ?? 0)
        $0.origin = CGPoint(x: .random(in: -30...30, using: &random), y: .random(in: -30...30, using: &random))
        $0.zoomScale = .random(in: 0.5...2, using: &random)
      }
      let rect = CGRect(x: 3, y: 5, width: .random(in: 30...150, using: &random), height: 90)
      #expect(Set(layout.strokes(in: rect).flatMap(\.marks).map(key)) == edges(of: layout, in: rect))
    }
  }

  /// The middles of the edges of all whole cells in a rectangle.
  private func edges(of layout: GridLayout, in rect: CGRect) -> Set<[Int]> {
    var edges: Set<[Int]> = []
    for column in -60...60 {
      for row in -40...40 {
        let cell = GridCell(column: column, row: row)
        guard let bounds = layout.bounds(ofCell: cell), rect.contains(bounds) else { continue }
        let middle = SIMD2(Double(bounds.midX), Double(bounds.midY))
        let size = SIMD2(Double(bounds.width), Double(bounds.height))
        for way in [SIMD2(0.5, 0), SIMD2(0.25, 0.375), SIMD2(0.25, -0.375)] as [SIMD2<Double>] {
          edges.formUnion([key(middle + way * size), key(middle - way * size)])
        }
      }
    }
    return edges
  }

  private func key(_ point: SIMD2<Double>) -> [Int] {
    [Int((point.x * 100).rounded()), Int((point.y * 100).rounded())]
  }

  @Test func aRowOfCellsThatJustFitsIsWhole() {
    let height = 40 / 3.0.squareRoot()
    let layout = GridLayout(.hexagonal, 20) { ($0.edge, $0.origin) = (.closed, CGPoint(x: 10, y: height / 2)) }
    // Three cells: 6 edges each, two of them shared.
    #expect(layout.strokes(60, height).flatMap(\.marks).count == 16)
    #expect(layout.strokes(60, height - 0.01).isEmpty, "there is no room for one")
  }

  /// What a page costs.
  @Test(
    arguments: [
      (GridPattern.grid, 80), (.hexagonal, 80 / 0.75.squareRoot()), (.triangular, 2 * 80 / 0.75.squareRoot()),
      (.music, 8), (.polar, 13 * 12),
    ] as [(GridPattern, Double)])
  func cellsAreCounted(pattern: GridPattern, count: Double) {
    // Circles of 10 to 120: the corner is 128 away.
    let found = GridLayout(pattern, 10).cellCount(in: CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(abs(found - count) < 1e-9)
    #expect(GridLayout(pattern, .nan).cellCount(in: CGRect(x: 0, y: 0, width: 100, height: 80)) == 0)
  }
}
