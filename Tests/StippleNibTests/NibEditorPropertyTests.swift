// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

@testable import StippleNib

/// Random edits, the same in every run.
struct NibEditorPropertyTests {
  /// How a document's layout is changed before it is edited.
  enum Layout: CaseIterable {
    case asItIs, carriageReturns, tabs, oneLine

    func text(_ text: String) -> String {
      switch self {
      case .asItIs: text
      case .carriageReturns: text.replacing("\n", with: "\r\n")
      case .tabs: text.replacing("    ", with: "\t")
      case .oneLine: text.replacing(/>\n\s*</, with: "><")
      }
    }
  }

  static let documents = [
    "Tests/StippleNibTests/Documents/Everything.xib", "Tests/UIKitTests/Documents/Card.xib", "Examples/Demo/Demo.xib",
  ]

  @Test func listOfDocumentsIsWhole() throws {
    let roots = ["Tests", "Examples"].map { Checkout.root.appending(path: $0) }
    var found: [String] = []
    for root in roots {
      let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "xib" && !file.path.contains("/.build/") {
        found.append(String(file.path.dropFirst(Checkout.root.path.count + 1)))
      }
    }
    #expect(found.sorted() == Self.documents.sorted())
  }

  @Test(arguments: documents, Layout.allCases)
  func onlyWhatIsEditedChanges(document: String, layout: Layout) throws {
    let data = try Data(contentsOf: Checkout.root.appending(path: document))
    let text = layout.text(String(decoding: data, as: UTF8.self))
    let rest = Self.rest(of: text)
    let editor = try NibEditor(data: Data(text.utf8))
    let outline = NibOutline(editor.document)
    var edits = RandomEdits(objects: outline.objects, seed: 7)
    for round in 0..<(layout == .asItIs ? 30 : 10) {
      let batch = edits.next()
      let edited = try editor.setting(batch)
      var expected = outline
      for edit in batch { expected.apply(edit) }
      let result = NibOutline(try NibDocument(data: edited))
      try #require(result == expected, "round \(round): \(batch)")
      let new = String(decoding: edited, as: UTF8.self)
      try #require(Self.rest(of: new) == rest, "round \(round): \(batch)")
      try #require(Self.isTouched(old: text, new: new, by: batch, outline), "round \(round): \(batch)")
    }
  }

  @Test(arguments: documents) func editsOneByOneGiveWhatTheyGiveTogether(document: String) throws {
    let data = try Data(contentsOf: Checkout.root.appending(path: document))
    let editor = try NibEditor(data: data)
    var edits = RandomEdits(objects: NibOutline(editor.document).objects, seed: 11)
    for _ in 0..<10 {
      let batch = edits.next()
      var single = data
      for edit in batch { single = try NibEditor(data: single).setting([edit]) }
      let together = try NibDocument(data: editor.setting(batch))
      try #require(NibOutline(together) == NibOutline(try NibDocument(data: single)), "\(batch)")
    }
  }

  @Test(arguments: documents) func emptiedDocumentIsFilledAgain(document: String) throws {
    let data = try Data(contentsOf: Checkout.root.appending(path: document))
    let outline = NibOutline(try NibDocument(data: data))
    let edits = outline.objects.flatMap { object in
      object.attributes.compactMap { attribute -> NibEdit? in
        if case .unknown = attribute.value { return nil }
        return NibEdit(id: object.id, keyPath: attribute.keyPath, value: attribute.value)
      }
    }
    let bare = try NibEditor(data: data).setting(edits.map { NibEdit(id: $0.id, keyPath: $0.keyPath, value: nil) })
    let left = NibOutline(try NibDocument(data: bare)).objects.flatMap(\.attributes).count
    #expect(left == outline.objects.flatMap(\.attributes).count - edits.count)
    let filled = try NibEditor(data: bare).setting(edits)
    // The one of a type that is not known stands first now.
    if left == 0 { #expect(NibOutline(try NibDocument(data: filled)) == outline) }
    let texts = [data, filled].map { String(decoding: $0, as: UTF8.self) }
    try #require(Self.rest(of: texts[0]) == Self.rest(of: texts[1]))
  }

  @Test func brokenBytesAreRefusedOrEdited() throws {
    let data = [UInt8](try Documents.data(named: "Everything"))
    var random = SeededGenerator(seed: 3)
    let marks = [UInt8]("<>/\"'&;!-[]?= \n\u{0}x:".utf8)
    var count = 0
    for _ in 0..<400 {
      var bytes = data
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(marks.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes[place] = marks.randomElement(using: &random) ?? 0
        default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
        }
      }
      if let scanner = try? NibScanner(bytes) {
        for element in scanner.elements.indices { _ = scanner.attributes(of: element).map(scanner.value(of:)) }
      }
      let editor: NibEditor
      do { editor = try NibEditor(data: Data(bytes)) } catch { continue }
      let edits = ["caption", "count", "new"].map { NibEdit(id: "tEa-r0-Ln1", keyPath: $0, value: .string("§")) }
      var expected = NibOutline(editor.document)
      guard let edited = try? editor.setting(edits) else { continue }
      for edit in edits { expected.apply(edit) }
      try #require(try NibOutline(NibDocument(data: edited)) == expected)
      count += 1
    }
    #expect(count > 20)
  }

  /// A document's text without any attributes, and without what differs when an element has none.
  private static func rest(of text: String) -> String {
    var rest = ""
    var position = text.startIndex
    while let start = text[position...].firstRange(of: "<userDefinedRuntimeAttributes>"),
      let end = text[start.upperBound...].firstRange(of: "</userDefinedRuntimeAttributes>")
    {
      rest += text[position..<start.lowerBound]
      while rest.unicodeScalars.last?.properties.isWhitespace == true { rest.unicodeScalars.removeLast() }
      position = end.upperBound
    }
    rest += text[position...]
    return rest.replacing(/>\s*<\/(view|label|placeholder|tapGestureRecognizer|imageView)>/, with: "/>")
  }

  /// Whether what differs between two texts is the value alone, if it is a single edit that keeps a value's type.
  private static func isTouched(old: String, new: String, by edits: [NibEdit], _ outline: NibOutline) -> Bool {
    guard let edit = edits.first, edits.count == 1, let object = outline.objects.first(where: { $0.id == edit.id }),
      let value = object.attributes.last(where: { $0.keyPath == edit.keyPath })?.value
    else { return true }
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let allowed: String
    switch (value, edit.value) {
    case (.integer, .integer): allowed = "-0123456789"
    case (.real, .real): allowed = "-0123456789.e+"
    case (.boolean, .boolean): allowed = "YESNO"
    case (.point, .point), (.size, .size), (.rect, .rect): allowed = "-0123456789.e+ xywidtheight=\""
    default: return true
    }
    return (old[start..<(old.count - end)] + new[start..<(new.count - end)]).allSatisfy { allowed.utf8.contains($0) }
  }
}
