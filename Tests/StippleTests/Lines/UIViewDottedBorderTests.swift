// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Borders around any view.
@MainActor @Suite struct UIViewDottedBorderTests {
  @Test func anyViewHasABorderWithOneCall() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let border = view.addDottedBorder()
    border.lineColor = .red
    #expect(view.dottedBorders == [border])
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 0, y: 0, width: 40, height: 30))
    view.frame.size = CGSize(width: 60, height: 50)
    view.layoutIfNeeded()
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 0, y: 0, width: 60, height: 50))
    #expect(!border.isUserInteractionEnabled)
  }

  /// Complaint 29: a layer more with each call.
  @Test func borderOfTheSameEdgesIsReplaced() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    for width in 1...50 {
      var style = DotStyle.border
      style.lineWidth = CGFloat(width) / 25
      view.addDottedBorder(style)
    }
    #expect(view.subviews.count == 1)
    #expect(view.dottedBorders.first?.lineWidth == 2)
  }

  /// Complaints 16 and 94: solid and dashed sides at once, each by itself.
  @Test func edgesMayHaveStylesOfTheirOwn() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    var solid = DotStyle.border
    (solid.mark, solid.cap, solid.color) = (.solid, .butt, .red)
    var dotted = DotStyle.border
    dotted.color = .blue
    view.addDottedBorder(solid, edges: .top)
    view.addDottedBorder(dotted, edges: .leading)
    let bitmap = try Bitmap(view: view)
    #expect(view.dottedBorders.count == 2)
    for x in 2..<40 { #expect(bitmap[x, 0] == Bitmap.Pixel(255, 0, 0, 255)) }
    #expect((2..<30).contains { bitmap[0, $0].blue > 0 } && (2..<30).contains { bitmap[0, $0].alpha == 0 })
  }

  /// Complaint 16: a solid and a dashed side join in the corner, without a notch in it and without a pixel beside it.
  @Test(arguments: [CGFloat](arrayLiteral: 1, 2, 3))
  func sidesOfDifferentStylesJoin(scale: CGFloat) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 32))
    var solid = DotStyle.border
    (solid.mark, solid.cap, solid.lineWidth, solid.color) = (.solid, .butt, 4, .black)
    var dashed = solid
    (dashed.mark, dashed.dashLength, dashed.spacing) = (.dash, 6, 4)
    view.addDottedBorder(solid, edges: [.top, .bottom])
    view.addDottedBorder(dashed, edges: .leading)
    let bitmap = try Bitmap(view: view, scale: scale)
    let (width, end) = (Int(4 * scale), Int(6 * scale))
    for y in 0..<end {
      for x in 0..<width {
        #expect(bitmap[x, y].alpha == 255 && bitmap[x, bitmap.height - 1 - y].alpha == 255, "\(x) \(y)")
      }
      #expect((bitmap[width, y].alpha == 255) == (y < width), "\(y)")
    }
  }

  /// Complaint 31: all layers are removed, those of subviews too.
  @Test func onlyBordersAreRemoved() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let (subview, own, layer) = (UIView(frame: .zero), DottedBorderView(frame: .zero), CALayer())
    view.addSubview(subview)
    view.addSubview(own)
    view.layer.addSublayer(layer)
    view.addDottedBorder()
    view.addDottedBorder(edges: .top)
    view.removeDottedBorder()
    #expect(view.subviews == [subview, own])
    #expect(layer.superlayer === view.layer)
    view.removeDottedBorder()
  }

  @Test func cornersOfTheLayerAreFollowed() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    var style = DotStyle.border
    style.mark = .solid
    let border = view.addDottedBorder(style)
    #expect(try Bitmap(view: view)[0, 0].alpha > 0)
    view.layer.cornerRadius = 12
    border.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(try Bitmap(view: view)[0, 0].alpha == 0)
    #expect(view.addDottedBorder(style, cornerRadius: 0) === border)
    #expect(try Bitmap(view: view)[0, 0].alpha > 0)
  }

  @Test func traitsOfTheViewAreTheBorders() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let border = view.addDottedBorder()
    border.lineColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.overrideUserInterfaceStyle = .dark
    #expect(try border.lineLayer.strokeColor == UIColor.white.cgColor)
  }
}
