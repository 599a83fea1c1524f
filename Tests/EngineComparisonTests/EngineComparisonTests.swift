// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

/// Draws the same layers to SVG and PDF, which other engines then draw, and to a bitmap, and compares the pixels.
///
/// This tells whether the file says what the bitmap shows, and whether Cairo draws it as engines do that share no code
/// with it.
@MainActor
struct EngineComparisonTests {
  private static let columns = 4

  /// The mean over a scene: only edges may differ, and they are a small part of it.
  ///
  /// The grid of dots has the most: its discs of 2.25 points are nothing but edges. Measured against the exact coverage
  /// of those, our bitmap is 0.07 off in the mean and Chromium 1.13.
  private static let meanLimit = 1.3

  @Test(arguments: [1, 2])
  func bitmapsLookAsAnotherEngineDrawsTheSVG(scale: Int) async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let page = folder.url.appendingPathComponent("page.html")
    let sheet = try writePage(to: page, scale: scale)
    let screenshot = try await Chromium.screenshot(of: page, size: sheet, scale: scale)
    let theirs = try Bitmap(image: screenshot)
    try #require(theirs.width == Int(sheet.width) * scale)
    try #require(theirs.height == Int(sheet.height) * scale)

    for (index, scene) in Scene.all.enumerated() {
      let png = try scene.data(.png, scale: scale)
      let origin = Self.origin(of: index)
      let difference = SceneDifference(
        of: try Bitmap(png: png), from: theirs, atColumn: Int(origin.x) * scale, row: Int(origin.y) * scale)
      if difference.largest > scene.limit || difference.mean > Self.meanLimit {
        Attachment.record(png, named: "\(scene.name), ours.png")
        Attachment.record(screenshot, named: "all scenes by Chromium", as: .png)
      }
      let place = "\(scene.name), scale \(scale), at \(difference.place)"
      #expect(difference.largest <= scene.limit, "\(place)")
      #expect(difference.mean <= Self.meanLimit, "\(place)")
    }
  }

  /// Poppler moves the edges of strokes by up to half of its pixels, an eighth of ours: two edges of a thin line, and 17
  /// for our own edges.
  private static let popplerLimit = 80
  /// A grid of thin lines, each moved by an eighth of a pixel, has 3.1 in the mean.
  private static let popplerMeanLimit = 3.5

  @Test(arguments: Scene.all)
  func bitmapsLookAsAnotherEngineDrawsThePDF(scene: Scene) async throws {
    let ours = try Bitmap(png: scene.data(.png, scale: 1))
    let theirs = try await Poppler.picture(of: scene.data(.pdf, scale: 1))
    try #require(theirs.width == ours.width && theirs.height == ours.height)
    let difference = SceneDifference(of: ours, from: theirs, atColumn: 0, row: 0)
    #expect(difference.largest <= Self.popplerLimit, "\(difference.place)")
    #expect(difference.mean <= Self.popplerMeanLimit)
  }

  private static func origin(of index: Int) -> CGPoint {
    CGPoint(
      x: Scene.size.width * CGFloat(index % columns), y: Scene.size.height * CGFloat(index / columns))
  }

  /// Writes a page that shows the SVGs of all scenes, a row of four after another; its size.
  private func writePage(to page: URL, scale: Int) throws -> CGSize {
    var html = "<!doctype html><meta charset=utf-8><style>img { position: absolute }</style>\n"
    for (index, scene) in Scene.all.enumerated() {
      let file = page.deletingLastPathComponent().appendingPathComponent("\(index).svg")
      try scene.data(.svg, scale: scale).write(to: file)
      let origin = Self.origin(of: index)
      html += "<img src='\(index).svg' width=\(Int(Scene.size.width)) height=\(Int(Scene.size.height))"
      html += " style='left: \(Int(origin.x))px; top: \(Int(origin.y))px'>\n"
    }
    try Data(html.utf8).write(to: page)
    let rows = (Scene.all.count + Self.columns - 1) / Self.columns
    return CGSize(width: Scene.size.width * CGFloat(Self.columns), height: Scene.size.height * CGFloat(rows))
  }
}
