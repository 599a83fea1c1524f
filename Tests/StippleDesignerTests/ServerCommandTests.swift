// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// The command, as it is built.
@Suite(.serialized)
struct ServerCommandTests {
  private func get(_ program: ServerProgram, _ path: String = "") throws -> ServerClient.Reply {
    let page = try program.page()
    page.client.send(page.request("GET", path))
    return try #require(try page.client.reply())
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func itServesThePageUntilItIsEndedAndLeavesNothingBehind(signal: Int32) throws {
    let program = try ServerProgram(["--port", "0"])
    #expect(try get(program).headers["content-type"] == "text/html; charset=utf-8")
    #expect(try get(program, "api/catalog").status == 200)
    let children = program.children
    kill(program.id, signal)
    let rest = program.rest()
    #expect(rest.status == 0)
    #expect(rest.output.isEmpty)
    #expect(rest.errors.isEmpty)
    for child in children { #expect(!FileManager.default.fileExists(atPath: "/proc/\(child)")) }
    #expect(throws: POSIXError.self) { _ = try get(program) }
  }

  @Test func aTakenPortIsSaidInOneLine() throws {
    let first = try ServerProgram(["--port", "0"])
    let port = try #require(try first.address().firstMatch(of: /:([0-9]+)\//)).1
    let second = try ServerProgram(["--port", String(port)])
    let rest = second.rest()
    #expect(rest.status == 69)
    #expect(rest.output.isEmpty)
    #expect(
      rest.errors == "stipple: port \(port) is taken; give another --port, or 0 for a free one\n")
  }

  @Test(arguments: [
    (["--port", "65536"], "'65536' is no port; give a number from 0 to 65535"),
    (["--port", "-1"], "'-1' is no port; give a number from 0 to 65535"),
    (["--port", "+1"], "'+1' is no port"),
    (["--port", "http"], "'http' is no port"), (["--port"], "option '--port' needs a value"),
    (["a.xib", "b.xib"], "more than one document: 'a.xib', 'b.xib'"),
    (["--opne"], "the nearest is '--open'"), (["--link", "http://127.0.0.1:1/x/"], "is no link of the designer"),
    (["--link", "#zoom=fit&scale=2"], "'#zoom=fit&scale=2' is no link"),
    (["--link", "http://127.0.0.1:1/x/#view=Grid View"], "is no link of the designer"),
  ])
  func aWrongCommandLineIsSaid(arguments: [String], message: String) throws {
    let program = try ServerProgram(arguments)
    let rest = program.rest()
    #expect(rest.status == 64)
    #expect(rest.output.isEmpty)
    #expect(rest.errors.contains(message))
    #expect(rest.errors.count(where: \.isNewline) == 1)
  }

  @Test(arguments: [
    ("http://127.0.0.1:7878/of-another-run/#view=GridView&set.view.gridWidth=24&scale=2", "view=GridView"),
    ("#document=A%22B.xib&zoom=fit", "document=A%22B.xib"),
  ])
  func aLinkOfAnotherRunIsOfThisOne(link: String, start: String) throws {
    let program = try ServerProgram(["--port", "0", "--link", link])
    let address = try program.address()
    let parts = address.split(separator: "#", maxSplits: 1)
    #expect(try #require(parts.last) == link.split(separator: "#")[link.hasPrefix("#") ? 0 : 1])
    #expect(parts.last?.hasPrefix(start) == true)
    #expect(try #require(parts.first).wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\/[-_A-Za-z0-9]{22}\//) != nil)
    kill(program.id, SIGINT)
    #expect(program.rest().status == 0)
  }

  @Test func aMissingDocumentIsSaid() throws {
    let program = try ServerProgram(["/nowhere/a.xib"])
    let rest = program.rest()
    #expect(rest.errors == "stipple: cannot read '/nowhere/a.xib': no such file or directory\n")
    #expect(rest.status == 66)
  }

  @Test func itOpensTheBrowserIfAsked() throws {
    let folder = try TemporaryFolder()
    let opener = folder.url.appending(path: "xdg-open")
    let note = folder.url.appending(path: "note")
    try "#!/bin/sh\necho \"$1\" >'\(note.path).new'\n/bin/mv '\(note.path).new' '\(note.path)'\n"
      .write(to: opener, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener.path)
    let program = try ServerProgram(["--port", "0", "--open"], path: folder.url.path)
    let address = try program.address()
    let token = try program.page().token
    let deadline = ContinuousClock.now + .seconds(20)
    while !FileManager.default.fileExists(atPath: note.path), ContinuousClock.now < deadline {
      usleep(10_000)
    }
    // The words that a program is started with are for all users to see.
    let word = try String(contentsOf: note, encoding: .utf8).trimmingCharacters(in: .newlines)
    #expect(!word.contains(token))
    let page = try #require(URL(string: word))
    #expect(page.isFileURL)
    #expect(try String(contentsOf: page, encoding: .utf8).contains("content=\"0; url=\(address)\""))
    func permissions(_ url: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    #expect(try permissions(page) == 0o600)
    #expect(try permissions(page.deletingLastPathComponent()) == 0o700)
    kill(program.id, SIGINT)
    #expect(program.rest().status == 0)
    #expect(!FileManager.default.fileExists(atPath: page.deletingLastPathComponent().path))
  }

  @Test func withoutABrowserItServesAllTheSame() throws {
    let folder = try TemporaryFolder()
    let program = try ServerProgram(["--port", "0", "--open"], path: folder.url.path)
    #expect(try get(program).status == 200)
    kill(program.id, SIGINT)
    let rest = program.rest()
    #expect(rest.errors == "stipple: cannot open a browser: there is no xdg-open; open the address by hand\n")
    #expect(rest.status == 0)
  }

  @Test func aProgramWithoutItsPageSaysWhereItBelongs() async throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "stipple")
    try FileManager.default.copyItem(at: ProgramRun.products.appending(path: "stipple"), to: copy)
    let run = try await ProgramRun.run(copy.path, ["design", "--port", "0"], timeLimit: 60)
    #expect(run.status == 69)
    #expect(run.output.isEmpty)
    let place = folder.url.resolvingSymlinksInPath().path
    #expect(
      run.errorText == """
        stipple: the designer's page is missing: copy 'stipple_StippleDesigner.resources' from the build folder to \
        '\(place)', beside the program

        """)
  }

  @Test func theHelpTellsNothingOfWorkers() async throws {
    let run = try await ProgramRun.run(
      ProgramRun.products.appending(path: "stipple").path, ["design", "--help"], timeLimit: 60)
    #expect(run.status == 0)
    #expect(run.text.contains("--port N"))
    #expect(!run.text.contains("worker"))
  }
}
