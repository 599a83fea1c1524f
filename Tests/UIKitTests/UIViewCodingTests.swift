// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
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

  @Test func colorsStayDynamic() throws {
    let view = UIView()
    view.backgroundColor = .systemRed
    view.tintColor = .label
    let copy = try archived(view)
    #expect(copy.backgroundColor == .systemRed)
    #expect(copy.tintColor == .label)
  }

  @Test func placeMarginsAndTraitsAreKept() throws {
    let view = UIView()
    view.anchorPoint = CGPoint(x: 0, y: 1)
    view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    view.clearsContextBeforeDrawing = false
    view.autoresizesSubviews = false
    view.isMultipleTouchEnabled = true
    view.tintAdjustmentMode = .dimmed
    view.traitOverrides.displayScale = 2
    view.traitOverrides.layoutDirection = .rightToLeft
    let copy = try archived(view)
    #expect(copy.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(CATransform3DEqualToTransform(copy.transform3D, view.transform3D))
    #expect(copy.directionalLayoutMargins == view.directionalLayoutMargins)
    #expect(copy.layoutMargins.left == 4)
    #expect(copy.preservesSuperviewLayoutMargins)
    #expect(!copy.insetsLayoutMarginsFromSafeArea)
    #expect(!copy.clearsContextBeforeDrawing)
    #expect(!copy.autoresizesSubviews)
    #expect(copy.isMultipleTouchEnabled)
    #expect(copy.tintAdjustmentMode == .dimmed)
    #expect(copy.traitCollection.displayScale == 2)
    #expect(copy.traitCollection.layoutDirection == .rightToLeft)
    #expect(!copy.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }

  @Test func accessibilityIsKept() throws {
    let view = UIView()
    #expect(try archived(view).accessibilityLabel == nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Grid"
    view.accessibilityValue = "60%"
    view.accessibilityHint = "Dots"
    view.accessibilityLanguage = "en"
    view.accessibilityIdentifier = "grid"
    view.accessibilityTraits = [.image, UIAccessibilityTraits(rawValue: 1 << 63)]
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityActivationPoint = CGPoint(x: 5, y: 6)
    view.accessibilityViewIsModal = true
    let copy = try archived(view)
    #expect(copy.isAccessibilityElement)
    #expect(copy.accessibilityLabel == "Grid")
    #expect(copy.accessibilityValue == "60%")
    #expect(copy.accessibilityHint == "Dots")
    #expect(copy.accessibilityLanguage == "en")
    #expect(copy.accessibilityIdentifier == "grid")
    #expect(copy.accessibilityTraits == view.accessibilityTraits)
    #expect(copy.accessibilityFrame == view.accessibilityFrame)
    #expect(copy.accessibilityActivationPoint == CGPoint(x: 5, y: 6))
    #expect(copy.accessibilityViewIsModal)
    #expect(!copy.accessibilityElementsHidden)
  }

  @Test func subviewsAndMaskAreKept() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 8))
    image.backgroundColor = .red
    let child = AttributeSampleView(frame: CGRect(x: 4, y: 0, width: 4, height: 4))
    child.backgroundColor = .blue
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    inner.backgroundColor = .green
    child.addSubview(inner)
    view.addSubview(image)
    view.addSubview(child)
    view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.mask?.backgroundColor = .black
    let copy = try archived(view)
    #expect(copy.subviews.map { String(describing: type(of: $0)) } == ["UIImageView", "AttributeSampleView"])
    #expect(copy.mask?.frame == CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(try Bitmap(view: copy) == Bitmap(view: view))
    #expect(try Bitmap(view: copy).count(of: .green) == 4)
  }

  @Test func viewsThatCannotBeNamedAreLeftOut() throws {
    final class Local: UIView {}
    let view = UIView()
    view.addSubview(Local())
    view.addSubview(UIView())
    #expect(try archived(view).subviews.count == 1)
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
