// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What of a documentation comment goes along with an attribute.
struct DocCommentTests {
  @Test(arguments: [
    ("/// The width.", "summary: \"The width.\""),
    ("/// The width. Of the dots.", "summary: \"The width.\", documentation: \"The width. Of the dots.\""),
    (
      "/// The width of\n  /// the dots, 0.4 pt. Not the gap.",
      "summary: \"The width of the dots, 0.4 pt.\", documentation: \"The width of the dots, 0.4 pt. Not the gap.\""
    ),
    (
      "/// The width. 0 draws nothing.",
      "summary: \"The width.\", documentation: \"The width. 0 draws nothing.\""
    ),
    ("/// Wide, e.g. 2 pt. Yes.", "summary: \"Wide, e.g. 2 pt.\", documentation: \"Wide, e.g. 2 pt. Yes.\""),
    ("/// The width\n  ///\n  /// More.", "summary: \"The width\", documentation: \"The width\\n\\nMore.\""),
    ("/// The width.\n  ///\n  /// - Unit: pt", "unit: \"pt\", summary: \"The width.\""),
    ("/// The width.\n  /// - unit:  pt per s ", "unit: \"pt per s\", summary: \"The width.\""),
    ("/// - Unit: pt", "unit: \"pt\""),
    ("/// The width.\n  /// - Unit:", "summary: \"The width.\""),
    (
      "/// The width.\n  /// - Note: Unit: none",
      "summary: \"The width.\", documentation: \"The width.\\n- Note: Unit: none\""
    ),
    ("/** The width. */", "summary: \"The width.\""),
    ("/**\n   * The width.\n   * - Unit: pt\n   */", "unit: \"pt\", summary: \"The width.\""),
    ("/// A \"quoted\" \\(path).", "summary: \"A \\\"quoted\\\" \\\\(path).\""),
    ("/// Another's.\n\n  /// Its own.", "summary: \"Its own.\""),
    ("/// The width.\n  // - Unit: pt", "summary: \"The width.\""),
  ])
  func summaryAndUnitComeFromTheCommentThatStandsLast(comment: String, expected: String) async throws {
    let result = try await SourceTool.read(members: "  \(comment)\n  @IBInspectable var x: CGFloat = 1")
    #expect(result.attributes == ["\"x\", \\Sample.x, \(expected)"])
  }

  @Test(arguments: [
    ("/// One.\n  /// Two.\n  ///\n  ///\n  /// Three\n  /// four.\n  /// - Unit: pt", "One. Two.\\n\\nThree four."),
    ("/// One.\n  ///\n  /// - Note: a\n  ///   b\n  /// - Unit: pt\n  /// - c", "One.\\n\\n- Note: a b\\n- c"),
    ("/// One.\n  ///\n  /// - Unit: pt\n  ///\n  /// Two.", "One.\\n\\nTwo."),
  ])
  func theWholeCommentGoesAlongWithoutTheUnit(comment: String, expected: String) async throws {
    let result = try await SourceTool.read(members: "  \(comment)\n  @IBInspectable var x: CGFloat = 1")
    let attribute = try #require(result.attributes.first)
    #expect(attribute.hasSuffix("summary: \"One.\", documentation: \"\(expected)\""))
  }

  @Test(arguments: [
    ("/// What is drawn: `none`, `grid` or `dot`.", "String", "[\"none\", \"grid\", \"dot\"]"),
    ("/// What is drawn: `none`,\n  /// `grid`. Not `dot`.", "String?", "[\"none\", \"grid\"]"),
    ("/// `pattern` by its name: `none`, all; `dot`, some.", "Swift.String", "[\"none\", \"dot\"]"),
    ("/// The text, as `a` or `b`.", "String", nil),
    ("/// The text: `a b` or `1`.", "String", nil),
    ("/// The text.\n  ///\n  /// One of: `a`, `b`.", "String", nil),
    ("/// The distance: as `other` says.", "CGFloat", nil),
  ])
  func aTextWhoseFirstSentenceListsNamesHasChoices(comment: String, type: String, choices: String?) async throws {
    let result = try await SourceTool.read(members: "  \(comment)\n  @IBInspectable var x: \(type)")
    let attribute = try #require(result.attributes.first)
    let parts = attribute.components(separatedBy: "choices: ")
    #expect((parts.count == 2 ? parts[1] : nil) == choices)
  }

  @Test func plainCommentsSayNothing() async throws {
    let result = try await SourceTool.read(members: "// The width.\n@IBInspectable /* pt */ var x: CGFloat = 1")
    #expect(result.attributes == ["\"x\", \\Sample.x"])
  }
}
