// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// The separator again, in Swift 6 mode and public.
@IBDesignable
public final class DashedSeparatorView: UIView {
    /// The colour of the dashes.
    @IBInspectable public var dashColor: UIColor = .systemGray { didSet { setNeedsLayout() } }

    /// How thick the line is.
    /// - Unit: pt
    @IBInspectable public var thickness: CGFloat = 2 { didSet { setNeedsLayout() } }

    private lazy var dashes: CAShapeLayer = {
        let dashes = CAShapeLayer()
        dashes.fillColor = nil
        dashes.lineDashPattern = [6, 4]
        layer.addSublayer(dashes)
        return dashes
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: thickness)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
        dashes.frame = bounds
        dashes.path = path.cgPath
        dashes.lineWidth = thickness
        dashes.strokeColor = dashColor.resolvedColor(with: traitCollection).cgColor
    }

    public override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        setNeedsLayout()
    }
}
