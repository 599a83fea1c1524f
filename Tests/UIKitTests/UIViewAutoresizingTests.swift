// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor struct UIViewAutoresizingTests {
  /// A subview at x 10, 20 wide, in a superview that grows from 100 to 200: margins 10 and 70.
  @Test(
    arguments: [
      ([], 10, 20),
      (.flexibleWidth, 10, 120),
      (.flexibleLeftMargin, 110, 20),
      (.flexibleRightMargin, 10, 20),
      ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 100 * 10 / 80, 20),
      ([.flexibleLeftMargin, .flexibleWidth], 10 + 100 * 10 / 30.0, 20 + 100 * 20 / 30.0),
      ([.flexibleWidth, .flexibleRightMargin], 10, 20 + 100 * 20 / 90.0),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 40),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func widthIsSharedInProportion(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    let (parent, child) = pair(mask)
    parent.bounds.size.width = 200
    // Thirds and ninths are rounded.
    #expect(abs(child.frame.minX - x) < 1e-9)
    #expect(abs(child.frame.width - width) < 1e-9)
    #expect(child.frame.minY == 30)
    #expect(child.frame.height == 40)
  }

  /// A subview at y 30, 40 high, in a superview that shrinks from 100 to 50: margins 30 and 30.
  @Test(
    arguments: [
      ([], 30, 40),
      (.flexibleHeight, 30, 0),
      (.flexibleTopMargin, -20, 40),
      (.flexibleBottomMargin, 30, 40),
      ([.flexibleTopMargin, .flexibleBottomMargin], 5, 40),
      ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], 15, 20),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func heightIsSharedInProportion(mask: UIView.AutoresizingMask, y: CGFloat, height: CGFloat) {
    let (parent, child) = pair(mask)
    parent.frame.size.height = 50
    #expect(child.frame == CGRect(x: 10, y: y, width: 20, height: height))
  }

  @Test func emptyFlexiblePartsShareEqually() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 10, height: 10)
    #expect(child.frame == CGRect(x: 5, y: 0, width: 5, height: 0))
  }

  @Test func superviewMayTurnItOff() {
    let (parent, child) = pair(.flexibleWidth)
    parent.autoresizesSubviews = false
    parent.bounds.size.width = 200
    #expect(child.frame.width == 20)
  }

  @Test func maskIsUnusedWithoutTranslation() {
    let (parent, child) = pair(.flexibleWidth)
    #expect(child.translatesAutoresizingMaskIntoConstraints)
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.bounds.size.width = 200
    #expect(child.frame.width == 20)
  }

  @Test func transformedViewKeepsItsTransform() {
    let (parent, child) = pair(.flexibleWidth)
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    parent.bounds.size.width = 200
    #expect(child.bounds.width == 120)
    #expect(child.center == CGPoint(x: 70, y: 50))
    #expect(child.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func changeGoesDownTheTree() {
    let (parent, child) = pair([.flexibleWidth, .flexibleHeight])
    let grandchild = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 30))
    grandchild.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.addSubview(grandchild)
    parent.frame.size = CGSize(width: 110, height: 120)
    #expect(grandchild.frame == CGRect(x: 5, y: 5, width: 20, height: 50))
  }

  @Test func lengthThatIsNotFiniteChangesNothing() {
    let (parent, child) = pair(.flexibleWidth)
    parent.bounds.size.width = .infinity
    #expect(child.frame == CGRect(x: 10, y: 30, width: 20, height: 40))
  }

  private func pair(_ mask: UIView.AutoresizingMask) -> (UIView, UIView) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 30, width: 20, height: 40))
    child.autoresizingMask = mask
    parent.addSubview(child)
    return (parent, child)
  }
}
