// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import StippleDesigner

/// Which lists of changes are one step away from each other.
struct SceneStepTests {
  private static func changes(_ text: String) -> [DesignScene.Change] {
    text.split(separator: " ").map { word in
      DesignScene.Change(object: "view", key: String(word.prefix(1)), value: .text(String(word.dropFirst())))
    }
  }

  @Test(arguments: [
    ("", "a1", "+a1"), ("a1", "a2", "+a2"), ("a1 b1", "a1 b2", "+b2"), ("a1 b1", "b1 a2", "+a2"),
    ("a1 b1", "b1 a1", "+a1"), ("a1", "a1 b1", "+b1"), ("a1", "", "-a1"), ("a1 b1 c1", "b1 c1", "-a1"),
    ("a1 b1 c1", "a1 c1", "-b1"), ("a1 b1 c1", "a1 b1", "-c1"), ("a1 a2", "a3", "+a3"),
  ])
  func oneChangeIsAStep(old: String, new: String, step: String) throws {
    let found = try #require(SceneStep(from: Self.changes(old), to: Self.changes(new)))
    let change = try #require(Self.changes(String(step.dropFirst())).first)
    #expect(found == (step.hasPrefix("+") ? .make(change) : .takeBack(change)))
  }

  @Test(arguments: [
    ("", "a1 b1"), ("a1 b1", ""), ("a1 b1", "a2 b2"), ("a1 b1", "a2 b1"), ("a1 b1 c1", "c1"), ("a1 b1 c1", "c1 b1"),
    ("a1", "b1"),
  ])
  func moreIsNone(old: String, new: String) {
    #expect(SceneStep(from: Self.changes(old), to: Self.changes(new)) == nil)
  }
}
