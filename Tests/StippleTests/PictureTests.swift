// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Both views as files: the same bytes each time, vector where it should be.
@MainActor @Suite struct PictureTests {
  private func line() -> UIView {
    DottedLineView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// A4 dot paper, 5 mm.
  private func paper() -> UIView {
    let view = GridView(frame: CGRect(x: 0, y: 0, width: 595, height: 842))
    view.gridWidth = 5 * 72 / 25.4
    view.gridStyle = .dot
    return view
  }

  private func data(_ view: UIView, _ format: PictureFormat) throws -> Data {
    try Picture(of: view, size: view.bounds.size, scale: 2).data(format)
  }

  @Test(arguments: PictureFormat.allCases)
  func sameViewGivesTheSameBytes(_ format: PictureFormat) throws {
    let view = line()
    let first = try data(view, format)
    #expect(try data(view, format) == first, "the second time")
    _ = try data(paper(), format)
    #expect(try data(line(), format) == first, "another view of the same values, after another picture")
  }

  @Test(arguments: [PictureFormat.pdf, .svg])
  func dotsStayStrokes(_ format: PictureFormat) throws {
    for view in [line(), paper()] {
      let text = String(decoding: try data(view, format), as: UTF8.self)
      #expect(!text.contains("<image"))
      #expect(!text.contains("/Subtype /Image"))
    }
  }

  /// Complaints 11 and 89: dots drawn as squares in documents; a dash that is slow.
  @Test func svgHasOneRoundCappedDashedPath() throws {
    let text = String(decoding: try data(line(), .svg), as: UTF8.self)
    #expect(text.components(separatedBy: "<path").count == 2)
    #expect(text.contains("stroke-linecap:round"))
    #expect(text.contains("stroke-dasharray:1,6"))
    #expect(text.contains("stroke-width:2;"))
    #expect(text.contains(#"width="320px" height="44px""#))
  }

  @Test func svgHasOnePathForAllDots() throws {
    let text = String(decoding: try data(paper(), .svg), as: UTF8.self)
    // The other one clips to the bounds.
    #expect(text.components(separatedBy: "stroke-dasharray").count == 2)
  }

  @Test func pageOfDotsIsSmall() throws {
    // 41 x 59 dots; one arc a dot would be some 46 KB.
    #expect(try data(paper(), .pdf).count < 3_000)
  }

  @Test func pdfPageIsInPoints() throws {
    let text = String(decoding: try data(line(), .pdf), as: UTF8.self)
    #expect(text.contains("/MediaBox [ 0 0 320 44 ]"))
  }

  @Test func pngHasTheScalesPixels() throws {
    let bitmap = try Bitmap(png: data(line(), .png))
    #expect(bitmap.width == 640)
    #expect(bitmap.height == 88)
  }

  @Test func backgroundLiesBeneathTheView() throws {
    let bitmap = try Bitmap(view: line(), background: .white)
    #expect(bitmap[0, 0] == Bitmap.Pixel(255, 255, 255, 255))
    #expect(bitmap[7, 22] == Bitmap.Pixel(142, 142, 147, 255))
  }

  @Test(arguments: [CGSize(width: 0, height: 5), CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)])
  func emptySizeIsRefused(_ size: CGSize) {
    #expect { try Picture(of: line(), size: size, scale: 1) } throws: { error in
      if case .emptySize = error as? PictureError { true } else { false }
    }
  }

  @Test func tooManyPixelsAreRefused() throws {
    #expect(throws: PictureError.tooLarge(width: 16_386, height: 2)) {
      try Picture(of: line(), size: CGSize(width: 8193, height: 1), scale: 2)
    }
    _ = try Picture(of: line(), size: CGSize(width: 8192, height: 1), scale: 2)
  }

  @Test(arguments: [0, 0.49, 8.1, .nan, .infinity] as [CGFloat])
  func scaleOutOfRangeIsRefused(_ scale: CGFloat) {
    #expect { try Picture(of: line(), size: CGSize(width: 1, height: 1), scale: scale) } throws: { error in
      if case .scaleOutOfRange = error as? PictureError { true } else { false }
    }
  }
}
