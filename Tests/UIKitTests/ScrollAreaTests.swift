// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor struct ScrollAreaTests {
  private let area = ScrollArea(
    size: CGSize(width: 100, height: 200), contentSize: CGSize(width: 300, height: 150),
    inset: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))

  @Test func limitsHoldTheInsets() {
    #expect(area.horizontalLimits == -20...240)
    #expect(area.verticalLimits == -10 ... -10)
    #expect(area.isWide)
    #expect(!area.isTall)
    #expect(area.clamped(CGPoint(x: -100, y: 100)) == CGPoint(x: -20, y: -10))
  }

  @Test func anEdgeResists() {
    let pulled = area.pulled(CGPoint(x: 340, y: -10))
    #expect(pulled == CGPoint(x: 240 + RubberBand.stretch(of: 100, in: 100), y: -10))
    let back = area.unpulled(pulled)
    #expect(abs(back.x - 340) < 1e-9, "there and back")
    #expect(area.pulled(CGPoint(x: 0, y: -110)).y == -10 - RubberBand.stretch(of: 100, in: 200))
  }

  @Test(
    arguments: [
      (CGRect(x: 10, y: 0, width: 10, height: 10), 0), (CGRect(x: 150, y: 0, width: 10, height: 10), 60),
      (CGRect(x: 95, y: 0, width: 200, height: 10), 95), (CGRect(x: -10, y: 0, width: 500, height: 10), 0),
      (CGRect(x: 290, y: 0, width: 100, height: 10), 200), (CGRect.zero, 0), (CGRect.null, 0),
      (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), 0),
    ] as [(CGRect, CGFloat)])
  func aRectangleIsShownByTheShortestWay(rect: CGRect, x: CGFloat) {
    let area = ScrollArea(
      size: CGSize(width: 100, height: 100), contentSize: CGSize(width: 300, height: 300), inset: .zero)
    #expect(area.offset(showing: rect, from: .zero).x == x)
  }

  @Test func aRectangleBehindIsShownAtTheNearEdge() {
    let area = ScrollArea(
      size: CGSize(width: 100, height: 100), contentSize: CGSize(width: 300, height: 300), inset: .zero)
    let offset = CGPoint(x: 150, y: 150)
    #expect(area.offset(showing: CGRect(x: 10, y: 0, width: 10, height: 10), from: offset) == CGPoint(x: 10, y: 0))
    #expect(area.offset(showing: CGRect(x: 0, y: 150, width: 145, height: 10), from: offset).x == 45)
  }

  @Test(
    arguments: [
      (40, 0, 0), (60, 0, 100), (10, 300, 100), (110, 300, 200), (190, -300, 100), (290, 300, 200), (-30, 0, 0),
      (100, 300, 100),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func pagesAreTheNearestOrTheNext(offset: CGFloat, velocity: CGFloat, page: CGFloat) {
    let area = ScrollArea(
      size: CGSize(width: 100, height: 100), contentSize: CGSize(width: 300, height: 300), inset: .zero)
    #expect(area.page(from: CGPoint(x: offset, y: 0), velocity: CGPoint(x: velocity, y: 0)).x == page)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -100, 1e300])
  func sizesThatMakeNoSenseLeaveFiniteOffsets(value: CGFloat) {
    for area in [
      ScrollArea(size: CGSize(width: value, height: value), contentSize: CGSize(width: 300, height: 300), inset: .zero),
      ScrollArea(size: CGSize(width: 100, height: 100), contentSize: CGSize(width: value, height: value), inset: .zero),
      ScrollArea(
        size: CGSize(width: 100, height: 100), contentSize: CGSize(width: 300, height: 300),
        inset: UIEdgeInsets(top: value, left: value, bottom: value, right: value)),
    ] {
      #expect(area.horizontalLimits.upperBound.isFinite)
      for number in [value, 0, 50] {
        let offset = CGPoint(x: number, y: number)
        #expect(!area.clamped(offset).x.isNaN)
        #expect(!area.pulled(CGPoint(x: 50, y: 50)).y.isNaN)
        #expect(!area.unpulled(CGPoint(x: 50, y: 50)).y.isNaN)
        _ = area.page(from: offset, velocity: offset)
        _ = area.offset(showing: CGRect(x: number, y: number, width: number, height: number), from: .zero)
      }
    }
  }

  @Test func aBarShowsWhereOneIs() {
    #expect(ScrollIndicators.knob(0, 0...300, 100, in: 0...106) == 3...39)
    #expect(ScrollIndicators.knob(300, 0...300, 100, in: 0...106) == 67...103)
    #expect(ScrollIndicators.knob(-20, 0...300, 100, in: 0...106) == 3...19)
    #expect(ScrollIndicators.knob(-500, 0...300, 100, in: 0...106) == 3...9)
    #expect(ScrollIndicators.knob(50, 0...100, 100, in: 0...206) == 53...153)
    #expect(ScrollIndicators.knob(0, 0...0, 100, in: 0...106) == 0...0)
    #expect(ScrollIndicators.knob(.nan, 0...10, 100, in: 0...106) == 0...0)
  }
}
