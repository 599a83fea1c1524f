// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Grids in files.
@MainActor @Suite struct GridViewExportTests {
  // 77, 84, 88: in an export it is what it is on screen, as strokes.
  @Test(arguments: [PictureFormat.pdf, .svg])
  func everyPatternStaysStrokes(format: PictureFormat) throws {
    for pattern in GridPattern.all where pattern != .none {
      // As high as two staves, of which the first is major.
      let view = GridView(pattern, 100, 110)
      (view.gridWidth, view.majorInterval, view.gridLineWidth) = (5, 3, 0.4)
      let text = String(decoding: try Picture(of: view, size: view.bounds.size, scale: 2).data(format), as: UTF8.self)
      #expect(!text.contains("<image") && !text.contains("/Subtype /Image"), "\(pattern)")
      if format == .svg {
        let width = pattern == .dot || pattern == .staggered ? "2" : "0.4"
        #expect(text.contains("stroke-width:\(width);"), "\(pattern)")
      }
    }
  }

  // 88: not fatter, as a reader of the file has it.
  @Test(arguments: GridPattern.all.filter { $0 != .none })
  func linesOfAPDFAreAsWideAsAsked(pattern: GridPattern) async throws {
    let view = GridView(pattern, 100, 110)
    (view.gridWidth, view.majorInterval, view.gridLineWidth, view.majorLineWidth) = (5, 3, 0.25, 0.75)
    (view.dotRadius, view.majorDotRadius, view.markSize) = (0.5, 1, 3)
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.pdf")
    try Picture(of: view, size: view.bounds.size, scale: 2).data(.pdf).write(to: file)
    let run = try await ProgramRun.run("pdftocairo", ["-svg", "a.pdf", "a.svg"], in: folder.url, timeLimit: 60)
    #expect(run.status == 0, "\(run.errorText)")
    let text = try String(contentsOf: folder.url.appending(path: "a.svg"), encoding: .utf8)
    let widths = text.matches(of: /stroke-width[:=]"?([0-9.]+)(.*?)\/>/).map { match in
      let factor = match.2.firstMatch(of: /matrix\(([-0-9.]+)/).flatMap { Double($0.1) } ?? 1
      return (abs(factor) * (Double(match.1) ?? 0) * 1000).rounded() / 1000
    }
    let isOfDots = pattern == .dot || pattern == .staggered
    #expect(widths.contains(isOfDots ? 1 : 0.25), "the minor ones")
    #expect(Set(widths).isSubset(of: isOfDots ? [1, 2] : [0.25, 0.75]), "and the major ones")
  }
}
