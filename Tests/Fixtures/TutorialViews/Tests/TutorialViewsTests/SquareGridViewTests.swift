// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import TutorialViews

@MainActor
struct SquareGridViewTests {
    let view = SquareGridView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))

    @Test func layersAreReplaced() {
        view.drawGrid()
        #expect(view.layer.sublayers?.count == 3 + 2)
        view.style = .dots
        view.drawGrid()
        #expect(view.layer.sublayers?.count == 3 * 2)
    }

    @Test func dotsAreWhereTheLinesCross() throws {
        view.style = .dots
        view.drawGrid()
        let snapshot = try Snapshot(view)
        #expect(snapshot.pixel(10, 10) == [0, 0, 255, 255])
        #expect(snapshot.pixel(15, 15) == [0, 0, 0, 0])
    }

    @Test func anInheritedAttributeIsSetByName() {
        final class WideGridView: SquareGridView {}
        let wide = WideGridView()
        wide.setValue(25.0, forKey: "spacing")
        #expect(wide.spacing == 25)
    }
}
