// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

/// Which properties are listed, and what is said of the others.
struct PropertyTests {
  @Test(arguments: [
    ("@IBInspectable var width: CGFloat = 2", ["\"width\", \\Sample.width"]),
    ("@IBInspectable public var width: CGFloat = 2", ["\"width\", \\Sample.width"]),
    ("@IBInspectable public internal(set) var width: CGFloat = 2", ["\"width\", \\Sample.width"]),
    ("@IBInspectable var width: CGFloat { get { 1 } set {} }", ["\"width\", \\Sample.width"]),
    ("@IBInspectable var width: CGFloat { _read { yield w } _modify { yield &w } }", ["\"width\", \\Sample.width"]),
    ("@IBInspectable var width: CGFloat = 2 { willSet {} didSet { setNeedsLayout() } }", ["\"width\", \\Sample.width"]),
    ("@IBInspectable lazy var width: CGFloat = 2", ["\"width\", \\Sample.width"]),
    ("@IBInspectable\n\n  var color = UIColor.systemGray", ["\"color\", \\Sample.color"]),
    ("@IBInspectable var a, b: CGFloat", ["\"a\", \\Sample.a", "\"b\", \\Sample.b"]),
    ("@IBInspectable var a = 1, b: Bool = true", ["\"a\", \\Sample.a", "\"b\", \\Sample.b"]),
    ("@IBInspectable var `default`: String = \"\"", ["\"default\", \\Sample.`default`"]),
    ("@objc @IBInspectable dynamic var width: CGFloat = 2", ["\"width\", \\Sample.width"]),
    ("@IBInspectable override var width: CGFloat { didSet {} }", ["\"width\", \\Sample.width"]),
    ("var width: CGFloat = 2", []),
    ("func make() { class Local: UIView { @IBInspectable var x: Int = 1 } }", []),
    ("@available(*, unavailable) @IBInspectable var gone: Int = 1", []),
    ("@available(iOS, unavailable) @IBInspectable var here: Int = 1", ["\"here\", \\Sample.here"]),
  ])
  func settablePropertiesAreListedInSourceOrder(members: String, expected: [String]) async throws {
    let result = try await SourceTool.read(members: members)
    #expect(result.attributes == expected)
    #expect(result.warnings == [])
    #expect(result.status == 0)
  }

  @Test(arguments: [
    "CGFloat", "Double", "Float", "Int", "Bool", "String", "UIColor", "CGPoint", "CGSize", "CGRect", "UIImage",
  ])
  func everyTypeOfADocumentIsListedInEveryWriting(type: String) async throws {
    let result = try await SourceTool.read(
      members: """
        @IBInspectable var a: \(type)
        @IBInspectable var b: \(type)?
        @IBInspectable var c: \(type)!
        @IBInspectable var d: Optional<\(type)>
        @IBInspectable var e: UIKit.\(type)
        @IBInspectable var f: (\(type))
        @IBInspectable var g: Swift.Optional<\(type)>
        """)
    #expect(result.attributes == "abcdefg".map { "\"\($0)\", \\Sample.\($0)" })
    #expect(result.warnings == [])
  }

  @Test(arguments: [
    ("@IBInspectable private var x: Int = 1", "28: warning: @IBInspectable 'x' is left out: it is private"),
    ("@IBInspectable fileprivate var x: Int = 1", "32: warning: @IBInspectable 'x' is left out: it is fileprivate"),
    ("@IBInspectable private(set) var x = 1", "33: warning: @IBInspectable 'x' is left out: its setter is private"),
    (
      "@IBInspectable public fileprivate(set) var x = 1",
      "44: warning: @IBInspectable 'x' is left out: its setter is fileprivate"
    ),
    ("@IBInspectable static var x: Int = 1", "27: warning: @IBInspectable 'x' is left out: it belongs to the class"),
    ("@IBInspectable class var x: Int { 1 }", "26: warning: @IBInspectable 'x' is left out: it belongs to the class"),
    ("@IBInspectable let x: Int = 1", "20: warning: @IBInspectable 'x' is left out: it is a constant"),
    ("@IBInspectable var x: Int { 1 }", "20: warning: @IBInspectable 'x' is left out: it has no setter"),
    ("@IBInspectable var x: Int { get { 1 } }", "20: warning: @IBInspectable 'x' is left out: it has no setter"),
    ("@IBInspectable var (x, y) = (1, 2)", "20: warning: @IBInspectable '(x, y)' is left out: it is part of a tuple"),
    (
      "@IBInspectable var x: UIEdgeInsets = .zero",
      "20: warning: @IBInspectable 'x' is left out: no document can hold a value of type 'UIEdgeInsets'"
    ),
    (
      "@IBInspectable var x: UIColor?? = nil",
      "20: warning: @IBInspectable 'x' is left out: no document can hold a value of type 'UIColor??'"
    ),
    (
      "@IBInspectable var x: [CGFloat] = []",
      "20: warning: @IBInspectable 'x' is left out: no document can hold a value of type '[CGFloat]'"
    ),
    (
      "@IBInspectable var x: Other.Int = 1",
      "20: warning: @IBInspectable 'x' is left out: no document can hold a value of type 'Other.Int'"
    ),
  ])
  func whatCannotBeSetByNameIsLeftOutWithItsPlaceAndWhy(members: String, warning: String) async throws {
    let result = try await SourceTool.read(members: members + "\n@IBInspectable var good: Int = 1")
    #expect(result.attributes == ["\"good\", \\Sample.good"])
    try #require(result.warnings.count == 1)
    #expect(result.warnings[0].hasPrefix("File0.swift:3:" + warning))
    #expect(result.status == 0)
  }

  @Test func columnsAreThoseOfTheCompilerAlsoAfterWideCharacters() async throws {
    let result = try await SourceTool.read(members: "/* é */ @IBInspectable let x: Int = 1")
    #expect(result.warnings.first?.hasPrefix("File0.swift:3:29: warning: ") == true)
  }

  @Test func aliasesOfTheModuleAreSeenThrough() async throws {
    let result = try await SourceTool.read(
      "import UIKit\ntypealias Points = Length\ntypealias Length = CGFloat?\ntypealias Odd = Odder\ntypealias Odder = Odd",
      "class V: UIView { @IBInspectable var a: Points; @IBInspectable var b: Odd }")
    #expect(result.attributes == ["\"a\", \\V.a"])
    #expect(
      result.warnings == [
        "File1.swift:1:68: warning: @IBInspectable 'b' is left out: no document can hold a value of type 'Odd'"
      ])
  }
}
