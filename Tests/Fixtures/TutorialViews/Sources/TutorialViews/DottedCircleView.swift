// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A circle of dots, drawn in `draw(_:)`.
@IBDesignable class DottedCircleView: UIView {
    @IBInspectable var dotColor: UIColor = .systemTeal
    @IBInspectable var dotSize: CGFloat = 6

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }

        context.saveGState()
        UIColor.white.setFill()
        context.fill(bounds)
        context.restoreGState()

        let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: dotSize, dy: dotSize))
        circle.lineWidth = dotSize
        circle.lineCapStyle = .round
        let dashes: [CGFloat] = [0.01, dotSize * 2]
        circle.setLineDash(dashes, count: dashes.count, phase: 0)
        dotColor.setStroke()
        circle.stroke()
    }
}
