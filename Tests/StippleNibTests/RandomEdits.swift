// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import StippleTestSupport

/// Edits of a document's objects, of every kind and type.
struct RandomEdits {
  private let objects: [NibOutline.Object]
  private var random: SeededGenerator

  init(objects: [NibOutline.Object], seed: UInt64) {
    self.objects = objects.filter { !$0.id.isEmpty }
    random = SeededGenerator(seed: seed)
  }

  /// The next one to six edits, of objects that share them or not; no attribute twice.
  mutating func next() -> [NibEdit] {
    var edits: [NibEdit] = []
    var object = objects.randomElement(using: &random)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      if Bool.random(using: &random) { object = objects.randomElement(using: &random) }
      guard let object else { continue }
      let new = ["a", "layer.cornerRadius", "note \"<&'>\n\t", "é"].randomElement(using: &random) ?? ""
      let old = object.attributes.randomElement(using: &random)
      let isOld = Int.random(in: 0..<3, using: &random) > 0
      let keyPath = isOld ? old?.keyPath ?? new : new
      guard !edits.contains(where: { $0.id == object.id && $0.keyPath == keyPath }) else { continue }
      let like = isOld && Bool.random(using: &random) ? old?.value : nil
      let value = Int.random(in: 0..<5, using: &random) == 0 ? nil : value(like: like)
      edits.append(NibEdit(id: object.id, keyPath: keyPath, value: value))
    }
    return edits
  }

  private mutating func value(like old: NibAttribute.Value?) -> NibAttribute.Value {
    switch old {
    case .integer: .integer(Int.random(in: -100...100, using: &random))
    case .real: .real(number())
    case .boolean(let flag): .boolean(!flag)
    case .string: .string(text())
    case .color: .color(color())
    default: value()
    }
  }

  private mutating func value() -> NibAttribute.Value {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .null
    case 1: .boolean(Bool.random(using: &random))
    case 2: .integer([0, 1, -7, .max, .min].randomElement(using: &random) ?? 0)
    case 3: .real(number())
    case 4: .string(text())
    case 5: .localizedString(text())
    case 6: .color(color())
    case 7: .point(CGPoint(x: number(), y: number()))
    case 8: .size(CGSize(width: number(), height: number()))
    case 9: .rect(CGRect(x: number(), y: number(), width: number(), height: number()))
    case 10: .range(NSRange(location: Int.random(in: 0...9, using: &random), length: 3))
    default: .image(["stamp", "a b", "<\">'&", ""].randomElement(using: &random) ?? "")
    }
  }

  private mutating func number() -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: Double(Int.random(in: -20...20, using: &random))
    case 1: Double.random(in: -1...1, using: &random)
    case 2: [0, 0.1, 1e-9, 1e21, .greatestFiniteMagnitude, .leastNonzeroMagnitude].randomElement(using: &random) ?? 0
    default: Double(Int.random(in: -200...200, using: &random)) / 8
    }
  }

  private mutating func text() -> String {
    [
      "", "dot", " padded ", "two\nlines", "\ttab", "<&>\"']]>", "é 😀 \u{2028}", "bell \u{7}", "\r\n", "\u{FEFF}x",
      String(repeating: "long <&> ", count: 30), "&#10;", "a\u{301}", "\n", "  ", "\u{FFFF}", "<!-- a -->",
      "<![CDATA[b]]>",
    ].randomElement(using: &random) ?? ""
  }

  private mutating func color() -> NibColor {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .named(["Accent", "a \"b\"", ""].randomElement(using: &random) ?? "")
    case 1: .system(["labelColor", "systemGray2Color"].randomElement(using: &random) ?? "")
    case 2: .gray(white: number(), alpha: number(), space: space())
    case 3: .cmyk(cyan: number(), magenta: number(), yellow: number(), black: number(), alpha: number(), space: space())
    default: .rgb(red: number(), green: number(), blue: number(), alpha: number(), space: space())
    }
  }

  private mutating func space() -> String {
    ["sRGB", "calibratedRGB", "displayP3", "", "custom", "deviceWhite"].randomElement(using: &random) ?? ""
  }
}
