// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor struct UIViewCodingTests {
  @Test func ownPropertiesAreKept() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.alpha = 0.25
    view.isHidden = true
    view.isOpaque = false
    view.clipsToBounds = true
    view.backgroundColor = .red
    view.tintColor = .green
    view.tag = 42
    view.contentMode = .bottomLeft
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isUserInteractionEnabled = false
    view.semanticContentAttribute = .forceRightToLeft
    view.overrideUserInterfaceStyle = .dark
    view.contentScaleFactor = 3
    let copy = try archived(view)
    #expect(copy.bounds == view.bounds)
    #expect(copy.center == view.center)
    #expect(copy.transform == view.transform)
    #expect(copy.alpha == 0.25)
    #expect(copy.isHidden)
    #expect(!copy.isOpaque)
    #expect(copy.clipsToBounds)
    #expect(copy.backgroundColor == .red)
    #expect(copy.tintColor == .green)
    #expect(copy.tag == 42)
    #expect(copy.contentMode == .bottomLeft)
    #expect(copy.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(!copy.translatesAutoresizingMaskIntoConstraints)
    #expect(!copy.isUserInteractionEnabled)
    #expect(copy.semanticContentAttribute == .forceRightToLeft)
    #expect(copy.overrideUserInterfaceStyle == .dark)
    #expect(copy.contentScaleFactor == 3)
  }

  @Test func newViewStaysAsItIs() throws {
    let copy = try archived(UIView())
    #expect(copy.frame == .zero)
    #expect(copy.backgroundColor == nil)
    #expect(copy.isOpaque)
    copy.traitOverrides.displayScale = 2
    #expect(copy.contentScaleFactor == 2)
  }

  @Test func geometryThatIsNotFiniteIsKept() throws {
    let view = UIView()
    view.center = CGPoint(x: CGFloat.infinity, y: 1)
    #expect(try archived(view).center == CGPoint(x: CGFloat.infinity, y: 1))
  }

  @Test func coderWithoutKeysGivesANewView() throws {
    let view = try #require(UIView(coder: NSCoder()))
    #expect(view.frame == .zero)
    view.encode(with: NSCoder())
  }

  private func archived(_ view: UIView) throws -> UIView {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    return try #require(UIView(coder: coder))
  }
}
