// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

extension GridLayout {
  /// A layout with some of its properties set.
  init(_ pattern: GridPattern, _ width: CGFloat, _ height: CGFloat = 0, _ change: (inout GridLayout) -> Void = { _ in })
  {
    self.init(pattern: pattern, pitch: CGSize(width: width, height: height))
    change(&self)
  }

  func strokes(_ width: CGFloat, _ height: CGFloat) -> [GridStroke] {
    strokes(in: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// What a view of a size would show, in black on nothing, in pixels of the layout's scale.
  func bitmap(_ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    try Bitmap(size: CGSize(width: width, height: height), scale: scale) { context in
      for stroke in strokes(width, height) {
        let layer = CAShapeLayer()
        layer.fillColor = nil
        layer.path = stroke.path
        layer.lineWidth = stroke.lineWidth
        layer.lineCap = stroke.lineCap == .round ? .round : .butt
        layer.lineDashPattern = stroke.dashPattern.isEmpty ? nil : stroke.dashPattern.map { $0 as NSNumber }
        layer.strokeColor = UIColor.black.withAlphaComponent(stroke.opacity).cgColor
        layer.render(in: context)
      }
    }
  }
}

extension GridStroke {
  /// The straight lines of the path.
  var lines: [(start: SIMD2<Double>, end: SIMD2<Double>)] {
    var lines: [(SIMD2<Double>, SIMD2<Double>)] = []
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point): current = point
      case .line(let point):
        lines.append((SIMD2(current), SIMD2(point)))
        current = point
      default: break
      }
    }
    return lines
  }

  /// The middles of all dashes.
  var marks: [SIMD2<Double>] {
    lines.flatMap { dashes(from: $0, to: $1).map { ($0.start + $0.end) / 2 } }
  }
}

extension GridStroke {
  /// Both ends of all dashes along some directions.
  func edgeEnds(along isWanted: (SIMD2<Double>) -> Bool) -> [SIMD2<Double>] {
    lines.flatMap { start, end -> [SIMD2<Double>] in
      let direction = (end - start) / (end - start).length
      return isWanted(direction) ? dashes(from: start, to: end).flatMap { [$0.start, $0.end] } : []
    }
  }

  /// The dashes of a line.
  private func dashes(
    from start: SIMD2<Double>, to end: SIMD2<Double>
  ) -> [(start: SIMD2<Double>, end: SIMD2<Double>)] {
    let length = (end - start).length
    let direction = (end - start) / length
    var (way, index, dashes) = (0.0, 0, [(SIMD2<Double>, SIMD2<Double>)]())
    while way < length {
      let dash = dashPattern[index % dashPattern.count]
      if index % 2 == 0 { dashes.append((start + direction * way, start + direction * (way + dash))) }
      way += dash
      index += 1
    }
    return dashes
  }
}

extension GridView {
  convenience init(_ pattern: GridPattern, _ width: CGFloat = 100, _ height: CGFloat = 60) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    self.pattern = pattern
  }

  /// The layer of the marks, to which others are added where there is more than one colour.
  var gridLayer: CAShapeLayer {
    get throws { try #require(layer.sublayers?.first as? CAShapeLayer) }
  }
}
