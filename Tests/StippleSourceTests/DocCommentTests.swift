// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

/// What of a documentation comment goes along with an attribute.
struct DocCommentTests {
  @Test(arguments: [
    ("/// The width.", "summary: \"The width.\""),
    ("/// The width. Of the dots.", "summary: \"The width.\""),
    ("/// The width of\n  /// the dots, 0.4 pt. Not the gap.", "summary: \"The width of the dots, 0.4 pt.\""),
    ("/// The width. 0 draws nothing.", "summary: \"The width.\""),
    ("/// Wide, e.g. 2 pt. Yes.", "summary: \"Wide, e.g. 2 pt.\""),
    ("/// The width\n  ///\n  /// More.", "summary: \"The width\""),
    ("/// The width.\n  ///\n  /// - Unit: pt", "unit: \"pt\", summary: \"The width.\""),
    ("/// The width.\n  /// - unit:  pt per s ", "unit: \"pt per s\", summary: \"The width.\""),
    ("/// - Unit: pt", "unit: \"pt\""),
    ("/// The width.\n  /// - Unit:", "summary: \"The width.\""),
    ("/// The width.\n  /// - Note: Unit: none", "summary: \"The width.\""),
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

  @Test func plainCommentsSayNothing() async throws {
    let result = try await SourceTool.read(members: "// The width.\n@IBInspectable /* pt */ var x: CGFloat = 1")
    #expect(result.attributes == ["\"x\", \\Sample.x"])
  }
}
