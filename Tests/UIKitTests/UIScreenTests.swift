// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

@MainActor struct UIScreenTests {
  @Test func theScreenIsTheSameEverywhere() {
    #expect(UIScreen.main === UIScreen.main)
    #expect(UIScreen.screens == [UIScreen.main])
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.scale == 1)
    #expect(UIScreen.main.nativeScale == 1)
    #expect(UIScreen.main.nativeBounds == UIScreen.main.bounds)
    #expect(UIScreen.main.traitCollection == .standard)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func theScaleIsThatOfThePicture(scale: CGFloat) throws {
    final class Hairline: UIView {
      var scales: [CGFloat] = []
      override func draw(_ rect: CGRect) {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
        scales = [
          UIScreen.main.scale, UIScreen.main.traitCollection.displayScale, UIGraphicsImageRendererFormat().scale,
          UIGraphicsGetImageFromCurrentImageContext()?.scale ?? 0,
        ]
        UIGraphicsEndImageContext()
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale))
      }
    }
    let view = Hairline(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.isOpaque = false
    let pixels = try Bitmap(view: view, scale: scale)
    #expect(view.scales == Array(repeating: scale, count: 4))
    #expect(pixels.inkedBox == CGRect(x: 0, y: 0, width: 4 * scale, height: 1))
  }
}
