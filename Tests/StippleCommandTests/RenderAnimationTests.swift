// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// Animations from the command line.
struct RenderAnimationTests {
  private let view = ["render", "--view", "DottedLineView", "--size", "20x4"]

  @Test func everyFrameIsAFileOfItsNumber() async throws {
    let stipple = try Stipple()
    let run = try await stipple.run(view + ["--frames", "11", "--fps", "30", "-o", "a-%02d.png"])
    #expect(run.status == 0)
    #expect(run.errorText == "")
    #expect(try stipple.folder.names == (0...9).map { "a-0\($0).png" } + ["a-10.png"])
    // Nothing of this view moves: each frame is the picture of it.
    #expect(try await stipple.run(view + ["-o", "still.png"]).status == 0)
    let still = try stipple.data("still.png")
    for frame in ["00", "10"] { #expect(try stipple.data("a-\(frame).png") == still) }
  }

  @Test func theNumberNeedsNoZeros() async throws {
    let stipple = try Stipple()
    #expect(try await stipple.run(view + ["--frames", "2", "-o", "%d.PNG"]).status == 0)
    #expect(try stipple.folder.names == ["0.PNG", "1.PNG"])
  }

  @Test(arguments: [
    ("--frames", "0"), ("--frames", "36001"), ("--frames", "-1"), ("--frames", "1.5"), ("--frames", "x"),
    ("--frames", "99999999999999999999"), ("--fps", "0"), ("--fps", "nan"), ("--fps", "1001"), ("--fps", ""),
  ])
  func aNumberOutOfRangeIsRefused(option: String, value: String) async throws {
    let stipple = try Stipple()
    let others = option == "--fps" ? ["--frames", "2"] : []
    let run = try await stipple.run(view + ["-o", "%d.png", option, value] + others)
    stipple.expectFailure(run, 64, "\(option) must be")
  }

  @Test(arguments: [
    "a.png", "%d.pdf", "%d", "%x.png", "%3d.png", "%00d.png", "%010d.png", "%d%d.png", "%d-%.png", "%%d.png", "-",
    "%d/a.png", "",
  ])
  func anOutputThatIsNoPatternIsRefused(output: String) async throws {
    let stipple = try Stipple()
    let format = output == "-" ? ["--format", "png"] : []
    let run = try await stipple.run(view + ["--frames", "2", "-o", output] + format)
    #expect(run.status == 64)
    #expect(run.errorText.filter(\.isNewline).count == 1)
    #expect(try stipple.folder.names == [])
  }

  @Test func twoOutputsAreRefused() async throws {
    let stipple = try Stipple()
    let run = try await stipple.run(view + ["--frames", "2", "-o", "a%d.png", "-o", "b%d.png"])
    stipple.expectFailure(run, 64, "--frames needs one output, such as -o frames-%03d.png")
  }

  @Test func aFrameThatCannotBeWrittenEndsTheCommand() async throws {
    let stipple = try Stipple()
    let run = try await stipple.run(view + ["--frames", "2", "-o", "missing/%d.png"])
    stipple.expectFailure(run, 73, "cannot write 'missing/0.png': there is no folder 'missing'; make it first")
  }
}
