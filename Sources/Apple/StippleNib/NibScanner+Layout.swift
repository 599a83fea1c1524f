// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Changes of the elements around, with the layout that they have.
extension NibScanner {
  /// How XML is laid out that stands where an element does, or follows it.
  func layout(at element: Int) -> NibLayout {
    NibLayout(
      newline: newline, indent: indentation(of: element), unit: unit(at: element), isASCII: isASCII)
  }

  /// Puts elements into another one, behind a child of it or, for none, before all.
  func inserting(_ markups: [NibMarkup], into parent: Int, behind previous: Int?) -> [NibPatch] {
    let element = elements[parent]
    let sample = previous ?? element.children.first
    var layout = layout(at: sample ?? parent)
    let parentIndent = indentation(of: parent)
    if sample == nil { layout.indent = layout.indent.map { $0 + layout.unit } }
    let text = markups.map { layout.lineBreak(depth: 0) + $0.text(in: layout) }.joined()
    let lastBreak = layout.indent == nil ? "" : newline + (parentIndent ?? "")

    if element.isSingleTag {
      let end = bytes[..<element.attributes.upperBound].lastIndex { !$0.isXMLSpace } ?? element.attributes.upperBound
      return [NibPatch(end + 1..<element.range.upperBound, ">" + text + lastBreak + "</\(name(of: parent))>")]
    }
    let start = behindComments(previous.map { elements[$0].range.upperBound } ?? element.content.lowerBound)
    let hasBreak = bytes[start..<element.content.upperBound].contains(where: \.isXMLLineBreak)
    return [NibPatch(start..<start, text + (sample == nil && !hasBreak ? lastBreak : ""))]
  }

  /// Takes children out of an element, and the element as well if nothing else is left in it.
  func removing(_ children: [Int], from parent: Int) -> [NibPatch] {
    let patches = children.map { NibPatch(line(of: $0), "") }
    guard children.count == elements[parent].children.count, isBlank(elements[parent].content, but: children) else {
      return patches
    }
    guard let object = elements[parent].parent, isBlank(elements[object].content, but: [parent]) else {
      return [NibPatch(line(of: parent), "")]
    }
    let element = elements[object]
    return [NibPatch(element.content.lowerBound - 1..<element.range.upperBound, "/>")]
  }

  /// What stands before an element on its line; nil if that is not only space.
  private func indentation(of element: Int) -> String? {
    let start = elements[element].range.lowerBound
    let before = bytes[..<start]
    let lineStart = before.lastIndex { !$0.isXMLSpace || $0.isXMLLineBreak }.map { $0 + 1 } ?? 0
    guard before[..<lineStart].last?.isXMLLineBreak ?? true || before[..<lineStart].elementsEqual("\u{FEFF}".utf8)
    else { return nil }
    return text(lineStart..<start)
  }

  /// What a level adds to the indentation, as the nearest elements around have it.
  private func unit(at element: Int) -> String {
    // A child tells it as well as a parent, and may be the only one to.
    let child = elements[element].children.first.map { [$0] } ?? []
    var inner: Int? = child.first ?? element
    while let element = inner, let parent = elements[element].parent {
      if let own = indentation(of: element), let outer = indentation(of: parent), own.hasPrefix(outer), own != outer {
        return String(own.dropFirst(outer.count))
      }
      inner = parent
    }
    return NibLayout().unit
  }

  /// Where the comments end that follow a place on its line.
  private func behindComments(_ start: Int) -> Int {
    var end = start
    while let next = bytes[end...].firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }),
      bytes[next...].starts(with: "<!--".utf8), let close = bytes[(next + 4)...].firstRange(of: Array("-->".utf8))
    {
      end = close.upperBound
    }
    return end
  }

  /// An element, with its line if it has it for itself.
  private func line(of element: Int) -> Range<Int> {
    let range = elements[element].range
    let end = bytes[range.upperBound...].firstIndex { !$0.isXMLSpace || $0.isXMLLineBreak } ?? bytes.count
    guard indentation(of: element) != nil, end == bytes.count || bytes[end].isXMLLineBreak,
      var start = bytes[..<range.lowerBound].lastIndex(where: \.isXMLLineBreak)
    else { return range }
    if bytes[start] == UInt8(ascii: "\n"), start > 0, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return start..<end
  }

  /// Whether nothing but space stands between elements that are next to each other.
  private func isBlank(_ range: Range<Int>, but inner: [Int]) -> Bool {
    var position = range.lowerBound
    for element in inner.sorted() {
      guard bytes[position..<elements[element].range.lowerBound].allSatisfy(\.isXMLSpace) else { return false }
      position = elements[element].range.upperBound
    }
    return bytes[position..<range.upperBound].allSatisfy(\.isXMLSpace)
  }
}
