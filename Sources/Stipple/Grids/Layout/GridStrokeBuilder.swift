// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Gathers what is drawn alike into one stroke.
struct GridStrokeBuilder {
  private var started: [(stroke: GridStroke, path: CGMutablePath)] = []
  private var lineCount = 0

  /// Whether there are as many lines as there can be: the most of each of three families.
  var isFull: Bool { lineCount >= 3 * GridLayout.maximumLineCount }

  /// Adds a straight line to the stroke of a style; its path is passed over.
  mutating func addLine(from start: SIMD2<Double>, to end: SIMD2<Double>, style: GridStroke) {
    addLine(from: start, to: end, of: path(of: style))
  }

  /// Adds a straight line to a path that is of a style: for many of them.
  mutating func addLine(from start: SIMD2<Double>, to end: SIMD2<Double>, of path: CGMutablePath) {
    guard !isFull else { return }
    lineCount += 1
    path.move(to: CGPoint(start))
    path.addLine(to: CGPoint(end))
  }

  /// The path of all that has a style. If nothing is added to it there is no such stroke.
  mutating func path(of style: GridStroke) -> CGMutablePath {
    if let same = started.last(where: { $0.stroke.isDrawn(as: style) }) { return same.path }
    let path = CGMutablePath()
    started.append((style, path))
    return path
  }

  var strokes: [GridStroke] {
    started.compactMap { stroke, path in
      guard !path.isEmpty else { return nil }
      var stroke = stroke
      stroke.path = path
      return stroke
    }
  }
}

extension GridStroke {
  /// Whether all but the path is the same, but for roundings of lengths, which rows of several slants have each of its own:
  /// 10^-12 of a dash are nothing after all that there can be in a row.
  fileprivate func isDrawn(as other: GridStroke) -> Bool {
    (lineWidth, lineCap, emphasis, opacity) == (other.lineWidth, other.lineCap, other.emphasis, other.opacity)
      && (dashPattern == other.dashPattern
        || dashPattern.count == other.dashPattern.count
          && zip(dashPattern, other.dashPattern).allSatisfy { abs($0 - $1) <= 1e-12 * $0 })
  }
}

extension CGPoint {
  init(_ point: SIMD2<Double>) {
    self.init(x: point.x, y: point.y)
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  var length: Double { y == 0 ? abs(x) : x == 0 ? abs(y) : (x * x + y * y).squareRoot() }

  var isFinite: Bool { x.isFinite && y.isFinite }

  func dot(_ other: SIMD2) -> Double { x * other.x + y * other.y }

  func cross(_ other: SIMD2) -> Double { x * other.y - y * other.x }
}
