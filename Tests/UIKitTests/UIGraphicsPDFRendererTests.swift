// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

struct UIGraphicsPDFRendererTests {
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 30)

  /// The pages of a document as poppler shows them, a point a pixel.
  private func pages(of data: Data) async throws -> [Bitmap] {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = folder.url.appending(path: "document.pdf")
    try data.write(to: file)
    let run = try await ProgramRun.run(
      "pdftoppm", ["-r", "72", "-png", file.path, folder.url.appending(path: "page").path], timeLimit: 60)
    #expect(run.status == 0, "\(run.errorText)")
    let names = try folder.names.filter { $0.hasSuffix(".png") }
    return try names.map { try Bitmap(png: Data(contentsOf: folder.url.appending(path: $0))) }
  }

  @Test func pagesAreDrawnFromTheTopLeft() async throws {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      #expect(context.pdfContextBounds == bounds)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      context.beginPage(withBounds: CGRect(x: 100, y: 200, width: 20, height: 10), pageInfo: [:])
      #expect(context.pdfContextBounds == CGRect(x: 100, y: 200, width: 20, height: 10))
      UIColor.blue.setFill()
      UIRectFillUsingBlendMode(CGRect(x: 110, y: 205, width: 10, height: 5), .normal)
    }
    let pages = try await pages(of: data)
    try #require(pages.count == 2)
    #expect(pages[0].width == 40)
    #expect(pages[0].height == 30)
    #expect(pages[0].count(of: .red) == 50)
    #expect(pages[0][0, 0] == .red)
    #expect(pages[1].width == 20)
    #expect(pages[1].count(of: .blue) == 50)
    #expect(pages[1][19, 9] == .blue)
  }

  @Test func theSameDrawingGivesTheSameBytes() {
    let renderer = UIGraphicsPDFRenderer(bounds: bounds)
    func draw(_ context: UIGraphicsPDFRendererContext) {
      context.beginPage()
      UIBezierPath(ovalIn: bounds).fill()
    }
    #expect(renderer.pdfData(actions: draw) == renderer.pdfData(actions: draw))
  }

  @Test func shapesStayShapes() {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      UIBezierPath(ovalIn: bounds).stroke()
    }
    #expect(data.firstRange(of: Data("/Subtype /Image".utf8)) == nil)
  }

  @Test func theFormatIsCopiedAndItsInformationWritten() async throws {
    let format = UIGraphicsPDFRendererFormat()
    #expect(format.documentInfo.isEmpty)
    format.documentInfo = [
      kCGPDFContextTitle as String: "Dot paper", kCGPDFContextKeywords as String: ["dots", "grid"], "other": 1,
    ]
    let renderer = UIGraphicsPDFRenderer(bounds: bounds, format: format)
    format.documentInfo = [:]
    let own = try #require(renderer.format as? UIGraphicsPDFRendererFormat)
    #expect(own.documentInfo.count == 3)
    #expect(own.bounds == bounds)
    #expect(!renderer.allowsImageOutput)
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "document.pdf")
    try renderer.writePDF(to: file) { $0.beginPage() }
    let run = try await ProgramRun.run("pdfinfo", [file.path], timeLimit: 60)
    #expect(run.text.contains("Dot paper"))
    #expect(run.text.contains("dots, grid"))
    #expect(!run.text.contains("CreationDate"))
  }

  @Test(arguments: [
    CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: -5, height: 0),
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1e9, height: 1),
  ])
  func aPageWithoutASizeMakesNoDocument(bounds: CGRect) throws {
    var count = 0
    #expect(UIGraphicsPDFRenderer(bounds: bounds).pdfData { _ in count += 1 }.isEmpty)
    #expect(count == 0)
    let folder = try TemporaryFolder()
    #expect(throws: CocoaError.self) {
      try UIGraphicsPDFRenderer(bounds: bounds).writePDF(to: folder.url.appending(path: "a.pdf")) { _ in }
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func aBadPageIsOfTheRenderersSize() async throws {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), pageInfo: [:])
      #expect(context.pdfContextBounds == bounds)
    }
    #expect(try await pages(of: data).first?.width == 40)
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    let url = URL(fileURLWithPath: "/no such folder/document.pdf")
    #expect(throws: (any Error).self) {
      try UIGraphicsPDFRenderer(bounds: bounds).writePDF(to: url) { $0.beginPage() }
    }
  }

  @Test func theOlderFunctionsMakeTheSameDocument() async throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, bounds, [kCGPDFContextTitle as String: "old"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == bounds)
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 8, height: 9), nil)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let pages = try await pages(of: data as Data)
    try #require(pages.count == 2)
    #expect(pages[0].count(of: .red) == 50)
    #expect(pages[1].height == 9)
  }

  @Test func theOlderFunctionsWriteFiles() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "document.pdf")
    #expect(UIGraphicsBeginPDFContextToFile(file.path, .zero, nil))
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsEndPDFContext()
    #expect(try await pages(of: Data(contentsOf: file)).first?.width == 612)
    #expect(!UIGraphicsBeginPDFContextToFile("/no such folder/document.pdf", bounds, nil))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func unbalancedCallsHarmNothing() {
    UIGraphicsEndPDFContext()
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIGraphicsEndImageContext()
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), nil)
    UIGraphicsEndImageContext()
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndPDFContext()
    #expect(data.length == 0)
  }
}
