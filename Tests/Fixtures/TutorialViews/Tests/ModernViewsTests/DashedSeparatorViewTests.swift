// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import ModernViews
import Testing
import UIKit

@MainActor
struct DashedSeparatorViewTests {
    let view = DashedSeparatorView(frame: CGRect(x: 0, y: 0, width: 40, height: 4))

    @Test func theLineIsDrawnInTheViewsOwnTraits() throws {
        view.overrideUserInterfaceStyle = .dark
        view.dashColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        view.layoutIfNeeded()
        let line = try #require(view.layer.sublayers?.first as? CAShapeLayer)
        #expect(line.strokeColor == UIColor.green.cgColor)
    }

    @Test func anAttributeIsSetByName() {
        view.setValue(5, forKey: "thickness")
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 5))
    }

    @Test func aPictureOfItIsAttached() {
        let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
        view.layoutIfNeeded()
        Attachment.record(renderer.image { view.layer.render(in: $0.cgContext) }, named: "separator")
    }
}
