// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing
import UIKit

@testable import Stipple

extension DottedStrokeView {
  convenience init(_ width: CGFloat, _ height: CGFloat, color: UIColor = .red) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    lineColor = color
    layoutIfNeeded()
  }

  /// The one layer of the line, which may be the mask of its colours.
  var lineLayer: CAShapeLayer {
    get throws {
      let sublayers = try #require(layer.sublayers)
      #expect(sublayers.count == 1)
      return try #require(sublayers[0] as? CAShapeLayer ?? sublayers[0].mask as? CAShapeLayer)
    }
  }
}

extension UIBezierPath {
  /// Half a circle of a radius of 20 in a square of 50.
  static var arc: UIBezierPath {
    UIBezierPath(arcCenter: CGPoint(x: 25, y: 25), radius: 20, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
  }
}
