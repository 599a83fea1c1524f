// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import StippleTestSupport
import Testing

struct NibErrorTests {
  @Test(arguments: [
    ("", NibError.Reason.empty), (" \n\t", .empty), ("hello", .notXML),
    ("<?xml \(String(repeating: "a", count: 200))?><a/>", .notXML), ("{\"a\": \"<b>\"}", .notXML),
    ("\u{1}<document/>", .notXML), ("<![CDATA[a]]><document/>", .notXML),
    ("NIBArchive\u{1}\u{0}", .compiled), ("bplist00\u{0}", .compiled),
    ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>", .encoding),
    ("<!-- only this", .truncated), ("<?xml version=\"1.0\"", .truncated), ("<!-- only this -->", .truncated),
    ("<", .truncated), ("<docum", .truncated), ("<document>", .truncated), ("<document><a", .truncated),
    ("<html></html>", .otherXML(root: "html")), ("<document/>", .otherXML(root: "document")),
    ("<archive type=\"com.apple.Other\"/>", .otherXML(root: "archive")),
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>",
      .oldFormat(version: "8.00")
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes/></document>", .storyboard
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>",
      .otherSystem(type: "com.apple.InterfaceBuilder3.Cocoa.XIB")
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      .missing(element: "document", part: "objects")
    ),
  ])
  func otherDataIsNamed(text: String, reason: NibError.Reason) {
    #expect(Documents.error(of: text)?.reason == reason)
  }

  @Test func dataThatIsNotUTF8IsRefused() {
    #expect(Documents.error(of: Data([0x3c, 0x61, 0xff, 0x3e]))?.reason == .encoding)
    #expect(Documents.error(of: Data([0xff, 0xfe, 0x3c, 0x00]))?.reason == .encoding)
    #expect(Documents.error(of: Data(count: 8))?.reason == .encoding)
  }

  /// Without a mark the bytes of UTF-16 are UTF-8 as well, and libxml2 reads them as UTF-16.
  @Test(arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32LittleEndian])
  func wideCharactersDoNotHideADocumentType(encoding: String.Encoding) throws {
    let text = "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>"
    #expect(Documents.error(of: try #require(text.data(using: encoding)))?.reason == .encoding)
  }

  @Test(arguments: [
    ("<a>\n<b>\n</c>\n</a>", "the XML is broken: an end tag does not fit the start tag", 3),
    ("<a>\n<b x=3/></a>", "the XML is broken: the value of an attribute is not in quotation marks", 2),
    ("<a>\n\n<b x=\"1\" x=\"2\"/></a>", "the XML is broken: an attribute stands twice in one element", 3),
    ("<a>\n&nothing;</a>", "the XML is broken: an '&' that begins no entity of XML's own", 2),
    ("<a>\n\u{1}</a>", "the XML is broken: a character that XML does not allow", 2),
    ("<a/>\n<b/>", "the XML is broken: something follows the document's end", 2),
    ("<a>\n<b x=\"1\"y=\"2\"/></a>", "the XML is broken: a space is missing between attributes", 2),
    (
      "\n<?xml version=\"1.0\"?><a/>", "the XML is broken: an '<?xml …?>' that is not at the document's very beginning",
      2
    ),
    ("<?xml version=\"2.0\"?><a/>", "the XML is broken: its version of XML is not 1.0", 1),
    ("<a>\n<1/></a>", "the XML is broken: a name is missing after a '<' or '&'", 2),
    ("<a>\n<!-- b -- c --></a>", "the XML is broken: a '--' in a comment", 2),
    ("<a><!-- b\n</a>", "the XML is broken: a comment does not end", 2),
    ("<a><?b\n</a>", "the XML is broken: a processing instruction does not end", 2),
    ("<a>\n]]></a>", "the XML is broken: a ']]>' that ends nothing", 2),
    ("<a>\n&#xZ;</a>", "the XML is broken: the number of a character is not one", 2),
    ("<a>\n<b:c/></a>", "the XML is broken: a name with a prefix that no namespace declares", 2),
  ])
  func brokenXMLTellsWhereAndWhy(text: String, message: String, line: Int) {
    let error = Documents.error(of: text)
    #expect(error?.reason.description == message)
    #expect(error?.line == line)
    #expect(error?.column != nil)
  }

  @Test func documentCutAnywhereIsRefused() throws {
    let data = try Documents.data(named: "Everything")
    let end = try #require(data.lastIndex(of: UInt8(ascii: ">")))
    for length in Array(stride(from: 1, to: end, by: 61)) + Array(end - 12...end) {
      #expect(Documents.error(of: data.prefix(length))?.reason == .truncated, "\(length)")
    }
  }

  @Test(arguments: [
    "<!DOCTYPE document [<!ENTITY a \"b\">]>", "<!DOCTYPE document SYSTEM \"file:///etc/hostname\">",
    "<!-- a --><!DOCTYPE document>", "<?a?>\n<!doctype document>",
  ])
  func documentTypeIsRefusedBeforeItIsParsed(declaration: String) {
    #expect(Documents.error(of: declaration + "<document>&a;</document>")?.reason == .documentType)
  }

  @Test func entitiesThatMultiplyAreRefused() {
    let entities = (1...20).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }
    let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY e0 \"x\">\(entities.joined())]><a>&e20;</a>"
    let error = Documents.error(of: text)
    #expect(error?.reason == .documentType)
    #expect(error?.line == 2)
    #expect(error?.column == 1)
  }

  @Test func nestingIsBounded() throws {
    func document(depth: Int) -> String {
      InterfaceDocument.text(
        objects: String(repeating: "<view><subviews>", count: depth)
          + String(repeating: "</subviews></view>", count: depth))
    }
    #expect(try NibDocument(data: Data(document(depth: 99).utf8)).views.count == 1)
    #expect(Documents.error(of: document(depth: 100))?.reason == .tooDeep(limit: 200))
    #expect(Documents.error(of: document(depth: 100_000))?.reason == .tooDeep(limit: 200))
  }

  @Test func numberOfElementsIsBounded() {
    let text = InterfaceDocument.text(objects: String(repeating: "<a/>", count: 200_000))
    #expect(Documents.error(of: text)?.reason == .tooManyElements(limit: 200_000))
  }

  @Test func sizeIsBounded() throws {
    let document = Data(InterfaceDocument.text(objects: "").utf8)
    let space = { (count: Int) in Data(repeating: UInt8(ascii: " "), count: count - document.count) }
    let largest = try NibDocument(data: document + space(9_437_184))
    #expect(largest.objects.isEmpty)
    #expect(Documents.error(of: document + space(9_437_185))?.reason == .tooLarge(limit: 9_437_184))
  }

  @Test(arguments: [
    (
      "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"wide\" height=\"4\"/>",
      "width of <rect> must be a number, not 'wide'"
    ),
    ("<rect key=\"frame\" x=\"1\" y=\"2\" width=\"inf\" height=\"4\"/>", "width of <rect> must be a number, not 'inf'"),
    ("<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\"/>", "<rect> has no height"),
    ("<color white=\"1\"/>", "<color> has no key"),
    ("<subviews><view tag=\"1.5\"/></subviews>", "tag of <view> must be a whole number, not '1.5'"),
    ("<subviews><view alpha=\"\"/></subviews>", "alpha of <view> must be a number, not ''"),
    ("<subviews><view hidden=\"1\"/></subviews>", "hidden of <view> must be YES or NO, not '1'"),
  ])
  func brokenPartTellsWhereAndWhy(part: String, message: String) {
    let error = Documents.error(of: InterfaceDocument.text(objects: "<view id=\"a\">\n\(part)</view>"))
    #expect(error?.reason.description == message)
    #expect(error?.line == 5)
  }

  @Test func descriptionBeginsWithThePlace() {
    #expect(NibError(.truncated, line: 3, column: 4).description == "3:4: the document ends too early")
    #expect(NibError(.truncated, line: 3).description == "3: the document ends too early")
    #expect(NibError(.empty).description == "the document is empty")
  }

  @Test func messageIsOneShortLine() {
    let value = "a&#10;b" + String(repeating: "c", count: 1000)
    let error = Documents.error(of: InterfaceDocument.text(objects: "<view alpha=\"\(value)\"/>"))
    let shown = "a b" + String(repeating: "c", count: 76) + "…"
    #expect(error?.reason.description == "alpha of <view> must be a number, not '\(shown)'")
  }

  @Test func damagedDocumentIsReadOrRefusedAtAPlaceInIt() throws {
    let data = try Documents.data(named: "Everything")
    let lineCount = data.count { $0 == UInt8(ascii: "\n") } + 1
    let marks = Array("<>\"&'/=! \n0x".utf8)
    // A linear congruential generator, so that every run damages alike.
    var state: UInt64 = 1
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var refused = 0
    for _ in 0..<500 {
      var damaged = data
      for _ in 0...random(below: 3) { damaged[random(below: data.count)] = marks[random(below: marks.count)] }
      do {
        _ = try NibDocument(data: damaged)
      } catch {
        refused += 1
        #expect((1...lineCount + 3).contains(try #require(error.line)), "\(error)")
      }
    }
    #expect(refused > 100)
  }
}
