// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleNib

/// The values of one command, taken from the left.
struct EventCommandValues {
  private let form: EventCommandForm
  /// Pixels a point, for what is limited in pixels.
  private let scale: CGFloat
  /// All behind the name, as it stands there.
  private let rest: Substring
  private let words: [String]
  private var taken = 0

  init(_ rest: Substring, form: EventCommandForm, scale: CGFloat) {
    self.form = form
    self.scale = scale
    self.rest = rest
    words = Self.withoutComment(rest).split(whereSeparator: \.isBlank).map(String.init)
  }

  /// Text up to a `#` that begins a word.
  private static func withoutComment(_ text: Substring) -> Substring {
    var isAfterBlank = true
    for index in text.indices {
      if isAfterBlank, text[index] == "#" { return text[..<index] }
      isAfterBlank = text[index].isBlank
    }
    return text
  }

  /// The name and the text of the next value; there must be as many words as values.
  private mutating func next() throws(EventCommandProblem) -> (name: String, text: String) {
    guard words.count == form.values.count else { throw .wrongCount(words.count, form: form.text) }
    defer { taken += 1 }
    return (form.values[taken], words[taken])
  }

  mutating func number(in range: ClosedRange<Double>) throws(EventCommandProblem) -> Double {
    let (name, text) = try next()
    guard let number = Double(plainDecimal: text), range.contains(number) else {
      throw .wrongNumber(name: name, range: range, text: text, form: form.text)
    }
    return number
  }

  mutating func distance() throws(EventCommandProblem) -> CGFloat {
    CGFloat(try number(in: -EventScript.farthest...EventScript.farthest))
  }

  mutating func point() throws(EventCommandProblem) -> CGPoint {
    CGPoint(x: try distance(), y: try distance())
  }

  mutating func seconds() throws(EventCommandProblem) -> TimeInterval {
    try number(in: 0...EventScript.longest)
  }

  mutating func size() throws(EventCommandProblem) -> CGSize {
    let (_, text) = try next()
    guard let size = CGSize(screen: text) else { throw .wrongSize(text, form: form.text) }
    guard max(size.width, size.height) * scale <= CGFloat(ScreenLimits.pixels) else {
      throw .tooLarge(text, scale: scale)
    }
    return size
  }

  mutating func choice<Value>(of choices: [String: Value]) throws(EventCommandProblem) -> Value {
    let (_, text) = try next()
    guard let value = choices[text] else { throw .wrongChoice(text, form: form.text) }
    return value
  }

  /// All after the one blank behind the command's name, a `#` too.
  func text() throws(EventCommandProblem) -> String {
    let text = String(rest.dropFirst())
    guard !text.isEmpty else { throw .wrongCount(0, form: form.text) }
    guard text.count <= EventScript.longestText else { throw .longText(text.count) }
    return text
  }

  /// All but a comment; blanks may be within it.
  func file(ending: String) throws(EventCommandProblem) -> String {
    guard !words.isEmpty else { throw .wrongCount(0, form: form.text) }
    var path = Self.withoutComment(rest).drop(while: \.isBlank)
    while path.last?.isBlank == true { path.removeLast() }
    guard (path as NSString).pathExtension.lowercased() == ending else {
      throw .wrongFile(String(path), form: form.text)
    }
    return String(path)
  }
}
