// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@MainActor struct UIViewDrawingTests {
  /// Fills its left half in red, and does something before.
  private class Half: UIView {
    var count = 0
    var onDraw: (Half) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      count += 1
      onDraw(self)
      UIColor.red.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
    }
  }

  private let view = Half(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

  @Test func defaultsAreApples() {
    let view = UIView()
    #expect(view.isOpaque)
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(!view.clipsToBounds)
    #expect(view.clearsContextBeforeDrawing)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.autoresizesSubviews)
    #expect(view.autoresizingMask == [])
    #expect(view.isUserInteractionEnabled)
    #expect(!view.isMultipleTouchEnabled)
    #expect(view.backgroundColor == nil)
    #expect(view.tag == 0)
    #expect(view.transform.isIdentity)
    #expect(view.layer.delegate === view)
  }

  @Test func opaqueViewIsBlackWhereItDoesNotPaint() throws {
    let bitmap = try Bitmap(view: view)
    #expect(bitmap[0, 0] == .red)
    #expect(bitmap[3, 3] == .black)
  }

  @Test func viewThatIsNotOpaqueIsClearWhereItDoesNotPaint() throws {
    view.isOpaque = false
    let bitmap = try Bitmap(view: view)
    #expect(bitmap[0, 0] == .red)
    #expect(bitmap[3, 3] == .clear)
  }

  @Test func clearBackgroundMakesNoBlack() throws {
    view.backgroundColor = .clear
    #expect(try Bitmap(view: view)[3, 3] == .clear)
  }

  @Test func backgroundIsBeneathTheDrawing() throws {
    view.backgroundColor = .green
    let bitmap = try Bitmap(view: view)
    #expect(bitmap[0, 0] == .red)
    #expect(bitmap[3, 3] == .green)
  }

  @Test func backgroundOfAPlainViewIsDrawn() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try Bitmap(view: view).inkedCount == 0)
    view.backgroundColor = .green
    #expect(try Bitmap(view: view)[1, 1] == .green)
    view.backgroundColor = nil
    #expect(try Bitmap(view: view).inkedCount == 0)
  }

  @Test(arguments: [true, false])
  func backgroundSetWhileDrawingShowsAtTheNextRequest(isOpaque: Bool) throws {
    view.isOpaque = isOpaque
    view.onDraw = { $0.backgroundColor = .green }
    let first = try Bitmap(view: view)
    #expect(first[3, 3] == (isOpaque ? .black : .clear))
    #expect(view.backgroundColor == .green)
    #expect(try Bitmap(view: view) == first)
    view.setNeedsDisplay()
    #expect(try Bitmap(view: view)[3, 3] == .green)
  }

  @Test func viewIsDrawnOnceUntilItIsAskedAgain() throws {
    let first = try Bitmap(view: view)
    _ = try Bitmap(view: view)
    #expect(view.count == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(view.count == 1)
    #expect(try Bitmap(view: view) == first)
    #expect(view.count == 2)
  }

  @Test func stretchedContentIsNotDrawnAnew() throws {
    _ = try Bitmap(view: view)
    view.bounds.size = CGSize(width: 8, height: 4)
    let bitmap = try Bitmap(view: view)
    #expect(view.count == 1)
    #expect(bitmap[0, 0] == .red)
    #expect(bitmap[7, 0] == .black)
  }

  @Test func redrawModeDrawsAtEveryNewSize() throws {
    view.contentMode = .redraw
    _ = try Bitmap(view: view)
    view.bounds.size = CGSize(width: 8, height: 4)
    _ = try Bitmap(view: view)
    #expect(view.count == 2)
    #expect(view.layer.contentsGravity == .resize)
  }

  /// Where a red 2x2 drawing lies in a view that has grown to 6x6 since: columns, then rows.
  @Test(
    arguments: [
      (.scaleToFill, 0...5, 0...5), (.scaleAspectFit, 0...5, 0...5), (.scaleAspectFill, 0...5, 0...5),
      (.redraw, 0...5, 0...5), (.center, 2...3, 2...3), (.top, 2...3, 0...1), (.bottom, 2...3, 4...5),
      (.left, 0...1, 2...3), (.right, 4...5, 2...3), (.topLeft, 0...1, 0...1), (.topRight, 4...5, 0...1),
      (.bottomLeft, 0...1, 4...5), (.bottomRight, 4...5, 4...5),
    ] as [(UIView.ContentMode, ClosedRange<Int>, ClosedRange<Int>)])
  func contentModePlacesTheContent(mode: UIView.ContentMode, columns: ClosedRange<Int>, rows: ClosedRange<Int>) throws {
    final class Full: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(bounds)
      }
    }
    let view = Full(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.isOpaque = false
    view.contentMode = mode
    _ = try Bitmap(view: view)
    view.bounds.size = CGSize(width: 6, height: 6)
    let bitmap = try Bitmap(view: view)
    #expect(bitmap.inkedColumns == Array(columns))
    #expect(bitmap.inkedRows == Array(rows))
  }

  @Test func drawingIsInTheViewsSpaceAndTraits() throws {
    var rect = CGRect.null
    var style = UIUserInterfaceStyle.unspecified
    final class Asking: UIView {
      var onDraw: (CGRect) -> Void = { _ in }
      override func draw(_ rect: CGRect) { onDraw(rect) }
    }
    let view = Asking(frame: CGRect(x: 3, y: 3, width: 4, height: 4))
    view.bounds.origin = CGPoint(x: 0, y: 10)
    view.overrideUserInterfaceStyle = .dark
    view.onDraw = {
      rect = $0
      style = UITraitCollection.current.userInterfaceStyle
      UIColor.green.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 10, width: 1, height: 1))
    }
    let bitmap = try Bitmap(view: view)
    #expect(rect == CGRect(x: 0, y: 10, width: 4, height: 4))
    #expect(style == .dark)
    #expect(bitmap[0, 0] == .green)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func hiddenClearAndClippedViews() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    let child = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    child.backgroundColor = .green
    parent.addSubview(middle)
    middle.addSubview(child)
    #expect(try Bitmap(view: parent).inkedCount == 4)
    middle.clipsToBounds = true
    #expect(try Bitmap(view: parent).inkedCount == 1)
    middle.alpha = 0.5
    #expect(try Bitmap(view: parent)[1, 1].alpha == 128)
    middle.isHidden = true
    #expect(try Bitmap(view: parent).inkedCount == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func viewThatIsNotFiniteIsNotDrawn(value: CGFloat) throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    sibling.backgroundColor = .green
    view.frame = CGRect(x: value, y: 0, width: 4, height: value)
    parent.addSubview(view)
    parent.addSubview(sibling)
    #expect(try Bitmap(view: parent).inkedCount == 4)
    #expect(view.count == 0)
  }

  @Test func backgroundHasTheLayersCornersBeneathADrawing() throws {
    let view = Half(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    view.backgroundColor = .green
    view.layer.cornerRadius = 6
    let bitmap = try Bitmap(view: view)
    #expect(bitmap[0, 0] == .red)
    #expect(bitmap[11, 11] == .clear)
    #expect(bitmap[9, 6] == .green)
  }

  @Test func layerClassMakesTheLayer() {
    final class Marked: CAShapeLayer {
      var mark = 0
      override init() {
        super.init()
        mark = 7
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { nil }
    }
    final class Shaped: UIView {
      override class var layerClass: AnyClass { Marked.self }
    }
    let layer = Shaped(frame: CGRect(x: 0, y: 0, width: 3, height: 3)).layer as? Marked
    #expect(layer?.mark == 7)
    #expect(layer?.bounds.width == 3)
  }

  @Test func viewEndsTheSearchForActions() {
    view.layer.actions = ["hidden": Action()]
    #expect(view.action(for: view.layer, forKey: "hidden") is NSNull)
    #expect(view.layer.action(forKey: "hidden") == nil)
  }

  private final class Action: NSObject, CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  @Test(arguments: [PictureFormat.pdf, .svg])
  func vectorOutputIsDrawnWithTheSameBackground(format: PictureFormat) throws {
    let size = CGSize(width: 4, height: 4)
    view.onDraw = { $0.backgroundColor = .green }
    let first = try Picture(of: view, size: size, scale: 1).data(format)
    #expect(try Picture(of: view, size: size, scale: 1).data(format) == first)
  }
}
