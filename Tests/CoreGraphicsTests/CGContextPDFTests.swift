// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGContextPDFTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  /// A document made by a closure, read back by another program.
  private func information(_ info: NSDictionary? = nil, _ draw: (CGContext) -> Void) async throws -> String {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = folder.url.appending(path: "a.pdf")
    let context = try #require(CGContext(NSURL(fileURLWithPath: file.path), mediaBox: nil, info))
    draw(context)
    context.closePDF()
    #expect(context.failure == nil)
    return try await ProgramRun.run("pdfinfo", ["-l", "9", file.path], timeLimit: 60).text
  }

  @Test func pagesHaveTheirOwnBoxes() async throws {
    let info = try await information { context in
      var box = CGRect(x: 0, y: 0, width: 50, height: 70)
      context.beginPage(mediaBox: &box)
      context.fill(.infinite)
      context.endPage()
      let key = kCGPDFContextMediaBox
      box.size = CGSize(width: 30, height: 40)
      let data = withUnsafeBytes(of: box) { Data($0) }
      context.beginPDFPage([key: NSData(data: data)] as NSDictionary)
      #expect(context.boundingBoxOfClipPath == box)
      context.beginPDFPage(nil)
      context.endPDFPage()
      context.endPDFPage()
    }
    #expect(info.contains("Pages:           3"))
    #expect(info.contains("Page    1 size:  50 x 70 pts"))
    #expect(info.contains("Page    2 size:  30 x 40 pts"))
    #expect(info.contains("Page    3 size:  612 x 792 pts"))
  }

  @Test func informationIsWrittenWithoutADate() async throws {
    let entries: NSDictionary = [
      kCGPDFContextTitle: NSString("Dots"), kCGPDFContextAuthor: NSString("A. Author"),
      kCGPDFContextSubject: NSString("Paper"), kCGPDFContextKeywords: NSString("dot, grid"),
      kCGPDFContextCreator: NSString("Tests"),
    ]
    let info = try await information(entries) { $0.beginPDFPage(nil) }
    for line in [
      "Title:           Dots", "Author:          A. Author", "Subject:         Paper", "Keywords:        dot, grid",
      "Creator:         Tests",
    ] {
      #expect(info.contains(line))
    }
    #expect(!info.contains("Date"))
  }

  @Test func spaceOfAPageBeginsAtItsBoxesOrigin() async throws {
    let data = NSMutableData()
    var box = CGRect(x: 100, y: 200, width: 100, height: 100)
    let context = try #require(
      CGContext(consumer: try consumer(data), mediaBox: &box, nil))
    context.beginPDFPage(nil)
    #expect(context.ctm == .identity)
    #expect(context.boundingBoxOfClipPath == box)
    context.fill(CGRect(x: 100, y: 200, width: 10, height: 10))
    context.closePDF()
    let picture = try await VectorDocument.pdf.picture(of: data as Data)
    #expect(picture[2, 97] == .black)
    #expect(picture[12, 97] == .white)
  }

  @Test func nothingIsDrawnOutsidePages() throws {
    let data = NSMutableData()
    let context = try #require(CGContext(consumer: try consumer(data), mediaBox: nil, nil))
    context.saveGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(.infinite)
    context.beginPDFPage(nil)
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 612, height: 792))
    context.saveGState()
    context.scaleBy(x: 2, y: 2)
    context.endPDFPage()
    context.fill(.infinite)
    context.beginPDFPage(nil)
    #expect(context.ctm == .identity)
    context.closePDF()
    context.beginPDFPage(nil)
    context.fill(.infinite)
    context.restoreGState()
    context.closePDF()
    #expect(context.failure == nil)
    #expect(text(data as Data).hasSuffix("%%EOF\n"))
  }

  @Test func contextThatGoesAwayWritesItsDocument() throws {
    let data = NSMutableData()
    do {
      let context = try #require(CGContext(consumer: try consumer(data), mediaBox: nil, nil))
      context.beginPDFPage(nil)
      context.fill(.infinite)
    }
    #expect(text(data as Data).hasSuffix("%%EOF\n"))
  }

  @Test(arguments: [
    CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
    CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 40000, height: 1),
  ])
  func boxThatIsNoPageIsRefused(box: CGRect) throws {
    var box = box
    #expect(CGContext(consumer: try consumer(NSMutableData()), mediaBox: &box, nil) == nil)
  }

  @Test func fileThatCannotBeWrittenIsRefused() throws {
    #expect(CGContext(NSURL(fileURLWithPath: "/nowhere/a.pdf"), mediaBox: nil, nil) == nil)
    #expect(CGContext(try #require(NSURL(string: "https://example.com/a.pdf")), mediaBox: nil, nil) == nil)
  }

  @Test func fullDiskIsTold() throws {
    let context = try #require(CGContext(NSURL(fileURLWithPath: "/dev/full"), mediaBox: nil, nil))
    context.beginPDFPage(nil)
    context.closePDF()
    #expect(context.failure != nil)
  }

  @Test func pdfHasNoBitmap() throws {
    let context = try #require(CGContext(consumer: try consumer(NSMutableData()), mediaBox: nil, nil))
    #expect(context.isVector)
    #expect(context.makeImage() == nil)
    #expect(context.data == nil)
    #expect(context.width == 0)
    #expect(context.colorSpace == nil)
    let bitmap = try Canvas(1, 1).context
    bitmap.beginPDFPage(nil)
    bitmap.endPDFPage()
    bitmap.closePDF()
    #expect(bitmap.makeImage() != nil)
  }

  private func consumer(_ data: NSMutableData) throws -> CGDataConsumer {
    try #require(CGDataConsumer(data: data))
  }
}
