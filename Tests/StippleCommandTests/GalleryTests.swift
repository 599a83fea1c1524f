// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// The pictures of every style.
struct GalleryTests {
  @Test func everyStyleIsDrawnInLightAndDark() async throws {
    let stipple = try Stipple()
    for appearance in ["light", "dark"] {
      let run = try await stipple("gallery", "--appearance", appearance, "--scale", "1", "-o", "\(appearance).png")
      #expect(run.status == 0)
      #expect(run.errorText == "")
      #expect(try stipple.data("\(appearance).png").sizeOfPNG?.first == 800)
    }
    #expect(try stipple.data("light.png") != stipple.data("dark.png"))
    let other = ["TZ": "Asia/Tokyo", "LC_ALL": "de_DE.UTF-8", "PATH": "/usr/bin:/bin"]
    let again = try await stipple.run(["gallery", "--scale", "1", "-o", "-", "--format", "png"], environment: other)
    #expect(try again.output == stipple.data("light.png"))
  }

  @Test(arguments: [
    (["gallery"], "no output"), (["gallery", "x", "-o", "a.png"], "unexpected argument 'x'"),
    (["gallery", "-o", "a.png", "--appearance", "sepia"], "--appearance must be light or dark"),
  ])
  func aWrongCommandLineIsToldInOneLine(arguments: [String], message: String) async throws {
    let stipple = try Stipple()
    stipple.expectFailure(try await stipple.run(arguments), 64, message)
  }

  /// The script in a checkout of its own.
  @Test func theScriptDrawsThePicturesAndTellsWhetherTheyAreCurrent() async throws {
    let stipple = try Stipple()
    let scripts = stipple.folder.url.appending(path: "Scripts")
    try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "Scripts/gallery"), to: scripts.appending(path: "gallery"))
    let missing = try await stipple.shell("Scripts/gallery --check \"$stipple\"")
    #expect(missing.status == 1)
    #expect(missing.errorText.contains("gallery-dark.png is not what is drawn now; run 'make gallery'"))
    #expect(try await stipple.shell("Scripts/gallery \"$stipple\"").status == 0)
    let current = try await stipple.shell("Scripts/gallery --check \"$stipple\"")
    #expect(current.status == 0)
    #expect(current.errorText == "")
    #expect(try stipple.data("Examples/Gallery/gallery-light.png").sizeOfPNG?.first == 1200)
    let changed = try await stipple.shell(
      "printf x >> Examples/Gallery/gallery-light.png; Scripts/gallery --check \"$stipple\"")
    #expect(changed.status == 1)
    #expect(changed.errorText.filter(\.isNewline).count == 1)
    #expect(try await stipple.shell("Scripts/gallery a b").status == 64)
  }
}
