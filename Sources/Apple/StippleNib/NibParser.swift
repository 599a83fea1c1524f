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

  /// The first element of a document.
  static func root(of data: Data) throws(NibError) -> NibElement {
    try NibProlog.check(data)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    let delegate = NibParser()
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
    let code = (error as NSError).code
    let isEnd = code == XMLParser.ErrorCode.prematureDocumentEndError.rawValue && root == nil
    fail(isEnd ? .truncated : .malformed(Self.problem(code)), parser)
  }

  /// Keeps the first failure and stops.
  private func fail(_ reason: NibError.Reason, _ parser: XMLParser) {
    guard failure == nil else { return }
    failure = NibError(reason, line: parser.lineNumber, column: parser.columnNumber)
    parser.abortParsing()
  }

  /// What libxml2's error codes mean that broken documents come by; the parser's own texts are empty on Linux.
  private static func problem(_ code: Int) -> String {
    switch XMLParser.ErrorCode(rawValue: code) {
    case .invalidCharacterError, .invalidCharacterRefError: "a character that XML does not allow"
    case .undeclaredEntityError, .entityReferenceWithoutNameError, .entityReferenceMissingSemiError:
      "an unknown entity"
    case .attributeNotStartedError, .attributeNotFinishedError: "the value of an attribute is not in quotation marks"
    case .lessThanSymbolInAttributeError: "a '<' in the value of an attribute"
    case .attributeRedefinedError: "an attribute stands twice in one element"
    case .spaceRequiredError: "a space is missing between attributes"
    case .nameRequiredError: "a name is missing"
    case .gtRequiredError: "a '>' is missing"
    case .tagNameMismatchError: "an end tag does not fit the start tag"
    case .prematureDocumentEndError: "something follows the document's end"
    default: "error \(code) of libxml2"
    }
  }
}
