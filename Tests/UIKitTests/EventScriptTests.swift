// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing
import UIKit

/// What lines of a script mean, and what is said of those that mean nothing.
struct EventScriptTests {
  private static func script(_ text: String, scale: CGFloat = 1) throws(EventScriptError) -> EventScript {
    try EventScript(Data(text.utf8), file: "a.txt", scale: scale)
  }

  private func messages(_ data: Data, scale: CGFloat = 1) -> [String] {
    do throws(EventScriptError) {
      _ = try EventScript(data, file: "a.txt", scale: scale)
      return []
    } catch {
      #expect(error.exitStatus == 65)
      return error.messages
    }
  }

  private func messages(_ text: String, scale: CGFloat = 1) -> [String] {
    messages(Data(text.utf8), scale: scale)
  }

  @Test(
    arguments: [
      ("tap 1 2", [.tap(CGPoint(x: 1, y: 2))]),
      ("tap -1.5 .25", [.tap(CGPoint(x: -1.5, y: 0.25))]),
      (" \ttap\t1   2 \t", [.tap(CGPoint(x: 1, y: 2))]),
      ("drag 1 2 3 4 0.5", [.drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), seconds: 0.5)]),
      ("wheel 1 2 -3 4", [.wheel(at: CGPoint(x: 1, y: 2), delta: CGVector(dx: -3, dy: 4))]),
      ("pinch 1 2 0.5 0", [.pinch(at: CGPoint(x: 1, y: 2), scale: 0.5, seconds: 0)]),
      ("resize 320x44.5", [.resize(CGSize(width: 320, height: 44.5))]),
      ("resize 16384x1", [.resize(CGSize(width: 16384, height: 1))]),
      ("appearance dark", [.appearance(.dark)]),
      ("appearance light", [.appearance(.light)]),
      ("wait 3600", [.wait(seconds: 3600)]),
      ("frame a.png", [.frame(file: "a.png")]),
      ("frame  my pictures/a b.PNG \t", [.frame(file: "my pictures/a b.PNG")]),
      ("frame a#b.png # the first", [.frame(file: "a#b.png")]),
      ("type Hello, world!", [.type("Hello, world!")]),
      ("type   #1 \"quoted\" \\n ", [.type("  #1 \"quoted\" \\n ")]),
      ("type é👩‍👩‍👧", [.type("é👩‍👩‍👧")]),
      ("type  ", [.type(" ")]),
      ("tap 1 2 # the button", [.tap(CGPoint(x: 1, y: 2))]),
      ("# tap 1 2", []),
      ("  # tap 1 2", []),
      ("#", []),
      ("", []),
      ("\n\n \t\n", []),
      ("\u{FEFF}wait 1\r\nwait 2\r\n", [.wait(seconds: 1), .wait(seconds: 2)]),
      ("wait 1\n\n# then\nwait 2", [.wait(seconds: 1), .wait(seconds: 2)]),
    ] as [(String, [EventCommand])])
  func linesAreRead(text: String, commands: [EventCommand]) throws {
    #expect(try Self.script(text).commands == commands)
  }

  @Test(arguments: [
    ("tpa 1 2", "unknown command 'tpa', the nearest is 'tap'"),
    ("TAP 1 2", "unknown command 'TAP', the nearest is 'tap'"),
    (
      "click 1 2",
      "unknown command 'click'; there are tap, drag, wheel, pinch, type, resize, appearance, wait, frame"
    ),
    ("tap", "no value given; write: tap X Y"),
    ("tap 1", "1 value given; write: tap X Y"),
    ("tap 1 2 3", "3 values given; write: tap X Y"),
    ("tap 1 # 2", "1 value given; write: tap X Y"),
    ("tap 1 2#", "Y must be a number from -100000 to 100000, not '2#'; write: tap X Y"),
    ("tap 1,2 3", "X must be a number from -100000 to 100000, not '1,2'; write: tap X Y"),
    ("tap nan 1", "X must be a number from -100000 to 100000, not 'nan'; write: tap X Y"),
    ("tap 1 -inf", "Y must be a number from -100000 to 100000, not '-inf'; write: tap X Y"),
    ("tap 1e3 1", "X must be a number from -100000 to 100000, not '1e3'; write: tap X Y"),
    ("tap 0x1 1", "X must be a number from -100000 to 100000, not '0x1'; write: tap X Y"),
    ("tap +1 1", "X must be a number from -100000 to 100000, not '+1'; write: tap X Y"),
    ("tap - 1", "X must be a number from -100000 to 100000, not '-'; write: tap X Y"),
    ("tap . 1", "X must be a number from -100000 to 100000, not '.'; write: tap X Y"),
    ("tap 100001 1", "X must be a number from -100000 to 100000, not '100001'; write: tap X Y"),
    ("tap ١ 1", "X must be a number from -100000 to 100000, not '١'; write: tap X Y"),
    ("drag 1 2 3 4", "4 values given; write: drag X1 Y1 X2 Y2 SECONDS"),
    ("drag 1 2 3 4 -1", "SECONDS must be a number from 0 to 3600, not '-1'; write: drag X1 Y1 X2 Y2 SECONDS"),
    ("wheel 1 2 3", "3 values given; write: wheel X Y DX DY"),
    ("pinch 1 2 0 1", "SCALE must be a number from 0.01 to 100, not '0'; write: pinch X Y SCALE SECONDS"),
    ("pinch 1 2 -1 1", "SCALE must be a number from 0.01 to 100, not '-1'; write: pinch X Y SCALE SECONDS"),
    ("wait 1000000000", "SECONDS must be a number from 0 to 3600, not '1000000000'; write: wait SECONDS"),
    ("wait 1s", "SECONDS must be a number from 0 to 3600, not '1s'; write: wait SECONDS"),
    (
      "resize 10 x 10", "3 values given; write: resize WxH"
    ),
    (
      "resize 0x10",
      "the size must be WIDTHxHEIGHT, each from 1 to 16384 points, such as 390x844, not '0x10'; write: resize WxH"
    ),
    (
      "resize 10x-10",
      "the size must be WIDTHxHEIGHT, each from 1 to 16384 points, such as 390x844, not '10x-10'; write: resize WxH"
    ),
    ("resize 8193x1", "8193x1 at scale 2 is over 16384 pixels in a direction; give a smaller size"),
    ("appearance Dark", "'Dark' is none of the choices; write: appearance dark|light"),
    ("type", "no value given; write: type TEXT"),
    ("type ", "no value given; write: type TEXT"),
    ("frame", "no value given; write: frame FILE.png"),
    ("frame a.jpg", "the file 'a.jpg' must end in .png; write: frame FILE.png"),
    ("frame .png", "the file '.png' must end in .png; write: frame FILE.png"),
    ("frame # a.png", "no value given; write: frame FILE.png"),
  ])
  func aWrongLineIsSaidWithItsPlaceAndTheMend(line: String, message: String) {
    #expect(messages("# one\n\n\(line)\nwait 1", scale: 2) == ["a.txt:3: \(message)"])
  }

  @Test func allWrongLinesAreSaid() {
    #expect(messages("tap 1\r\nwait 1\r\nwiat 1\r\n").map { $0.prefix(8) } == ["a.txt:1:", "a.txt:3:"])
  }

  @Test func manyWrongLinesAreCounted() {
    let all = messages(String(repeating: "x\n", count: 23))
    #expect(all.count == 21)
    #expect(all.last == "a.txt: 3 more lines are wrong")
    #expect(messages(String(repeating: "x\n", count: 21)).last == "a.txt: 1 more line is wrong")
    #expect(messages(String(repeating: "x\n", count: 20)).count == 20)
  }

  @Test func aLongLineMakesNoLongMessage() {
    let long = String(repeating: "9", count: 500)
    for line in [long, "tap \(long) 1", "resize \(long)x1", "frame \(long)", "appearance \(long)"] {
      let all = messages(line)
      #expect(all.count == 1)
      #expect(all.allSatisfy { $0.count < 300 })
    }
  }

  @Test func allLinesTogetherLastAnHourAtMost() {
    #expect(messages("wait 1800\nwait 1799\ntap 1 1") == [])
    #expect(
      messages("wait 1800\nwait 1800\nwait 0.1\nwait 1\nwait 9") == [
        "a.txt:3: the script lasts over 3600 seconds by here; wait for less"
      ])
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(
      messages(Data("type caf".utf8) + [0xE9]) == ["a.txt:1: the line is not UTF-8; save the script as that"])
  }

  @Test func aScriptIsReadFromAFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("tap 1 2\n", to: "s.txt").path
    #expect(try EventScript(contentsOf: path, scale: 1).commands == [.tap(CGPoint(x: 1, y: 2))])
    for (path, reason) in [
      (folder.url.path, "it is a folder; name a script in it"), (path + "x", "no such file or directory"),
      ("/dev/zero", "it is larger than 16777216 bytes; divide it"),
    ] {
      let error = #expect(throws: EventScriptError.self) { try EventScript(contentsOf: path, scale: 1) }
      #expect(error?.exitStatus == 66)
      #expect(error?.messages == ["cannot read '\(path)': \(reason)"])
    }
  }
}
