// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import UIKit

extension GallerySection {
  /// Every pattern, whatever there is in the list of them.
  static var patterns: GallerySection {
    let tiles = visible.map { pattern in Tile(name: pattern.name, view: grid(pattern)) }
    return GallerySection(title: "GridView · patternName", tiles: tiles, columnCount: 4, height: 112)
  }

  /// What major marks do to them.
  static var majors: GallerySection {
    let tiles = visible.map { pattern in
      let view = grid(pattern)
      view.majorInterval = 4
      view.majorColor = .systemBlue
      return Tile(name: "\(pattern.name), majorInterval 4", view: view)
    }
    return GallerySection(title: "GridView · majorInterval, majorColor", tiles: tiles, columnCount: 4, height: 112)
  }

  /// All but the one that is nothing.
  private static var visible: [GridPattern] { GridPattern.all.filter { $0 != .none } }

  private static func grid(_ pattern: GridPattern) -> GridView {
    let view = GridView()
    view.pattern = pattern
    // Of cells that are much higher than wide, such as staves, two at least are shown.
    view.gridWidth = 14
    view.gridWidth *= min(50 / CGFloat(view.layout.fullPitch?.y ?? 1), 1)
    view.gridColor = .secondaryLabel
    view.dotRadius = 0.9
    view.gridLineWidth = 0.5
    view.markSize = 5
    view.isCentered = true
    return view
  }
}
