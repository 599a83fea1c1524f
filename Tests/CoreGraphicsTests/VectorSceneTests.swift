// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct VectorSceneTests {
  @Test(arguments: VectorDocument.allCases, VectorScene.allCases)
  func documentShowsWhatTheBitmapShows(document: VectorDocument, scene: VectorScene) async throws {
    let expected = try onWhite(scene.draw)
    let actual = try await document.picture(of: document.data(of: scene.draw))
    let (mine, theirs) = (expected.components, actual.components)
    #expect(mine.count == theirs.count)
    let differences = zip(mine, theirs).map { abs(Int($0) - Int($1)) }
    // Readers draw edges with 4 by 4 samples or coarser: a slanted or curved one differs by up to a quarter of the
    // scale in single pixels, and all of the picture by less than a hundredth of it. Poppler, besides, draws every image
    // a pixel larger than it is, and steps in a gradient up to a pixel away.
    let isRough =
      document == .pdf && (scene.isImage(in: .pdf) && scene != .image || [.linear, .radial].contains(scene))
    #expect(differences.count { $0 > 64 } <= (isRough ? 1500 : 160))
    #expect(differences.reduce(0, +) < differences.count * (isRough ? 7 : 2))
  }

  @Test(arguments: VectorDocument.allCases, VectorScene.allCases)
  func shapesStayShapes(document: VectorDocument, scene: VectorScene) throws {
    #expect(try document.holdsImage(document.data(of: scene.draw)) == scene.isImage(in: document))
  }

  @Test(arguments: VectorDocument.allCases, VectorScene.allCases)
  func sameSceneGivesTheSameBytes(document: VectorDocument, scene: VectorScene) throws {
    let first = try document.data(of: scene.draw)
    // Other documents between must not count.
    _ = try document.data(of: VectorScene.nestedGroups.draw)
    #expect(try document.data(of: scene.draw) == first)
  }

  @Test(arguments: VectorDocument.allCases)
  func dashesStayDashes(document: VectorDocument) throws {
    func size(_ pitch: CGFloat) throws -> Int {
      try document.data {
        $0.setLineCap(.round)
        $0.setLineDash(phase: 0, lengths: [0, pitch])
        for y in 1..<100 {
          $0.move(to: CGPoint(x: 0, y: y))
          $0.addLine(to: CGPoint(x: 100, y: y))
        }
        $0.strokePath()
      }.count
    }
    // The lengths differ by a digit, and PDF's by what compresses it; 9,000 dots more would be kilobytes.
    #expect(try abs(size(1) - size(10)) < 20)
    #expect(try size(1) < 5000)
  }

  // The whole list: what is not carried by name comes out as an image.
  @Test(arguments: VectorDocument.allCases, CGBlendMode.all)
  func modesAreCarriedByNameOrAsImages(document: VectorDocument, mode: CGBlendMode) throws {
    let isCarried = mode == .normal || document == .pdf && mode.rawValue <= CGBlendMode.luminosity.rawValue
    let data = try document.data {
      $0.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
      $0.setBlendMode(mode)
      $0.setFillColor(red: 0.2, green: 0.5, blue: 1, alpha: 0.8)
      $0.fillEllipse(in: CGRect(x: 30, y: 30, width: 60, height: 50))
    }
    #expect(document.holdsImage(data) != isCarried)
  }

  @Test(arguments: VectorDocument.allCases)
  func clearingWhatIsBlankCostsNothing(document: VectorDocument) throws {
    let data = try document.data {
      $0.clear(CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.clear(CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.endTransparencyLayer()
    }
    #expect(!document.holdsImage(data))
  }

  @Test(arguments: VectorDocument.allCases)
  func failedWriteIsTold(document: VectorDocument) throws {
    for limit in [0, 10, 300] {
      var (left, calls) = (limit, 0)
      let consumer = CGDataConsumer(take: { bytes in
        calls += left < 0 ? 1 : 0
        left -= bytes.count
        return left >= 0
      })
      let box = CGRect(x: 0, y: 0, width: 100, height: 100)
      let context = try #require(
        document == .pdf
          ? withUnsafePointer(to: box) { CGContext(consumer: consumer, mediaBox: $0, nil) }
          : CGContext(svg: consumer, size: box.size))
      context.beginPDFPage(nil)
      try VectorScene.fills.draw(context)
      context.finish()
      #expect(context.failure?.description == "error while writing to output stream")
      #expect(calls == 0, "nothing is written after a failure")
    }
  }

  @Test(arguments: VectorDocument.allCases)
  func failureAtTheEndIsTold(document: VectorDocument) throws {
    let consumer = CGDataConsumer(take: { _ in true }, end: { false })
    let context = try #require(
      document == .pdf
        ? CGContext(consumer: consumer, mediaBox: nil, nil)
        : CGContext(svg: consumer, size: CGSize(width: 10, height: 10)))
    context.finish()
    #expect(context.failure != nil)
  }

  @Test(arguments: VectorDocument.allCases)
  func oddInputSpoilsNothing(document: VectorDocument) throws {
    let data = try document.data { context in
      for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e9, 0] {
        context.saveGState()
        context.setLineDash(phase: value, lengths: [value, 1])
        context.setMiterLimit(value)
        context.strokeLine(0, value, value, 50)
        context.setLineWidth(value)
        context.strokeEllipse(in: CGRect(x: value, y: 0, width: 10, height: 10))
        context.scaleBy(x: value, y: 1)
        context.fill(CGRect(x: 0, y: value, width: 10, height: 10))
        context.clip(to: CGRect(x: value, y: value, width: 1, height: 1))
        context.fill(.infinite)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.endTransparencyLayer()
        context.restoreGState()
      }
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    #expect(!document.holdsImage(data))
  }
}
