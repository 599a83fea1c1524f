// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

@testable import StippleText

/// Which fonts are found, and what becomes of text where there are few or none.
struct FontLibraryTests {
  /// A library of nothing but one file of the installed fonts.
  private func library(of face: String) throws -> (FontLibrary, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let installed = FontLibrary.standardFolders.flatMap { root in
      (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).map { root + "/" + $0 }
    }
    let file = try #require(installed.sorted().first { $0.hasSuffix("/\(face).ttf") || $0.hasSuffix("/\(face).otf") })
    try FileManager.default.copyItem(
      atPath: file, toPath: folder.url.appendingPathComponent((file as NSString).lastPathComponent).path)
    return (try #require(FontLibrary(folders: [folder.url.path])), folder)
  }

  private func laidOut(_ text: String, with fonts: FontSet) -> LaidOutText {
    TextLayouter.layOut(sample(text), in: TextContainer(width: 200), with: fonts)
  }

  @Test(arguments: [
    (FontDescription(family: .system, size: 17), "Inter-Regular"),
    (FontDescription(family: .system, size: 19.9, weight: 0.3), "Inter-SemiBold"),
    (FontDescription(family: .system, size: 20), "InterDisplay-Regular"),
    (FontDescription(family: .system, size: 12, isItalic: true), "Inter-Italic"),
    (FontDescription(family: .system, size: 12, weight: 0.62, isItalic: true), "Inter-BlackItalic"),
    (FontDescription(family: .monospaced, size: 12), "JetBrainsMono-Regular"),
    (FontDescription(family: .named("DejaVu Sans"), size: 12, weight: 0.4), "DejaVuSans-Bold"),
    (FontDescription(family: .named("There Is No Such Font"), size: 12), "Inter-Regular"),
  ])
  func theNearestFaceIsFound(description: FontDescription, name: String) throws {
    #expect(FontSet.current.library?.face(for: description)?.postScriptName == name)
  }

  @Test func allNineWeightsAreThere() {
    let names = FontDescription.weights.map { weight in
      FontSet.current.library?.face(for: FontDescription(family: .system, size: 17, weight: weight))?.style ?? ""
    }
    #expect(
      names == [
        "Thin", "Extra Light", "Light", "Regular", "Medium", "Semi Bold", "Bold", "Extra Bold", "Black",
      ])
    // Each is wider or narrower than the one before: they are nine fonts, not one.
    let widths = FontDescription.weights.map { sample("Hamburgefons", weight: $0).laidOut().size.width }
    #expect(Set(widths).count == 9)
  }

  @Test func withoutTheSystemsFontAnotherStandsIn() throws {
    let (library, folder) = try library(of: "DejaVuSerif")
    defer { withExtendedLifetime(folder) {} }
    #expect(library.faces.map(\.postScriptName) == ["DejaVuSerif"])
    #expect(library.face(for: FontDescription(family: .system, size: 17))?.postScriptName == "DejaVuSerif")
    let text = laidOut("abc", with: FontSet(library: library))
    #expect(text.size.width > 20)
    #expect(!text.outline.isEmpty)
  }

  @Test func charactersThatNoFontHasAreItsSignForThat() throws {
    let (library, folder) = try library(of: "Inter-Regular")
    defer { withExtendedLifetime(folder) {} }
    let text = laidOut("漢字", with: FontSet(library: library))
    #expect(text.size.width > 0)
    #expect(!text.outline.isEmpty)
  }

  @Test func withoutAnyFontTextTakesNoRoomAndDrawsNothing() throws {
    let folder = try TemporaryFolder()
    let library = try #require(FontLibrary(folders: [folder.url.path, "/no/such/folder & <none>"]))
    #expect(library.faces.isEmpty)
    for set in [FontSet(library: library), FontSet(library: nil)] {
      #expect(set.isEmpty)
      #expect(set.metrics(of: FontDescription(family: .system, size: 17)) == FontMetrics())
      let text = laidOut("abc\ndef", with: set)
      #expect(text.size == .zero)
      let picture = try Bitmap(size: CGSize(width: 30, height: 30)) { text.draw(in: $0, at: .zero) }
      #expect(picture.inkedCount == 0)
    }
  }

  /// The numbers are those of Inter's tables `head`, `hhea` and `OS/2`.
  @Test(arguments: [12.0, 17, 19.5])
  func measuresAreThoseOfTheFontsTables(size: Double) {
    let metrics = FontSet.current.metrics(of: FontDescription(family: .system, size: size))
    // A Pango unit.
    let tolerance = 1.0 / 1024
    #expect(abs(metrics.ascender - size * 2728 / 2816) <= tolerance)
    #expect(abs(metrics.descender + size * 680 / 2816) <= tolerance)
    #expect(abs(metrics.capHeight - size * 2048 / 2816) <= tolerance)
    #expect(abs(metrics.xHeight - size * 1536 / 2816) <= tolerance)
    #expect(metrics.leading == 0)
    #expect(metrics.lineHeight == metrics.ascender - metrics.descender)
  }

  @Test func measuresAreInProportionToTheSize() {
    let small = FontSet.current.metrics(of: FontDescription(family: .named("Inter"), size: 10))
    let large = FontSet.current.metrics(of: FontDescription(family: .named("Inter"), size: 160))
    #expect(abs(small.ascender * 16 - large.ascender) <= 16.0 / 1024)
    #expect(abs(small.capHeight * 16 - large.capHeight) <= 16.0 / 1024)
  }
}
