// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A grid that throws its line layers away and adds new ones each time it is drawn.
class SquareGridView: UIView {

    enum Style: Int {
        case lines
        case dots
    }

    var style: Style = .lines
    var gridLayers = [CALayer]()
    @IBInspectable var spacing: CGFloat = 10
    @IBInspectable var lineColor: UIColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    func drawGrid() {
        gridLayers.forEach { $0.removeFromSuperlayer() }
        gridLayers.removeAll()

        switch style {
        case .lines:
            for x in stride(from: spacing, to: bounds.width, by: spacing) {
                addLine(from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: bounds.height))
            }
            for y in stride(from: spacing, to: bounds.height, by: spacing) {
                addLine(from: CGPoint(x: 0, y: y), to: CGPoint(x: bounds.width, y: y))
            }
        case .dots:
            for x in stride(from: spacing, to: bounds.width, by: spacing) {
                for y in stride(from: spacing, to: bounds.height, by: spacing) {
                    addDot(at: CGPoint(x: x, y: y))
                }
            }
        }
    }

    private func addLine(from start: CGPoint, to end: CGPoint) {
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: end)

        let line = CAShapeLayer()
        line.path = path.cgPath
        line.strokeColor = lineColor.cgColor
        line.lineWidth = 1.0
        layer.addSublayer(line)
        gridLayers.append(line)
    }

    private func addDot(at center: CGPoint) {
        let dot = CAShapeLayer()
        dot.path =
            UIBezierPath(
                arcCenter: center, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: true
            ).cgPath
        dot.fillColor = lineColor.cgColor
        layer.addSublayer(dot)
        gridLayers.append(dot)
    }
}
