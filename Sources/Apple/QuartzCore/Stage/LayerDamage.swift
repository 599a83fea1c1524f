// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
package import Foundation

/// What of a layer tree's picture is out of date, in the space of its root.
package struct LayerDamage: Equatable, Sendable {
  /// The most rectangles that are told apart.
  static let limit = 4

  /// Whether all of it is.
  package private(set) var isEverything = false
  /// The rectangles that are, if not all is: a few, which may overlap.
  package private(set) var rects: [CGRect] = []

  package init() {}

  /// Everything.
  package static let everything: LayerDamage = {
    var damage = LayerDamage()
    damage.addEverything()
    return damage
  }()

  /// Whether nothing is out of date.
  package var isEmpty: Bool { !isEverything && rects.isEmpty }

  package mutating func addEverything() {
    (isEverything, rects) = (true, [])
  }

  /// Adds a rectangle; one that reaches beyond all numbers is everything.
  package mutating func add(_ rect: CGRect) {
    guard !isEverything, rect.width > 0, rect.height > 0 else { return }
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      return addEverything()
    }
    var merged = rect
    // A rectangle that takes another one in may reach a third.
    while let index = rects.firstIndex(where: { $0.isWorthMerging(with: merged) }) {
      merged = merged.around(rects.remove(at: index))
    }
    rects.append(merged)
    if rects.count > Self.limit { mergeTwo() }
  }

  /// Makes one of the two rectangles that lose the least by it.
  private mutating func mergeTwo() {
    let pairs = rects.indices.flatMap { first in rects.indices[(first + 1)...].map { (first, $0) } }
    let best = pairs.min { rects[$0.0].waste(with: rects[$0.1]) < rects[$1.0].waste(with: rects[$1.1]) }
    guard let (first, second) = best else { return }
    let both = rects.remove(at: second).around(rects.remove(at: first))
    add(both)
  }
}

extension CGRect {
  /// How much larger than both the rectangle around both is.
  fileprivate func waste(with other: CGRect) -> CGFloat {
    let both = around(other)
    return both.width * both.height - width * height - other.width * other.height
  }

  /// Whether it is cheaper to draw both as one.
  fileprivate func isWorthMerging(with other: CGRect) -> Bool {
    waste(with: other) <= 0.25 * (width * height + other.width * other.height)
  }
}
