// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@MainActor struct UIViewSnapshotTests {
  private let view = UIView(frame: CGRect(x: 50, y: 60, width: 8, height: 4))

  init() {
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    child.backgroundColor = .blue
    view.addSubview(child)
  }

  @Test func theHierarchyFillsTheRectangle() throws {
    var isDrawn = false
    let pixels = try drawing(20, 10) { _ in
      isDrawn = view.drawHierarchy(in: CGRect(x: 2, y: 1, width: 16, height: 8), afterScreenUpdates: true)
    }
    #expect(isDrawn)
    #expect(pixels.inkedBox == CGRect(x: 2, y: 1, width: 16, height: 8))
    #expect(pixels[2, 1] == .blue)
    #expect(pixels.count(of: .blue) == 64)
    #expect(pixels.count(of: .red) == 64)
  }

  @Test func scrolledBoundsFillItToo() throws {
    view.bounds.origin = CGPoint(x: 2, y: 1)
    let pixels = try drawing(8, 4) { _ in
      view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 8, height: 4), afterScreenUpdates: false)
    }
    #expect(pixels.inkedCount == 32)
    #expect(pixels.count(of: .blue) == 2 * 3)
  }

  @Test func withoutAContextNothingIsDrawn() {
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }

  @Test(arguments: [
    CGRect.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
  ])
  func anOddRectangleIsRefused(rect: CGRect) throws {
    let pixels = try drawing(4, 4) { _ in
      #expect(!view.drawHierarchy(in: rect, afterScreenUpdates: true))
    }
    #expect(pixels.inkedCount == 0)
    #expect(view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero) == nil)
  }

  @Test func aSnapshotLooksAlikeAndStays() throws {
    view.traitOverrides.displayScale = 2
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(snapshot.isUserInteractionEnabled)
    let before = try Bitmap(view: view, scale: 2)
    view.backgroundColor = .green
    #expect(try Bitmap(view: snapshot, scale: 2) == before)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func aSnapshotOfASnapshotIsTheSame() throws {
    let first = try #require(view.snapshotView(afterScreenUpdates: false))
    let second = try #require(first.snapshotView(afterScreenUpdates: false))
    #expect(try Bitmap(view: second) == Bitmap(view: first))
  }

  @Test func aResizableSnapshotKeepsItsCaps() throws {
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 2, y: 0, width: 4, height: 4), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0)))
    snapshot.frame.size = CGSize(width: 10, height: 4)
    let pixels = try Bitmap(view: snapshot)
    #expect(pixels.count(of: .blue) == 8)
    #expect(pixels.count(of: .red) == 32)
  }

  @Test func shapesStayShapesInADocument() {
    let data = UIGraphicsPDFRenderer(bounds: view.bounds).pdfData { context in
      context.beginPage()
      view.drawHierarchy(in: context.pdfContextBounds, afterScreenUpdates: true)
    }
    #expect(data.firstRange(of: Data("/Subtype /Image".utf8)) == nil)
    #expect(!data.isEmpty)
  }
}
