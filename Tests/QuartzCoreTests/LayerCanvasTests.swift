// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing

/// Drawing the damage alone gives the bytes of drawing all: on trees that seeds make up, of all that layers may have.
///
/// `STIPPLE_SEEDS` is how many trees each of the tests takes, such as 2000 for a long look.
struct LayerCanvasTests {
  private static let scales: [CGFloat] = [1, 2, 1.5, 3]
  /// Of more than these, a debug build would take too long for every day.
  private static let seeds = ProcessInfo.processInfo.environment["STIPPLE_SEEDS"].flatMap(UInt64.init) ?? 40
  /// The last of each run's seeds, of which there are as many at once as there are cores.
  private static let lasts = Array(stride(from: 20, through: seeds, by: 20))

  private func eachScreen(until last: UInt64, _ body: (LayerScreen, inout LayerForest) throws -> Void) throws {
    for seed in last - 20..<last {
      var forest = LayerForest(seed: seed * 977 + 1)
      let root = forest.tree()
      try body(LayerScreen(root, scale: Self.scales[Int(seed % 4)]), &forest)
    }
  }

  private func isRight(_ screen: LayerScreen, _ step: Int, _ last: UInt64) throws {
    let wrong = try screen.wrongBytes()
    try #require(wrong == 0, "scale \(screen.canvas.scale), seeds before \(last), after step \(step)")
  }

  @Test(arguments: lasts)
  func whatIsOutsideOfThePartDrawnChangesNothingOfIt(last: UInt64) throws {
    try eachScreen(until: last) { screen, forest in
      for _ in 0..<8 { forest.changeTree(screen.root) }
      screen.drawFrame()
      screen.draw(.everything)
      for step in 0..<12 {
        var part = LayerDamage()
        part.add(CGRect(x: 0, y: CGFloat(step) * 5.3, width: 64, height: 2))
        screen.draw(part)
      }
      try isRight(screen, 8, last)
    }
  }

  @Test(arguments: lasts)
  func drawingTheDamageGivesTheBytesOfDrawingAll(last: UInt64) throws {
    try eachScreen(until: last) { screen, forest in
      for step in 0..<5 {
        for _ in 0...step % 3 { forest.changeTree(screen.root) }
        screen.drawFrame()
        try isRight(screen, step, last)
      }
    }
  }

  @Test(arguments: lasts)
  func drawingTheDamageOfATickGivesTheBytesOfDrawingAll(last: UInt64) throws {
    try eachScreen(until: last) { screen, forest in
      screen.root.tick(timestamp: 0)
      for step in 0..<6 {
        // Layers without views are animated by what is set, a quarter of a second each.
        if step % 3 == 0 { forest.changeTree(screen.root) }
        if step % 3 == 1 { forest.animate(screen.root) }
        screen.root.tick(timestamp: Double(step) / 10)
        screen.drawFrame()
        try isRight(screen, step, last)
      }
    }
  }
}
