// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct NibContentsTests {
  @Test func viewsAreThoseOfTheDocument() throws {
    let contents = try NibSamples.contents(ofFile: "Card")
    #expect(contents.warnings.isEmpty)
    #expect(
      contents.views.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 320, height: 120), CGRect(x: 10, y: 20, width: 30, height: 40),
      ])
    #expect(contents.views.map(\.subviews.count) == [2, 0])
    #expect(contents.views.first is NibSampleView)
    #expect(contents.views.last.map { type(of: $0) == UIView.self } == true)
  }

  @Test func viewHasWhatTheDocumentSays() throws {
    let view = try #require(NibSamples.contents(ofFile: "Card").views.first?.subviews.first)
    #expect(view.frame == CGRect(x: 16, y: 12.5, width: 288, height: 40))
    #expect(view.isHidden)
    #expect(!view.isOpaque)
    #expect(view.alpha == 0.5)
    #expect(view.tag == 7)
    #expect(view.clipsToBounds)
    #expect(view.isMultipleTouchEnabled)
    #expect(!view.isUserInteractionEnabled)
    #expect(!view.autoresizesSubviews)
    #expect(!view.clearsContextBeforeDrawing)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.contentMode == .bottomRight)
    #expect(view.backgroundColor == .secondarySystemBackground)
    #expect(view.tintColor.cgColor.rgba == (0.2, 0.4, 0.6, 1))
  }

  @Test func whatTheDocumentDoesNotSayIsAsInANewView() throws {
    let view = try #require(NibSamples.contents(ofObjects: "<view id=\"a\"/>").views.first)
    let new = UIView(frame: .zero)
    #expect(view.frame == new.frame)
    #expect(view.backgroundColor == nil)
    #expect(view.isOpaque == new.isOpaque)
    #expect(view.clipsToBounds == new.clipsToBounds)
    #expect(view.contentMode == new.contentMode)
    #expect(view.autoresizingMask == new.autoresizingMask)
    #expect(view.translatesAutoresizingMaskIntoConstraints == new.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func autoresizingMaskResizesViewsWithoutConstraints() throws {
    let card = try #require(NibSamples.contents(ofFile: "Card").views.first)
    let line = try #require(card.subviews.last)
    #expect(line.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin])
    card.frame.size.height += 30
    #expect(line.frame.minY == 90)
  }

  @Test(arguments: [
    ("scaleToFill", UIView.ContentMode.scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
    ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft), ("topRight", .topRight),
    ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ])
  func contentModeHasItsName(name: String, mode: UIView.ContentMode) throws {
    let view = try NibSamples.contents(ofObjects: "<view contentMode=\"\(name)\" id=\"a\"/>").views.first
    #expect(view?.contentMode == mode)
  }

  @Test func layoutDirectionMayBeForced() throws {
    let objects = "<view semanticContentAttribute=\"forceRightToLeft\" id=\"a\"/>"
    let view = try #require(NibSamples.contents(ofObjects: objects).views.first)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func boundsOriginIsApartFromTheFrame() throws {
    let contents = try NibSamples.contents(
      ofObjects: """
        <view id="a"><rect key="frame" x="1" y="2" width="3" height="4"/>
        <rect key="bounds" x="5" y="6" width="3" height="4"/></view>
        """)
    #expect(contents.views.first?.bounds == CGRect(x: 5, y: 6, width: 3, height: 4))
    #expect(contents.views.first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func runtimeAttributesOfEveryTypeAreSet() throws {
    let card = try #require(NibSamples.contents(ofFile: "Card").views.first)
    let line = try #require(card.subviews.last as? NibSampleView)
    #expect(line.name == "line")
    #expect(line.width == 2.5)
    #expect(line.count == 12)
    #expect(line.isVertical)
    #expect(line.color.cgColor.rgba == (1, 0.5, 0, 1))
    #expect(line.anchor == CGPoint(x: 3, y: 4))
    #expect(line.extent == CGSize(width: 5, height: 6))
    #expect(line.area == CGRect(x: 7, y: 8, width: 9, height: 10))
    #expect(line.stamp?.size == CGSize(width: 4, height: 3))
    #expect(line.caption == "Fold here")
    #expect(line.limit == nil)
    #expect(line.layer.cornerRadius == 2)
  }

  @Test func viewFindsItsFrameAndSubviewsInItsInitializer() throws {
    let card = try #require(NibSamples.contents(ofFile: "Card").views.first as? NibSampleView)
    #expect(card.frameAtInit == CGRect(x: 0, y: 0, width: 320, height: 120))
    #expect(card.subviewCountAtInit == 2)
  }

  @Test func allAreMadeThenAttributesAreSetThenAllAwake() throws {
    let card = try #require(NibSamples.contents(ofFile: "Card").views.first as? NibSampleView)
    // The initializers of the views within ran before those were in the card.
    #expect(
      card.events == [
        "init", "name card", "name line", "name inner", "awake card", "awake line", "awake inner",
      ])
  }

  @Test func ownersRuntimeAttributesAreSet() throws {
    let owner = try #require(NibSamples.contents(ofFile: "Card").views.first as? NibSampleView)
    let contents = try NibSamples.contents(
      ofObjects: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="caption" value="owned"/>
        </userDefinedRuntimeAttributes></placeholder>
        """, owner: owner)
    #expect(owner.caption == "owned")
    #expect(owner.events.count { $0.hasPrefix("awake") } == 3)
    #expect(contents.views.isEmpty)
    #expect(contents.warnings.isEmpty)
  }

  @Test func coderHoldsNothing() throws {
    let contents = try NibSamples.contents(ofObjects: "<view id=\"a\" customClass=\"NibReadingView\"/>")
    let view = try #require(contents.views.first as? NibReadingView)
    let values = view.found.map { AttributeValue($0).text }
    #expect(values == ["false", "nil", "false", "0", "0", "0", "0", "0", "nil", "nil", "nil", "nil", "nil", "0"])
  }

  @Test func viewThatIgnoresTheCoderHasNothingOfTheDocument() throws {
    let contents = try NibSamples.contents(
      ofObjects: """
        <view tag="5" id="a" customClass="NibIgnoringView"><rect key="frame" x="2" y="2" width="2" height="2"/>
        <subviews><view id="b"/></subviews></view>
        """)
    #expect(contents.views.first?.frame == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(contents.views.first?.tag == 0)
    #expect(contents.views.first?.subviews.isEmpty == true)
  }

  @Test func deepestDocumentIsMade() throws {
    let depth = 99
    let contents = try NibSamples.contents(
      ofObjects: String(repeating: "<view><subviews>", count: depth)
        + String(repeating: "</subviews></view>", count: depth))
    var view = contents.views.first
    var count = 0
    while let current = view {
      count += 1
      view = current.subviews.first
    }
    #expect(count == depth)
  }
}
