// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Stipple
import UIKit

extension GallerySection {
  /// Every pattern, whatever there is in the list of them.
  @MainActor static var patterns: GallerySection {
    let tiles = visible.map { pattern in Tile(name: pattern.name, settings: grid(pattern)) }
    return GallerySection(
      title: "GridView · patternName", view: "GridView", tiles: tiles, columnCount: 4, height: 112)
  }

  /// What major marks do to them.
  @MainActor static var majors: GallerySection {
    let tiles = visible.map { pattern in
      Tile(
        name: "\(pattern.name), majorInterval 4",
        settings: grid(pattern).merging(["majorInterval": .integer(4), "majorColor": .text("systemBlue")]) { $1 })
    }
    return GallerySection(
      title: "GridView · majorInterval, majorColor", view: "GridView", tiles: tiles, columnCount: 4, height: 112)
  }

  /// What else a grid may have.
  @MainActor static var details: GallerySection {
    func tile(_ name: String, _ pattern: GridPattern, _ settings: [String: AttributeValue]) -> Tile {
      Tile(name: name, settings: grid(pattern).merging(settings) { $1 })
    }
    let margins: [String: AttributeValue] = [
      "marginTop": .number(22), "marginLeft": .number(44), "marginBottom": .number(8), "marginRight": .number(8),
      "edgeName": .text("closed"),
    ]
    return GallerySection(
      title: "GridView · margins, cells, marks", view: "GridView",
      tiles: [
        tile("margins, edgeName closed", .grid, margins),
        tile("gridHeight 28", .grid, ["gridHeight": .number(28)]),
        tile("gridWidth 22, markSize 10", .plus, ["gridWidth": .number(22), "markSize": .number(10)]),
        tile("spokeCount 24", .polar, ["spokeCount": .integer(24)]),
      ], columnCount: 4, height: 112)
  }

  /// All but the one that is nothing.
  private static var visible: [GridPattern] { GridPattern.all.filter { $0 != .none } }

  @MainActor private static func grid(_ pattern: GridPattern) -> [String: AttributeValue] {
    [
      "patternName": .text(pattern.name), "gridWidth": .number(width(of: pattern).native),
      "gridColor": .text("secondaryLabel"), "dotRadius": .number(0.9), "gridLineWidth": .number(0.5),
      "markSize": .number(5), "isCentered": .bool(true),
    ]
  }

  /// Of cells that are much higher than wide, such as staves, two at least are shown.
  @MainActor private static func width(of pattern: GridPattern) -> CGFloat {
    let view = GridView()
    view.pattern = pattern
    view.gridWidth = 14
    return view.gridWidth * min(50 / CGFloat(view.layout.fullPitch?.y ?? 1), 1)
  }
}
