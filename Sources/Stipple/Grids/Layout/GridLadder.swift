// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Which marks of a figure are shown at a zoom: minor and major ones, or levels of a ladder.
///
/// With a ladder of factor f, the marks of a level are f times as far apart as those of the one before. The finest level
/// shown is the first whose distance q is above the least one, m. It is as strong as t = (q - m) / m, and fully from
/// 2 m on, so that it comes and goes at no strength at all. The level after it turns from minor to major as t goes from 0
/// to 1; all others are major. A mark is of the last level it belongs to, and drawn once.
///
/// The levels of some figures do not lie on each other: honeycombs, staves, pages for notes. They change from one level
/// to the next, which is strong by as much as the finer one is weak, and each level has major marks of its own.
struct GridLadder {
  private(set) var tiers: [GridTier] = []
  /// Whether the finest marks are left out.
  private(set) var isDense = false
  /// How far neighbouring marks are from each other at least, in pixels.
  let leastPixels: Double

  init(_ layout: GridLayout, figure: GridFigure) {
    let asked = layout.minimumMarkDistance.isFinite ? max(layout.minimumMarkDistance, 0) : 0
    let automatic = layout.hasLadder ? 8 * layout.scale : 1
    // Never denser, whatever is asked for: lines that run through all places of pixels are not told apart in one.
    let least = max(asked > 0 ? asked : automatic, figure.isUpright ? 1 : 2)
    leastPixels = least
    let distance = figure.spacing * layout.zoomScale * layout.scale
    guard distance.isFinite, distance > 0 else { return }
    let interval = layout.majorInterval > 0 ? layout.majorInterval : nil
    if layout.hasLadder {
      climb(from: distance, least: least, interval: interval, layout: layout, isNested: figure.isNested)
    } else if distance >= least {
      tiers = Self.tiers(GridStride(), interval, isNested: figure.isNested)
    } else {
      isDense = true
      if let interval, figure.isNested, distance * Double(interval) >= least {
        tiers = [GridTier(GridStride(factor: Double(interval)), emphasis: 1)]
      }
    }
  }

  /// Minor marks and the major ones among them.
  private static func tiers(
    _ stride: GridStride, _ interval: Int?, isNested: Bool, opacity: Double = 1
  ) -> [GridTier] {
    guard let interval else { return [GridTier(stride, opacity: opacity)] }
    if interval == 1 { return [GridTier(stride, emphasis: 1, opacity: opacity)] }
    let minor = GridTier(stride, hole: interval, opacity: opacity)
    if !isNested { return [minor, GridTier(stride, only: interval, emphasis: 1, opacity: opacity)] }
    return [minor, GridTier(GridStride(factor: stride.factor * Double(interval)), emphasis: 1, opacity: opacity)]
  }

  private mutating func climb(
    from distance: Double, least: Double, interval: Int?, layout: GridLayout, isNested: Bool
  ) {
    let factor = min(interval.flatMap { $0 > 1 ? $0 : nil } ?? max(layout.ladderFactor, 2), GridLayout.largestFactor)
    let base = Double(factor)
    var level = (log2(least / distance) / log2(base)).rounded(.up)
    // The logarithm is rounded; the product decides.
    if distance * pow(base, level) <= least { level += 1 }
    if distance * pow(base, level - 1) > least { level -= 1 }
    guard let fine = GridStride(factor, toThe: level) else { return }
    let middle = GridStride(factor, toThe: level + 1)
    let strength = min((distance * fine.value - least) / least, 1)
    guard isNested else {
      let levels = [(fine, strength), (middle, 1 - strength)]
      tiers = levels.flatMap { stride, opacity in
        stride.map { opacity > 0 ? Self.tiers($0, interval, isNested: false, opacity: opacity) : [] } ?? []
      }
      return
    }
    let isMixed = interval.map { $0 > 1 } ?? false
    let emphasis = interval == 1 ? 1.0 : 0
    if strength == 1, !isMixed {
      tiers = [GridTier(fine, emphasis: emphasis)]
      return
    }
    if strength > 0 { tiers = [GridTier(fine, hole: factor, emphasis: emphasis, opacity: strength)] }
    guard let middle else { return }
    if !isMixed || strength == 1 {
      tiers.append(GridTier(middle, emphasis: isMixed ? 1 : emphasis))
    } else {
      tiers.append(GridTier(middle, hole: factor, emphasis: strength))
      if let coarse = GridStride(factor, toThe: level + 2) { tiers.append(GridTier(coarse, emphasis: 1)) }
    }
  }
}
