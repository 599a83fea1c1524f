// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How deep a tree of layers may be.
///
/// What goes down a tree, up to the release of its layers, does so call by call. So that a thread with a usual stack of
/// 8 MB bears it whatever each level has, no tree is made that is too deep.
extension CALayer {
  /// The greatest number of levels below the topmost layer, those of masks counted.
  static let deepestLevel = 512

  /// Whether a layer may come below this one, as a sublayer or mask: it does not hold this one at any depth, and with
  /// what is below it the tree does not become too deep.
  ///
  /// It takes the time of a walk up; and of one over the layers below the other where that once was deeper.
  package final func mayHold(_ layer: CALayer) -> Bool {
    var level = 1
    var next: CALayer? = self
    while let current = next {
      if current === layer { return false }
      level += 1
      next = current.parent ?? current.masked
    }
    // `level` is that of a sublayer, the topmost layer's being 1.
    let rest = Self.deepestLevel + 1 - level
    return layer.levelsBelow <= rest || (rest >= 0 && layer.countLevels() <= rest)
  }

  /// Takes the levels of a new sublayer or mask into account.
  final func addLevels(of layer: CALayer) {
    var levels = layer.levelsBelow + 1
    var next: CALayer? = self
    while let current = next, current.levelsBelow < levels {
      current.levelsBelow = levels
      levels += 1
      next = current.parent ?? current.masked
    }
  }

  /// Counts the levels below anew, as those of layers that were taken away stay counted.
  private func countLevels() -> Int {
    var levels = children.reduce(0) { max($0, $1.countLevels() + 1) }
    if let maskLayer { levels = max(levels, maskLayer.countLevels() + 1) }
    levelsBelow = levels
    return levels
  }
}
