// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import TutorialViews

@MainActor
struct DashedSeparatorViewTests {
    let view = DashedSeparatorView(frame: CGRect(x: 0, y: 0, width: 40, height: 4))

    @Test func dashesAndGapsAlternate() throws {
        view.dashColor = .red
        let snapshot = try Snapshot(view)
        Attachment.record(snapshot.image, named: "separator", as: .png)
        // [6, 4] along 40 points: four dashes, two points thick.
        #expect(snapshot.paintedCount == 4 * 6 * 2)
        #expect(snapshot.pixel(5, 1) == [255, 0, 0, 255])
        #expect(snapshot.pixel(6, 1) == [0, 0, 0, 0])
    }

    @Test func itHasOneLayerHoweverOftenItIsLaidOut() {
        for width in 1...5 {
            view.frame.size.width = CGFloat(width * 10)
            view.layoutIfNeeded()
            view.prepareForInterfaceBuilder()
        }
        #expect(view.layer.sublayers?.count == 1)
    }

    @Test func attributesAreSetByName() throws {
        view.setValue(UIColor.blue, forKey: "dashColor")
        view.setValue(4, forKey: "thickness")
        view.setValue(true, forKey: "isVertical")
        #expect(view.dashColor == .blue)
        #expect(view.thickness == 4)
        #expect(view.isVertical)
        #expect(view.value(forKey: "gapLength") as? CGFloat == 4)
    }
}
