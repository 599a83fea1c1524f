// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import StippleRaster
import UIKit

/// What a view costs beyond its kernel: at most 1.15 times the kernel called on the same pixels with the same marks.
@MainActor
struct ViewCost {
  let name: String
  private let canvas: Canvas
  private let view: UIView
  private let kernel: () -> Void

  private init(_ name: String, _ canvas: Canvas, _ view: UIView, kernel: @escaping () -> Void) {
    self.name = name
    self.canvas = canvas
    self.view = view
    self.kernel = kernel
  }

  static func all(isSmallest: Bool) -> [ViewCost] {
    let canvas = isSmallest ? Canvas(width: 320, height: 200) : Canvas(width: 1920, height: 1080)
    // As wide as bitmaps can be.
    let wide = Canvas(width: isSmallest ? 2000 : 32_767, height: 16)
    return [
      grid(on: canvas), dots(on: canvas), line(on: canvas, name: "view/line"), line(on: wide, name: "view/long line"),
    ]
  }

  func measure(rounds: Rounds) throws(Failure) -> [Row] {
    guard let context = canvas.makeContext() else { throw .noMemory("a bitmap context") }
    context.maximumThreadCount = 1
    view.layoutIfNeeded()
    let times = rounds.medians(of: [kernel, { view.layer.render(in: context) }])
    var row = Row(workload: name, engine: Engine.stippleView.rawValue, time: times[1])
    row.judge("kernel", times[1].wall / times[0].wall, atMost: 1.15)
    return [Row(workload: name, engine: Engine.stipple.rawValue, time: times[0]), row]
  }

  private static func grid(on canvas: Canvas) -> ViewCost {
    let view = GridView(frame: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
    view.gridStyle = .grid
    view.gridColor = .black
    func lines(before end: Int) -> [LineSeries] {
      let count = (end - 1) / Int(view.gridWidth)
      return [LineSeries(first: view.gridWidth, pitch: view.gridWidth, count: count, width: view.gridLineWidth)]
    }
    let grid = LineGrid(columns: lines(before: canvas.width), rows: lines(before: canvas.height))
    return ViewCost("view/grid", canvas, view) {
      grid.draw(in: canvas.bitmap, rows: 0..<canvas.height, with: Canvas.black)
    }
  }

  /// A dot of a GridView is a round dash of 0.01.
  private static func dots(on canvas: Canvas) -> ViewCost {
    let view = GridView(frame: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
    view.gridStyle = .dot
    view.gridColor = .black
    let pitch = view.gridWidth
    let lattice = MarkLattice(
      mark: Mark(length: 0.01, width: 2 * view.dotRadius, cap: .round), axis: .horizontal,
      origin: Point(pitch, pitch), pitch: Point(pitch, pitch), columns: (canvas.width - 1) / Int(pitch),
      rows: (canvas.height - 1) / Int(pitch))
    return ViewCost("view/dots", canvas, view) {
      lattice.draw(in: canvas.bitmap, rows: 0..<canvas.height, with: Canvas.black)
    }
  }

  /// A dot of a DottedLineView is a round dash of 1.
  private static func line(on canvas: Canvas, name: String) -> ViewCost {
    let view = DottedLineView(frame: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
    view.lineColor = .black
    let pitch = 1 + view.dotSpacing
    let row = MarkRow(
      mark: Mark(length: 1, width: view.lineWidth, cap: .round), axis: .horizontal,
      position: Double(canvas.height) / 2, first: 0.5, pitch: pitch, count: canvas.width / Int(pitch) + 1)
    return ViewCost(name, canvas, view) {
      row.draw(in: canvas.bitmap, rows: 0..<canvas.height, with: Canvas.black)
    }
  }
}
