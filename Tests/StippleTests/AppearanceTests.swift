// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import StippleTestSupport
import Testing
import UIKit

@MainActor struct AppearanceTests {
  /// Classes of the tests' own: a proxy is kept as long as the program runs.
  private final class Line: DottedLineView {}
  private final class Grid: GridView {}

  @Test func dottedLinesTakeTheirLooksFromTheProxy() throws {
    Line.appearance().lineColor = .red
    Line.appearance().lineWidth = 4
    Line.appearance().dotSpacing = 8
    let (line, same) = (Line(frame: CGRect(x: 0, y: 0, width: 64, height: 4)), DottedLineView())
    same.frame = line.frame
    same.lineColor = .red
    same.lineWidth = 4
    same.dotSpacing = 8
    let pixels = try Bitmap(view: line)
    #expect(line.lineColor == .red)
    #expect(pixels.inkedCount > 0)
    #expect(try Bitmap(view: same) == pixels)
  }

  @Test func aLineWithAColourOfItsOwnKeepsIt() throws {
    Line.appearance().lineColor = .red
    let line = Line(frame: CGRect(x: 0, y: 0, width: 64, height: 4))
    line.lineColor = .green
    line.layoutIfNeeded()
    #expect(line.lineColor == .green)
  }

  @Test func gridsTakeTheirsToo() {
    Grid.appearance().gridWidth = 12
    let grid = Grid(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    grid.layoutIfNeeded()
    #expect(grid.gridWidth == 12)
    let plain = GridView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    plain.layoutIfNeeded()
    #expect(plain.gridWidth != 12)
  }
}
