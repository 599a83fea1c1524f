// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor struct UIViewTintTests {
  private final class Tinted: UIView {
    var count = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      count += 1
    }
  }

  private let parent = Tinted()
  private let child = Tinted()

  @Test func defaultIsSystemBlue() {
    #expect(child.tintColor == .systemBlue)
    #expect(child.tintAdjustmentMode == .normal)
  }

  @Test func tintIsInherited() {
    parent.addSubview(child)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(child.count == 1)
    child.tintColor = .green
    parent.tintColor = .blue
    #expect(child.tintColor == .green)
    #expect(child.count == 2)
    child.tintColor = nil
    #expect(child.tintColor == .blue)
    #expect(child.count == 3)
  }

  @Test func movingUnderAnotherTintIsAChange() {
    parent.tintColor = .red
    parent.addSubview(child)
    #expect(child.count == 1)
    child.removeFromSuperview()
    #expect(child.count == 2)
    Tinted().addSubview(child)
    #expect(child.count == 2)
  }

  @Test func dimmedTintIsGrey() {
    parent.addSubview(child)
    parent.tintColor = .red
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect(child.count == 2)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(child.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(red == green)
    #expect(green == blue)
    #expect(alpha == 1)
    parent.tintAdjustmentMode = .automatic
    #expect(child.tintColor == .red)
  }
}
