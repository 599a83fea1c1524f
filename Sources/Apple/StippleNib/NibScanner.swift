// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Where the elements of a document's XML stand in its bytes.
///
/// It is for data that `NibDocument` reads: well formed, in UTF-8 or ASCII, without a document type. Other data is
/// refused or scanned to no use, but never traps.
struct NibScanner: Sendable {
  struct Element: Sendable {
    /// From the start tag's '<' to behind the end tag.
    var range: Range<Int>
    /// What stands between the tags; empty at the range's end for an element of a single tag.
    var content: Range<Int>
    /// What follows the name in the start tag, without its end.
    let attributes: Range<Int>
    let parent: Int?
    var children: [Int] = []

    /// Whether it has a single tag, as `<view/>`.
    var isSingleTag: Bool { content.upperBound == range.upperBound }
  }

  /// An attribute in a start tag.
  struct Attribute {
    let name: Range<Int>
    /// What stands between the quotation marks.
    let value: Range<Int>
    let quotationMark: UInt8
  }

  let bytes: [UInt8]
  /// Whether the document says that it is in ASCII.
  let isASCII: Bool
  /// The line break that the document has first.
  let newline: String
  /// In the order of their start tags.
  private(set) var elements: [Element] = []
  private var position = 0
  private var open: [Int] = []

  /// Scans a document; time and memory grow in step with it.
  init(_ bytes: [UInt8]) throws(NibError) {
    self.bytes = bytes
    isASCII = NibProlog.isASCII(bytes)
    newline = Self.newline(of: bytes)
    guard bytes.count <= NibLimits.bytes else { throw NibError(.tooLarge(limit: NibLimits.bytes)) }
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      if has("<!--") {
        try skip(through: "-->", from: start + 4)
      } else if has("<![CDATA[") {
        try skip(through: "]]>", from: start + 9)
      } else if has("<?") {
        try skip(through: "?>", from: start + 2)
      } else if has("</") {
        try close()
      } else {
        try begin()
      }
    }
    guard open.isEmpty, !elements.isEmpty else { throw NibError(.truncated) }
  }

  /// The name of an element.
  func name(of element: Int) -> String {
    text(elements[element].range.lowerBound + 1..<elements[element].attributes.lowerBound)
  }

  /// The first child of a name.
  func child(_ name: String, of element: Int) -> Int? {
    elements[element].children.first { self.name(of: $0) == name }
  }

  /// The attributes of an element's start tag, in order.
  func attributes(of element: Int) -> [Attribute] {
    let tag = elements[element].attributes
    var attributes: [Attribute] = []
    var position = tag.lowerBound
    while let start = bytes[position..<tag.upperBound].firstIndex(where: { !$0.isXMLSpace }),
      let equals = bytes[start..<tag.upperBound].firstIndex(of: UInt8(ascii: "=")),
      let open = bytes[equals..<tag.upperBound].firstIndex(where: { $0.isQuotationMark }),
      let close = bytes[(open + 1)..<tag.upperBound].firstIndex(of: bytes[open])
    {
      let end = bytes[start..<equals].lastIndex { !$0.isXMLSpace } ?? start
      attributes.append(
        Attribute(
          name: start..<min(end + 1, equals), value: open + 1..<close, quotationMark: bytes[open]))
      position = close + 1
    }
    return attributes
  }

  /// The attribute of a name.
  func attribute(_ name: String, of element: Int) -> Attribute? {
    attributes(of: element).first { bytes[$0.name].elementsEqual(name.utf8) }
  }

  /// The value of an attribute as XML reads it, if there is such an attribute.
  func value(_ name: String, of element: Int) -> String? {
    attribute(name, of: element).map { value(of: $0) }
  }

  /// The value of an attribute as XML reads it: spaces for line breaks and tabs, characters for references.
  func value(of attribute: Attribute) -> String {
    let raw = bytes[attribute.value]
    guard raw.contains(where: { $0 == UInt8(ascii: "&") || $0 < UInt8(ascii: " ") }) else {
      return text(attribute.value)
    }
    let spaced = raw.map { $0.isXMLSpace ? UInt8(ascii: " ") : $0 }
    return XMLText.resolvingReferences(String(decoding: spaced, as: UTF8.self))
  }

  /// Bytes as text.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func newline(of bytes: [UInt8]) -> String {
    guard let index = bytes.firstIndex(where: \.isXMLLineBreak) else { return "\n" }
    return bytes[index...].starts(with: "\r\n".utf8) ? "\r\n" : String(UnicodeScalar(bytes[index]))
  }

  private func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private mutating func skip(through end: StaticString, from start: Int) throws(NibError) {
    position = min(start, bytes.count)
    while let found = bytes[position...].firstIndex(of: end.utf8Start[0]) {
      position = found
      if has(end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw NibError(.truncated)
  }

  private mutating func close() throws(NibError) {
    let start = position
    try skip(through: ">", from: start)
    guard let element = open.popLast() else { throw NibError(.malformed("an end tag does not fit the start tag")) }
    elements[element].content = elements[element].content.lowerBound..<start
    elements[element].range = elements[element].range.lowerBound..<position
  }

  private mutating func begin() throws(NibError) {
    guard elements.count < NibLimits.elements else { throw NibError(.tooManyElements(limit: NibLimits.elements)) }
    guard open.count < NibLimits.depth else { throw NibError(.tooDeep(limit: NibLimits.depth)) }
    let start = position
    guard let tagEnd = endOfTag(from: start) else { throw NibError(.truncated) }
    let isSingleTag = bytes[tagEnd - 1] == UInt8(ascii: "/")
    let attributesEnd = isSingleTag ? tagEnd - 1 : tagEnd
    let nameEnd = bytes[start + 1..<attributesEnd].firstIndex { $0.isXMLSpace } ?? attributesEnd
    position = tagEnd + 1
    let index = elements.count
    elements.append(
      Element(
        range: start..<position, content: position..<position, attributes: nameEnd..<attributesEnd, parent: open.last))
    if let parent = open.last { elements[parent].children.append(index) }
    if !isSingleTag { open.append(index) }
  }

  /// Where the '>' of a tag stands; one in quotation marks is part of a value.
  private func endOfTag(from start: Int) -> Int? {
    var mark: UInt8?
    for index in start + 1..<max(bytes.count, start + 1) {
      let byte = bytes[index]
      if let open = mark {
        if byte == open { mark = nil }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte.isQuotationMark {
        mark = byte
      }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it is what XML takes for space.
  var isXMLSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }

  var isXMLLineBreak: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }

  fileprivate var isQuotationMark: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
  }
}
