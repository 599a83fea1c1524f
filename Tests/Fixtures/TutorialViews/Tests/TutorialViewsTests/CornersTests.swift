// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import TutorialViews

@MainActor
struct CornersTests {
    @Test func anAttributeThatAnExtensionAddsToEveryViewIsSetByName() {
        for view in [UIView(), SquareGridView()] {
            view.setValue(6, forKey: "roundness")
            #expect(view.layer.cornerRadius == 6)
            #expect(view.value(forKey: "roundness") as? CGFloat == 6)
        }
    }
}
