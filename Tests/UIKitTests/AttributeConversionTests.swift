// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Values of documents, by `setAttribute(_:forKeyPath:)`, which loses nothing.
@MainActor struct AttributeConversionTests {
  @Test func numbersOfAnyKindSetNumbers() throws {
    let view = AttributeSampleView(frame: .zero)
    let values: [(Any, Double)] = [
      (3, 3), (2.5, 2.5), (Float(0.25), 0.25), (CGFloat(1.5), 1.5), (true, 1), (NSNumber(value: 7.5), 7.5),
      (UInt8(9), 9), (Int64(-4), -4), ("0.75", 0.75),
    ]
    for (value, expected) in values {
      try view.setAttribute(value, forKeyPath: "width")
      #expect(view.width.native == expected, "\(value)")
      try view.setAttribute(value, forKeyPath: "ratio")
      #expect(view.ratio == expected, "\(value)")
      try view.setAttribute(value, forKeyPath: "weight")
      #expect(view.weight == Float(expected), "\(value)")
    }
  }

  @Test func setterOfThePropertyRuns() throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(4, forKeyPath: "width")
    #expect(view.widthChanges == 1)
  }

  @Test func wholeNumbersSetIntegers() throws {
    let view = AttributeSampleView(frame: .zero)
    for (value, expected) in [(5 as Any, 5), (6.0, 6), (NSNumber(value: -7), -7), (CGFloat(8), 8), ("9", 9)] {
      try view.setAttribute(value, forKeyPath: "count")
      #expect(view.count == expected)
    }
  }

  @Test(arguments: [2.5, -0.1, .nan, .infinity, 1e300, -1e300, 9_223_372_036_854_775_808])
  func numberThatIsNoIntegerIsRefused(value: Double) {
    let view = AttributeSampleView(frame: .zero)
    #expect(throws: AttributeError.self) { try view.setAttribute(value, forKeyPath: "count") }
    #expect(view.count == 3)
  }

  @Test func unsignedNumberOutOfRangeIsRefused() {
    let view = AttributeSampleView(frame: .zero)
    #expect(throws: AttributeError.self) { try view.setAttribute(UInt64.max, forKeyPath: "count") }
    #expect(view.count == 3)
  }

  @Test func numberTooLargeForFloatIsRefused() throws {
    let view = AttributeSampleView(frame: .zero)
    #expect(throws: AttributeError.self) { try view.setAttribute(1e300, forKeyPath: "weight") }
    #expect(view.weight == 1)
    try view.setAttribute(Double.infinity, forKeyPath: "weight")
    #expect(view.weight == .infinity)
  }

  @Test func booleansAreBooleansZeroAndOne() throws {
    let view = AttributeSampleView(frame: .zero)
    for (value, expected) in [(true as Any, true), (0, false), (1.0, true), ("NO", false), ("true", true)] {
      try view.setAttribute(value, forKeyPath: "isVertical")
      #expect(view.isVertical == expected)
    }
    #expect(throws: AttributeError.self) { try view.setAttribute(2, forKeyPath: "isVertical") }
    #expect(throws: AttributeError.self) { try view.setAttribute("maybe", forKeyPath: "isVertical") }
    #expect(view.isVertical)
  }

  @Test func colorsOfBothFrameworksSetColors() throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(UIColor.red, forKeyPath: "fill")
    #expect(view.fill == .red)
    try view.setAttribute(UIColor.blue.cgColor, forKeyPath: "fill")
    #expect(view.fill.cgColor.rgba == (0, 0, 1, 1))
  }

  @Test func structuresSetTheirOwnType() throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(CGPoint(x: 5, y: 6), forKeyPath: "anchor")
    try view.setAttribute(CGSize(width: 7, height: 8), forKeyPath: "extent")
    try view.setAttribute(CGRect(x: 9, y: 10, width: 11, height: 12), forKeyPath: "area")
    #expect(view.anchor == CGPoint(x: 5, y: 6))
    #expect(view.extent == CGSize(width: 7, height: 8))
    #expect(view.area == CGRect(x: 9, y: 10, width: 11, height: 12))
  }

  @Test func nilSetsOptionalsOnly() throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(nil, forKeyPath: "color")
    try view.setAttribute(4, forKeyPath: "limit")
    #expect(view.color == nil)
    #expect(view.limit == 4)
    try view.setAttribute(nil, forKeyPath: "limit")
    #expect(view.limit == nil)
    #expect(throws: AttributeError.self) { try view.setAttribute(nil, forKeyPath: "width") }
    #expect(throws: AttributeError.self) { try view.setAttribute(nil, forKeyPath: "caption") }
    #expect(view.width == 2)
  }

  @Test(arguments: [
    ("width", "wide" as any Sendable, "AttributeSampleView.width takes a number, such as 2.5, not 'wide'"),
    ("width", CGPoint(x: 1, y: 2), "AttributeSampleView.width takes a number, such as 2.5, not '{1, 2}'"),
    ("count", 2.5, "AttributeSampleView.count cannot hold 2.5: it takes a whole number, such as 3"),
    ("caption", 5, "AttributeSampleView.caption takes text, not 5"),
    (
      "fill", "#ff0000",
      "AttributeSampleView.fill takes a colour: #rrggbb, #rrggbbaa or a name of UIKit, such as systemRed, "
        + "not '#ff0000'"
    ),
    ("anchor", CGSize(width: 1, height: 2), "AttributeSampleView.anchor takes a point, such as {1, 2}, not '{1, 2}'"),
    ("limit", "x", "AttributeSampleView.limit takes a whole number, such as 3, or nil, not 'x'"),
    ("unsupported", 5, "AttributeSampleView.unsupported is of type Int32, which cannot be set by name"),
    ("widht", 5, "AttributeSampleView has no attribute 'widht'; the nearest is 'width'"),
    ("entirelyUnknown", 5, "AttributeSampleView has no attribute 'entirelyUnknown'"),
    ("width.height", 5, "AttributeSampleView has no object at 'width' to go on from"),
    ("nothing.height", 5, "AttributeSampleView has no attribute 'nothing'"),
    ("", 5, "AttributeSampleView has no attribute ''"),
    (".", 5, "AttributeSampleView has no attribute ''"),
  ])
  func failureSaysClassKeyValueAndMend(key: String, value: any Sendable, message: String) throws {
    let view = AttributeSampleView(frame: .zero)
    let error = try #require(throws: AttributeError.self) { try view.setAttribute(value, forKeyPath: key) }
    #expect(error.description == message)
  }
}
