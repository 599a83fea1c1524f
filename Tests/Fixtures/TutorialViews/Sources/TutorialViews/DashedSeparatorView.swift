// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A separator with one shape layer that is made once.
@IBDesignable
final class DashedSeparatorView: UIView {

    // MARK: - Inspectables

    @IBInspectable var dashColor: UIColor = .lightGray {
        didSet { updateStyle() }
    }

    /// How thick the line is.
    /// - Unit: pt
    @IBInspectable var thickness: CGFloat = 2 {
        didSet { updateStyle() }
    }

    @IBInspectable var dashLength: CGFloat = 6 {
        didSet { updateStyle() }
    }

    @IBInspectable var gapLength: CGFloat = 4 {
        didSet { updateStyle() }
    }

    @IBInspectable var isVertical: Bool = false {
        didSet { setNeedsLayout() }
    }

    // MARK: - Private

    private let shapeLayer = CAShapeLayer()

    // MARK: - Init

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .clear
        shapeLayer.fillColor = nil
        layer.addSublayer(shapeLayer)
        updateStyle()
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        shapeLayer.frame = bounds
        let path = CGMutablePath()
        if isVertical {
            path.addLines(between: [CGPoint(x: bounds.midX, y: bounds.minY), CGPoint(x: bounds.midX, y: bounds.maxY)])
        } else {
            path.addLines(between: [CGPoint(x: bounds.minX, y: bounds.midY), CGPoint(x: bounds.maxX, y: bounds.midY)])
        }
        shapeLayer.path = path
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        updateStyle()
        setNeedsLayout()
    }

    private func updateStyle() {
        shapeLayer.strokeColor = dashColor.cgColor
        shapeLayer.lineWidth = thickness
        shapeLayer.lineDashPattern = [NSNumber(value: Double(dashLength)), NSNumber(value: Double(gapLength))]
    }
}
