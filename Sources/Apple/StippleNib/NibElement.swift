// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// An element of a document's XML, with all that is in it.
struct NibElement {
  let name: String
  let attributes: [String: String]
  /// Where the element's start tag ends in the document; lines and columns count from 1.
  let line: Int
  let column: Int
  var children: [NibElement] = []
  var text = ""

  /// The first child of a name, and of a key if one is asked for.
  func child(_ name: String, key: String? = nil) -> NibElement? {
    children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
  }

  /// An error about this element.
  func error(_ reason: NibError.Reason) -> NibError {
    NibError(reason, line: line, column: column)
  }

  /// The text of an attribute that the element must have.
  func required(_ attribute: String) throws(NibError) -> String {
    guard let text = attributes[attribute] else { throw error(.missing(element: name, part: attribute)) }
    return text
  }

  /// The finite number that an attribute holds, if there is such an attribute.
  func number(_ attribute: String) throws(NibError) -> Double? {
    guard let text = attributes[attribute] else { return nil }
    guard let number = Double(text), number.isFinite else { throw badValue(attribute, text, "a number") }
    return number
  }

  /// The finite number that an attribute holds that the element must have.
  func requiredNumber(_ attribute: String) throws(NibError) -> Double {
    guard let number = try number(attribute) else { throw error(.missing(element: name, part: attribute)) }
    return number
  }

  /// The whole number that an attribute holds, if there is such an attribute.
  func integer(_ attribute: String) throws(NibError) -> Int? {
    guard let text = attributes[attribute] else { return nil }
    guard let integer = Int(text) else { throw badValue(attribute, text, "a whole number") }
    return integer
  }

  /// Whether an attribute says YES or NO, if there is such an attribute.
  func flag(_ attribute: String) throws(NibError) -> Bool? {
    switch attributes[attribute] {
    case nil: return nil
    case "YES": return true
    case "NO": return false
    case let text?: throw badValue(attribute, text, "YES or NO")
    }
  }

  /// The point that the element's attributes make.
  func point() throws(NibError) -> CGPoint {
    CGPoint(x: try requiredNumber("x"), y: try requiredNumber("y"))
  }

  /// The size that the element's attributes make.
  func size() throws(NibError) -> CGSize {
    CGSize(width: try requiredNumber("width"), height: try requiredNumber("height"))
  }

  /// The rectangle that the element's attributes make.
  func rect() throws(NibError) -> CGRect {
    CGRect(origin: try point(), size: try size())
  }

  private func badValue(_ part: String, _ value: String, _ expected: String) -> NibError {
    error(.badValue(element: name, part: part, value: value, expected: expected))
  }
}
