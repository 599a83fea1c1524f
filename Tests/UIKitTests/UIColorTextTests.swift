// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

struct UIColorTextTests {
  @Test(arguments: [
    ("#ff0000", UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ("#00FF7f", UIColor(red: 0, green: 1, blue: 127 / 255.0, alpha: 1)),
    ("#01020380", UIColor(red: 1 / 255.0, green: 2 / 255.0, blue: 3 / 255.0, alpha: 128 / 255.0)),
    ("#00000000", UIColor(red: 0, green: 0, blue: 0, alpha: 0)), ("red", .red), ("clear", .clear),
    ("lightGray", .lightGray), ("systemGray", .systemGray), ("systemGrayColor", .systemGray), ("redColor", .red),
    ("labelColor", .label), ("darkTextColor", .darkText), ("tintColor", .tintColor),
    ("groupTableViewBackgroundColor", .systemGroupedBackground),
  ])
  func colorsAreRead(text: String, color: UIColor) throws {
    #expect(try UIColor.parse(text) == color)
  }

  @Test(arguments: [
    ("", ColorTextError.Problem.unknownName), ("rouge", .unknownName), ("Red", .unknownName), ("Color", .unknownName),
    ("ff0000", .unknownName), ("#", .digitCount), ("#fff", .digitCount), ("#ff00000", .digitCount),
    ("#ff0000000", .digitCount), ("#ggg000", .notHexadecimal), ("#+1+1+1", .notHexadecimal),
    ("#0x0x0x", .notHexadecimal), ("#ff00 0", .notHexadecimal), ("#ééé", .notHexadecimal),
  ])
  func wrongTextIsRefusedWithTheReason(text: String, problem: ColorTextError.Problem) {
    let error = #expect(throws: ColorTextError.self) { try UIColor.parse(text) }
    #expect(error == ColorTextError(text: text, problem: problem))
    #expect(error?.description.contains("'\(text)'") == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test(arguments: [
    (UIColor.systemGray, "systemGray"), (.red, "red"), (UIColor(red: 1, green: 0, blue: 0, alpha: 1), "red"),
    (.clear, "clear"), (UIColor(red: 1, green: 1, blue: 1, alpha: 1), "#ffffff"),
    (UIColor(red: 0, green: 0.5, blue: 5, alpha: 0.5), "#0080ff80"), (UIColor { _ in .red }, "#ff0000"),
  ])
  func colorsAreWrittenByNameOrInDigits(color: UIColor, text: String) {
    #expect(color.parsableText == text)
  }

  @Test func writtenColorsAreReadBack() throws {
    for name in ["red", "systemGray6", "placeholderText", "tintColor", "lightText"] {
      let color = try UIColor.parse(name)
      #expect(color.parsableText == name)
    }
    #expect(try UIColor.parse("#12345678").parsableText == "#12345678")
  }
}
