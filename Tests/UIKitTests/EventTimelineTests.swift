// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Which events of a script come before which frame.
@MainActor struct EventTimelineTests {
  private static func frames(_ text: String) throws -> [EventTimeline.Frame] {
    Array(EventTimeline(try EventScript(Data(text.utf8), file: "a.txt", scale: 1), scale: 2))
  }

  /// What happens before each frame, in short.
  private static func told(_ text: String) throws -> [[String]] {
    try frames(text).map { frame in frame.events.map(short) + frame.files }
  }

  private static func short(_ event: HostEvent) -> String {
    switch event {
    case .touch(let id, let type, let phase, let place):
      "\(id == .min ? "first" : "second") \(type == .direct ? "" : "other ")\(phase) \(place.x) \(place.y)"
    case .wheel(let place, let delta, let isZoom):
      "wheel \(place.x) \(place.y) \(delta.dx) \(delta.dy)\(isZoom ? " zoom" : "")"
    case .key(let key, let isDown):
      "\(key.usage) \(key.characters) \(key.modifiers.rawValue) \(isDown ? "down" : "up")"
    case .text(let text): "text \(text)"
    case .resized(let size, let scale): "resized \(size.width) \(size.height) \(scale)"
    case .appearance(let style): "appearance \(style.rawValue)"
    default: "\(event)"
    }
  }

  @Test(
    arguments: [
      ("", [[]]),
      ("frame a.png\nframe b.png", [["a.png", "b.png"]]),
      ("tap 1 2", [[], ["first began 1.0 2.0"], [], [], ["first ended 1.0 2.0"]]),
      ("wait 0.05", [[], [], [], []]),
      ("wait 0", [[]]),
      ("wait 0.008\nframe a.png", [["a.png"]]),
      ("wheel 1 2 3 -4\nframe a.png", [[], ["wheel 1.0 2.0 3.0 -4.0", "a.png"]]),
      ("resize 3x4\nappearance dark", [[], ["resized 3.0 4.0 2.0"], ["appearance 2"]]),
      (
        "drag 0 10 3 4 0.05",
        [
          [], ["first began 0.0 10.0"], ["first moved 1.0 8.0"], ["first moved 2.0 6.0"],
          ["first moved 3.0 4.0", "first ended 3.0 4.0"],
        ]
      ),
      (
        "drag 0 10 3 4 0\nframe a.png",
        [[], ["first began 0.0 10.0"], ["first moved 3.0 4.0", "first ended 3.0 4.0", "a.png"]]
      ),
      (
        "pinch 100 10 2 0.0333",
        [
          [], ["first began 60.0 10.0", "second began 140.0 10.0"],
          ["first moved 40.0 10.0", "second moved 160.0 10.0"],
          [
            "first moved 20.0 10.0", "second moved 180.0 10.0", "first ended 20.0 10.0", "second ended 180.0 10.0",
          ],
        ]
      ),
      (
        "type aB",
        [
          [], ["4 a 0 down", "text a"], ["4 a 0 up"], ["5 B 131072 down", "text B"], ["5 B 131072 up"],
        ]
      ),
      ("type é", [[], ["text é"], []]),
    ] as [(String, [[String]])])
  func commandsTakeTheirFrames(text: String, told: [[String]]) throws {
    #expect(try Self.told(text) == told)
  }

  @Test(arguments: [
    ("z", 29, 0), ("1", 30, 0), ("0", 39, 0), (" ", 44, 0), ("-", 45, 0), ("\\", 49, 0), (";", 51, 0), ("'", 52, 0),
    ("`", 53, 0), ("/", 56, 0), ("!", 30, 1), (")", 39, 1), ("_", 45, 1), ("|", 49, 1), (":", 51, 1), ("\"", 52, 1),
    ("~", 53, 1), ("?", 56, 1),
  ])
  func keysAreThoseOfTheUsageTables(character: String, usage: Int, shift: Int) throws {
    #expect(try Self.told("type \(character)")[1].first == "\(usage) \(character) \(shift << 17) down")
  }

  @Test func timesAreMultiplesOfASixtiethWhateverComesBefore() throws {
    let frames = try Self.frames("wait 30\ntap 1 1")
    #expect(frames.count == 1 + 1800 + 4)
    #expect(frames.enumerated().allSatisfy { $1.time == Double($0) / 60 })
  }

  @Test func aTimelineIsMadeAsItIsRead() throws {
    // An hour's worth: nothing of it may be laid out beforehand.
    var timeline = EventTimeline(try EventScript(Data("wait 3600".utf8), file: "a", scale: 1), scale: 1)
    for _ in 0..<3 { #expect(timeline.next() != nil) }
  }
}
