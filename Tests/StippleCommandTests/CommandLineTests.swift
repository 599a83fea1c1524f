// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// What is wrong with the command line itself: status 64, and nothing is read or written.
struct CommandLineTests {
  @Test(
    arguments: [
      ([], "no subcommand"),
      (["draw"], "unknown subcommand 'draw'"),
      (["--json"], "unknown option '--json'"),
      (["render"], "no input; give a .xib file or --view CLASS"),
      (["render", "a.xib"], "no output; give -o"),
      (["render", "--view", "GridView"], "no output; give -o"),
      (["render", "-o", "a.png"], "no input"),
      (["render", "a.xib", "b.xib", "-o", "a.png"], "more than one document: 'a.xib', 'b.xib'"),
      (["render", "a.xib", "--view", "GridView", "-o", "a.png"], "both a document, 'a.xib', and --view"),
      (["render", "a.xib", "--set", "x=1", "-o", "a.png"], "--set goes with --view"),
      (["render", "--view", "GridView", "--set", "x", "-o", "a.png"], "--set must be KEY=VALUE, not 'x'"),
      (["render", "--view", "GridView", "--set", "=1", "-o", "a.png"], "--set must be KEY=VALUE, not '=1'"),
      (["render", "--vew", "GridView", "-o", "a.png"], "unknown option '--vew', the nearest is '--view'"),
      (["render", "-x", "a.xib"], "unknown option '-x'"),
      (["render", "a.xib", "-o"], "option '-o' needs a value"),
      (["render", "a.xib", "-o", "--scale", "2"], "option '-o' needs a value"),
      (["render", "--view", "--", "a.xib"], "option '--view' needs a value"),
      (["render", "--view", "A", "--view", "B", "-o", "a.png"], "option '--view' is given twice"),
      (["render", "a.xib", "-o", "a"], "output 'a' has no ending"),
      (["render", "a.xib", "-o", ".png"], "output '.png' has no ending"),
      (["render", "a.xib", "-o", ""], "output '' has no ending"),
      (
        ["render", "a.xib", "-o", "a.jpeg"],
        "output 'a.jpeg' has the unknown ending '.jpeg'; it must be .png, .pdf or .svg"
      ),
      (["render", "a.xib", "-o", "-"], "'-o -' needs --format"),
      (["render", "a.xib", "-o", "-", "--format", "gif"], "--format must be png, pdf or svg, not 'gif'"),
      (["render", "a.xib", "-o", "a.png", "--format", "png"], "--format is for '-o -' only"),
      (["render", "a.xib", "-o", "a.png", "-o", "a.png"], "are one file; give it once"),
      (["render", "a.xib", "-o", "a.png", "-o", "./a.png"], "'-o a.png' and '-o ./a.png' are one file; give it once"),
      (["render", "a.xib", "-o", "-", "-o", "-", "--format", "svg"], "are one file; give it once"),
      (["render", "a.xib", "-o", "%d.png", "--fps", "30"], "--fps goes with --frames"),
      (["views", "GridView"], "unexpected argument 'GridView'"),
      (["views", "--json=1"], "option '--json' takes no value"),
      (["views", "--jsn"], "unknown option '--jsn', the nearest is '--json'"),
    ] as [([String], String)])
  func aWrongCommandLineIsRefused(arguments: [String], message: String) async throws {
    let stipple = try Stipple()
    let run = try await stipple.run(arguments)
    stipple.expectFailure(run, 64, message)
    #expect(try stipple.folder.names == [])
  }

  @Test(arguments: [
    ("--size", "0x44"), ("--size", "320x0"), ("--size", "-320x44"), ("--size", "320"), ("--size", "320x44x2"),
    ("--size", "320 x 44"), ("--size", "x44"), ("--size", "320x"), ("--size", ""), ("--size", "nanx44"),
    ("--size", "infx44"), ("--size", "1e2x44"), ("--size", "320X44"), ("--size", "8193x44"), ("--size", "44x8192.5"),
    ("--size", "99999999999999999999999x1"),
    ("--scale", "0"), ("--scale", "0.4"), ("--scale", "8.1"), ("--scale", "-2"), ("--scale", "two"),
    ("--scale", "nan"), ("--scale", "inf"), ("--scale", ""), ("--scale", "0x2"), ("--scale", "2,5"),
    ("--appearance", "Dark"), ("--appearance", ""), ("--background", "#12"), ("--background", "nocolour"),
    ("--background", "#gggggg"), ("--background", ""),
  ])
  func anOptionOutOfItsFormOrRangeIsRefused(option: String, value: String) async throws {
    let stipple = try Stipple()
    for arguments in [[option, value], ["\(option)=\(value)"]] {
      let run = try await stipple.run(["render", "--view", "DottedLineView", "-o", "a.png"] + arguments)
      stipple.expectFailure(run, 64, option)
    }
    #expect(try stipple.folder.names == [])
  }

  @Test func sidesAreLimitedInPixelsNotPoints() async throws {
    let stipple = try Stipple()
    let large = try await stipple(
      "render", "--view", "DottedLineView", "-o", "a.png", "--size", "20000x2", "--scale", "1")
    stipple.expectFailure(large, 64, "--size 20000x2 at scale 1 is over 16384 pixels in a direction")
    let fine = try await stipple("render", "--view", "DottedLineView", "-o", "a.png", "--size=16384x2", "--scale=1")
    #expect(fine.status == 0)
    #expect(try stipple.data("a.png").sizeOfPNG == [16384, 2])
  }

  @Test(arguments: [
    (["--help"], "usage: stipple SUBCOMMAND"), (["-h"], "usage: stipple SUBCOMMAND"),
    (["render", "--help"], "usage: stipple render FILE.xib -o OUT"),
    (["render", "--size", "1x1", "-h"], "usage: stipple render FILE.xib -o OUT"),
    (["views", "--help"], "usage: stipple views [--json]"), (["paper", "-h"], "usage: stipple paper [--pattern NAME]"),
  ])
  func helpIsPrintedOnRequest(arguments: [String], usage: String) async throws {
    let stipple = try Stipple()
    let run = try await stipple.run(arguments)
    #expect(run.status == 0)
    #expect(run.text.contains(usage))
    #expect(run.text.hasSuffix("\n"))
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(run.errorText == "")
  }

  @Test func theHelpNamesEveryOption() async throws {
    let stipple = try Stipple()
    let help = try await stipple("render", "--help").text
    for option in [
      "-o", "--output", "--format", "--view", "--set", "--size", "--scale", "--appearance", "--background", "--frames",
      "--fps", "--help",
    ] {
      #expect(help.contains("  \(option)") || help.contains(", \(option)"))
    }
  }

  @Test func theVersionIsOneLine() async throws {
    let stipple = try Stipple()
    let run = try await stipple("--version")
    #expect(run.status == 0)
    #expect(run.text.wholeMatch(of: /stipple [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test func aMessageStaysOneLineWhateverTheNameHolds() async throws {
    let stipple = try Stipple()
    let run = try await stipple("render", "--view", "A\nB\u{1B}[31m", "-o", "a.png")
    stipple.expectFailure(run, 65, "unknown view 'A\\nB\\u{1B}[31m'")
  }
}
