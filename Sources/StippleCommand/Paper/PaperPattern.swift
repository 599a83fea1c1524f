// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Stipple
import UIKit

/// The pattern of a page: a grid, laid out as grids of views are, and its inks.
struct PaperPattern: Sendable {
  static var names: [String] { GridPattern.all.map(\.name) }

  var grid: GridLayout
  var ink: PaperInk
  var majorInk: PaperInk

  /// - Parameter grid: what is drawn, its pitch and the sizes of its marks; the rest is as pages need it.
  init(_ grid: GridLayout, ink: PaperInk, majorInk: PaperInk) {
    (self.grid, self.ink, self.majorInk) = (grid, ink, majorInk)
    // Pages are of whole cells, and paper has no pixels between which marks could be lost.
    self.grid.edge = .closed
    self.grid.displayScale = 1_000
  }

  /// What is drawn of it in a part of a page.
  func strokes(in rect: CGRect) -> [PaperStroke] {
    grid.strokes(in: rect).map { stroke in
      PaperStroke(
        lines: PaperLine.lines(of: stroke.path), width: stroke.lineWidth,
        cap: PaperStroke.Cap(rawValue: Int(stroke.lineCap.rawValue)) ?? .butt,
        dashes: stroke.dashPattern.map { Double($0) }, ink: majorInk.mixed(into: ink, opacity: stroke.emphasis))
    }
  }
}

extension PaperLine {
  /// The lines of a path, one for each piece of it.
  fileprivate static func lines(of path: CGPath) -> [PaperLine] {
    var lines: [PaperLine] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      let last = lines.indices.last
      switch element.pointee.type {
      case .moveToPoint: lines.append(PaperLine(from: points[0]))
      case .addLineToPoint: if let last { lines[last].steps.append(.line(points[0])) }
      case .addQuadCurveToPoint: if let last { lines[last].addCurve(control: points[0], to: points[1]) }
      case .addCurveToPoint: if let last { lines[last].steps.append(.curve(points[0], points[1], points[2])) }
      case .closeSubpath: if let last { lines[last].steps.append(.close) }
      }
    }
    return lines.filter { !$0.steps.isEmpty }
  }

  /// A curve with one control point as one with two.
  private mutating func addCurve(control: CGPoint, to end: CGPoint) {
    let start = steps.last?.end ?? self.start
    func moved(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    steps.append(.curve(moved(start), moved(end), end))
  }
}
