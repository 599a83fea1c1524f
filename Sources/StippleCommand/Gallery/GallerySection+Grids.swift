// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import UIKit

extension GallerySection {
  /// Every pattern, whatever there is in the list of them.
  static var patterns: GallerySection {
    let tiles = GridPattern.all.filter { $0 != .none }.map { pattern in
      Tile(name: pattern.name, view: grid(pattern))
    }
    return GallerySection(title: "GridView · patternName", tiles: tiles, columnCount: 4, height: 112)
  }

  /// What major marks do to the patterns that have them.
  static var majors: GallerySection {
    let tiles = [GridPattern.grid, .dot, .cross, .plus].map { pattern in
      let view = grid(pattern)
      view.majorInterval = 4
      view.majorColor = .systemBlue
      return Tile(name: "\(pattern.name), majorInterval 4", view: view)
    }
    return GallerySection(title: "GridView · majorInterval, majorColor", tiles: tiles, columnCount: 4, height: 112)
  }

  private static func grid(_ pattern: GridPattern) -> GridView {
    let view = GridView()
    view.pattern = pattern
    view.gridWidth = 14
    view.gridColor = .secondaryLabel
    view.dotRadius = 0.9
    view.gridLineWidth = 0.5
    view.markSize = 5
    // Circles are about a point.
    view.isCentered = pattern != .polar
    if pattern == .music { view.gridWidth = 5 }
    if pattern == .polar { view.gridOrigin = CGPoint(x: 88, y: 56) }
    return view
  }
}
