// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// What `stipple run` refuses before anything is built.
struct RunCommandLineTests {
  @Test(
    arguments: [
      (["run"], "no app; give the name of an example or the folder of a package"),
      (["run", ""], "no app"),
      (["run", "a", "b"], "more than one app: 'a', 'b'"),
      (["run", "a", "--headless"], "--headless needs --script FILE: nothing else would end the app"),
      (["run", "a", "--size", "320"], "--size 320: a size is WIDTHxHEIGHT, each from 1 to 16384 points"),
      (["run", "a", "--size", "0x10"], "--size 0x10: a size is WIDTHxHEIGHT"),
      (["run", "a", "--size", "1e2x10"], "--size 1e2x10: a size is WIDTHxHEIGHT"),
      (["run", "a", "--size", "nanx10"], "--size nanx10: a size is WIDTHxHEIGHT"),
      (["run", "a", "--scale", "9"], "--scale 9: a scale is a number from 0.5 to 8"),
      (["run", "a", "--scale", "nan"], "--scale nan: a scale is a number from 0.5 to 8"),
      (["run", "a", "--script", ""], "--script needs a value"),
      (["run", "a", "--scripts", "s"], "unknown option '--scripts', the nearest is '--script'"),
      (["run", "a", "--headless=1"], "option '--headless' takes no value"),
    ] as [([String], String)])
  func aWrongCommandLineIsRefused(arguments: [String], message: String) async throws {
    let stipple = try Stipple()
    stipple.expectFailure(try await stipple.run(arguments), 64, message)
  }

  @Test func aWrongScriptIsRefusedBeforeTheAppIsLookedFor() async throws {
    let stipple = try Stipple()
    try stipple.folder.write("tap 1 2\nwiat 1\ntap 1\n", to: "s.txt")
    let run = try await stipple("run", "nowhere", "--script", "s.txt")
    #expect(run.status == 65)
    #expect(
      run.errorText == """
        stipple: s.txt:2: unknown command 'wiat', the nearest is 'wait'
        stipple: s.txt:3: 1 value given; write: tap X Y

        """)
    let missing = try await stipple("run", "nowhere", "--script", "none.txt")
    stipple.expectFailure(missing, 66, "cannot read 'none.txt': no such file or directory")
  }

  @Test(arguments: [
    ("nowhere", "there is no app 'nowhere': no folder is called so, and the examples are GridDemo"),
    ("GridDmo", "there is no app 'GridDmo': no folder is called so, and the nearest example is 'GridDemo'"),
    ("./GridDemo", "there is no folder './GridDemo'"),
    ("folder", "'folder' is no Swift package: there is no Package.swift in it"),
    ("file", "'file' is a file; name the folder of a Swift package"),
    ("Demo", "there is no app 'Demo'"),
  ])
  func whatIsNoAppIsSaid(name: String, message: String) async throws {
    let stipple = try Stipple()
    try stipple.folder.write("", to: "file")
    try FileManager.default.createDirectory(
      at: stipple.folder.url.appending(path: "folder"), withIntermediateDirectories: true)
    stipple.expectFailure(try await stipple("run", name), 66, message)
  }
}
