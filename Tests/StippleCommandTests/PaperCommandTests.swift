// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// `stipple paper` as a command.
struct PaperCommandTests {
  @Test func aPageIsWrittenInEveryForm() async throws {
    let stipple = try Stipple()
    let run = try await stipple("paper", "-o", "a.pdf", "-oa.svg", "--output=a.png", "--dpi", "50")
    #expect(run.status == 0)
    #expect(run.errorText == "")
    #expect(run.output.isEmpty)
    #expect(try stipple.folder.names == ["a.pdf", "a.png", "a.svg"])
    #expect(try stipple.data("a.pdf").isPDF)
    #expect(try stipple.data("a.svg").isSVG)
    #expect(try stipple.data("a.png").sizeOfPNG == [413, 585])
  }

  @Test(arguments: ["pdf", "svg", "png"])
  func theSameInputGivesTheSameBytesAtAnyPlaceAndHour(format: String) async throws {
    let stipple = try Stipple()
    let arguments = [
      "paper", "--pattern", "dot", "--major", "4", "--numbers", "--date", "--calibration", "--page", "A6", "--dpi",
      "100",
    ].filter { format == "png" || ($0 != "--dpi" && $0 != "100") }
    let file = try await stipple.run(arguments + ["-o", "a.\(format)"])
    let other = ["TZ": "Asia/Tokyo", "LC_ALL": "de_DE.UTF-8", "SOURCE_DATE_EPOCH": "1", "PATH": "/usr/bin:/bin"]
    let output = try await stipple.run(arguments + ["-o", "-", "--format", format], environment: other)
    #expect(file.status == 0 && output.status == 0)
    #expect(!output.output.isEmpty)
    #expect(try output.output == stipple.data("a.\(format)"))
  }

  @Test func aPNGTellsItsResolution() async throws {
    let stipple = try Stipple()
    #expect(try await stipple("paper", "--page", "A6", "--dpi", "254", "-o", "a.png").status == 0)
    let data = try stipple.data("a.png")
    #expect(data.sizeOfPNG == [1050, 1480])
    // 10,000 pixels a metre, and the chunk's checksum as other programs reckon it.
    let chunk: [UInt8] = [
      0, 0, 0, 9, 0x70, 0x48, 0x59, 0x73, 0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 1,
    ]
    #expect([UInt8](data)[33...].starts(with: chunk))
    #expect(try Bitmap(png: data).width == 1050)
  }

  @Test(arguments: ["dot", "grid", "ruled"])
  func patternsDiffer(name: String) async throws {
    let stipple = try Stipple()
    #expect(try await stipple("paper", "-o", "a.pdf", "--pattern", name).status == 0)
    let reader = PaperReader(folder: stipple.folder)
    let strokes = try await reader.strokes(of: "a.pdf")
    // 38 x 55 cells, both edges of them.
    #expect(strokes.count == ["dot": 56, "grid": 39 + 56, "ruled": 56][name])
    #expect(strokes.allSatisfy { $0.isRound == (name == "dot") })
  }

  @Test func aTranslucentInkIsMixedIntoThePaper() async throws {
    let stipple = try Stipple()
    let pages: [(String, [String])] = [
      ("a.pdf", ["--ink", "#00000080", "--background", "#ffff00"]),
      ("b.pdf", ["--ink", "#7f7f00", "--background", "#ffff00"]),
    ]
    for (name, options) in pages {
      #expect(try await stipple.run(["paper", "-o", name] + options).status == 0)
      let svg = try await ProgramRun.run("pdftocairo", ["-svg", name, "-"], in: stipple.folder.url, timeLimit: 60)
      let color = svg.text.firstMatch(of: /stroke:rgb\(([^)]*)\)/)?.output.1.split(separator: ",")
      let percents = color?.compactMap { Double($0.filter { $0 != "%" })?.rounded() }
      // 128 of 255 of black, on yellow.
      #expect(percents == [50, 50, 0])
    }
  }

  static let mistakes: [([String], String)] = [
    ([], "no output; give -o FILE"), (["-o", "a.txt"], "must be .png, .pdf or .svg"),
    (["x", "-o", "a.pdf"], "unexpected argument 'x'"),
    (["-o", "a.pdf", "--pattern", "dots"], "unknown --pattern 'dots': the nearest is 'dot'"),
    (["-o", "a.pdf", "--pattern", "wallpaper"], "unknown --pattern 'wallpaper': there are"),
    (["-o", "a.pdf", "--pitch", "5"], "--pitch must be a length such as 5mm"),
    (["-o", "a.pdf", "--pitch", "-5mm"], "--pitch must be a length"),
    (["-o", "a.pdf", "--pitch", "nanmm"], "--pitch must be a length"),
    (["-o", "a.pdf", "--pitch", "0mm"], "--pitch must be from 0.2 to 5080 mm, not '0mm'"),
    (["-o", "a.pdf", "--pitch", "1e9mm"], "--pitch must be a length"),
    (["-o", "a.pdf", "--pitch", "300mm"], "not one cell"), (["-o", "a.pdf", "--margin", "200mm"], "not one cell"),
    (["-o", "a.pdf", "--page", "2x2in", "--pitch", "0.2mm", "--page=5x5in"], "'--page' is given twice"),
    (["-o", "a.pdf", "--page", "5000x5000mm", "--pitch", "0.2mm"], "a page of over 10000000 cells is too much"),
    (["-o", "a.pdf", "--margin", "1mm,2mm,3mm"], "--margin must be"),
    (["-o", "a.pdf", "--margin", ""], "--margin must be"),
    (["-o", "a.pdf", "--page", "B5"], "--page must be A2, A3"), (["-o", "a.pdf", "--page", "5x5"], "--page must be"),
    (["-o", "a.pdf", "--page", "5x5mm"], "the sides of --page must be from 10 to 5080 mm"),
    (["-o", "a.pdf", "--page", "1x9999999mm"], "the sides of --page"),
    (["-o", "a.pdf", "--pages", "0"], "--pages must be a whole number from 1 to 100000"),
    (["-o", "a.pdf", "--pages", "100001"], "--pages must be a whole number"),
    (["-o", "a.svg", "--pages", "2"], "--pages goes with PDF; '-o a.svg' has one page"),
    (["-o", "a.pdf", "--major", "1"], "--major must be a whole number from 2"),
    (["-o", "a.pdf", "--major-weight", "inf"], "--major-weight must be a number from 1 to 10"),
    (["-o", "a.pdf", "--ink", "reddish"], "--ink: "), (["-o", "a.pdf", "--background", "#12"], "--background: "),
    (["-o", "a.pdf", "--bleed", "1in2"], "--bleed must be a length"),
    (["-o", "a.pdf", "--bleed", "11cm"], "--bleed must be from 0 to 100 mm"),
    (["-o", "a.pdf", "--dpi", "300"], "--dpi goes with PNG"),
    (["-o", "a.png", "--dpi", "9"], "--dpi must be a number"),
    (["-o", "a.png", "--dpi", "2400"], "a PNG of 19843 x 28063 pixels is too large"),
    (["-o", "a.pdf", "--dot", "0mm"], "--dot must be from 0.01 to 100 mm"),
    (["-o", "a.pdf", "--numbers=3"], "option '--numbers' takes no value"),
    (["-o", "a.pdf", "--pattern", "grid", "--dot", "1mm"], "--dot changes nothing of --pattern grid"),
    (["-o", "a.pdf", "--mark", "3mm"], "--mark changes nothing of --pattern dot"),
    (["-o", "a.pdf", "--line", "1mm"], "--line changes nothing of --pattern dot"),
    (["-o", "a.pdf", "--pattern", "none", "--major", "3"], "--major changes nothing of --pattern none"),
    (["-o", "a.pdf", "--major-ink", "red"], "--major-ink goes with --major N"),
    (["-o", "a.pdf", "--pattern", "ruled", "--major-weight", "2"], "--major-weight goes with --major N"),
    (
      ["-o", "a.pdf", "--calibration", "--page", "19x90mm", "--margin", "1mm"],
      "--calibration needs a page that is 20 mm wide at least"
    ),
  ]

  /// Measures that patterns have a use for.
  @Test(arguments: [
    ["dot", "--dot", "5mm", "--major", "1000", "--major-weight", "10", "--major-ink", "red"],
    ["grid", "--line", "5mm", "--major", "5"], ["cross", "--mark", "9mm", "--line", "0.2mm", "--major", "3"],
    ["plus", "--mark", "1mm", "--line", "1mm", "--major", "2", "--major-weight", "1"],
    ["isometric", "--line", "0.2mm", "--major", "4"], ["staggered", "--dot", "1mm", "--major", "2"],
    ["hexagonal", "--line", "0.2mm"], ["music", "--line", "0.2mm"], ["polar", "--line", "0.2mm", "--major", "3"],
    ["cornell", "--line", "0.2mm", "--major-weight", "3", "--major-ink", "red"],
  ])
  func optionsThatChangeAPatternAreTaken(arguments: [String]) async throws {
    let stipple = try Stipple()
    let run = try await stipple.run(["paper", "-o", "a.pdf", "--page", "A6", "--pattern"] + arguments)
    #expect(run.status == 0 && run.errorText == "", "\(run.errorText)")
  }

  @Test(arguments: ["2>&-", "2>/dev/full"])
  func aMessageThatCannotBeWrittenIsNoFaultOfTheProgram(redirection: String) async throws {
    let stipple = try Stipple()
    #expect(try await stipple.shell("\"$stipple\" paper --pitch 5 -o a.pdf \(redirection)").status == 64)
    #expect(try await stipple.shell("\"$stipple\" paper -o a.pdf \(redirection)").status == 0)
  }

  @Test(arguments: mistakes)
  func aWrongCommandLineIsToldInOneLine(arguments: [String], message: String) async throws {
    let stipple = try Stipple()
    let run = try await stipple.run(["paper"] + arguments)
    stipple.expectFailure(run, 64, message)
    #expect(try stipple.folder.names == [])
  }

  @Test func whatCannotBeWrittenLeavesNoOtherOutputEither() async throws {
    let stipple = try Stipple()
    let run = try await stipple("paper", "-o", "good.pdf", "-o", "missing/a.svg")
    stipple.expectFailure(run, 73, "cannot write 'missing/a.svg': there is no folder 'missing'; make it first")
    #expect(try stipple.folder.names == [])
  }

  @Test func longWorkTellsHowFarItIsOnATerminalOnly() async throws {
    let stipple = try Stipple()
    // script gives the command a terminal, and writes what comes there to its own output.
    let seen = try await stipple.shell(
      "script -qec \"'$stipple' paper --pages 100000 --numbers -o a.pdf\" /dev/null </dev/null")
    #expect(seen.status == 0)
    #expect(seen.text.contains("\r\u{1B}[Kstipple: page 98304 of 100000"))
    #expect(seen.text.hasSuffix("\r\u{1B}[K"))
    let unseen = try await stipple("paper", "--pages", "100000", "--numbers", "-o", "b.pdf")
    #expect(unseen.status == 0)
    #expect(unseen.errorText == "")
    #expect(try stipple.data("a.pdf") == stipple.data("b.pdf"))
  }

  @Test func aLargePictureIsToldOfOnATerminal() async throws {
    let stipple = try Stipple()
    let seen = try await stipple.shell(
      "script -qec \"'$stipple' paper --pattern none --page 350x350mm -o a.png\" /dev/null </dev/null")
    #expect(seen.status == 0)
    #expect(seen.text == "\r\u{1B}[Kstipple: drawing 4134 x 4134 pixels\r\u{1B}[K")
  }
}
