// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Text of a command line, by `setAttribute(parsing:forKey:)`.
@MainActor struct AttributeParsingTests {
  @Test(arguments: [
    ("2.5", 2.5), ("-3", -3), ("1e-2", 0.01), (" 4 ", 4), ("+1", 1), ("inf", .infinity), ("0x10", 16),
  ])
  func numbersAreReadAsSwiftReadsThem(text: String, value: Double) throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(parsing: text, forKey: "width")
    try view.setAttribute(parsing: text, forKey: "ratio")
    try view.setAttribute(parsing: text, forKey: "weight")
    #expect(view.width.native == value)
    #expect(view.ratio == value)
    #expect(view.weight == Float(value))
  }

  @Test func notANumberIsANumber() throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(parsing: "nan", forKey: "width")
    #expect(view.width.isNaN)
  }

  @Test(arguments: ["", "1,5", "2pt", "1 2", "٣", "--1"])
  func textThatIsNoNumberIsRefused(text: String) {
    let view = AttributeSampleView(frame: .zero)
    #expect(throws: AttributeError.self) { try view.setAttribute(parsing: text, forKey: "width") }
    #expect(throws: AttributeError.self) { try view.setAttribute(parsing: text, forKey: "count") }
    #expect(view.width == 2)
    #expect(view.count == 3)
  }

  @Test func integersMayBeWrittenAsNumbers() throws {
    let view = AttributeSampleView(frame: .zero)
    for (text, value) in [("12", 12), ("-1", -1), ("20.0", 20), ("1e3", 1000)] {
      try view.setAttribute(parsing: text, forKey: "count")
      #expect(view.count == value)
    }
    for text in ["2.5", "1e30", "nan", "inf", "99999999999999999999"] {
      #expect(throws: AttributeError.self) { try view.setAttribute(parsing: text, forKey: "count") }
    }
  }

  @Test(arguments: [
    ("true", true), ("TRUE", true), ("yes", true), ("YES", true), ("1", true), ("false", false), ("No", false),
    ("0", false),
  ])
  func booleansHaveThreeSpellings(text: String, value: Bool) throws {
    let view = AttributeSampleView(frame: .zero)
    view.isVertical = !value
    try view.setAttribute(parsing: text, forKey: "isVertical")
    #expect(view.isVertical == value)
  }

  @Test(arguments: ["", "on", "2", "truee", "Y"])
  func otherBooleansAreRefused(text: String) {
    let view = AttributeSampleView(frame: .zero)
    #expect(throws: AttributeError.self) { try view.setAttribute(parsing: text, forKey: "isVertical") }
  }

  @Test func textIsTakenAsItIs() throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(parsing: " Émile = 2 ", forKey: "caption")
    #expect(view.caption == " Émile = 2 ")
  }

  @Test func colorsAreNamesAndHexadecimal() throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(parsing: "systemRed", forKey: "fill")
    #expect(view.fill == .systemRed)
    try view.setAttribute(parsing: "#ff0000", forKey: "fill")
    #expect(view.fill.cgColor.rgba == (1, 0, 0, 1))
    try view.setAttribute(parsing: "#FF800033", forKey: "fill")
    #expect(view.fill.cgColor.rgba == (1, 128.0 / 255, 0, 0.2))
  }

  @Test(arguments: ["", "reddish", "#ff", "#ff00zz", "ff0000", "#ff0000 00", "nil"])
  func otherColorsAreRefused(text: String) {
    let view = AttributeSampleView(frame: .zero)
    #expect(throws: AttributeError.self) { try view.setAttribute(parsing: text, forKey: "fill") }
    #expect(view.fill == .clear)
  }

  @Test func nilIsForOptionals() throws {
    let view = AttributeSampleView(frame: .zero)
    view.limit = 3
    try view.setAttribute(parsing: "nil", forKey: "color")
    try view.setAttribute(parsing: "nil", forKey: "limit")
    #expect(view.color == nil)
    #expect(view.limit == nil)
    try view.setAttribute(parsing: "nil", forKey: "caption")
    #expect(view.caption == "nil")
  }

  @Test(arguments: ["{5, 6}", "{5,6}", "5,6", " 5 , 6 ", "{ 5.0 , 6 }"])
  func pointsHaveBracesOrNot(text: String) throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(parsing: text, forKey: "anchor")
    try view.setAttribute(parsing: text, forKey: "extent")
    #expect(view.anchor == CGPoint(x: 5, y: 6))
    #expect(view.extent == CGSize(width: 5, height: 6))
  }

  @Test(arguments: ["", "5", "5,", "5,6,7", "{5,6", "5,6}", "{{5,6}}", "a,b", "5;6", "5 6", "{5},{6}", ","])
  func otherPointsAreRefused(text: String) {
    let view = AttributeSampleView(frame: .zero)
    #expect(throws: AttributeError.self) { try view.setAttribute(parsing: text, forKey: "anchor") }
    #expect(throws: AttributeError.self) { try view.setAttribute(parsing: text, forKey: "extent") }
  }

  @Test func sizesMayHaveACross() throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(parsing: "320x44", forKey: "extent")
    #expect(view.extent == CGSize(width: 320, height: 44))
  }

  @Test(arguments: ["{{1, 2}, {30, 4}}", "1,2,30,4", "{{1,2},{30,4}}"])
  func rectanglesHaveBracesOrNot(text: String) throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(parsing: text, forKey: "area")
    #expect(view.area == CGRect(x: 1, y: 2, width: 30, height: 4))
  }

  @Test(arguments: ["", "1,2,3", "{1,2,3,4}", "{{1,2},{3,4}", "1,2,3,4,5", "{1,2},{3,4}"])
  func otherRectanglesAreRefused(text: String) {
    let view = AttributeSampleView(frame: .zero)
    #expect(throws: AttributeError.self) { try view.setAttribute(parsing: text, forKey: "area") }
  }

  @Test func imageIsReadFromItsFile() throws {
    let view = AttributeSampleView(frame: .zero)
    let path = try #require(Bundle.module.path(forResource: "stamp", ofType: "png", inDirectory: "Documents"))
    try view.setAttribute(parsing: path, forKey: "stamp")
    #expect(view.stamp?.size == CGSize(width: 4, height: 3))
    #expect(throws: AttributeError.self) { try view.setAttribute(parsing: path + ".gone", forKey: "stamp") }
  }

  @Test func keysOfUIKitAndOfTheLayerAreRead() throws {
    let view = AttributeSampleView(frame: .zero)
    try view.setAttribute(parsing: "red", forKey: "backgroundColor")
    try view.setAttribute(parsing: "0.5", forKey: "alpha")
    try view.setAttribute(parsing: "YES", forKey: "hidden")
    try view.setAttribute(parsing: "{{1, 2}, {3, 4}}", forKey: "frame")
    try view.setAttribute(parsing: "8", forKey: "layer.cornerRadius")
    try view.setAttribute(parsing: "#0000ff", forKey: "layer.borderColor")
    try view.setAttribute(parsing: "12", forKey: "layer.bounds.size.width")
    #expect(view.backgroundColor == .red)
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.frame.height == 4)
    #expect(view.layer.cornerRadius == 8)
    #expect(try #require(view.layer.borderColor).rgba == (0, 0, 1, 1))
    #expect(view.bounds.width == 12)
  }

  @Test(arguments: [
    ("layer.cornerRadius", "round", "UIView.layer.cornerRadius takes a number, such as 2.5, not 'round'"),
    ("layer.cornerRadios", "1", "UIView has no attribute 'layer.cornerRadios'; the nearest is 'layer.cornerRadius'"),
    ("layer.bounds.size.with", "1", "UIView.layer.bounds.size.with takes a value of the property's own type, not '1'"),
    ("backgroundColour", "red", "UIView has no attribute 'backgroundColour'; the nearest is 'backgroundColor'"),
    ("hiden", "1", "UIView has no attribute 'hiden'; the nearest is 'hidden'"),
  ])
  func failureSaysClassKeyValueAndMend(key: String, text: String, message: String) throws {
    let view = UIView(frame: .zero)
    let error = try #require(throws: AttributeError.self) { try view.setAttribute(parsing: text, forKey: key) }
    #expect(error.description == message)
  }
}
