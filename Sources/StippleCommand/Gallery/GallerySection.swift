// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleDesigner
import UIKit

/// Styles of one kind, each with the attribute and value that choose it; the gallery and the designer show the same.
struct GallerySection {
  /// One style.
  struct Tile {
    let name: String
    /// By attribute; no two are parts of the same, so that they have no order.
    let settings: [String: AttributeValue]
    /// What no attribute can say; the designer shows the tile without it.
    var finish: @MainActor (UIView) -> Void = { _ in }
    /// Whether no attribute comes near to it; the designer leaves it out.
    var isForCodeAlone = false
  }

  let title: String
  /// The class of the tiles' views.
  let view: String
  let tiles: [Tile]
  let columnCount: Int
  /// How high a tile is, without its name.
  let height: CGFloat
  /// Whether tiles stand between two marks of where they end.
  var hasEnds = false

  @MainActor static var all: [GallerySection] {
    [patterns, majors, details, fits, marks, looks, places, borders, corners]
  }

  /// How wide all columns are, with the gaps between them.
  static let width: CGFloat = 752
  static let gap: CGFloat = 16

  /// How wide a tile is.
  var tileWidth: CGFloat { (Self.width - Self.gap * CGFloat(columnCount - 1)) / CGFloat(columnCount) }
}

extension GallerySection {
  /// What the designer begins with: a line as it comes, a grid of dots, then all that the gallery shows.
  @MainActor static var items: [GalleryItem] {
    [
      GalleryItem(
        id: "line", section: "Begin with", title: "DottedLineView", view: "DottedLineView", settings: [:],
        size: DesignSize(width: 320, height: 44)),
      GalleryItem(
        id: "grid", section: "Begin with", title: "GridView", view: "GridView", settings: ["patternName": .text("dot")],
        size: DesignSize(width: 320, height: 240)),
    ] + all.flatMap(\.items)
  }

  private var items: [GalleryItem] {
    tiles.filter { !$0.isForCodeAlone }.map { tile in
      GalleryItem(
        id: Self.id(of: "\(title) \(tile.name)"), section: title, title: tile.name, view: view, settings: tile.settings,
        size: DesignSize(width: tileWidth, height: height))
    }
  }

  /// Letters and digits, and a hyphen for what is between.
  private static func id(of title: String) -> String {
    title.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.joined(separator: "-").lowercased()
  }
}
