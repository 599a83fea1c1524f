// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// Views drawn by name.
struct RenderViewTests {
  @Test func aViewIsDrawnInEveryForm() async throws {
    let stipple = try Stipple()
    let run = try await stipple(
      "render", "--view", "DottedLineView", "-o", "a.png", "-o", "a.pdf", "--output=a.SVG", "-ob.png", "-o=c.png")
    #expect(run.status == 0)
    #expect(run.errorText == "")
    #expect(run.output.isEmpty)
    #expect(try stipple.folder.names == ["a.SVG", "a.pdf", "a.png", "b.png", "c.png"])
    #expect(try stipple.data("a.png").sizeOfPNG == [640, 88])
    #expect(try stipple.data("a.png") == stipple.data("b.png"))
    #expect(try stipple.data("a.pdf").isPDF)
    #expect(try stipple.data("a.SVG").isSVG)
  }

  @Test(arguments: ["png", "pdf", "svg"])
  func standardOutputHasTheBytesOfTheFile(format: String) async throws {
    let stipple = try Stipple()
    let run = try await stipple(
      "render", "--view", "Stipple.GridView", "--set", "gridStyleName=dot", "-o", "-", "--format", format, "-o",
      "a.\(format)", "--size", "60x40")
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
    #expect(try run.output == stipple.data("a.\(format)"))
  }

  @Test(arguments: ["a.png", "a.pdf", "a.svg"])
  func theSameInputGivesTheSameBytes(name: String) async throws {
    let stipple = try Stipple()
    let arguments = ["render", "--view", "GridView", "--set", "gridStyleName=grid", "--size", "100x60", "-o"]
    #expect(try await stipple.run(arguments + [name]).status == 0)
    // Another place, hour, language and zone.
    let other = ["TZ": "Asia/Tokyo", "LC_ALL": "de_DE.UTF-8", "SOURCE_DATE_EPOCH": "1", "PATH": "/usr/bin:/bin"]
    try FileManager.default.createDirectory(
      at: stipple.folder.url.appending(path: "b"), withIntermediateDirectories: true)
    #expect(try await stipple.run(arguments + ["b/\(name)"], environment: other).status == 0)
    #expect(try stipple.data(name) == stipple.data("b/\(name)"))
  }

  @Test(arguments: [
    (["--size", "10x20"], [20, 40]), (["--size", "10x20", "--scale", "1"], [10, 20]),
    (["--size", "10.25x20", "--scale", "3"], [31, 60]), (["--size", "0.1x0.1", "--scale", "0.5"], [1, 1]),
    (["--scale", "0.5"], [160, 22]), (["--scale", "8"], [2560, 352]),
  ])
  func sizeAndScaleGiveThePixels(arguments: [String], pixels: [Int]) async throws {
    let stipple = try Stipple()
    let run = try await stipple.run(["render", "--view", "DottedLineView", "-o", "a.png"] + arguments)
    #expect(run.status == 0)
    #expect(try stipple.data("a.png").sizeOfPNG == pixels)
  }

  @Test func vectorDrawingsAreInPointsAtAnyScale() async throws {
    let stipple = try Stipple()
    for scale in ["1", "3"] {
      let run = try await stipple(
        "render", "--view", "DottedLineView", "--size", "50x20", "--scale", scale, "-o", "\(scale).svg", "-o",
        "\(scale).pdf")
      #expect(run.status == 0)
    }
    #expect(try String(decoding: stipple.data("1.svg"), as: UTF8.self).contains("viewBox=\"0 0 50 20\""))
    #expect(try stipple.data("1.svg") == stipple.data("3.svg"))
    #expect(try stipple.data("1.pdf") == stipple.data("3.pdf"))
    #expect(try String(decoding: stipple.data("1.pdf"), as: UTF8.self).contains("/MediaBox [ 0 0 50 20 ]"))
  }

  @Test(arguments: [
    "lineColor=#ff0000", "lineColor=systemRed", "lineWidth=5", "dotSpacing=1.5", "isVertical=true", "alpha=0.5",
    "backgroundColor=#00ff0080", "layer.borderWidth=2",
  ])
  func everyAttributeThatIsSetShows(setting: String) async throws {
    let stipple = try Stipple()
    #expect(try await stipple("render", "--view", "DottedLineView", "-o", "a.png").status == 0)
    let run = try await stipple("render", "--view", "DottedLineView", "--set", setting, "-o", "b.png")
    #expect(run.status == 0)
    #expect(run.errorText == "")
    #expect(try stipple.data("a.png") != stipple.data("b.png"))
  }

  @Test func ofTwoSettingsOfOneAttributeTheLastCounts() async throws {
    let stipple = try Stipple()
    let first = try await stipple("render", "--view", "DottedLineView", "--set=lineWidth=5", "-o", "a.png")
    let second = try await stipple(
      "render", "--view=DottedLineView", "--set", "lineWidth=9", "--set", "lineWidth=5", "-o", "b.png")
    #expect(first.status == 0 && second.status == 0)
    #expect(try stipple.data("a.png") == stipple.data("b.png"))
  }

  @Test(arguments: ["nan", "inf", "-inf", "-1", "0", "1e300", "1e-300"])
  func noNumberStopsAView(value: String) async throws {
    let stipple = try Stipple()
    for setting in [
      "DottedLineView lineWidth", "DottedLineView dotSpacing", "GridView gridWidth", "GridView dotRadius",
    ] {
      let parts = setting.split(separator: " ").map(String.init)
      let style = parts[0] == "GridView" ? ["--set", "gridStyleName=dot"] : []
      let run = try await stipple.run(
        ["render", "--view", parts[0], "--set", "\(parts[1])=\(value)", "-o", "a.png", "-o", "a.svg", "-o", "a.pdf"]
          + style)
      #expect(run.status == 0)
      #expect(run.errorText == "")
    }
  }

  @Test func appearanceChoosesTheVariantOfAColour() async throws {
    let stipple = try Stipple()
    let arguments = ["render", "--view", "GridView", "--set", "gridStyleName=grid", "-o"]
    #expect(try await stipple.run(arguments + ["none.png"]).status == 0)
    #expect(try await stipple.run(arguments + ["light.png", "--appearance", "light"]).status == 0)
    #expect(try await stipple.run(arguments + ["dark.png", "--appearance=dark"]).status == 0)
    #expect(try stipple.data("none.png") == stipple.data("light.png"))
    #expect(try stipple.data("none.png") != stipple.data("dark.png"))
  }

  @Test func theBackgroundFollowsTheAppearanceToo() async throws {
    let stipple = try Stipple()
    for appearance in ["light", "dark"] {
      let run = try await stipple(
        "render", "--view", "GridView", "--background", "systemBackground", "--appearance", appearance, "-o",
        "\(appearance).png", "--size", "4x4")
      #expect(run.status == 0)
    }
    for (color, appearance) in [("#ffffff", "light"), ("#000000ff", "dark")] {
      let run = try await stipple("render", "--view", "GridView", "--background", color, "-o", "a.png", "--size", "4x4")
      #expect(run.status == 0)
      #expect(try stipple.data("a.png") == stipple.data("\(appearance).png"))
    }
  }

  @Test(arguments: [
    (["--view", "DotedLineView"], "unknown view 'DotedLineView': the nearest is 'DottedLineView'"),
    (
      ["--view", "Banana"],
      "unknown view 'Banana': there are DottedBorderView, DottedLineView, GridView"
    ),
    (["--view", ""], "unknown view ''"),
    (["--view", "Foundation.NSObject"], "unknown view 'Foundation.NSObject'"),
    (["--view", "DottedLineView", "--set", "linWidth=2"], "the nearest is 'lineWidth'"),
    (
      ["--view", "DottedLineView", "--set", "lineWidth=wide"],
      "--set lineWidth=wide: DottedLineView.lineWidth takes a number"
    ),
    (["--view", "DottedLineView", "--set", "lineWidth="], "DottedLineView.lineWidth takes a number"),
    (["--view", "DottedLineView", "--set", "isVertical=up"], "DottedLineView.isVertical takes true or false"),
    (["--view", "DottedLineView", "--set", "lineColor=#12345"], "DottedLineView.lineColor takes a colour"),
    (
      ["--view", "GridView", "--set", "gridStyleName=dots"],
      "GridView.gridStyleName does not take 'dots': it is still 'none'"
    ),
    (["--view", "DottedLineView", "--set", "superview.alpha=1"], "superview"),
  ])
  func aNameOrValueThatIsWrongIsRefused(arguments: [String], message: String) async throws {
    let stipple = try Stipple()
    let run = try await stipple.run(["render", "-o", "a.png"] + arguments)
    stipple.expectFailure(run, 65, message)
    #expect(try stipple.folder.names == [])
  }
}
