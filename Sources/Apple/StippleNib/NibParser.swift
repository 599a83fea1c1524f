// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML

/// Reads XML into a tree of elements, within `NibLimits`.
final class NibParser: NSObject, XMLParserDelegate {
  /// The elements that are open, outermost first.
  private var open: [NibElement] = []
  private var root: NibElement?
  private var elementCount = 0
  private var failure: NibError?

  private let data: Data

  private init(_ data: Data) {
    self.data = data
  }

  /// The first element of a document.
  static func root(of data: Data) throws(NibError) -> NibElement {
    try NibProlog.check(data)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    let delegate = NibParser(data)
    parser.delegate = delegate
    // Its result is true for a document that ends too early, so what the delegate was told counts.
    _ = parser.parse()
    if let failure = delegate.failure { throw failure }
    guard let root = delegate.root else {
      throw NibError(.truncated, line: parser.lineNumber, column: parser.columnNumber)
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elementCount += 1
    if elementCount > NibLimits.elements {
      fail(.tooManyElements(limit: NibLimits.elements), parser)
    } else if open.count >= NibLimits.depth {
      fail(.tooDeep(limit: NibLimits.depth), parser)
    } else {
      open.append(
        NibElement(name: name, attributes: attributes, line: parser.lineNumber, column: parser.columnNumber))
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard failure == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    self.parser(parser, foundCharacters: String(decoding: data, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    fail(isCutOff ? .truncated : .malformed(Self.problem((error as NSError).code)), parser)
  }

  /// Whether the data ends otherwise than with the end of its first element.
  private var isCutOff: Bool {
    guard root == nil else { return false }
    let end = "</\(open.first?.name ?? "")"
    let text = String(decoding: data.suffix(end.utf8.count + 100), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return !text.hasSuffix(open.isEmpty ? ">" : end + ">")
  }

  /// Keeps the first failure and stops.
  private func fail(_ reason: NibError.Reason, _ parser: XMLParser) {
    guard failure == nil else { return }
    failure = NibError(reason, line: parser.lineNumber, column: parser.columnNumber)
    parser.abortParsing()
  }

  /// What libxml2's error codes mean that broken documents come by; Foundation on Linux hands the codes through as they
  /// are, without texts, and its own names for them have other numbers.
  /// Source: libxml2, include/libxml/xmlerror.h.
  private static func problem(_ code: Int) -> String {
    switch code {
    case 5: "something follows the document's end"
    case 6, 7: "the number of a character is not one"
    case 8, 9: "a character that XML does not allow"
    case 23, 26: "an '&' that begins no entity of XML's own"
    case 38: "a '<' in the value of an attribute"
    case 39, 40, 41: "the value of an attribute is not in quotation marks"
    case 42: "an attribute stands twice in one element"
    case 45: "a comment does not end"
    case 47: "a processing instruction does not end"
    case 62: "a ']]>' that ends nothing"
    case 63: "a CDATA section does not end"
    case 64: "an '<?xml …?>' that is not at the document's very beginning"
    case 65: "a space is missing between attributes"
    case 68: "a name is missing after a '<' or '&'"
    case 73: "a '>' is missing"
    case 76: "an end tag does not fit the start tag"
    case 80: "a '--' in a comment"
    case 96, 97, 108: "its version of XML is not 1.0"
    case 200...205: "a name with a prefix that no namespace declares"
    default: "error \(code) of libxml2"
    }
  }
}
