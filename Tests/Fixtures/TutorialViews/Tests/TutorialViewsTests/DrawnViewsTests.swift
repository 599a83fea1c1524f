// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import TutorialViews

@MainActor
struct DrawnViewsTests {
    @Test func drawIsCalled() throws {
        let circle = DottedCircleView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        circle.dotColor = .black
        let snapshot = try Snapshot(circle)
        #expect(snapshot.pixel(20, 20) == [255, 255, 255, 255])
        // The first dot stands at three o'clock: 6 points from the right edge.
        #expect(snapshot.pixel(34, 20) == [0, 0, 0, 255])
    }

    @Test func theViewsOwnLayerIsOfItsLayerClass() throws {
        let ring = RingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(ring.ringLayer.ringWidth == 8)
        ring.layer.setNeedsDisplay()
        let snapshot = try Snapshot(ring)
        #expect(snapshot.pixel(4, 20) == [255, 0, 255, 255])
        #expect(snapshot.pixel(20, 20) == [0, 0, 0, 0])
    }
}
