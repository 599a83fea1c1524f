// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport

/// The engine to compare with: Chromium, which draws SVG by Skia.
enum Chromium {
  /// Why there is no picture to compare with.
  enum Failure: Error, CustomStringConvertible {
    case missing
    case failed(status: Int32, message: String)
    case unreadable

    var description: String {
      switch self {
      case .missing:
        "this test needs Chromium, and neither chromium nor google-chrome is on the PATH; "
          + "Scripts/bootstrap --tests installs it (Debian package chromium)"
      case .failed(let status, let message): "chromium ended with status \(status): \(message)"
      case .unreadable: "chromium wrote no picture that can be read"
      }
    }
  }

  /// What a page looks like: `size` is in CSS pixels, the picture has `scale` times as many.
  ///
  /// The browser is new each time, with settings of its own and nothing of the user's, and ends within a minute.
  static func screenshot(of page: URL, size: CGSize, scale: Int) async throws -> CGImage {
    guard let program = find() else { throw Failure.missing }
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let picture = folder.url.appendingPathComponent("page.png")
    let run = try await ProgramRun.run(
      program,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--no-first-run", "--force-color-profile=srgb", "--force-device-scale-factor=\(scale)",
        "--window-size=\(Int(size.width)),\(Int(size.height))",
        "--user-data-dir=\(folder.url.appendingPathComponent("profile").path)",
        "--screenshot=\(picture.path)", page.absoluteString,
      ],
      timeLimit: 60)
    guard run.status == 0, let data = try? Data(contentsOf: picture) else {
      throw Failure.failed(status: run.status, message: run.errorText)
    }
    guard let image = CGImage(pngData: data) else { throw Failure.unreadable }
    return image
  }

  private static func find() -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return ["chromium", "google-chrome"].lazy
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
