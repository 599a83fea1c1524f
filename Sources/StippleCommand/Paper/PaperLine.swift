// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// One piece of a path that is drawn without lifting the pen, in points.
struct PaperLine: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  var start: CGPoint
  var steps: [Step] = []

  init(from start: CGPoint, steps: [Step] = []) {
    self.start = start
    self.steps = steps
  }

  init(_ points: [CGPoint]) {
    self.init(from: points.first ?? .zero, steps: points.dropFirst().map { .line($0) })
  }

  init(_ x: Double, _ y: Double, to endX: Double, _ endY: Double) {
    self.init([CGPoint(x: x, y: y), CGPoint(x: endX, y: endY)])
  }

  func shifted(by distance: CGPoint) -> PaperLine {
    func shift(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + distance.x, y: point.y + distance.y) }
    return PaperLine(
      from: shift(start),
      steps: steps.map {
        switch $0 {
        case .line(let end): .line(shift(end))
        case .curve(let first, let second, let end): .curve(shift(first), shift(second), shift(end))
        case .close: .close
        }
      })
  }

  /// The other end, where this is one straight line.
  var straightEnd: CGPoint? {
    if steps.count == 1, case .line(let end) = steps[0] { end } else { nil }
  }
}

extension PaperLine.Step {
  /// Where the pen is after it; nil for the line's start.
  var end: CGPoint? {
    switch self {
    case .line(let end), .curve(_, _, let end): end
    case .close: nil
    }
  }
}
