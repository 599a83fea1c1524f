// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

@MainActor struct UINibTests {
  @Test func documentOfABundleIsMadeAnewEachTime() throws {
    let nib = UINib(nibName: "Card", bundle: NibSamples.folder)
    let first = try #require(nib.instantiate(withOwner: nil, options: nil) as? [UIView])
    let second = try #require(nib.instantiate(withOwner: nil) as? [UIView])
    #expect(first.map(\.frame.width) == [320, 30])
    #expect(second.map(\.frame.width) == [320, 30])
    #expect(first.first !== second.first)
  }

  @Test func dataIsADocument() {
    let data = Data(InterfaceDocument.text(objects: "<view tag=\"3\" id=\"a\"/>").utf8)
    let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
    #expect((objects.first as? UIView)?.tag == 3)
  }

  @Test func brokenOrMissingDocumentGivesNothing() {
    #expect(UINib(data: Data("<a>".utf8), bundle: nil).instantiate(withOwner: nil).isEmpty)
    #expect(UINib(nibName: "Gone", bundle: NibSamples.folder).instantiate(withOwner: nil).isEmpty)
    #expect(UINib(nibName: "", bundle: nil).instantiate(withOwner: nil).isEmpty)
  }

  @Test func bundleLoadsADocumentByName() throws {
    let objects = try #require(NibSamples.folder.loadNibNamed("Card", owner: nil, options: nil))
    #expect(objects.first is NibSampleView)
    #expect(objects.count == 2)
    #expect(NibSamples.folder.loadNibNamed("Gone", owner: nil) == nil)
  }

  @Test func documentBesideTheProgramIsFound() throws {
    let folder = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let file = folder.appending(path: "UINibTests-\(UUID().uuidString).xib")
    try Data(InterfaceDocument.text(objects: "<view tag=\"4\" id=\"a\"/>").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let name = file.deletingPathExtension().lastPathComponent
    #expect((UINib(nibName: name, bundle: nil).instantiate(withOwner: nil).first as? UIView)?.tag == 4)
    #expect((Bundle.main.loadNibNamed(name, owner: nil)?.first as? UIView)?.tag == 4)
  }
}
