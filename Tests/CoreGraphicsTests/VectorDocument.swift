// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

/// A form of output that keeps shapes.
enum VectorDocument: String, CaseIterable {
  case pdf, svg

  /// What a scene makes on a page of 100 by 100 points.
  func data(of scene: (CGContext) throws -> Void) throws -> Data {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    var box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let made =
      switch self {
      case .pdf: CGContext(consumer: consumer, mediaBox: &box, nil)
      case .svg: CGContext(svg: consumer, size: box.size)
      }
    let context = try #require(made)
    #expect(context.isVector)
    context.beginPDFPage(nil)
    try scene(context)
    context.endPDFPage()
    context.finish()
    #expect(context.failure == nil)
    return data as Data
  }

  /// The document as a reader other than Cairo's own surface shows it, one pixel a point, on white.
  func picture(of data: Data) async throws -> Bitmap {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let (file, png) = (folder.url.appending(path: "page.\(rawValue)"), folder.url.appending(path: "page.png"))
    try data.write(to: file)
    let run =
      switch self {
      case .pdf:
        try await ProgramRun.run(
          "pdftoppm", ["-r", "72", "-png", "-singlefile", file.path, folder.url.appending(path: "page").path],
          timeLimit: 60)
      case .svg: try await ProgramRun.run("rsvg-convert", [file.path, "-o", png.path], timeLimit: 60)
      }
    #expect(run.status == 0, "\(run.errorText)")
    let image = try #require(CGImage(pngData: try Data(contentsOf: png)))
    return try onWhite { $0.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height)) }
  }

  /// Whether the document holds an image.
  func holdsImage(_ data: Data) -> Bool {
    data.firstRange(of: Data((self == .pdf ? "/Subtype /Image" : "<image ").utf8)) != nil
  }
}

/// A scene on a white bitmap of 100 by 100.
func onWhite(_ scene: (CGContext) throws -> Void) throws -> Bitmap {
  let canvas = try Canvas(100, 100)
  canvas.context.setFillColor(gray: 1, alpha: 1)
  canvas.context.fill(.infinite)
  canvas.context.setFillColor(gray: 0, alpha: 1)
  canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
  try scene(canvas.context)
  canvas.context.endTransparencyLayer()
  return canvas.bitmap
}
