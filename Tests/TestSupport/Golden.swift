// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
package import Testing
import _Testing_CoreGraphics

/// Compares a picture with the one in `Goldens/NAME.png` beside the test's file: pixel for pixel, no tolerance.
///
/// `STIPPLE_RECORD=missing|failed|all` in the environment writes the picture, and then the test fails, so that nobody
/// keeps a golden that was not looked at.
package func expectGolden(
  _ actual: Bitmap, _ name: String, file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens/\(name).png")
  let record = ProcessInfo.processInfo.environment["STIPPLE_RECORD"]
  let expected = FileManager.default.fileExists(atPath: url.path) ? try Bitmap(png: Data(contentsOf: url)) : nil
  if let expected, expected == actual, record != "all" { return }

  if record == "all" || record == "failed" || (record == "missing" && expected == nil) {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try actual.png().write(to: url)
    Issue.record("wrote \(name).png: look at it before you keep it", sourceLocation: sourceLocation)
    return
  }
  attach(actual, "\(name)-actual", sourceLocation)
  guard let expected else {
    Issue.record("there is no golden \(name).png; STIPPLE_RECORD=missing writes it", sourceLocation: sourceLocation)
    return
  }
  attach(expected, "\(name)-expected", sourceLocation)
  if let difference = expected.differenceBitmap(from: actual) {
    attach(difference, "\(name)-difference", sourceLocation)
  }
  let largest = expected.difference(from: actual).map { "largest difference \($0) of 255" } ?? "another size"
  Issue.record("\(name).png differs: \(largest)", sourceLocation: sourceLocation)
}

private func attach(_ bitmap: Bitmap, _ name: String, _ sourceLocation: SourceLocation) {
  guard let png = try? bitmap.png(), let image = CGImage(pngData: png) else { return }
  Attachment.record(image, named: "\(name).png", as: .png, sourceLocation: sourceLocation)
}
