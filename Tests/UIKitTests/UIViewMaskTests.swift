// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@MainActor struct UIViewMaskTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  private let mask = UIView(frame: CGRect(x: 2, y: 1, width: 4, height: 3))

  init() {
    view.backgroundColor = .red
    mask.backgroundColor = .black
  }

  @Test func theMasksAlphaTellsWhatIsShown() throws {
    #expect(view.mask == nil)
    view.mask = mask
    #expect(view.mask === mask)
    #expect(view.layer.mask === mask.layer)
    #expect(view.subviews.isEmpty)
    #expect(mask.superview == nil)
    let pixels = try Bitmap(view: view)
    #expect(pixels.inkedBox == CGRect(x: 2, y: 1, width: 4, height: 3))
    #expect(pixels.count(of: .red) == 12)
    mask.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    #expect(try Bitmap(view: view)[2, 1].alpha == 128)
    view.mask = nil
    #expect(view.layer.mask == nil)
    #expect(try Bitmap(view: view).count(of: .red) == 64)
  }

  @Test func aMaskThatDrawsIsDrawnAtTheViewsScale() throws {
    final class Disc: UIView {
      var scale: CGFloat = 0
      override func draw(_ rect: CGRect) {
        scale = traitCollection.displayScale
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    let disc = Disc(frame: view.bounds)
    disc.isOpaque = false
    view.mask = disc
    let pixels = try Bitmap(view: view, scale: 2)
    #expect(disc.scale == 2)
    // A disc of radius 8 pixels; edges are off by a sixteenth of a pixel at most.
    #expect(abs(pixels.coverage - .pi * 64) < 2)
    #expect(pixels[0, 0] == .clear)
  }

  @Test func aMaskIsTakenOutOfWhereItWas() {
    let (parent, other) = (UIView(), UIView())
    parent.addSubview(mask)
    view.mask = mask
    #expect(parent.subviews.isEmpty)
    other.mask = mask
    #expect(view.mask == nil)
    #expect(view.layer.mask == nil)
    parent.addSubview(mask)
    #expect(other.mask == nil)
    #expect(mask.superview === parent)
  }

  @Test func aViewDoesNotMaskWhatIsInIt() {
    view.mask = view
    #expect(view.mask == nil)
    let parent = UIView()
    parent.addSubview(view)
    view.mask = parent
    #expect(view.mask == nil)
    #expect(view.superview === parent)
    view.mask = mask
    mask.mask = view
    #expect(mask.mask == nil)
    #expect(view.mask === mask)
  }

  @Test func aSubviewMayBecomeTheMask() throws {
    view.addSubview(mask)
    view.mask = mask
    #expect(view.subviews.isEmpty)
    #expect(try Bitmap(view: view).count(of: .red) == 12)
  }
}
