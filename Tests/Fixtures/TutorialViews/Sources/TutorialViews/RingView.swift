// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A layer that draws a ring, with an initializer of its own.
class RingLayer: CALayer {
    var ringColor = UIColor.magenta.cgColor
    var ringWidth: CGFloat

    override init() {
        ringWidth = 8
        super.init()
        contentsScale = 2
        needsDisplayOnBoundsChange = true
    }

    override init(layer: Any) {
        ringWidth = (layer as? RingLayer)?.ringWidth ?? 8
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(in ctx: CGContext) {
        ctx.setStrokeColor(ringColor)
        ctx.setLineWidth(ringWidth)
        ctx.strokeEllipse(in: bounds.insetBy(dx: ringWidth / 2, dy: ringWidth / 2))
    }
}

/// A view that has that layer as its own.
class RingView: UIView {
    override class var layerClass: AnyClass {
        return RingLayer.self
    }

    var ringLayer: RingLayer {
        return layer as! RingLayer
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.setNeedsDisplay()
    }
}
