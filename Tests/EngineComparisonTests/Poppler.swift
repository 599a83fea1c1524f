// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport

/// The engine that draws PDF pages to compare with: Poppler's own, Splash.
enum Poppler {
  /// Why there is no picture to compare with.
  enum Failure: Error, CustomStringConvertible {
    case failed(status: Int32, message: String)

    var description: String {
      switch self {
      case .failed(let status, let message):
        "pdftoppm ended with status \(status): \(message) "
          + "(Scripts/bootstrap --tests installs it: Debian package poppler-utils)"
      }
    }
  }

  /// How many of its pixels Poppler draws for a pixel along a side: it moves the edges of strokes to whole ones.
  private static let finer = 4

  /// The only page of a PDF, a pixel a point, on white: the mean of finer pixels.
  static func picture(of pdf: Data) async throws -> Bitmap {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let (file, page) = (folder.url.appending(path: "page.pdf"), folder.url.appending(path: "page"))
    try pdf.write(to: file)
    let run = try await ProgramRun.run(
      "/usr/bin/env", ["pdftoppm", "-r", "\(72 * finer)", "-png", "-singlefile", file.path, page.path], timeLimit: 60)
    guard run.status == 0, let png = try? Data(contentsOf: page.appendingPathExtension("png")) else {
      throw Failure.failed(status: run.status, message: run.errorText)
    }
    return try Bitmap(png: png).reduced(by: finer)
  }
}
