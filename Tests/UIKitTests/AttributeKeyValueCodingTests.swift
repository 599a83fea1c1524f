// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct AttributeKeyValueCodingTests {
  @Test func valueIsOfThePropertysOwnType() {
    let view = AttributeSampleView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.value(forKey: "width") as? CGFloat == 2)
    #expect(view.value(forKey: "count") as? Int == 3)
    #expect(view.value(forKey: "caption") as? String == "none")
    #expect(view.value(forKey: "color") as? UIColor == .systemGray)
    #expect(view.value(forKey: "frame") as? CGRect == view.frame)
    #expect(view.value(forKey: "hidden") as? Bool == false)
    #expect(view.value(forKey: "unsupported") as? Int32 == 7)
  }

  @Test func emptyOptionalIsNil() {
    let view = AttributeSampleView(frame: .zero)
    view.color = nil
    #expect(view.value(forKey: "color") == nil)
    #expect(view.value(forKey: "backgroundColor") == nil)
  }

  @Test func setValueSetsWithoutThrowing() {
    let view = AttributeSampleView(frame: .zero)
    view.setValue(5, forKey: "width")
    view.setValue(Int32(9), forKey: "unsupported")
    view.setValue(UIColor.red, forKey: "backgroundColor")
    view.setValue(nil, forKey: "color")
    #expect(view.width == 5)
    #expect(view.unsupported == 9)
    #expect(view.backgroundColor == .red)
    #expect(view.color == nil)
  }

  @Test func setValueCutsToFitAsApplesDoes() {
    let view = AttributeSampleView(frame: .zero)
    for (value, expected) in [
      (2.7, 2), (-2.7, -2), (.nan, 0), (1e300, Int.max), (-1e300, Int.min), (.infinity, Int.max),
    ] {
      view.setValue(value, forKey: "count")
      #expect(view.count == expected)
    }
    view.setValue(2, forKey: "isVertical")
    #expect(view.isVertical)
  }

  @Test func valueOfAWrongTypeChangesNothing() {
    let view = AttributeSampleView(frame: .zero)
    view.setValue("wide", forKey: "width")
    view.setValue(nil, forKey: "width")
    view.setValue(5, forKey: "fill")
    view.setValue(5, forKey: "noSuchKey")
    #expect(view.width == 2)
    #expect(view.widthChanges == 0)
    #expect(view.fill == .clear)
  }

  @Test func unknownKeyGoesToTheOverriddenMethod() throws {
    let view = AttributeCollectingView(frame: .zero)
    view.setValue(5, forKey: "first")
    try view.setAttribute("six", forKeyPath: "second")
    try view.setAttribute(parsing: "seven", forKey: "third")
    #expect(view.collected["first"] as? Int == 5)
    #expect(view.value(forKey: "second") as? String == "six")
    #expect(view.collected["third"] as? String == "seven")
  }

  @Test(arguments: [
    ("backgroundColor", UIColor.red as any Sendable), ("tintColor", UIColor.green), ("alpha", CGFloat(0.5)),
    ("hidden", true), ("opaque", false), ("clipsToBounds", true), ("clearsContextBeforeDrawing", false),
    ("contentMode", 3), ("frame", CGRect(x: 1, y: 2, width: 3, height: 4)),
    ("bounds", CGRect(x: 5, y: 6, width: 7, height: 8)), ("center", CGPoint(x: 9, y: 10)),
    ("autoresizesSubviews", false), ("autoresizingMask", 18), ("translatesAutoresizingMaskIntoConstraints", false),
    ("tag", 42), ("userInteractionEnabled", false), ("multipleTouchEnabled", true),
  ])
  func everyViewHasUIKitsKeys(key: String, value: any Sendable) throws {
    let view = UIView(frame: .zero)
    #expect(AttributeValue(view.value(forKey: key)) != AttributeValue(value))
    try view.setAttribute(value, forKeyPath: key)
    #expect(AttributeValue(view.value(forKey: key)) == AttributeValue(value))
  }

  @Test func gettersNameIsAKeyToo() throws {
    let view = UIView(frame: .zero)
    try view.setAttribute(true, forKeyPath: "isHidden")
    #expect(view.isHidden)
    #expect(view.value(forKey: "isHidden") as? Bool == true)
  }

  @Test func unknownContentModeChangesNothing() {
    let view = UIView(frame: .zero)
    view.setValue(99, forKey: "contentMode")
    #expect(view.contentMode == .scaleToFill)
  }

  @Test func keyPathLeadsToTheLayer() {
    let view = UIView(frame: .zero)
    view.setValue(8, forKeyPath: "layer.cornerRadius")
    view.setValue(true, forKeyPath: "layer.masksToBounds")
    #expect(view.layer.cornerRadius == 8)
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 8)
    #expect(view.layer.masksToBounds)
  }

  @Test func keyPathLeadsToTheSuperview() {
    let view = UIView(frame: .zero)
    let subview = UIView(frame: .zero)
    #expect(subview.value(forKeyPath: "superview.tag") == nil)
    view.addSubview(subview)
    subview.setValue(5, forKeyPath: "superview.tag")
    #expect(view.tag == 5)
    #expect(subview.value(forKeyPath: "superview.layer.opacity") as? Float == 1)
  }

  @Test func layerKeepsWhatItDoesNotKnowButADocumentMayNot() {
    let view = UIView(frame: .zero)
    view.setValue("note", forKeyPath: "layer.memo")
    #expect(view.layer.value(forKey: "memo") as? String == "note")
    #expect(throws: AttributeError.self) { try view.setAttribute("note", forKeyPath: "layer.memory") }
    #expect(view.layer.value(forKey: "memory") == nil)
  }

  @Test func colorOfTheLayerTakesAColorOfUIKit() throws {
    let view = UIView(frame: .zero)
    try view.setAttribute(UIColor.red, forKeyPath: "layer.borderColor")
    #expect(view.layer.borderColor == UIColor.red.cgColor)
    try view.setAttribute(UIColor.blue.cgColor, forKeyPath: "layer.backgroundColor")
    #expect(view.layer.backgroundColor == UIColor.blue.cgColor)
    #expect(throws: AttributeError.self) { try view.setAttribute("red", forKeyPath: "layer.borderColor") }
  }
}
