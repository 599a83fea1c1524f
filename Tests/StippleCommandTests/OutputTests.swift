// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// Where pictures go, and what is left when they cannot.
struct OutputTests {
  private let view = ["render", "--view", "DottedLineView"]

  @Test(arguments: [
    ("missing/a.png", "cannot write 'missing/a.png': there is no folder 'missing'; make it first"),
    ("/proc/a.png", "cannot write '/proc/a.png'"),
    ("folder.png", "cannot write 'folder.png': it is a folder; name a file in it"),
    ("full.png", "cannot write 'full.png': no space left on device"),
    ("file/a.png", "cannot write 'file/a.png'"),
  ])
  func whatCannotBeWrittenIsSaidAndLeavesNoOtherOutputEither(path: String, message: String) async throws {
    let stipple = try Stipple()
    let folder = stipple.folder.url
    try FileManager.default.createDirectory(at: folder.appending(path: "folder.png"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "full.png"), withDestinationURL: URL(fileURLWithPath: "/dev/full"))
    try stipple.folder.write("", to: "file")
    let before = try stipple.folder.names
    let run = try await stipple.run(view + ["-o", path, "-o", "good.png"])
    stipple.expectFailure(run, 73, message)
    #expect(try stipple.folder.names == before)
  }

  @Test func fullStandardOutputIsAFailureAndLeavesNoFile() async throws {
    let stipple = try Stipple()
    let picture = try await stipple.shell(
      "\"$stipple\" render --view DottedLineView -o a.png -o - --format png > /dev/full")
    stipple.expectFailure(picture, 73, "cannot write to standard output: no space left on device")
    #expect(try stipple.folder.names == [])
    for arguments in ["views", "views --json", "--help", "--version", "render --help"] {
      let run = try await stipple.shell("\"$stipple\" \(arguments) > /dev/full")
      stipple.expectFailure(run, 73, "cannot write to standard output")
    }
  }

  @Test func aReaderThatGoesAwayIsAFailureAndLeavesNoFile() async throws {
    let stipple = try Stipple()
    let run = try await stipple.shell(
      "{ sleep 0.5; \"$stipple\" render --view DottedLineView -o a.png -o - --format png; } | true")
    #expect(run.errorText == "stipple: cannot write to standard output: broken pipe\n")
    #expect(try stipple.folder.names == [])
  }

  @Test func anOutputThatIsThereIsReplacedAndKeepsItsPermissions() async throws {
    let stipple = try Stipple()
    let old = try stipple.folder.write("old", to: "a.png")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: old.path)
    #expect(try await stipple.run(view + ["-o", "a.png"]).status == 0)
    #expect(try stipple.data("a.png").sizeOfPNG == [640, 88])
    #expect(try permissions("a.png", in: stipple) == 0o640)
    #expect(try stipple.folder.names == ["a.png"])
  }

  @Test func aNewOutputIsOpenToWhomTheMaskLets() async throws {
    let stipple = try Stipple()
    let run = try await stipple.shell("umask 027; \"$stipple\" render --view DottedLineView -o a.png")
    #expect(run.status == 0)
    #expect(try permissions("a.png", in: stipple) == 0o640)
  }

  @Test func aFailureLeavesTheOldOutputAsItWas() async throws {
    let stipple = try Stipple()
    try stipple.folder.write("old", to: "a.png")
    let run = try await stipple.run(view + ["-o", "a.png", "-o", "missing/b.png"])
    stipple.expectFailure(run, 73, "missing")
    #expect(try stipple.data("a.png") == Data("old".utf8))
  }

  @Test func aLinkStaysALink() async throws {
    let stipple = try Stipple()
    try stipple.folder.write("old", to: "target.png")
    let link = stipple.folder.url.appending(path: "link.png").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.png")
    #expect(try await stipple.run(view + ["-o", "link.png"]).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.png")
    #expect(try stipple.data("target.png").sizeOfPNG == [640, 88])
  }

  @Test func twoNamesOfOneFileAreRefused() async throws {
    let stipple = try Stipple()
    try stipple.folder.write("old", to: "a.png")
    let link = stipple.folder.url.appending(path: "b.png").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.png")
    let run = try await stipple.run(view + ["-o", "a.png", "-o", "b.png"])
    stipple.expectFailure(run, 64, "'-o a.png' and '-o b.png' are one file; give it once")
    #expect(try stipple.data("a.png") == Data("old".utf8))
  }

  @Test func aLongNameIsNoMatterForTheFileBesideIt() async throws {
    let stipple = try Stipple()
    let name = String(repeating: "n", count: 251) + ".png"
    #expect(try await stipple.run(view + ["-o", name]).status == 0)
    #expect(try stipple.folder.names == [name])
  }

  private func permissions(_ name: String, in stipple: Stipple) throws -> Int? {
    let path = stipple.folder.url.appending(path: name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
