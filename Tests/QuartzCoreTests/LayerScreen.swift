// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing

/// A screen of a tree, on which what is out of date is drawn anew, as its stage says.
final class LayerScreen {
  let root: CALayer
  let stage: LayerStage
  let canvas: LayerCanvas

  init(_ root: CALayer, scale: CGFloat = 1) throws {
    self.root = root
    stage = LayerStage(root: root) {}
    canvas = try Self.canvas(of: root, scale: scale)
    drawFrame()
  }

  private static func canvas(of root: CALayer, scale: CGFloat) throws -> LayerCanvas {
    let size = root.bounds.size
    return try #require(
      LayerCanvas(width: Int(size.width * scale), height: Int(size.height * scale), scale: scale))
  }

  @discardableResult
  func drawFrame() -> LayerDamage {
    let damage = stage.takeDamage()
    draw(damage)
    return damage
  }

  /// Draws parts anew, whether they are out of date or not.
  func draw(_ damage: LayerDamage) {
    _ = canvas.redraw(damage) { stage.draw(in: $0) }
  }

  /// How many bytes are not as all drawn anew has them.
  func wrongBytes() throws -> Int {
    let whole = try Self.canvas(of: root, scale: canvas.scale)
    _ = whole.redraw(.everything) { root.renderPresentation(in: $0) }
    var count = 0
    canvas.withBytes { bytes in
      whole.withBytes { others in
        // A debug build takes long for bytes one by one, and nearly always all are the same.
        guard let one = bytes.baseAddress, let other = others.baseAddress, memcmp(one, other, bytes.count) != 0 else {
          return
        }
        count = zip(bytes, others).count { $0 != $1 }
      }
    }
    return count
  }
}
