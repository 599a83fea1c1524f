// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

@testable import StippleNib

struct NibScannerTests {
  @Test(arguments: NibEditorPropertyTests.documents, NibEditorPropertyTests.Layout.allCases)
  func scannerFindsWhatTheParserReads(document: String, layout: NibEditorPropertyTests.Layout) throws {
    let data = try Data(contentsOf: Checkout.root.appending(path: document))
    let text = layout.text(String(decoding: data, as: UTF8.self))
    let scanner = try NibScanner([UInt8](text.utf8))
    var found = 0
    func compare(_ element: Int, _ read: NibElement) throws {
      found += 1
      try #require(scanner.name(of: element) == read.name)
      let attributes = scanner.attributes(of: element).map { (scanner.text($0.name), scanner.value(of: $0)) }
      try #require(attributes.count == read.attributes.count, "line \(read.line)")
      for (name, value) in attributes { try #require(read.attributes[name] == value, "line \(read.line)") }
      let children = scanner.elements[element].children
      try #require(children.count == read.children.count, "line \(read.line)")
      for (child, readChild) in zip(children, read.children) { try compare(child, readChild) }
    }
    try compare(0, NibParser.root(of: Data(text.utf8)))
    #expect(found == scanner.elements.count)
  }

  @Test(arguments: [
    ("<a b='>' c=\"/>'\" d = 'e'/>", ["b": ">", "c": "/>'", "d": "e"]),
    ("<a b='&lt;&amp;&#65;&#x42;&quot;&apos;&gt;'></a>", ["b": "<&AB\"'>"]),
    ("<a\n\tb='c\td\ne'\r\n/>", ["b": "c d e"]), ("<a/>", [:]), ("<a b=''/>", ["b": ""]),
    ("<a b='é&#10;'/>", ["b": "é\n"]),
    ("<a b='&amp;lt;'/>", ["b": "&lt;"]),
  ])
  func attributesAreReadAsXML(text: String, expected: [String: String]) throws {
    let scanner = try NibScanner([UInt8](text.utf8))
    let attributes = scanner.attributes(of: 0).map { (scanner.text($0.name), scanner.value(of: $0)) }
    #expect(Dictionary(attributes) { $1 } == expected)
  }

  @Test func whatIsNoElementIsPassed() throws {
    let text = "<?xml version='1.0'?><!-- <a> --><a><![CDATA[ <b> ]]><c><!-- </c> --></c><?d </a> ?></a><!-- <e> -->"
    let scanner = try NibScanner([UInt8](text.utf8))
    #expect(scanner.elements.indices.map(scanner.name(of:)) == ["a", "c"])
    #expect(scanner.elements.map { scanner.text($0.content) }.last == "<!-- </c> -->")
    #expect(scanner.elements.map { scanner.text($0.range) }.last == "<c><!-- </c> --></c>")
  }

  @Test(arguments: ["", "a", "<", "<a", "<a b='", "<a>", "</a>", "<!--", "<a><!-- </a>", "<?", "<![CDATA[", "<a/></a>"])
  func brokenTextIsRefused(text: String) {
    #expect(throws: NibError.self) { try NibScanner([UInt8](text.utf8)) }
  }
}
