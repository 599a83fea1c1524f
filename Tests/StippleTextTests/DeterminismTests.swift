// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

@testable import StippleText

/// The same text gives the same bytes.
@Suite(.serialized) struct DeterminismTests {
  private static let text = "Stipple 0.5 fi — naïve Привет שלום مرحبا 漢字 ы́ ß İi"

  private func bytes(_ set: FontSet) throws -> [UInt8] {
    let text = TextLayouter.layOut(
      sample(Self.text, size: 15), in: TextContainer(width: 150, maximumLines: 3, truncation: .tail), with: set)
    return try Bitmap(size: CGSize(width: 160, height: 60)) { text.draw(in: $0, at: .zero) }.components
  }

  private func file(_ make: (CGDataConsumer) -> CGContext?) -> Data {
    let data = NSMutableData()
    guard let consumer = CGDataConsumer(data: data), let context = make(consumer) else { return Data() }
    context.translateBy(x: 0, y: 60)
    context.scaleBy(x: 1, y: -1)
    sample(Self.text, size: 15).laidOut(width: 150).draw(in: context, at: .zero)
    context.finish()
    return Data(data)
  }

  @Test func aSecondSetOfFontsGivesTheSameBytes() throws {
    let first = try bytes(.current)
    let isSame = try first == bytes(FontSet(library: FontLibrary()))
    #expect(isSame)
    #expect(first.contains { $0 != 0 })
  }

  @Test func anotherThreadGivesTheSameBytes() async throws {
    let here = try bytes(.current)
    let there = try await Task.detached { try DeterminismTests().bytes(FontSet(library: FontLibrary())) }.value
    let isSame = here == there
    #expect(isSame)
  }

  /// What Pango, fontconfig and the C library would read.
  @Test(arguments: ["tr_TR.UTF-8", "sr_RS.UTF-8", "ja_JP.UTF-8", "C"])
  func anotherLocaleGivesTheSameBytes(locale: String) throws {
    let before = try bytes(FontSet(library: FontLibrary()))
    let names = ["LANG", "LC_ALL", "LANGUAGE", "PANGO_LANGUAGE", "FC_LANG"]
    let old = names.map { ProcessInfo.processInfo.environment[$0] }
    for name in names { setenv(name, locale, 1) }
    setlocale(LC_ALL, "")
    defer {
      for (name, value) in zip(names, old) { if let value { setenv(name, value, 1) } else { unsetenv(name) } }
      setlocale(LC_ALL, "C")
    }
    let isSame = try before == bytes(FontSet(library: FontLibrary()))
    #expect(isSame)
  }

  @Test func documentsAreTheSameEachTime() {
    var box = CGRect(x: 0, y: 0, width: 160, height: 60)
    let pdf = {
      self.file { consumer in
        let context = CGContext(consumer: consumer, mediaBox: &box, nil)
        context?.beginPDFPage(nil)
        return context
      }
    }
    let svg = { self.file { CGContext(svg: $0, size: CGSize(width: 160, height: 60)) } }
    #expect(pdf().count > 1000)
    #expect(pdf() == pdf())
    #expect(svg().count > 1000)
    #expect(svg() == svg())
  }
}
