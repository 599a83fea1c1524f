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
  private func checkout() throws -> Stipple {
    let stipple = try Stipple()
    let scripts = stipple.folder.url.appending(path: "Scripts")
    try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "Scripts/gallery"), to: scripts.appending(path: "gallery"))
    return stipple
  }

  @Test func theScriptDrawsThePictures() async throws {
    let stipple = try checkout()
    // Two pictures, which a command built for debugging draws slowly beside other tests.
    #expect(try await stipple.shell("Scripts/gallery \"$stipple\"", timeLimit: 300).status == 0)
    for name in ["gallery-light.png", "gallery-dark.png"] {
      #expect(try stipple.data("Examples/Gallery/\(name)").sizeOfPNG?.first == 1200)
    }
  }

  @Test func theScriptTellsWhetherThePicturesAreCurrent() async throws {
    let stipple = try checkout()
    // In the command's place: it writes what it is called with, but for the file.
    try stipple.folder.write("#!/bin/sh\necho \"$1 $2 $3 $4 $5\" > \"$7\"\n", to: "draw")
    let missing = try await stipple.shell("chmod +x draw; Scripts/gallery --check ./draw")
    #expect(missing.status == 1)
    #expect(missing.errorText.contains("gallery-dark.png is not what is drawn now; run 'make gallery'"))
    #expect(try await stipple.shell("Scripts/gallery ./draw").status == 0)
    let current = try await stipple.shell("Scripts/gallery --check ./draw")
    #expect(current.status == 0)
    #expect(current.errorText == "")
    let changed = try await stipple.shell(
      "printf x >> Examples/Gallery/gallery-light.png; Scripts/gallery --check ./draw")
    #expect(changed.status == 1)
    #expect(changed.errorText.filter(\.isNewline).count == 1)
    #expect(try await stipple.shell("Scripts/gallery a b").status == 64)
  }
}
