// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Snapping goes where marks are drawn.
@Suite struct GridSnappingTests {
  private static let window = CGRect(x: 0, y: 0, width: 120, height: 80)

  /// A layout at some place of a canvas, of which a few marks can be seen.
  private func layout(_ pattern: GridPattern, _ random: inout SeededGenerator) -> GridLayout {
    let width = CGFloat.random(in: 4...40, using: &random)
    let height = pattern == .music ? 6 * width : Bool.random(using: &random) ? 0 : 23
    return GridLayout(pattern, width, height) {
      $0.edge = .beyond
      // Of no width, so that all marks drawn are in the window.
      ($0.lineWidth, $0.majorLineWidth, $0.dotRadius, $0.majorDotRadius, $0.markSize) = (1e-9, 1e-9, 1e-9, 1e-9, 3e-9)
      $0.zoomScale = pow(10, .random(in: -3...3, using: &random))
      $0.origin = CGPoint(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
      $0.contentOffset = CGPoint(x: .random(in: -1e6...1e6, using: &random), y: .random(in: -1e6...1e6, using: &random))
      $0.hasLadder = true
      $0.minimumMarkDistance = 12
      $0.ladderFactor = Int.random(in: 2...4, using: &random)
      $0.majorInterval = [0, 0, 1, 2, 4].randomElement(using: &random) ?? 0
      $0.displayScale = [1, 2, 3].randomElement(using: &random) ?? 1
      $0.snapsToPixels = Bool.random(using: &random)
    }
  }

  // 66: the background and what snaps to it are of one origin. 10,000 points in all.
  @Test(arguments: GridPattern.all.filter { $0 != .none && $0 != .polar && $0 != .cornell })
  func theNearestPointIsTheNearestMarkDrawn(pattern: GridPattern) throws {
    var random = SeededGenerator(seed: UInt64(pattern.name.count * 1000 + 7))
    for _ in 0..<100 {
      var layout = layout(pattern, &random)
      // Of no width they are drawn as wide as a pixel.
      if layout.snapsToPixels { (layout.lineWidth, layout.majorLineWidth) = (1, 1) }
      let drawn = try #require(Drawn(layout, in: Self.window.insetBy(dx: -110, dy: -110)))
      for _ in 0..<10 {
        let point = CGPoint(x: .random(in: 0...120, using: &random), y: .random(in: 0...80, using: &random))
        let snapped = try #require(layout.nearestPoint(to: point))
        let distance = drawn.distance(to: SIMD2(point))
        // 10^-6: what a sum of dashes errs by.
        #expect(abs((SIMD2(snapped) - SIMD2(point)).length - distance) < 1e-6, "\(layout)")
        #expect(drawn.distance(to: SIMD2(snapped)) < 1e-6)
        #expect(layout.snap(point, radius: distance + 1e-3) == snapped)
        #expect(layout.snap(point, radius: distance - 1e-3) == point)
      }
    }
  }

  // 66: of a view as well, where its cells are in the middle and within margins.
  @MainActor @Test(arguments: [GridPattern.dot, .staggered, .plus, .cross, .grid, .triangular, .hexagonal])
  func marksOfACentredViewAreSnappedTo(pattern: GridPattern) throws {
    let view = GridView(frame: CGRect(x: 0, y: 0, width: 127, height: 101))
    (view.pattern, view.gridWidth, view.markSize, view.isCentered, view.edge) = (pattern, 11, 4, true, .closed)
    view.margins = UIEdgeInsets(top: 5, left: 9, bottom: 1, right: 2)
    let layer = try #require(view.layer.sublayers?.first as? CAShapeLayer)
    let stroke = GridStroke(
      path: try #require(layer.path), lineWidth: layer.lineWidth,
      dashPattern: layer.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
    let marks =
      switch pattern {
      case .hexagonal: stroke.edgeEnds { $0.x != 0 }
      case .grid, .triangular: stroke.lines.filter { $0.start.y == $0.end.y }.map(\.start)
      default: stroke.marks
      }
    #expect(marks.count > 5)
    for mark in marks {
      let nearest = try #require(view.nearestPoint(to: CGPoint(mark)))
      // Lines are snapped to at their crossings alone, half a cell from where they begin.
      let isBetween = pattern == .triangular && (SIMD2(nearest) - mark).length > 1
      #expect(isBetween ? abs(nearest.y - mark.y) < 1e-6 : (SIMD2(nearest) - mark).length < 1e-6)
      // Not because all points are: there is none half a cell from it.
      let beside = CGPoint(x: mark.x + 2, y: mark.y)
      #expect(view.nearestPoint(to: beside) != beside)
    }
  }

  /// The marks of strokes, found from the strokes alone.
  private struct Drawn {
    private var points: [SIMD2<Double>] = []
    /// Where there are lines across and nothing else.
    private var heights: [Double] = []

    init?(_ layout: GridLayout, in rect: CGRect) {
      let strokes = layout.strokes(in: rect)
      guard !strokes.isEmpty else { return nil }
      switch layout.pattern {
      case .dot, .staggered, .plus, .cross: points = strokes.flatMap(\.marks)
      case .ruled, .music: heights = strokes.flatMap { $0.lines.map { $0.start.y } }
      case .grid:
        let lines = strokes.flatMap(\.lines)
        let (columns, rows) = (lines.filter { $0.start.x == $0.end.x }, lines.filter { $0.start.y == $0.end.y })
        points = columns.flatMap { column in rows.map { SIMD2(column.start.x, $0.start.y) } }
      case .hexagonal: points = strokes.flatMap { $0.edgeEnds { $0.x != 0 } }
      default: points = Self.crossings(strokes.flatMap(\.lines))
      }
    }

    /// Where the slants meet: a third line there may have been moved to pixels.
    private static func crossings(_ all: [(start: SIMD2<Double>, end: SIMD2<Double>)]) -> [SIMD2<Double>] {
      let lines = all.filter { $0.start.x != $0.end.x && $0.start.y != $0.end.y }
      let ways = lines.map { ($0.end - $0.start) / ($0.end - $0.start).length }
      guard let first = ways.first, let other = ways.first(where: { abs($0.cross(first)) > 0.1 }) else { return [] }
      let one = zip(lines, ways).filter { abs($0.1.cross(first)) < 1e-6 }.map(\.0)
      let two = zip(lines, ways).filter { abs($0.1.cross(other)) < 1e-6 }.map(\.0)
      return one.flatMap { line in
        two.map { line.start + first * (($0.start - line.start).cross(other) / first.cross(other)) }
      }
    }

    func distance(to point: SIMD2<Double>) -> Double {
      let heights = heights.map { abs($0 - point.y) }.min() ?? .infinity
      return points.reduce(heights) { min($0, ($1 - point).length) }
    }
  }

  /// Polar paper's marks, from its centre and spacing.
  @Test func polarPointsAreWhereCirclesMeetSpokes() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      var layout = layout(.polar, &random)
      layout.contentOffset = CGPoint(
        x: .random(in: -300...300, using: &random), y: .random(in: -300...300, using: &random))
      layout.spokeCount = Int.random(in: 1...24, using: &random)
      var center = SIMD2(layout.origin) * layout.zoomScale - SIMD2(layout.contentOffset)
      // Lines of no width are one pixel wide, whose middle is that of a pixel.
      if layout.snapsToPixels {
        center = ((center * layout.scale).rounded(.down) + 0.5) / layout.scale
      }
      let plan = try #require(GridPlan(layout, rect: Self.window))
      let spacing = Double(layout.pitch.width * layout.zoomScale) * (plan.tiers.first?.stride.value ?? 0)
      for _ in 0..<10 {
        let point = CGPoint(x: .random(in: 0...300, using: &random), y: .random(in: 0...200, using: &random))
        let rings = ((SIMD2(point) - center).length / spacing).rounded(.up) + 1
        var nearest = (SIMD2(point) - center).length
        for ring in 0...Int(rings) {
          for spoke in 0..<layout.spokeCount {
            let angle = 2 * .pi * Double(spoke) / Double(layout.spokeCount)
            let mark = center + Double(ring) * spacing * SIMD2(cos(angle), sin(angle))
            nearest = min(nearest, (mark - SIMD2(point)).length)
          }
        }
        let snapped = try #require(layout.nearestPoint(to: point))
        #expect(abs((SIMD2(snapped) - SIMD2(point)).length - nearest) < 1e-6)
      }
    }
  }

  @Test(arguments: GridPattern.all.filter { $0 != .none })
  func marksInARectangleAreThoseSnappedTo(pattern: GridPattern) throws {
    let layout = GridLayout(pattern, 30) {
      $0.origin = CGPoint(x: 7, y: 9)
      $0.minimumMarkDistance = 2
    }
    let marks = layout.marks(in: CGRect(x: 0, y: 0, width: 200, height: 350))
    #expect(!marks.isEmpty)
    for mark in marks {
      let nearest = try #require(layout.nearestPoint(to: mark))
      #expect((SIMD2(nearest) - SIMD2(mark)).length < 1e-9)
    }
    #expect(Set(marks.map { [$0.x, $0.y] }).count == marks.count, "none twice")
    if pattern == .grid { #expect(marks.count == 7 * 12) }
    if pattern == .ruled { #expect(marks.map(\.y) == stride(from: 9.0, to: 350, by: 30).map { CGFloat($0) }) }
  }

  /// A huge window would have more marks than there is memory for.
  @Test(arguments: GridPattern.all.filter { $0 != .none })
  func marksAreNotMoreThanTheirLimit(pattern: GridPattern) {
    let marks = GridLayout(pattern, 10).marks(in: CGRect(x: 0, y: 0, width: 1e8, height: 1e8))
    #expect(marks.count == GridLayout.maximumLineCount)
  }

  @Test func thinCellsHaveTheirNearestPointToo() throws {
    // The row of the nearest point is far from that of the nearest index.
    let layout = GridLayout(.staggered, 1000, 2)
    #expect(layout.nearestPoint(to: CGPoint(x: 502, y: 9)) == CGPoint(x: 500, y: 10))
    #expect(layout.nearestPoint(to: CGPoint(x: 498, y: 8.1)) == CGPoint(x: 500, y: 10))
    #expect(layout.nearestPoint(to: CGPoint(x: 2, y: 8.1)) == CGPoint(x: 0, y: 8))
  }

  // MARK: Cells

  @Test(arguments: GridPattern.all)
  func everyPointIsInItsCell(pattern: GridPattern) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let layout = GridLayout(pattern, .random(in: 4...40, using: &random)) {
        $0.origin = CGPoint(x: 7, y: 9)
        $0.zoomScale = .random(in: 0.3...3, using: &random)
        $0.contentOffset = CGPoint(x: 1000, y: -500)
      }
      let point = CGPoint(x: .random(in: 0...300, using: &random), y: .random(in: 0...200, using: &random))
      let cell = try #require(layout.cell(at: point))
      let bounds = try #require(layout.bounds(ofCell: cell))
      #expect(bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(point), "\(pattern) \(cell)")
    }
  }

  @Test func cellsAreCountedFromTheOrigin() {
    let layout = GridLayout(.grid, 20) { $0.origin = CGPoint(x: 5, y: 5) }
    #expect(layout.cell(at: CGPoint(x: 5, y: 5)) == GridCell(column: 0, row: 0))
    #expect(layout.cell(at: CGPoint(x: 4.9, y: 30)) == GridCell(column: -1, row: 1))
    #expect(layout.bounds(ofCell: GridCell(column: -1, row: 1)) == CGRect(x: -15, y: 25, width: 20, height: 20))
  }

  @Test func bricksAreShiftedByHalf() {
    let layout = GridLayout(.staggered, 20, 10)
    #expect(layout.cell(at: CGPoint(x: 9, y: 5)) == GridCell(column: 0, row: 0))
    #expect(layout.cell(at: CGPoint(x: 9, y: 15)) == GridCell(column: -1, row: 1))
    #expect(layout.bounds(ofCell: GridCell(column: -1, row: 1)) == CGRect(x: -10, y: 10, width: 20, height: 10))
  }

  @Test func hexagonsAreAboutTheirMiddles() throws {
    let layout = GridLayout(.hexagonal, 20)
    let middle = CGPoint(x: 10, y: 300.0.squareRoot())
    #expect(layout.cell(at: middle) == GridCell(column: 0, row: 1))
    let bounds = try #require(layout.bounds(ofCell: GridCell(column: 0, row: 1)))
    #expect(abs(bounds.width - 20) < 1e-9)
    #expect(abs(bounds.height - 40 / 3.0.squareRoot()) < 1e-9)
    // Just inside two corners of the hexagon about the origin, and just outside.
    let side = 20 / 3.0.squareRoot()
    #expect(layout.cell(at: CGPoint(x: 0, y: -side + 0.1)) == GridCell(column: 0, row: 0))
    #expect(layout.cell(at: CGPoint(x: 0, y: -side - 0.1)) != GridCell(column: 0, row: 0))
    #expect(layout.cell(at: CGPoint(x: 9.9, y: side / 2 - 0.2)) == GridCell(column: 0, row: 0))
  }

  @Test func twoTrianglesShareASlant() {
    let layout = GridLayout(.triangular, 20, 10)
    #expect(layout.cell(at: CGPoint(x: 10, y: 2)) == GridCell(column: 0, row: 0))
    #expect(layout.cell(at: CGPoint(x: 20, y: 8)) == GridCell(column: 1, row: 0))
    #expect(layout.bounds(ofCell: GridCell(column: 0, row: 0)) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(layout.bounds(ofCell: GridCell(column: 1, row: 0)) == CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(layout.cell(at: CGPoint(x: -1, y: 0.1)) == GridCell(column: -2, row: 0))
  }

  @Test func sectorsAreCountedClockwise() {
    let layout = GridLayout(.polar, 10) { $0.spokeCount = 4 }
    #expect(layout.cell(at: CGPoint(x: 15, y: 1)) == GridCell(column: 0, row: 1))
    #expect(layout.cell(at: CGPoint(x: -1, y: 3)) == GridCell(column: 1, row: 0))
    #expect(layout.cell(at: CGPoint(x: 15, y: -1)) == GridCell(column: 3, row: 1))
    #expect(layout.bounds(ofCell: GridCell(column: 0, row: 1)) == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(layout.bounds(ofCell: GridCell(column: 4, row: 1)) == nil)
  }

  @Test func withoutMarksThereIsNothingToSnapTo() {
    let point = CGPoint(x: 3, y: 4)
    for layout in [GridLayout(.none, 10), GridLayout(.grid, 0.5), GridLayout(.grid, .nan)] {
      #expect(layout.nearestPoint(to: point) == nil)
      #expect(layout.snap(point, radius: 100) == point)
      #expect(layout.marks(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
    }
    #expect(GridLayout(.grid, 10).nearestPoint(to: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    #expect(GridLayout(.grid, 10).snap(point, radius: .nan) == point)
    #expect(GridLayout(.grid, 10).cell(at: CGPoint(x: CGFloat.infinity, y: 0)) == nil)
    #expect(GridLayout(.grid, .nan).cell(at: point) == nil)
    #expect(GridLayout(.grid, 10).cell(at: CGPoint(x: 1e300, y: 0)) == nil)
  }
}
